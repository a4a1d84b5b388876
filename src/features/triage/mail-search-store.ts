// The only SQL by which search finds mails.
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { userAddresses } from '../../../db/schema/users.ts'
import { oversees } from '../../kit/scope.ts'
import type { Searchable } from '../../records/searchable.ts'
import { listedFor } from './delivery-log-store.ts'

export const searchableMail: Searchable = {
  rank: 2,
  title: 'Mails',
  isNews: true,
  async keys(db, scope) {
    const { userId, companyId } = scope
    if (companyId !== 0) return [oversees(scope) ? `/company:${companyId}` : `/own:${userId}@${companyId}`]
    const claimed = await db.orm
      .select({ address: userAddresses.address })
      .from(userAddresses)
      .where(and(eq(userAddresses.userId, userId), isNotNull(userAddresses.confirmedAt)))
    return [`/owner:${userId}`, ...claimed.map(({ address }) => `/from:${address}`)]
  },
  async show(db, scope, ids) {
    const rows = await db.orm
      .select({ delivery: deliveries, mail: mails })
      .from(deliveries)
      .innerJoin(mails, eq(mails.id, deliveries.mailId))
      .where(and(inArray(deliveries.id, [...ids]), listedFor(scope)))
    return rows.map(({ delivery, mail }) => ({
      ...{ id: delivery.id, title: mail.subject || 'No subject', texts: [delivery.text ?? ''] },
      ...{
        place: delivery.text ? '' : `to ${delivery.recipient}`,
        path: `/mails/${delivery.id}`,
        state: delivery.status,
      },
      ...{ person: mail.fromName || mail.fromAddress, at: mail.receivedAt },
    }))
  },
}
