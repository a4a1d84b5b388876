// What people do to a delivery that stands in their mail log: have it processed once more, or leave it.
import { eq } from 'drizzle-orm'
import { deliveries } from '../../db/schema/mails.ts'
import type { Database } from '../kit/db/database.ts'
import type { ReadableId } from '../kit/minted-id.ts'

/** Of a delivery in the person's mail log, which says whether they may act on it. */
export type ReadableDeliveryId = ReadableId<'delivery'>

/** To be processed from the start, with all of its tries. `released`: a person let it through. */
export async function requeueDelivery(
  db: Database,
  delivery: { id: ReadableDeliveryId; released: boolean; releasedBy: number | null },
  at: Date,
): Promise<void> {
  await db.orm
    .update(deliveries)
    .set({
      status: 'received',
      reason: null,
      attempts: 0,
      released: delivery.released,
      releasedBy: delivery.releasedBy,
      finishedAt: null,
      updatedAt: at,
    })
    .where(eq(deliveries.id, delivery.id))
}

export async function ignoreDelivery(
  db: Database,
  delivery: { id: ReadableDeliveryId; reason: string },
  at: Date,
): Promise<void> {
  await db.orm
    .update(deliveries)
    .set({ status: 'ignored', reason: delivery.reason, finishedAt: at, updatedAt: at })
    .where(eq(deliveries.id, delivery.id))
}
