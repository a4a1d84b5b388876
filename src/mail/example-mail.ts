// Composes an example mail in a person's name, as their own mail program would have written it.
import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { headerText, plainAddress } from './compose-fields.ts'
import type { Mailbox } from './outgoing-mail.ts'

export interface ExampleMail {
  from: Mailbox
  to: Mailbox
  subject: string
  text: string
  date: Date
}

/** Without the marks of our own mail, which would be taken for a loop: it is to be processed like any other. */
export function composeExample({ from, to, subject, text, date }: ExampleMail): Promise<Buffer> {
  const mailbox = ({ name = '', address }: Mailbox) => ({
    name: headerText(name),
    address: plainAddress(address),
  })
  const composer = new MailComposer({
    from: mailbox(from),
    to: mailbox(to),
    subject: headerText(subject),
    text,
    date,
    messageId: `<${randomUUID()}@example.invalid>`,
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
