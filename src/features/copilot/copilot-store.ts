// The only SQL of the Copilot: what was said, each person's own in each context.
import { and, asc, desc, eq, gt, ilike, isNull, sql } from 'drizzle-orm'
import { copilotMessages } from '../../../db/schema/copilot.ts'
import { users } from '../../../db/schema/users.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'
import type { AnswerParts } from './contract.ts'

export type MessageRow = typeof copilotMessages.$inferSelect

/** Older ones are forgotten. */
const MOST_KEPT = 500
const MOST_SHOWN = 100

/** The one place that says whose a conversation is: nobody reads another's, nor their own of another context. */
const ownIn = ({ userId, companyId }: Scope) =>
  and(
    eq(copilotMessages.userId, userId),
    companyId === 0 ? isNull(copilotMessages.companyId) : eq(copilotMessages.companyId, companyId),
  )

/** The latest, oldest first. */
export async function listMessages(
  db: Database,
  scope: Scope,
  { words = '', most = MOST_SHOWN }: { words?: string; most?: number } = {},
): Promise<MessageRow[]> {
  const literally = words.replace(/[\\%_]/g, '\\$&')
  const rows = await db.orm
    .select()
    .from(copilotMessages)
    .where(and(ownIn(scope), words === '' ? undefined : ilike(copilotMessages.content, `%${literally}%`)))
    .orderBy(desc(copilotMessages.id))
    .limit(most)
  return rows.reverse()
}

/** The question and its answer, in the open transaction; tells the id of the answer. */
export async function keepExchange(
  { db, scope, at }: Acting,
  { question, answer, parts }: { question: string; answer: string; parts: AnswerParts },
): Promise<number> {
  const own = { userId: scope.userId, companyId: scope.companyId || null, createdAt: at }
  const kept = await db.orm
    .insert(copilotMessages)
    .values([
      { ...own, type: 'user', content: question },
      { ...own, type: 'assistant', content: answer, answer: parts },
    ])
    .returning({ id: copilotMessages.id })
  await db.orm.delete(copilotMessages).where(
    and(
      ownIn(scope),
      sql`${copilotMessages.id} <= (select old.id from ${copilotMessages} as old
        where old.user_id = ${scope.userId} and coalesce(old.company_id, 0) = ${scope.companyId}
        order by old.id desc offset ${MOST_KEPT} limit 1)`,
    ),
  )
  return kept.at(-1)?.id ?? 0
}

export async function clearMessages(db: Database, scope: Scope): Promise<number> {
  const gone = await db.orm.delete(copilotMessages).where(ownIn(scope)).returning({ id: copilotMessages.id })
  return gone.length
}

/** Locked. Throws not_found for one that is not there or not theirs. */
export async function lockAnswer(db: Database, scope: Scope, id: number): Promise<MessageRow> {
  const [row] = await db.orm
    .select()
    .from(copilotMessages)
    .where(and(ownIn(scope), eq(copilotMessages.id, id), eq(copilotMessages.type, 'assistant')))
    .for('update')
  if (!row) throw new AppError('not_found', 'This answer is not there any more')
  return row
}

export async function markApplied({ db, scope, at }: Acting, id: number): Promise<void> {
  await db.orm
    .update(copilotMessages)
    .set({ appliedAt: at })
    .where(and(ownIn(scope), eq(copilotMessages.id, id)))
}

/** Who asks, as answers call them, and the zone of their days. */
export async function whoAsks(db: Database, { userId }: Scope) {
  const [row] = await db.orm
    .select({
      ...{ id: users.id, email: users.email, zone: users.timeZone },
      name: sql<string>`coalesce(nullif(trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, '')), ''), ${users.email})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new AppError('not_found', 'This account is not there any more')
  return row
}

/** For the person's archive: of all contexts. */
export const ownCopilotMessages: RecordList = {
  name: 'copilot-messages',
  page: (db, scope, after) =>
    db.orm
      .select()
      .from(copilotMessages)
      .where(and(eq(copilotMessages.userId, scope.userId), gt(copilotMessages.id, after)))
      .orderBy(asc(copilotMessages.id))
      .limit(RECORDS_PAGE),
}
