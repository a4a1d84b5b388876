// Tells an account, once a day at most, how many mails in its name are held: counts alone, no word of any mail.
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { ProductMail, SendProductMail } from '../../mail/product-mail.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { readingLanguage } from '../accounts/index.ts'
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
  const language = await readingLanguage(actingAs(db, scope), userId)
  const words = wordsIn(language).held
  await send({
    ...wordsOf(found, publicUrl, words),
    language,
    key: `held:${userId}:${now.toISOString()}`,
    kind: 'held',
    to: found.email,
    toUserId: userId,
    line: words.line,
  })
  return true
}

type Words = Pick<ProductMail, 'subject' | 'intro' | 'sections' | 'footer'>

function wordsOf({ held }: HeldReport, publicUrl: string, words: MailWords['held']): Words {
  return {
    subject: words.subject(held),
    intro: words.intro(held),
    sections: [
      { kind: 'button', link: { text: words.button, url: `${publicUrl}/mails?status=held` } },
      { kind: 'paragraph', text: words.below },
    ],
    footer: words.footer(`${publicUrl}/settings`),
  }
}
