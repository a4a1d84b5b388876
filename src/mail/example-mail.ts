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
  cc?: readonly Mailbox[]
  file?: { filename: string; content: string } | null
  /** Without brackets; a new one without it. */
  messageId?: string
}

/** Without the marks of our own mail, which would be taken for a loop: it is to be processed like any other. */
export function composeExample(mail: ExampleMail): Promise<Buffer> {
  const { from, to, cc = [], subject, text, date, file, messageId = `${randomUUID()}@example.invalid` } = mail
  const mailbox = ({ name = '', address }: Mailbox) => ({
    name: headerText(name),
    address: plainAddress(address),
  })
  const composer = new MailComposer({
    from: mailbox(from),
    to: mailbox(to),
    cc: cc.map(mailbox),
    attachments: file ? [file] : [],
    subject: headerText(subject),
    text,
    date,
    messageId: `<${messageId}>`,
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
