// A mail of the product itself to the sender of a mail: composed, queued once, and sent.
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { layoutMail } from '../mail/layout.ts'
import type { MailLayout } from '../mail/layout-parts.ts'
import { PRODUCT_HUE } from '../mail/layout-tokens.ts'
import type { MailKind } from '../mail/mail-kinds.ts'
import { queueMail } from '../mail/outbox-store.ts'
import type { LanguageCode } from '../mail/words/contract.ts'
import type { DeliveryServices } from './delivery-services.ts'

export interface Notice {
  /** Of all its words. */
  language: LanguageCode
  /** A second one with the same key is never made. */
  key: string
  kind: Extract<MailKind, 'flood' | 'paused'>
  recipient: string
  subject: string
  line: string
  title: string
  intro: string
  sections: MailLayout['sections']
  footer: string
  mailId: number
}

/** In the caller's transaction. */
export async function queueNotice(services: DeliveryServices, notice: Notice): Promise<void> {
  const { key, kind, recipient, subject, line, mailId, ...layout } = notice
  const at = services.clock()
  const { html, text } = layoutMail({ sender: { name: 'Mailcrew', hueHex: PRODUCT_HUE, line }, ...layout })
  const composed = await compose({
    from: `postmaster@${services.domain}`,
    fromName: 'Mailcrew',
    to: [recipient],
    subject,
    text,
    html,
    messageId: newMessageId(services.domain),
    date: at,
    autoSubmitted: 'auto-generated',
  })
  const account = await services.people.accountAt(recipient)
  const { messageId, raw } = composed
  const id = await queueMail(services.db, services.system, {
    ...{ key, kind, messageId, recipient, subject, text, raw },
    ...{ toUserId: account?.id ?? null, mailId, at },
  })
  if (id !== null) await services.queueSending(id)
}
