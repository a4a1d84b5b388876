// The SQL that keeps submissions and what they mention. Its cost does not grow with what is kept.
import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { pollingMentions, pollingPeople, pollingSubmissions } from '../../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'

/** The numbers by which an agent knows people. */
export async function personNumbers(
  db: ActingDatabase,
  agentId: number,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.orm
    .insert(pollingPeople)
    .values([...new Set(userIds)].sort((a, b) => a - b).map((userId) => ({ agentId, userId })))
    .onConflictDoUpdate({
      target: [pollingPeople.agentId, pollingPeople.userId],
      set: { userId: sql`excluded.user_id` },
    })
    .returning({ id: pollingPeople.id, userId: pollingPeople.userId })
  return new Map(rows.map(({ id, userId }) => [userId ?? 0, id]))
}

/** Whether the person has written to the agent before. */
export async function hasWritten(db: ActingDatabase, agentId: number, userId: number): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: pollingPeople.id })
    .from(pollingPeople)
    .where(and(eq(pollingPeople.agentId, agentId), eq(pollingPeople.userId, userId)))
    .limit(1)
  return row !== undefined
}

export type NewSubmissionRow = Omit<typeof pollingSubmissions.$inferInsert, 'id' | 'key' | 'releaseId'>

/** The number of each; null where the agent has the mail already. */
export async function insertSubmissions(
  db: ActingDatabase,
  rows: readonly NewSubmissionRow[],
): Promise<(number | null)[]> {
  if (rows.length === 0) return []
  const keyed = rows.map((row) => ({ ...row, key: randomBytes(12).toString('base64url') }))
  const made = await db.orm
    .insert(pollingSubmissions)
    .values(keyed)
    .onConflictDoNothing({ target: [pollingSubmissions.agentId, pollingSubmissions.mailId] })
    .returning({ id: pollingSubmissions.id, key: pollingSubmissions.key })
  const ids = new Map(made.map(({ id, key }) => [key, id]))
  return keyed.map(({ key }) => ids.get(key) ?? null)
}

export async function insertMentions(
  db: ActingDatabase,
  mentions: readonly { submissionId: number; topicId: number; sentence: string | null }[],
): Promise<void> {
  if (mentions.length > 0)
    await db.orm
      .insert(pollingMentions)
      .values([...mentions])
      .onConflictDoNothing()
}
