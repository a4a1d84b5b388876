// Hears what every transaction tells, and puts what webhooks may hear of it in line with the commit.
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../kit/clock.ts'
import type { EventSubscriber } from '../../kit/events.ts'
import type { ToldEvent } from '../feature.ts'
import { deliveryInsertion, type EventToSend } from './delivery-store.ts'

export function webhookSubscriber(events: readonly ToldEvent[], clock: Clock): EventSubscriber {
  const byLive = new Map(events.map((one) => [one.on, one]))
  return (told) => {
    const at = clock()
    const rows = told.flatMap(({ type, companyId, userIds, payload }): EventToSend[] => {
      const event = byLive.get(type)
      if (!event) return []
      const data = Object.fromEntries(
        event.fields.filter((name) => name in payload).map((name) => [name, payload[name]]),
      )
      const context = { company_id: companyId, user_ids: userIds, at }
      return [{ event_id: `evt_${randomUUID()}`, type: event.type, data, ...context }]
    })
    return rows.length > 0 ? [deliveryInsertion(rows)] : []
  }
}
