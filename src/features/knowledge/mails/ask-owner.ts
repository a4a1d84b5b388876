// Asks the owner of knowledge by mail what it does not say: each question once, and all that are open in one mail.
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { wrongStatements } from '../asking/answer-store.ts'
import { questionPath } from '../asking/contract.ts'
import { keeperIn } from '../keeper.ts'
import { questionSubject } from '../knowledge-subject.ts'
import { insiders, type KnowledgePersonRow, peopleOf } from '../people-store.ts'
import {
  asksOf,
  lockAsking,
  nextAskingOf,
  type QuestionRow,
  questionsToAsk,
  writeQuestion,
} from '../question-store.ts'
import { questionAlone } from '../reading/mail-parts.ts'
import { type SendingServices, sendToPerson } from './send-to-person.ts'

/** The question is locked. */
export async function askOwner(services: SendingServices, question: QuestionRow): Promise<void> {
  const { db, system, publicUrl, clock } = services
  const { id, threadId, knowledgeOwnerId, text, because, wrongAnswerId, sourceEmail } = question
  if (question.state !== 'unanswered' || question.ownerAskedAt !== null || threadId === null) return
  const keeper = keeperIn(question)
  const own = actingAs(db, system)
  // Who has left since is asked nothing.
  const owner = (await insiders(own, keeper)).find((one) => one.id === knowledgeOwnerId)
  if (!owner) return
  await lockAsking(own, owner.id)
  const next = await nextAskingOf(own, keeper, { knowledgeOwnerId: owner.id, at: clock() })
  const wait = next === null ? 0 : next.getTime() - clock().getTime()
  // At most one mail in half a day, which then has all that is open.
  if (wait > 0) return services.goOn({ what: 'question', id, after: 0 }, Math.ceil(wait / 1_000))
  const others = (await questionsToAsk(own, keeper, owner.id)).filter((one) => one.id !== id)
  if (others.length > 0) return askTogether(services, owner, [question, ...others])
  const asks = await asksOf(db, [id])
  const first = asks.find(({ isOutside }) => !isOutside)
  const { knowledge: words } = wordsIn(owner.language)
  const asker = first ? (await peopleOf(own, [first.userId])).get(first.userId)?.name : undefined
  const who = asker ?? words.somebodyOutside
  const people = new Set(asks.map(({ userId }) => userId)).size
  const isWrong = because === 'wrong'
  const wrong = isWrong && wrongAnswerId ? await wrongStatements(asSystem(db, system), wrongAnswerId) : []
  const said = words.question
  const sections: LayoutSection[] = [
    { kind: 'paragraph', lead: said.asked, text },
    ...(wrong.length > 0
      ? [
          {
            kind: 'lines' as const,
            heading: said.answered,
            lines: wrong.map((one) => `${one.title}: ${one.text}`),
          },
        ]
      : []),
    ...(people > 1 ? [{ kind: 'paragraph' as const, text: said.people(people) }] : []),
    { kind: 'paragraph', text: said.reply },
    { kind: 'button', link: { text: said.open, url: `${publicUrl}${questionPath(id)}` } },
  ]
  await sendToPerson(services, {
    key: `knowledge-question:${id}:${owner.id}:${question.wrongAnswerId ?? 0}`,
    ...{ what: 'question', keeper, to: owner, about: questionSubject(id), threadId, sections },
    fromAddress: sourceEmail,
    subject: (isWrong ? said.subjectWrong : said.subject)(questionAlone(text)),
    intro: (isWrong ? said.introWrong : said.intro)(who),
    // Whoever asks is a colleague: others are only filed.
    causedBy: null,
  })
  const at = clock()
  await writeQuestion(db, id, { ownerAskedAt: at }, at)
}

/** In the thread of the first; each has its number, by which a reply answers it. */
async function askTogether(
  services: SendingServices,
  owner: KnowledgePersonRow,
  given: readonly QuestionRow[],
): Promise<void> {
  const { db, system, publicUrl, clock, card } = services
  const questions = given.toSorted((one, other) => one.id - other.id)
  const [first] = questions
  if (!first || first.threadId === null) return
  const own = actingAs(db, system)
  const { knowledge: words } = wordsIn(owner.language)
  const asks = await asksOf(
    db,
    questions.map(({ id }) => id),
  )
  const people = await peopleOf(
    own,
    asks.flatMap(({ isOutside, userId }) => (isOutside ? [] : [userId])),
  )
  const rows = questions.map(({ id, text, because }, at) => {
    const asked = asks.filter(({ questionId }) => questionId === id)
    const names = new Set(asked.map(({ userId }) => people.get(userId)?.name ?? words.somebodyOutside))
    const who = [...names].slice(0, MOST_NAMED).join(', ')
    return {
      number: at + 1,
      hueHex: card.hue.light,
      title: text,
      meta: because === 'wrong' ? `${who}, ${words.question.saidWrong}` : who,
      link: { text: words.open, url: `${publicUrl}${questionPath(id)}` },
    }
  })
  const said = words.question
  await sendToPerson(services, {
    key: `knowledge-questions:${owner.id}:${questions.map(({ id }) => id).join('-')}`,
    what: 'question',
    keeper: keeperIn(first),
    to: owner,
    about: questionSubject(first.id),
    threadId: first.threadId,
    sections: [
      { kind: 'rows', rows },
      { kind: 'paragraph', text: said.replyMany },
    ],
    fromAddress: first.sourceEmail,
    subject: said.subjectMany(questions.length),
    intro: said.introMany,
    causedBy: null,
  })
  const at = clock()
  for (const { id } of questions) await writeQuestion(db, id, { ownerAskedAt: at }, at)
}

const MOST_NAMED = 3
