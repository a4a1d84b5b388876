// What time does with inquiries: it ends them, reminds once of them, and drops deleted ones for good.
import type { Clock } from '../kit/clock.ts'
import { asSystem, type SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import { undoableSince } from './undo.ts'

const AT_ONCE = 50

interface Timed {
  status: 'draft' | 'open' | 'closed'
  closesAt: Date | null
  remindedAt: Date | null
}

/** How one kind of inquiry is found, ended and reminded of. */
export interface InquiryKind<Row extends Timed> {
  overdue(db: SystemDatabase, now: Date, most: number): Promise<number[]>
  toRemind(db: SystemDatabase, now: Date, most: number): Promise<number[]>
  /** Null for one that is gone. */
  lock(db: SystemDatabase, id: number): Promise<Row | null>
  close(row: Row, at: Date): Promise<unknown>
  remind(row: Row, at: Date): Promise<unknown>
  dropDeleted(db: SystemDatabase, before: Date): Promise<void>
}

/** Several processes may do it at the same time: each one is looked at again behind its lock. */
export async function sweepInquiries<Row extends Timed>(
  { db, system, clock }: { db: Database; system: SystemScope; clock: Clock },
  kind: InquiryKind<Row>,
): Promise<void> {
  const own = asSystem(db, system)
  const now = clock()
  for (const id of await kind.overdue(own, now, AT_ONCE))
    await db.transaction(async () => {
      const row = await kind.lock(own, id)
      if (row?.status === 'open' && row.closesAt !== null && row.closesAt <= now) await kind.close(row, now)
    })
  for (const id of await kind.toRemind(own, now, AT_ONCE))
    await db.transaction(async () => {
      const row = await kind.lock(own, id)
      if (row?.status === 'open' && row.remindedAt === null) await kind.remind(row, now)
    })
  await kind.dropDeleted(own, undoableSince(now))
}
