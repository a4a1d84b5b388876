// The only SQL of questions without an answer: who may see which, who asked them, and what became of them.
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import { questionAsks, questions } from '../../../db/schema/knowledge.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { ReadableId } from '../../kit/minted-id.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { ofKeeper } from './kept-store.ts'
import type { Keeper } from './passages/reader.ts'

export type ReadableQuestionId = ReadableId<'question'>

/** Of a question that the person who acts may see. */
export type QuestionRow = typeof questions.$inferSelect & { id: ReadableQuestionId }
export type AskRow = typeof questionAsks.$inferSelect

/**
 * The one rule of who sees a question: in the personal context its keeper, in a company's managers and admins, whoever
 * is asked to answer it, and whoever asked it. What somebody asks is no news to their colleagues.
 */
function readableBy(scope: Scope): SQL {
  if (scope.companyId === 0)
    return sql`(${and(isNull(questions.companyId), eq(questions.ownerId, scope.userId))})`
  if (scope.role === null) return sql`false`
  const asked = sql`exists (select 1 from ${questionAsks}
    where ${questionAsks.questionId} = ${questions.id} and ${questionAsks.userId} = ${scope.userId})`
  const sees = or(
    eq(questions.knowledgeOwnerId, scope.userId),
    asked,
    oversees(scope) ? sql`true` : sql`false`,
  )
  return sql`(${and(eq(questions.companyId, scope.companyId), sees)})`
}

/** The ids of those that the scope may see: `select id from …`. */
export const readableQuestions = (scope: Scope): Condition =>
  sql`select ${questions}.id from ${questions} where ${readableBy(scope)}`

const found = (row: typeof questions.$inferSelect | undefined): QuestionRow => {
  if (!row) throw new AppError('not_found', 'Question not found')
  return row as QuestionRow
}

/** Throws not_found for one that is not there or not the person's to see: they look the same. */
export async function requireQuestion(db: Database, scope: Scope, id: number): Promise<QuestionRow> {
  const [row] = await db.orm
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), readableBy(scope)))
  return found(row)
}

/** Locked against others until the transaction ends; throws as `requireQuestion`. */
export async function lockQuestion(db: Database, scope: Scope, id: number): Promise<QuestionRow> {
  const [row] = await db.orm
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), readableBy(scope)))
    .for('update')
  return found(row)
}

/** For what the product itself does, and for the draft that answers it. Null for one that is gone. */
export async function lockQuestionOf(db: ActingDatabase, id: number): Promise<QuestionRow | null> {
  const [row] = await db.orm.select().from(questions).where(eq(questions.id, id)).for('update')
  return (row as QuestionRow | undefined) ?? null
}

/** The most asked first, then the latest. */
export async function listQuestionRows(
  db: Database,
  scope: Scope,
  { state, offset, limit }: { state: QuestionRow['state']; offset: number; limit: number },
): Promise<{ rows: QuestionRow[]; total: number }> {
  const where = and(readableBy(scope), eq(questions.state, state))
  const asked = sql`(select count(*) from ${questionAsks} where ${questionAsks.questionId} = ${questions}.id)`
  const [rows, [all]] = await Promise.all([
    db.orm
      .select()
      .from(questions)
      .where(where)
      .orderBy(desc(asked), desc(questions.lastAskedAt), desc(questions.id))
      .offset(offset)
      .limit(limit),
    db.orm.select({ total: count() }).from(questions).where(where),
  ])
  return { rows: rows as QuestionRow[], total: all?.total ?? 0 }
}

/** Those that wait for an answer, the latest asked first; so many are compared with a new one. */
export async function openQuestions(
  db: ActingDatabase,
  keeper: Keeper,
  most: number,
): Promise<QuestionRow[]> {
  const rows = await db.orm
    .select()
    .from(questions)
    .where(and(ofKeeper(keeper, questions), inArray(questions.state, ['unanswered', 'drafted'])))
    .orderBy(desc(questions.lastAskedAt))
    .limit(most)
  return rows as QuestionRow[]
}

/** Two mails that ask the same at the same time file it once: the second waits for the first. */
export async function lockFiling(db: ActingDatabase, { companyId, ownerId }: Keeper): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [
    `questions of ${companyId === null ? `person ${ownerId}` : `company ${companyId}`}`,
  ])
}

/** That its owner is asked in this thread, or that its thread's mails asked it; the latest first. */
export async function questionsOfThread(db: ActingDatabase, threadId: number): Promise<QuestionRow[]> {
  const rows = await db.orm
    .select()
    .from(questions)
    .where(
      or(
        eq(questions.threadId, threadId),
        sql`exists (select 1 from ${questionAsks} where ${questionAsks.questionId} = ${questions}.id and ${questionAsks.threadId} = ${threadId})`,
      ),
    )
    .orderBy(desc(questions.id))
  return rows as QuestionRow[]
}

