// What people do to a delivery that stands in their mail log: have it worked once more, or leave it.
import { eq } from 'drizzle-orm'
import { works } from '../../db/schema/mails.ts'
import type { ActingDatabase } from '../kit/db/acting-database.ts'

/** To be worked from the start, with all of its tries. `released`: a person let it through. */
export async function requeueWork(
  db: ActingDatabase,
  work: { id: number; released: boolean; releasedBy: number | null },
  at: Date,
): Promise<void> {
  await db.orm
    .update(works)
    .set({
      status: 'received',
      reason: null,
      attempts: 0,
      released: work.released,
      releasedBy: work.releasedBy,
      finishedAt: null,
      updatedAt: at,
    })
    .where(eq(works.id, work.id))
}

export async function ignoreWork(
  db: ActingDatabase,
  work: { id: number; reason: string },
  at: Date,
): Promise<void> {
  await db.orm
    .update(works)
    .set({ status: 'ignored', reason: work.reason, finishedAt: at, updatedAt: at })
    .where(eq(works.id, work.id))
}
