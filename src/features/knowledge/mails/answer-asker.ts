// Tells everybody who asked a question that it has an answer, each in their own thread and language.
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import { dayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { type ArticleRow, lockArticleOf } from '../articles/article-store.ts'
import { excerptOf } from '../articles/article-text.ts'
import { dayOf } from '../articles/verify-day.ts'
import { articlePath } from '../contract.ts'
import { keeperIn } from '../keeper.ts'
import { insiders, type KnowledgePersonRow, peopleOf } from '../people-store.ts'
import { type AskRow, asksOf, markAsksTold, type QuestionRow } from '../question-store.ts'
import { questionAlone } from '../reading/mail-parts.ts'
import { messageIdOf } from './asked-mail-store.ts'
import { type SendingServices, sendToPerson, threadWith } from './send-to-person.ts'

/** Told in one transaction. */
const PAGE = 50
/** Seconds until the rest is tried that today's limit left out (agents.md 1.9). */
const LATER_SECONDS = 3_600
const LONGEST_QUOTED = 2_000

/** The question is locked. */
export async function writeAnswers(
  services: SendingServices,
  question: QuestionRow,
  after: number,
): Promise<void> {
  const { db, system, clock } = services
  const own = actingAs(db, system)
  if (question.state !== 'answered' || question.articleId === null) return
  const article = await lockArticleOf(asSystem(db, system), question.articleId)
  if (article?.status !== 'published') return
  const inside = new Map((await insiders(own, keeperIn(question))).map((one) => [one.id, one]))
  const asks = (await asksOf(db, [question.id])).filter(({ toldAt, id }) => toldAt === null && id > after)
  const page = asks.slice(0, PAGE)
  const people = await peopleOf(
    own,
    page.map(({ userId }) => userId),
  )
  const told: number[] = []
  for (const ask of page) {
    const person = people.get(ask.userId)
    // Who has left since reads what others from outside read.
    const mayRead = article.isPublic || (inside.has(ask.userId) && !ask.isOutside)
    const isAuthor = ask.userId === article.creatorId || ask.userId === question.knowledgeOwnerId
    if (person && mayRead && !isAuthor) {
      const isSent = await tellAsker(
        services,
        { question, article, ask, isInside: inside.has(person.id) },
        person,
      )
      if (!isSent) {
        await markAsksTold(asSystem(db, system), told, clock())
        return services.goOn({ what: 'answer', id: question.id, after: ask.id - 1 }, LATER_SECONDS)
      }
    }
    if (mayRead) told.push(ask.id)
  }
  await markAsksTold(asSystem(db, system), told, clock())
  const last = page.at(-1)
  if (last && asks.length > PAGE) await services.goOn({ what: 'answer', id: question.id, after: last.id }, 0)
}

interface Told {
  question: QuestionRow
  article: ArticleRow
  ask: AskRow
  isInside: boolean
}

async function tellAsker(
  services: SendingServices,
  { question, article, ask, isInside }: Told,
  to: KnowledgePersonRow,
): Promise<boolean> {
  const { db, system, publicUrl, card } = services
  const keeper = keeperIn(question)
  const { knowledge: words } = wordsIn(to.language)
  const threadId =
    ask.threadId ??
    (await threadWith(services, keeper, {
      ...{ subject: ask.text, userId: to.id, instanceId: question.instanceId },
    }))
  const messageId = await messageIdOf(asSystem(db, system), ask.mailId)
  const verified = article.verifiedAt ?? article.updatedAt
  const text = article.text.length <= LONGEST_QUOTED ? article.text : excerptOf(article.text)
  const sections: LayoutSection[] = [
    { kind: 'paragraph', lead: ask.text, text: `${text} [1]` },
    {
      ...{ kind: 'rows', heading: words.sources },
      rows: [
        {
          ...{ number: 1, hueHex: card.hue.light, title: article.title },
          meta: words.verified(dayWords(dayOf(verified), to.language)),
          ...(isInside ? { link: { text: words.open, url: `${publicUrl}${articlePath(article.id)}` } } : {}),
        },
      ],
    },
  ]
  return sendToPerson(services, {
    key: `knowledge-answer:${question.id}:${article.id}:${to.id}`,
    ...{ what: 'answer', keeper, to, about: null, threadId, sections },
    fromAddress: question.sourceEmail,
    subject: words.answer.subject(questionAlone(ask.text)),
    intro: words.answer.intro,
    ...(messageId === null ? {} : { references: [messageId] }),
    causedBy: isInside ? null : (article.verifiedById ?? article.creatorId),
  })
}