/** All that their owner was asked in the same mail, in the order in which it numbers them; of any other, itself. */
export async function questionsAskedWith(
  db: Database,
  scope: Scope,
  question: QuestionRow,
): Promise<QuestionRow[]> {
  const { knowledgeOwnerId, ownerAskedAt } = question
  if (knowledgeOwnerId === null || ownerAskedAt === null) return [question]
  const rows = await db.orm
    .select()
    .from(questions)
    .where(
      and(
        readableBy(scope),
        eq(questions.knowledgeOwnerId, knowledgeOwnerId),
        eq(questions.ownerAskedAt, ownerAskedAt),
      ),
    )
    .orderBy(asc(questions.id))
  return rows as QuestionRow[]
}

/** When somebody was last asked anything by mail; null for never. */
async function lastAskedAt(
  db: ActingDatabase,
  keeper: Keeper,
  knowledgeOwnerId: number,
): Promise<Date | null> {
  const [row] = await db.orm
    .select({ at: max(questions.ownerAskedAt) })
    .from(questions)
    .where(and(ofKeeper(keeper, questions), eq(questions.knowledgeOwnerId, knowledgeOwnerId)))
  return row?.at ?? null
}

const HALF_A_DAY_MS = 12 * 60 * 60_000

/** When an owner may be asked again, at most once in half a day; null for at once. */
export async function nextAskingOf(
  db: ActingDatabase,
  keeper: Keeper,
  asking: { knowledgeOwnerId: number; at: Date },
): Promise<Date | null> {
  const last = await lastAskedAt(db, keeper, asking.knowledgeOwnerId)
  const next = new Date((last?.getTime() ?? 0) + HALF_A_DAY_MS)
  return next > asking.at ? next : null
}

/** What somebody inside asked and its owner was not asked yet; those that another transaction holds are left to it. */
export async function questionsToAsk(
  db: ActingDatabase,
  keeper: Keeper,
  knowledgeOwnerId: number,
): Promise<QuestionRow[]> {
  const rows = await db.orm
    .select()
    .from(questions)
    .where(
      and(
        ofKeeper(keeper, questions),
        eq(questions.knowledgeOwnerId, knowledgeOwnerId),
        eq(questions.state, 'unanswered'),
        isNull(questions.ownerAskedAt),
        isNotNull(questions.threadId),
        sql`exists (select 1 from ${questionAsks}
          where ${questionAsks.questionId} = ${questions.id} and not ${questionAsks.isOutside}
            and ${questionAsks.userId} <> ${knowledgeOwnerId})`,
      ),
    )
    .orderBy(asc(questions.id))
    .limit(MOST_ASKED_AT_ONCE)
    .for('update', { skipLocked: true })
  return rows as QuestionRow[]
}

const MOST_ASKED_AT_ONCE = 30

/** Two jobs that ask the same person follow one another. */
export async function lockAsking(db: ActingDatabase, knowledgeOwnerId: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`asking ${knowledgeOwnerId}`])
}

export async function insertQuestion(
  db: ActingDatabase,
  keeper: Keeper,
  question: Omit<typeof questions.$inferInsert, 'id' | 'ownerId' | 'companyId'>,
): Promise<QuestionRow> {
  const [row] = await db.orm
    .insert(questions)
    .values({ ...question, ...keeper })
    .returning()
  return found(row)
}

export type QuestionEdit = Partial<
  Omit<typeof questions.$inferInsert, 'id' | 'ownerId' | 'companyId' | 'createdAt'>
>

export async function writeQuestion(
  db: Database,
  id: ReadableQuestionId,
  edit: QuestionEdit,
  at: Date,
): Promise<QuestionRow> {
  const [row] = await db.orm
    .update(questions)
    .set({ ...edit, updatedAt: at })
    .where(eq(questions.id, id))
    .returning()
  return found(row)
}

export async function insertAsk(
  db: ActingDatabase,
  ask: Omit<typeof questionAsks.$inferInsert, 'id' | 'toldAt'>,
): Promise<void> {
  await db.orm.insert(questionAsks).values(ask)
}

/** The oldest first. */
export function asksOf(db: Database, ids: readonly ReadableQuestionId[]): Promise<AskRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.orm
    .select()
    .from(questionAsks)
    .where(inArray(questionAsks.questionId, [...ids]))
    .orderBy(asc(questionAsks.id))
}

export async function markAsksTold(db: SystemDatabase, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db.orm
    .update(questionAsks)
    .set({ toldAt: at })
    .where(inArray(questionAsks.id, [...ids]))
}

export async function countUnanswered(db: Database, scope: Scope): Promise<number> {
  const [row] = await db.orm
    .select({ total: count() })
    .from(questions)
    .where(and(readableBy(scope), eq(questions.state, 'unanswered')))
  return row?.total ?? 0
}

/** By id; of those that the person may see. */
export async function questionTexts(
  db: Database,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { id: number; text: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: questions.id, text: questions.text })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), readableBy(scope)))
  return new Map(rows.map((row) => [row.id, row]))
}
