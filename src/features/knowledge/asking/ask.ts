// Answers a question from what the asker may read, or files it: the same by mail and in the app.
import type { StoredCitation } from '../../../../db/schema/knowledge.ts'
import type { Acting } from '../../../kit/acting.ts'
import { type ActingDatabase, actingAs } from '../../../kit/db/acting-database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { citedArticles, countSources } from '../articles/article-store.ts'
import { countAnswered } from '../articles/article-write-store.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { embedFor } from '../passages/embed-for.ts'
import { type FindAnswerServices, type FoundAnswer, findAnswer } from '../passages/find-answer.ts'
import type { Keeper, Reader } from '../passages/reader.ts'
import { type AnswerRow, insertAnswer } from './answer-store.ts'
import { projectNames } from './cited-thread-store.ts'
import { type Ask, type Filed, fileQuestion } from './file-question.ts'

/** Before the transaction: it takes time. What the asker may read is asked of the database at this moment. */
export async function lookUp(
  services: KnowledgeServices,
  scope: Scope,
  reader: Reader,
  question: string,
): Promise<FoundAnswer> {
  const choose: FindAnswerServices['choose'] = (asked) => chooseAnswer(asked, `person ${scope.userId}`)
  const { db, chooseAnswer } = services
  const embed = await embedFor(services, scope)
  return findAnswer({ db: actingAs(db, scope), choose, embed }, reader, question)
}

export interface Answered {
  answer: AnswerRow
  filed: Filed | null
}

/** In the open transaction. */
export async function answerOrFile(
  services: KnowledgeServices,
  acting: Acting,
  ask: Omit<Ask, 'wrong' | 'askerId'>,
  { answer: found }: FoundAnswer,
): Promise<Answered> {
  const { db, scope, at } = acting
  const own = actingAs(db, scope)
  const { keeper, text, isOutside, mail } = ask
  const citations = found ? await citationsOf(own, keeper, found.citations) : []
  const filed =
    citations.length > 0
      ? null
      : await fileQuestion(services, acting, { ...ask, askerId: scope.userId, wrong: null })
  const answer = await insertAnswer(own, keeper, {
    ...{ askerId: scope.userId, question: text, citations, isOutside, createdAt: at },
    ...{ threadId: mail?.threadId ?? null, mailId: mail?.mailId ?? null },
    questionId: filed?.question.id ?? null,
    sourceCount: await countSources(own, keeper, isOutside),
  })
  const ids = citations.flatMap(({ source }) => (source.kind === 'thread' ? [] : [source.id]))
  if (ids.length > 0) {
    await countAnswered(own, [...new Set(ids)])
    await tellKnowledge(db, scope, keeper, { articleIds: [...new Set(ids)] })
  }
  return { answer, filed }
}

/** With the titles that the sources have now; of what is gone nothing is said. */
async function citationsOf(
  db: ActingDatabase,
  keeper: Keeper,
  cited: NonNullable<FoundAnswer['answer']>['citations'],
): Promise<StoredCitation[]> {
  const idsOf = (isThread: boolean) =>
    cited.filter(({ source }) => (source.kind === 'thread') === isThread).map(({ source }) => source.id)
  const articles = new Map((await citedArticles(db, idsOf(false))).map((one) => [Number(one.id), one]))
  const threads = await projectNames(db, keeper, idsOf(true))
  return cited.flatMap(({ text, source, passageId, headings, part }) => {
    const article = articles.get(source.id)
    const title = source.kind === 'thread' ? threads.get(source.id) : article?.title
    if (title === undefined) return []
    const stored = {
      ...{ kind: source.kind, id: source.id, title, headings: headings.slice(1), part },
      unit: article?.file?.unit ?? null,
    }
    return [{ text, source: stored, passageId }]
  })
}
