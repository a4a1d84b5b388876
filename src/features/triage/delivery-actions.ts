// What people do with a mail of the log: let a held one through, drop it, or have a failed one tried again.
import type { DeliveryStatus } from '../../../db/schema/mails.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { ignoreDelivery, requeueDelivery } from '../../routing/delivery-action-store.ts'
import { tellOfMail } from '../../routing/mail-events.ts'
import { displayName, findUser } from '../accounts/index.ts'
import {
  type LockedDelivery,
  type LoggedDelivery,
  lockDeliveryRow,
  watchersOf,
} from './delivery-log-store.ts'

export interface DeliveryActionServices {
  db: Database
  clock: Clock
  /** Queues deliveries, in the open transaction. */
  enqueueDeliveries(deliveryIds: number[]): Promise<void>
}

export interface ChangedDelivery {
  id: number
  status: DeliveryStatus
}

/** What the reader may do with the delivery now (agents.md 1.6). */
export function allowedActions({ delivery, ...reader }: LoggedDelivery) {
  const isHeld = delivery.status === 'held'
  return {
    release: isHeld && (reader.oversaw || reader.mayVouch),
    reject: isHeld && (reader.oversaw || reader.isClaimed),
    retry: delivery.status === 'failed',
  }
}

/** Throws AppError: not_found, conflict when it is held no more, forbidden. */
export function release(
  services: DeliveryActionServices,
  scope: Scope,
  id: number,
): Promise<ChangedDelivery> {
  return take(services, scope, {
    id,
    name: 'release',
    run: async (delivery, at) => {
      await requeueDelivery(services.db, { id: delivery.id, released: true, releasedBy: scope.userId }, at)
      await services.enqueueDeliveries([delivery.id])
      return 'received'
    },
  })
}

/** Throws AppError: not_found, conflict when it is held no more, forbidden. */
export function reject(services: DeliveryActionServices, scope: Scope, id: number): Promise<ChangedDelivery> {
  return take(services, scope, {
    id,
    name: 'reject',
    run: async (delivery, at) => {
      const person = await findUser(actingAs(services.db, scope), scope.userId)
      const reason = `Rejected by ${person ? displayName(person) : 'a person'}`
      await ignoreDelivery(services.db, { id: delivery.id, reason }, at)
      return 'ignored'
    },
  })
}

/** Throws AppError: not_found, conflict when it has not failed. */
export function retry(services: DeliveryActionServices, scope: Scope, id: number): Promise<ChangedDelivery> {
  return take(services, scope, {
    id,
    name: 'retry',
    run: async (delivery, at) => {
      await requeueDelivery(services.db, delivery, at)
      await services.enqueueDeliveries([delivery.id])
      return 'received'
    },
  })
}

type ActionName = keyof ReturnType<typeof allowedActions>

const rules: Record<ActionName, { from: DeliveryStatus; gone: string; refused: string }> = {
  release: {
    from: 'held',
    gone: 'This mail is not held any more',
    refused: 'A manager of the company has to let this mail through',
  },
  reject: {
    from: 'held',
    gone: 'This mail is not held any more',
    refused: 'A manager of the company has to decide about this mail',
  },
  retry: { from: 'failed', gone: 'This mail has not failed', refused: 'This mail cannot be tried again' },
}

function take(
  { db, clock }: DeliveryActionServices,
  scope: Scope,
  {
    id,
    name,
    run,
  }: {
    id: number
    name: ActionName
    run: (delivery: LockedDelivery['delivery'], at: Date) => Promise<DeliveryStatus>
  },
): Promise<ChangedDelivery> {
  return db.transaction(async () => {
    const logged = await lockDeliveryRow(db, scope, id)
    const { delivery } = logged
    if (delivery.status !== rules[name].from) throw new AppError('conflict', rules[name].gone)
    if (!allowedActions(logged)[name]) throw new AppError('forbidden', rules[name].refused)
    const status = await run(delivery, clock())
    const watchers = { userIds: await watchersOf(db, scope, delivery), companyId: delivery.companyId ?? 0 }
    await tellOfMail(db, 'mail_update', watchers, { deliveryId: id })
    return { id, status }
  })
}
