// Reads a mail to the knowledge base by rules: what it asks is looked up in what its sender may read.
import type { AgentMail } from '../../../agent/agent.ts'
import type { Scope } from '../../../kit/scope.ts'
import { wordsOf } from '../../../language/knowledge/text-words.ts'
import { wantsNoAnswer } from '../../../language/small-talk.ts'
import { lookUp } from '../asking/ask.ts'
import type { Reader } from '../passages/reader.ts'
import { partedQuestion } from '../reading/joined-questions.ts'
import { answersByNumber, readOwnerReply } from '../reading/owner-reply.ts'
import type { FaqServices } from './faq-services.ts'
import type { FoundForMail, KnowledgeProposal, KnownKnowledge } from './knowledge-proposal.ts'

export async function readMail(
  services: FaqServices,
  mail: AgentMail,
  { scope, keeper, target, files }: KnownKnowledge,
): Promise<KnowledgeProposal> {
  const { newest, subject } = mail.parsed
  const [forwarded = null] = newest.forwarded
  const read = await services.readKnowledgeMail(
    { text: newest.text, subject, forwarded, commandsOnly: mail.commandsOnly },
    mail.sender.email,
  )
  const nothing = {
    ...read,
    keeper,
    asked: [],
    target,
    files,
    pointedAt: new Map<string, number>(),
    corrects: [],
  }
  if (mail.commandsOnly || wantsNoAnswer(subject, newest.text)) return { ...nothing, told: '', files: [] }
  const asked: FoundForMail[] = []
  const reader = { keeper, userId: mail.isStranger ? null : mail.sender.userId }
  for (const one of read.asked) {
    const alone = await lookUp(services, scope, reader, one.whole)
    const parts = alone.answer === null ? partedQuestion(one) : []
    if (parts.length > 1) {
      const found: FoundForMail[] = []
      for (const each of parts)
        found.push({ ...each, found: await lookUp(services, scope, reader, each.whole) })
      // Of two questions one may be answered; none is parted where neither is.
      if (found.some((each) => each.found.answer !== null)) {
        asked.push(...found)
        continue
      }
    }
    const whole = withSubject(one.whole, mail)
    // One question of several has the subject in common with the others, and needs it least.
    const isHelped = alone.answer === null && whole !== one.whole && read.asked.length === 1
    const helped = isHelped ? await lookUp(services, scope, reader, whole) : alone
    const found = helped.answer === null && alone.perhaps !== null ? alone : helped
    asked.push({ ...one, found })
  }
  const pointedAt = new Map<string, number>()
  const replies = target?.kind === 'question' ? [read.said, ...answersByNumber(read.said).values()] : []
  for (const said of replies) {
    const [meant] = readOwnerReply(said).pointsAtArticle
      ? await articlesMeant(services, scope, reader, said)
      : []
    if (meant !== undefined) pointedAt.set(said, meant)
  }
  const corrects = read.correction?.isOrdered ? await articlesMeant(services, scope, reader, read.said) : []
  return { ...nothing, asked, pointedAt, corrects }
}

/** The subject of a new mail says what its question is about; the subject of a reply was chosen for an earlier one. */
function withSubject(question: string, { isReply, parsed: { subject } }: AgentMail): string {
  const about = subject.trim().replace(/(?<![.?!:])[.?!:]+$/, '')
  if (isReply || about === '' || question.includes(about) || about.length > LONGEST_SUBJECT) return question
  return `${about}.\n\n${question}`
}

const LONGEST_SUBJECT = 80

/** The articles of which a word of the title is in the text, the nearest first. */
async function articlesMeant(
  services: FaqServices,
  scope: Scope,
  reader: Reader,
  said: string,
): Promise<number[]> {
  const stems = new Set(ownStems(said))
  const { near } = await lookUp(services, scope, reader, said)
  return near
    .filter(
      ({ source, headings }) =>
        source.kind !== 'thread' && ownStems(headings[0] ?? '').some((stem) => stems.has(stem)),
    )
    .map(({ source }) => source.id)
}

const ownStems = (text: string): string[] =>
  wordsOf(text).flatMap(({ stem, isSmall }) => (isSmall ? [] : [stem]))
