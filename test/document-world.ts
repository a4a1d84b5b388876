// A running Mailcrew with mails that bring files, and what Alex answers to them.

import { makePdf } from './make-files.ts'
import { createWithSchema } from './server-template.ts'
import { startWorld, type TestMail, type World, type WorldOptions } from './world.ts'

export interface DocumentWorld extends World {
  alex: string
  /** A mail to Alex, until its receipt is written. */
  sendFile(mail: TestMail): Promise<void>
  /** Receipts to the address, the latest first; blanks and line breaks are one blank each. */
  receipts(email: string): Promise<{ subject: string; text: string; raw: string }[]>
  /** What documents there are of that name, the latest first. */
  idsOf(name: string): Promise<number[]>
}

export async function startDocumentWorld(options: WorldOptions = {}): Promise<DocumentWorld> {
  const server = process.env.TEST_DATABASE_URL
  const world = await startWorld({
    ...(server ? { database: await createWithSchema(server) } : {}),
    ...options,
  })
  const { db } = world.app
  const alex = `alex@${world.config.mailDomain}`
  return {
    ...world,
    alex,
    sendFile: (mail) => world.receiveMail({ to: [alex], ...mail }),
    async receipts(email) {
      const { rows } = await db.query<{ subject: string; text: string; raw: string }>(
        "select subject, text, raw from outbox where recipient = $1 and kind = 'receipt' order by id desc",
        [email],
      )
      return rows.map((row) => ({ ...row, text: row.text.replace(/\s+/g, ' ') }))
    },
    async idsOf(name) {
      const { rows } = await db.query('select id from documents where name = $1 order by id desc', [name])
      return rows.map(({ id }) => Number(id))
    },
  }
}

/** Each line a paragraph of its page. */
export const pdfOf = (pages: readonly (readonly string[])[]): Buffer =>
  makePdf(pages.map((lines) => lines.map((text, line) => ({ text, x: 60, y: 80 + line * 40 }))))

export const hallContract = (rent: string, end: string): Buffer =>
  pdfOf([
    [
      'Date: 2 November 2026',
      'This contract is made between Example Hall Ltd and the club.',
      `The rent is ${rent} EUR a month.`,
    ],
    [
      `The contract ends on ${end}.`,
      'Notice must be given in writing 60 days before the end.',
      'The club shall send the list of keys by 15 December 2026.',
    ],
  ])
