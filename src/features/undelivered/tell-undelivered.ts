// Tells whoever wanted a mail to reach somebody that it did not: behind the bell each time, by mail once.
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { takeTry } from '../../kit/try-store.ts'
import type { SendProductMail } from '../../mail/product-mail.ts'
import type { TellUndelivered, UndeliveredMail } from '../../mail/undelivered.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { findUser, readingLanguage } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import { type NotificationsFeature, noteUndelivered } from '../notifications/index.ts'

export interface UndeliveredServices
  extends Pick<AppServices, 'db' | 'system' | 'clock' | 'config'>,
    Pick<NotificationsFeature, 'mailPermission'> {
  send: SendProductMail
}

const DAY_MS = 24 * 60 * 60_000
/** However many of a poll's mails come back. */
const MAILS_A_DAY = 20

export function tellUndelivered(services: UndeliveredServices): TellUndelivered {
  return async (mail) => {
    // Who cannot be reached cannot be told by mail either; their settings show it.
    const userId = mail.causedById ?? mail.ownerId
    if (userId === null || userId === mail.toUserId || mail.kind === 'undelivered') return
    const { recipient, subject } = mail
    await noteUndelivered(services.db, { userId, companyId: mail.companyId ?? 0 }, { recipient, subject })
    if (!mail.isSuppressed) await tellByMail(services, userId, mail)
  }
}

async function tellByMail(
  { db, system, clock, config, send, mailPermission }: UndeliveredServices,
  userId: number,
  { id, recipient, subject, isOver, status }: UndeliveredMail,
): Promise<void> {
  const reader = await findUser(actingAs(db, system), userId)
  const permission = reader && (await mailPermission(userId, 'emailNotifications'))
  if (!reader?.claimedAt || !permission) return
  const limit = { key: `undelivered:${userId}`, max: MAILS_A_DAY, windowMs: DAY_MS }
  if (!(await takeTry(asSystem(db, system), limit, clock()))) return
  const language = await readingLanguage(actingAs(db, system), userId)
  const words = wordsIn(language).undelivered
  const { publicUrl } = config
  await send({
    ...{ kind: 'undelivered', key: `undelivered:${id}`, language, to: reader.email, toUserId: userId },
    line: words.line,
    subject: words.subject(subject),
    intro: isOver ? words.gone(recipient, subject) : words.refused(recipient, subject),
    sections: [
      // The code alone: what else the other server says is a stranger's text.
      ...(status === null ? [] : [{ kind: 'paragraph' as const, text: words.status(status) }]),
      { kind: 'paragraph', text: isOver ? words.stopped : words.goesOn },
      { kind: 'button', link: { text: words.button, url: `${publicUrl}/settings?tab=email` } },
    ],
    footer: words.footer(`${publicUrl}/settings?tab=notifications`),
  })
}
