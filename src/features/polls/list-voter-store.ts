// The only SQL of voters that turned out to be mailing lists, which have no vote.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { pollVoters } from '../../../db/schema/polls.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ReadablePollId } from './poll-store.ts'
import { removeVoters } from './voter-store.ts'

/** From then on its link opens nothing, and what was voted through it does not count. */
export async function markLists(
  db: Database,
  pollId: ReadablePollId,
  voterIds: readonly number[],
  at: Date,
): Promise<void> {
  await db.orm
    .update(pollVoters)
    .set({ isList: true })
    .where(and(eq(pollVoters.pollId, pollId), inArray(pollVoters.id, [...voterIds])))
  await removeVoters(db, pollId, voterIds, at)
}

/** Their addresses. */
export async function listsOf(db: Database, pollId: ReadablePollId): Promise<string[]> {
  const rows = await db.orm
    .select({ email: pollVoters.email })
    .from(pollVoters)
    .where(and(eq(pollVoters.pollId, pollId), eq(pollVoters.isList, true), isNotNull(pollVoters.removedAt)))
    .orderBy(asc(pollVoters.id))
  return rows.map(({ email }) => email)
}

/** Who wrote to a ballot's reply address before: how many besides its voter and who writes now, and whether the voter. */
export async function writersTo(
  db: SystemDatabase,
  { recipient, voterUserId, senderId }: { recipient: string; voterUserId: number; senderId: number },
): Promise<{ others: number; voter: boolean }> {
  const { rows } = await db.query<{ others: number; voter: boolean }>(
    `select (count(distinct sender_id) filter (where sender_id not in ($2, $3)))::int as others,
       coalesce(bool_or(sender_id = $2), false) as voter
     from deliveries where lower(recipient) = $1 and sender_id is not null
       and trust in ('verified', 'guest')`,
    [recipient.toLowerCase(), voterUserId, senderId],
  )
  return rows[0] ?? { others: 0, voter: false }
}
