// Subscribes to what every transaction emits: lines behind the bell and causes of mails, committed with the action.
import type { Clock } from '../../kit/clock.ts'
import type { EventSubscriber } from '../../kit/events.ts'
import type { Log } from '../../kit/log.ts'
import { causeInsertion } from './cause-store.ts'
import { causesOf } from './causes.ts'
import { ledgerOf } from './ledger.ts'
import { linesOf } from './lines.ts'
import { heldInsertion, insertion } from './notification-store.ts'

/** At most one statement for lines, one for causes and one a held mail; most transactions need none or one. */
export function notificationSubscriber({ clock, log }: { clock: Clock; log: Log }): EventSubscriber {
  return (events) => {
    const odd = (type: string) => log.error({ type }, 'an event does not fit what notifications know of it')
    const ledger = ledgerOf(events, odd)
    const at = clock()
    const lines = linesOf(ledger)
    const causes = causesOf(ledger)
    return [
      ...(lines.length > 0 ? [insertion(lines, at)] : []),
      ...ledger.all('mail_held').map((held) => heldInsertion(held, at)),
      ...(causes.length > 0 ? [causeInsertion(causes, [...ledger.readers], at)] : []),
    ]
  }
}
