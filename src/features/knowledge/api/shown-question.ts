// Questions and answers as the screens show them.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type ArticleRow, citedArticles } from '../articles/article-store.ts'
import { dayOf } from '../articles/verify-day.ts'
import { mayAnswer } from '../asking/answer-question.ts'
import { type AnswerRow, wrongStatements } from '../asking/answer-store.ts'
import type { Answer, Citation, Question } from '../asking/contract.ts'
import { isInside, keeperIn } from '../keeper.ts'
import { pathOfSource, placeOf, sourcesOf } from '../mails/knowledge-receipt.ts'
import { passageTexts } from '../passages/passage-text-store.ts'
import { peopleOf } from '../people-store.ts'
import { type AskRow, asksOf, type QuestionRow } from '../question-store.ts'
import { shownPerson } from './shown-article.ts'

const MOST_SHOWN = 200

/** In the order of the rows. */
export async function shownQuestions(
  db: Database,
  scope: Scope,
  rows: readonly QuestionRow[],
): Promise<Question[]> {
  const own = actingAs(db, scope)
  const asks = await asksOf(
    db,
    rows.map(({ id }) => id),
  )
  const people = await peopleOf(own, [
    ...rows.map(({ knowledgeOwnerId }) => knowledgeOwnerId),
    ...asks.map(({ userId }) => userId),
  ])
  const shown: Question[] = []
  for (const row of rows) {
    const askedHere = asks.filter(({ questionId }) => questionId === row.id)
    const maySee = mayAnswer(scope, row)
    const last = askedHere.at(-1)
    const wrong = row.wrongAnswerId && maySee ? await wrongStatements(own, row.wrongAnswerId) : []
    shown.push({
      ...{ id: row.id, companyId: row.companyId ?? 0, text: row.text, state: row.state },
      ...{ because: row.because, askCount: askedHere.length },
      askerCount: new Set(askedHere.map(({ userId }) => userId)).size,
      lastAsker: last && maySee ? askerName(last, people) : null,
      lastAskedAt: row.lastAskedAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
      owner: shownPerson(people, row.knowledgeOwnerId),
      ownerAskedAt: row.ownerAskedAt?.toISOString() ?? null,
      articleId: row.articleId,
      wrong: wrong.map(({ articleId, title, text }) => ({ articleId, title, sentence: text })),
      isOwn: askedHere.some(({ userId }) => userId === scope.userId),
      mayAnswer: maySee,
    })
  }
  return shown
}

type People = Awaited<ReturnType<typeof peopleOf>>

const askerName = ({ isOutside, userId }: AskRow, people: People): string | null =>
  isOutside ? null : (people.get(userId)?.name ?? null)

/** The latest first; of others only for who may answer. */
export async function shownAsks(
  db: Database,
  scope: Scope,
  question: QuestionRow,
): Promise<{ name: string | null; text: string; at: string }[]> {
  const all = await asksOf(db, [question.id])
  const asks = all.filter(({ userId }) => mayAnswer(scope, question) || userId === scope.userId)
  const people = await peopleOf(
    actingAs(db, scope),
    asks.map(({ userId }) => userId),
  )
  return asks
    .reverse()
    .slice(0, MOST_SHOWN)
    .map((ask) => ({ name: askerName(ask, people), text: ask.text, at: ask.createdAt.toISOString() }))
}

/** Without what its reader may not read any more: an article that was deleted or withdrawn says nothing from then on. */
export async function shownAnswer(
  db: Database,
  scope: Scope,
  row: AnswerRow,
  { filed = null, at }: { filed?: Answer['filed']; at: Date },
): Promise<Answer> {
  const own = actingAs(db, scope)
  const isIn = isInside(scope, keeperIn(row))
  const ids = row.citations.flatMap(({ source }) => (source.kind === 'thread' ? [] : [source.id]))
  const articles = new Map((await citedArticles(own, ids)).map((one) => [Number(one.id), one]))
  const texts = await passageTexts(
    own,
    { keeper: keeperIn(row), userId: scope.userId },
    row.citations.map(({ passageId }) => passageId),
  )
  const citations = row.citations.filter(({ source, passageId }) => {
    const article = articles.get(source.id)
    if (source.kind === 'thread') return texts.has(passageId)
    return article?.status === 'published' && (isIn || article.isPublic)
  })
  const sources = sourcesOf(citations)
  const passageOf = (text: string) => {
    const passageId = citations.find((one) => one.text === text)?.passageId
    return (passageId === undefined ? undefined : texts.get(passageId)) ?? text
  }
  return {
    ...{ id: row.id, question: row.question, sourceCount: row.sourceCount, filed, verdict: row.verdict },
    statements: citations.map(({ text }) => ({
      text,
      citation: sources.findIndex((one) => one.texts.includes(text)) + 1,
    })),
    citations: sources.map(({ source, texts: [text = ''] }, place): Citation => {
      const article = source.kind === 'thread' ? undefined : articles.get(source.id)
      return {
        ...{ number: place + 1, sentence: text, passage: passageOf(text) },
        source: {
          ...{ kind: source.kind, id: source.id, title: article?.title ?? source.title },
          // The app speaks English.
          ...{ place: placeOf(source, 'en'), url: pathOfSource(source), ...verified(article, at) },
        },
      }
    }),
    at: row.createdAt.toISOString(),
  }
}

const verified = (article: ArticleRow | undefined, at: Date) => ({
  verifiedAt: article?.verifiedAt?.toISOString() ?? null,
  isDue: article?.verifyBy ? article.verifyBy <= dayOf(at) : false,
})
