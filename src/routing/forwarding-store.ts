// The deliveries that ask whether mail may be forwarded here, for whose address they came to.
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'
import type { Database } from '../kit/db/database.ts'
import { oversees, type Scope } from '../kit/scope.ts'

/** By which they are known again. */
export const FORWARDING_REASON = 'It asks whether mail may be forwarded here: see Settings, Email'

export interface ForwardingDelivery {
  deliveryId: number
  recipient: string
  object: string
  receivedAt: Date
}

/** The newest of the person's own, in a company's context of the company's for who oversees it. */
export async function forwardingDeliveries(
  db: Database,
  scope: Scope,
  { since, most }: { since: Date; most: number },
): Promise<ForwardingDelivery[]> {
  if (scope.companyId !== 0 && !oversees(scope)) return []
  const own =
    scope.companyId === 0
      ? and(eq(deliveries.ownerId, scope.userId), isNull(deliveries.companyId))
      : eq(deliveries.companyId, scope.companyId)
  return db.orm
    .select({
      deliveryId: deliveries.id,
      recipient: deliveries.recipient,
      object: mails.object,
      receivedAt: mails.receivedAt,
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(own, eq(deliveries.reason, FORWARDING_REASON), gt(mails.receivedAt, since)))
    .orderBy(desc(deliveries.id))
    .limit(most)
}
