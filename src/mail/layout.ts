// The look of every mail that we send: one sheet of paper in HTML, and its plain text twin.
import { page } from './layout-page.ts'
import type { LaidOutMail, MailLayout } from './layout-parts.ts'
import { plainText } from './layout-text.ts'

export function layoutMail(mail: MailLayout): LaidOutMail {
  return { html: page(mail), text: plainText(mail) }
}
