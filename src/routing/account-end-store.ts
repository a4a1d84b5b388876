// Mails, deliveries and threads of a person whose account ends: what others need passes on, the rest goes (SET-14).
import type { ActingDatabase, SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database, Statement } from '../kit/db/database.ts'
import type { EndedMemberships } from '../kit/events.ts'
import type { Scope } from '../kit/scope.ts'

/**
 * The person's mails that may be nobody's once the account is gone: those from their addresses, and those of
 * deliveries in their own context or in the companies that go with them. To be asked for before anything is deleted.
 */
export async function mailsAtStake(
  db: Database,
  scope: Scope,
  addresses: readonly string[],
  companyIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query(
    `select id from mails where from_address = any($2)
     union select mail_id from deliveries where sender_id = $1 or owner_id = $1 or company_id = any($3)`,
    [scope.userId, addresses, companyIds],
  )
  return rows.map((row) => Number(row.id))
}

/** What a company or another person needs is no longer bound to the account; the mails to the person go. */
export async function releaseOthersDeliveries(
  db: Database,
  scope: Scope,
  addresses: readonly string[],
): Promise<void> {
  const of = [scope.userId]
  await db.query('update deliveries set owner_id = null where owner_id = $1 and company_id is not null', of)
  await db.query('update threads set owner_id = null where owner_id = $1 and company_id is not null', of)
  await db.query('delete from outbox where to_user_id = $1 or recipient = any($2)', [scope.userId, addresses])
  await db.query('update outbox set owner_id = null where owner_id = $1', of)
}

/** Threads with the deliveries in them that were the person's go on with others, in their own contexts. */
export async function handOverThreads(
  db: Database,
  scope: Scope,
  heirs: readonly { threadId: number; heirId: number }[],
): Promise<void> {
  await db.query(
    `with heirs as (select * from unnest($2::int[], $3::int[]) as heir (thread_id, heir_id)),
     threads_moved as (
       update threads t set owner_id = h.heir_id, instance_id = null from heirs h where t.id = h.thread_id)
     update deliveries d set owner_id = h.heir_id, instance_id = null from heirs h
     where d.thread_id = h.thread_id and d.owner_id = $1`,
    [scope.userId, heirs.map((one) => one.threadId), heirs.map((one) => one.heirId)],
  )
}

/** Those in nobody's context are seen by nobody but their sender. */
export async function deleteOwnDeliveries(db: Database, scope: Scope): Promise<void> {
  await db.query('delete from deliveries where sender_id = $1 and owner_id is null and company_id is null', [
    scope.userId,
  ])
}

/** Of these mails, those that no delivery of anybody needs any more; answers the names of their files. */
export async function deleteMailsOfNobody(
  db: ActingDatabase,
  mailIds: readonly number[],
  addresses: readonly string[],
): Promise<string[]> {
  await db.query(
    `delete from deliveries using mails where mails.id = deliveries.mail_id and mails.id = any($1)
     and mails.from_address = any($2) and deliveries.owner_id is null and deliveries.company_id is null`,
    [mailIds, addresses],
  )
  const { rows } = await db.query(
    `with gone as (
       delete from mails where id = any($1) and not exists (select 1 from deliveries where deliveries.mail_id = mails.id)
       returning id, object)
     select object from gone
     union all select copy.object from mail_copies as copy join gone on gone.id = copy.mail_id`,
    [mailIds],
  )
  return rows.map((row) => String(row.object))
}

/** True while a row speaks of the file: the same mail may have come again meanwhile. */
export async function isMailObject(db: SystemDatabase, object: string): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from mails where object = $1 union all select 1 from mail_copies where object = $1 limit 1`,
    [object],
  )
  return rows.length > 0
}

/** Whose membership has ended takes part in none of the company's threads. */
export const leaveThreads = ({ companyIds, userIds }: EndedMemberships): Statement => ({
  text: `delete from thread_participants using threads,
      unnest($1::int[], $2::int[]) as gone (company_id, user_id)
    where threads.id = thread_participants.thread_id and threads.company_id = gone.company_id
      and thread_participants.user_id = gone.user_id`,
  values: [companyIds, userIds],
})
