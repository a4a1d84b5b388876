// The deliveries of one mail beside the present one: for the receipt that tells of all of them.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type DeliveryStatus, deliveries } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { prepared } from '../kit/db/prepared.ts'

export interface OtherDelivery {
  id: number
  recipient: string
  status: DeliveryStatus
  reason: string | null
  agentType: string | null
  summary: Record<string, unknown> | null
}

const others = prepared<OtherDelivery[], { deliveryId: number; mailId: number }>((orm) =>
  orm
    .select({
      id: deliveries.id,
      recipient: deliveries.recipient,
      status: deliveries.status,
      reason: deliveries.reason,
      agentType: deliveries.agentType,
      summary: deliveries.summary,
    })
    .from(deliveries)
    .where(
      and(eq(deliveries.mailId, sql.placeholder('mailId')), ne(deliveries.id, sql.placeholder('deliveryId'))),
    )
    .orderBy(asc(deliveries.id)),
)

/** The deliveries of the same mail to other recipients of ours; they stay as they are while the mail is locked. */
export function otherDeliveries(
  db: SystemDatabase,
  delivery: { id: number; mailId: number },
): Promise<OtherDelivery[]> {
  return others(db, { deliveryId: delivery.id, mailId: delivery.mailId })
}
