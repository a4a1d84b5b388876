// Answers the questions of a mail, or files them and says who is asked.
import type { MailContext } from '../../../agent/agent.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import { shortTitle } from '../../../mail/short-title.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { momentWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { type ArticleRow, citedArticles } from '../articles/article-store.ts'
import { type Answered, answerOrFile } from '../asking/ask.ts'
import { isInside } from '../keeper.ts'
import { questionSubject } from '../knowledge-subject.ts'
import type { Citation } from '../passages/find-answer.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal } from './knowledge-proposal.ts'
import { answerSections, perhapsSections } from './knowledge-receipt.ts'
import { type Part, part } from './mail-part.ts'

export async function answerMailQuestions(
  services: FaqServices,
  context: MailContext,
  { keeper, asked }: KnowledgeProposal,
): Promise<Part> {
  const { scope, mail, at, mayTellOthers } = context
  const { db, publicUrl, card } = services
  const { knowledge: words } = wordsIn(mail.language)
  const isOutside = !isInside(scope, keeper)
  const answered: (Answered & { perhaps: Citation | null })[] = []
  for (const { kept: text, found } of asked)
    answered.push({
      perhaps: found.perhaps,
      ...(await answerOrFile(
        services,
        { db, scope, at },
        {
          ...{ keeper, text: text.slice(0, 1_000), isOutside, language: mail.writtenIn, mayTellOthers },
          mail: { threadId: mail.threadId, mailId: mail.mailId, agentAddress: mail.agentAddress },
          ...{ instanceId: null, blockers: mail.blockers },
        },
        found,
      )),
    })
  const articles = await articlesIn(services, context, answered)
  const receipt = { hueHex: card.hue.light, publicUrl, language: mail.language, at, isOutside }
  const known = answered.filter(({ filed }) => filed === null)
  const filed = answered.length - known.length
  const sections = answered.flatMap((one): LayoutSection[] =>
    one.filed
      ? [
          { kind: 'paragraph', lead: one.answer.question, text: filedWords(one, context, isOutside) },
          ...perhapsSections(one.perhaps, receipt),
        ]
      : answerSections(one.answer, articles, receipt),
  )
  const [first] = answered
  const counted = [known.length > 0 && words.answers(known.length), filed > 0 && words.filed(filed)]
  const headline = answered.length === 1 && first ? [matterOf(first, mail.language)] : counted
  return part(headline.filter(Boolean).join(', '), {
    sections,
    changed: answered.flatMap((one) => (one.filed ? [questionSubject(one.filed.question.id)] : [])),
    notes: known.length > 0 && !isOutside ? [words.wrongHint] : [],
  })
}

/** What the first statement of the answer says, or the question that nobody has answered yet. */
function matterOf({ filed, answer }: Answered, language: LanguageCode): string {
  const { knowledge: words, quote } = wordsIn(language)
  const [said] = answer.citations
  if (filed === null && said) return shortTitle(said.text)
  return `${quote(shortTitle(answer.question))}: ${filed === null ? words.answers(1) : words.filed(1)}`
}

/** "The knowledge base does not say this. I ask Bob and write to you once there is an answer." */
function filedWords(
  { filed, perhaps, answer }: Answered & { perhaps: Citation | null },
  { mail, scope }: MailContext,
  isOutside: boolean,
): string {
  const { knowledge: words } = wordsIn(mail.language)
  const { owner = null, askerCount = 1, question = null, askedFrom = null, isQuiet = false } = filed ?? {}
  const isOwn = owner?.id === scope.userId
  if (isOwn && answer.sourceCount === 0) return words.emptyBase
  // With an article that speaks of it, nobody says for certain that it is not there.
  const lead = perhaps === null ? words.notKnown : words.notSure
  // Questions from outside wait on the page: their owner gets no mail.
  if (owner === null || question === null || isOutside || (isQuiet && !isOwn))
    return `${lead} ${words.onlyFiled}`
  if (isOwn) return `${lead} ${words.yourTurn}`
  if (question.because === 'not_found' && question.ownerAskedAt !== null && askerCount > 1)
    return `${lead} ${words.ownerWasAsked(owner.name, askerCount)}`
  if (askedFrom !== null) {
    const when = momentWords(askedFrom, mail.zone, mail.language)
    return `${lead} ${words.ownerAskedLater(owner.name, when)}`
  }
  return `${lead} ${words.ownerAsked(owner.name)}`
}

async function articlesIn(
  { db }: FaqServices,
  { scope }: MailContext,
  answered: readonly Answered[],
): Promise<ReadonlyMap<number, ArticleRow>> {
  const ids = answered.flatMap(({ answer }) =>
    answer.citations.flatMap(({ source }) => (source.kind === 'thread' ? [] : [source.id])),
  )
  const rows = await citedArticles(actingAs(db, scope), [...new Set(ids)])
  return new Map(rows.map((row) => [Number(row.id), row]))
}
