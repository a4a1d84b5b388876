// Tells an account, once a day at most, how many mails in its name are held: counts alone, no word of any mail.
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { ProductMail, SendProductMail } from '../../mail/product-mail.ts'
import { dueHeldReports, type HeldReport, takeHeldReport } from './held-report-store.ts'
import { preferencesOf } from './preference-store.ts'

export interface HeldReportServices {
  db: Database
  scope: SystemScope
  clock: Clock
  publicUrl: string
  send: SendProductMail
}

const AT_ONCE = 100

/** Answers how many mails were made. Whoever sent the held mails has proved nothing, so they choose no word of it. */
export async function sendHeldReports(services: HeldReportServices): Promise<number> {
  const { db, scope, clock } = services
  let sent = 0
  for (const userId of await dueHeldReports(asSystem(db, scope), clock(), AT_ONCE)) {
    if (await db.transaction(() => report(services, userId))) sent += 1
  }
  return sent
}

async function report({ db, scope, clock, publicUrl, send }: HeldReportServices, userId: number) {
  const now = clock()
  const found = await takeHeldReport(asSystem(db, scope), userId, now)
  const { emailNotifications } = await preferencesOf(actingAs(db, scope), userId)
  if (!found || !emailNotifications) return false
  await send({
    ...wordsOf(found, publicUrl),
    key: `held:${userId}:${now.toISOString()}`,
    kind: 'held',
    to: found.email,
    toUserId: userId,
    line: 'Held mail',
  })
  return true
}

type Words = Pick<ProductMail, 'subject' | 'intro' | 'sections' | 'footer'>

function wordsOf({ held }: HeldReport, publicUrl: string): Words {
  const [mails, them] = held === 1 ? ['1 mail', 'it'] : [`${held} mails`, 'them']
  return {
    subject: `${mails} in your name ${held === 1 ? 'waits' : 'wait'} for you`,
    intro: `${mails} in your name reached an agent, and nothing proved that you sent ${them}. Nothing was done so far.`,
    sections: [
      { kind: 'button', link: { text: 'Look and decide', url: `${publicUrl}/mails?status=held` } },
      {
        kind: 'paragraph',
        text: 'What you did not send needs nothing from you: it is dropped after 14 days.',
      },
    ],
    footer: `Sent at most once a day. You can switch mails off in your settings: ${publicUrl}/settings`,
  }
}
