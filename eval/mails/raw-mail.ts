// Composes the bytes of a labelled mail as a mail program would send them.
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { LabelledMail } from './cases.ts'

export type MailToSend = Pick<LabelledMail, 'from' | 'to' | 'cc' | 'subject' | 'date' | 'text' | 'html'>

/** The Date header keeps its offset: the zone of the days that the mail names. */
export async function rawMail({ from, to, cc, subject, date, text, html }: MailToSend): Promise<Buffer> {
  const body = { ...(text === undefined ? {} : { text }), ...(html === undefined ? {} : { html }) }
  const mail = new MailComposer({ from, to, cc, subject, ...body, headers: { Date: date } })
  return mail.compile().build()
}
