// The only SQL of answers: each is kept with what it cited, for who asked and for those who keep the knowledge true.
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { answeredArticles, knowledgeAnswers } from '../../../../db/schema/knowledge.ts'
import { users } from '../../../../db/schema/users.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import { oversees, type Scope } from '../../../kit/scope.ts'
import type { ReadableArticleId } from '../articles/article-store.ts'
import type { Keeper } from '../passages/reader.ts'

export type AnswerRow = typeof knowledgeAnswers.$inferSelect

/** The one rule of who sees an answer: whoever asked, and those who may publish (COMP-19). */
function readableBy(scope: Scope): SQL {
  if (scope.companyId === 0)
    return sql`(${and(
      isNull(knowledgeAnswers.companyId),
      or(eq(knowledgeAnswers.ownerId, scope.userId), eq(knowledgeAnswers.askerId, scope.userId)),
    )})`
  if (scope.role === null) return sql`false`
  const sees = or(eq(knowledgeAnswers.askerId, scope.userId), oversees(scope) ? sql`true` : sql`false`)
  return sql`(${and(eq(knowledgeAnswers.companyId, scope.companyId), sees)})`
}

export async function insertAnswer(
  db: ActingDatabase,
  keeper: Keeper,
  answer: Omit<typeof knowledgeAnswers.$inferInsert, 'id' | 'ownerId' | 'companyId'>,
): Promise<AnswerRow> {
  const [row] = await db.orm
    .insert(knowledgeAnswers)
    .values({ ...answer, ...keeper })
    .returning()
  if (!row) throw new AppError('internal', 'The answer could not be kept')
  const cited = answer.citations.flatMap(({ source }) => (source.kind === 'thread' ? [] : [source.id]))
  if (cited.length > 0)
    await db.orm
      .insert(answeredArticles)
      .values([...new Set(cited)].map((articleId) => ({ answerId: row.id, articleId })))
  return row
}

/** Locked; throws not_found for one that is not there or not the person's to see. */
export async function lockAnswer(db: Database, scope: Scope, id: number): Promise<AnswerRow> {
  const [row] = await db.orm
    .select()
    .from(knowledgeAnswers)
    .where(and(eq(knowledgeAnswers.id, id), readableBy(scope)))
    .for('update')
  if (!row) throw new AppError('not_found', 'Answer not found')
  return row
}

/** Of the scope's person, in the thread of their mail; null without one. */
export async function lastAnswerOfThread(
  db: Database,
  scope: Scope,
  threadId: number,
): Promise<AnswerRow | null> {
  const [row] = await db.orm
    .select()
    .from(knowledgeAnswers)
    .where(and(eq(knowledgeAnswers.threadId, threadId), eq(knowledgeAnswers.askerId, scope.userId)))
    .orderBy(desc(knowledgeAnswers.id))
    .limit(1)
  return row ?? null
}

export async function judge(
  db: ActingDatabase,
  id: number,
  verdict: AnswerRow['verdict'],
): Promise<AnswerRow> {
  const [row] = await db.orm
    .update(knowledgeAnswers)
    .set({ verdict })
    .where(eq(knowledgeAnswers.id, id))
    .returning()
  if (!row) throw new AppError('not_found', 'Answer not found')
  return row
}

export function listAnswerRows(
  db: Database,
  scope: Scope,
  { articleId, verdict }: { articleId?: number | undefined; verdict?: 'right' | 'wrong' | undefined },
): Promise<AnswerRow[]> {
  const cites = articleId
    ? sql`exists (select 1 from ${answeredArticles} where ${answeredArticles.answerId} = ${knowledgeAnswers}.id and ${answeredArticles.articleId} = ${articleId})`
    : undefined
  return db.orm
    .select()
    .from(knowledgeAnswers)
    .where(and(readableBy(scope), cites, verdict ? eq(knowledgeAnswers.verdict, verdict) : undefined))
    .orderBy(desc(knowledgeAnswers.id))
    .limit(MOST_LISTED)
}

const MOST_LISTED = 100

/** The latest questions that an article answered, as far as the person may know of them. */
export function answeredWith(db: Database, scope: Scope, id: ReadableArticleId) {
  return db.orm
    .select({
      id: knowledgeAnswers.id,
      question: knowledgeAnswers.question,
      isOutside: knowledgeAnswers.isOutside,
      asker: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
      at: knowledgeAnswers.createdAt,
    })
    .from(answeredArticles)
    .innerJoin(knowledgeAnswers, eq(knowledgeAnswers.id, answeredArticles.answerId))
    .innerJoin(users, eq(users.id, knowledgeAnswers.askerId))
    .where(and(eq(answeredArticles.articleId, id), readableBy(scope)))
    .orderBy(desc(knowledgeAnswers.id))
    .limit(10)
}

/** What an answer said that was marked wrong, for who is asked for a better one. */
export async function wrongStatements(
  db: ActingDatabase,
  id: number,
): Promise<{ articleId: number | null; title: string; text: string }[]> {
  const [row] = await db.orm
    .select({ citations: knowledgeAnswers.citations })
    .from(knowledgeAnswers)
    .where(eq(knowledgeAnswers.id, id))
  return (row?.citations ?? []).map(({ text, source }) => ({
    ...{ articleId: source.kind === 'thread' ? null : source.id, title: source.title, text },
  }))
}
