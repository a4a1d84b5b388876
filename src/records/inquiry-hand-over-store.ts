// Inquiries that somebody who leaves has begun, and that are not closed, go on under another person's name.
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'
import { handOverThreads } from '../routing/account-end-store.ts'

/** Of the scope's context, in the caller's transaction. Answers how many there were. */
export async function handOverInquiries(
  db: Database,
  scope: Scope,
  table: 'polls' | 'surveys',
  heirId: number,
): Promise<number> {
  const { rows } = await db.query(
    `update ${table} set creator_id = $2, owner_id = case when company_id is null then $2 else owner_id end
     where creator_id = $1 and coalesce(company_id, 0) = $3 and status <> 'closed' and deleted_at is null
     returning thread_id`,
    [scope.userId, heirId, scope.companyId],
  )
  const threads = rows.flatMap((row) => (row.thread_id === null ? [] : [Number(row.thread_id)]))
  if (scope.companyId === 0)
    await handOverThreads(
      db,
      scope,
      threads.map((threadId) => ({ threadId, heirId })),
    )
  return rows.length
}
