// A running Mailcrew whose time the test moves, and the mails that it made about other people's actions.
import { sendAlerts } from '../src/features/notifications/send-alerts.ts'
import { sendDigests } from '../src/features/reminders/send-digests.ts'
import { meaningOf } from '../src/features/tasks/status.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import { createLog } from '../src/kit/log.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { keepMail } from '../src/mail/outbox-send-store.ts'
import { productMail } from '../src/mail/product-mail.ts'
import { startWorld, type World } from './world.ts'

export const MONDAY = new Date('2026-11-16T09:00:00Z')
const MINUTE_MS = 60_000

export interface AlertMail {
  recipient: string
  subject: string
  text: string
  raw: string
}

export interface NotificationWorld extends World {
  /** Moves the time of the whole server. */
  later(minutes: number): void
  /** Makes the mails that are due by now; those of a person since the last call of it. */
  alertsTo(email: string): Promise<AlertMail[]>
  /** Makes the digests of the week that are due by now; how many. */
  digests(): Promise<number>
  /** The link by which one leaves mails of the kind of this one. */
  unsubscribePath(mail: AlertMail): string
}

/** The server's own sweep may be the one that makes a mail: both go by the same time and the same tables. */
export async function startNotificationWorld(): Promise<NotificationWorld> {
  let now = MONDAY
  const clock = () => now
  const world = await startWorld({ clock })
  const { db } = world.app
  const scope = mintSystemScope('notification test')
  const { publicUrl, mailDomain: domain } = world.config
  const queueSending = (id: number) => keepMail(asSystem(db, scope), id, now)
  const send = productMail({ db, scope, clock, domain, queueSending })
  const words = {
    meaningOf,
    nounOf: () => ['task', 'tasks'] as const,
  }
  const seen = new Map<string, number>()
  return {
    ...world,
    later(minutes) {
      now = new Date(now.getTime() + minutes * MINUTE_MS)
    },
    async alertsTo(email) {
      await sendAlerts({ db, scope, clock, log: createLog('silent'), publicUrl, domain, send, ...words })
      const { rows } = await db.query(
        `select id, recipient, subject, text, raw from outbox
         where kind = 'alert' and recipient = $1 and id > $2 order by id`,
        [email, seen.get(email) ?? 0],
      )
      seen.set(email, Number(rows.at(-1)?.id ?? seen.get(email) ?? 0))
      return rows as unknown as AlertMail[]
    },
    digests: () => sendDigests({ db, scope, clock, log: createLog('silent'), publicUrl, domain, send }),
    unsubscribePath(mail) {
      const url = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.raw.replace(/\r\n[ \t]+/g, ''))?.[1] ?? ''
      return new URL(url).pathname
    },
  }
}
