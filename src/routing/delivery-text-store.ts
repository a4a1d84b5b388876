// The texts by which search finds mails that were processed before it kept any.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'

/** The newest first. */
export function textlessDeliveries(
  db: SystemDatabase,
  most: number,
): Promise<{ id: number; object: string; commandsOnly: boolean }[]> {
  return db.orm
    .select({ id: deliveries.id, object: mails.object, commandsOnly: mails.commandsOnly })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.status, 'processed'), isNull(deliveries.text)))
    .orderBy(desc(deliveries.id))
    .limit(most)
}

export async function keepText(db: SystemDatabase, deliveryId: number, text: string): Promise<void> {
  await db.orm.update(deliveries).set({ text }).where(eq(deliveries.id, deliveryId))
}
