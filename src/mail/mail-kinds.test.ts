// The list of the mails that are sent: nothing goes out that is not in it, and the document says what it says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { newMail, system } from '../../test/outbox-world.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { type KindOfMail, type MailKind, mailKinds } from './mail-kinds.ts'
import { keepNewMail, queueMail } from './outbox-store.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))

/** The ways to the outbox: whoever imports none of them sends nothing. */
const waysOut =
  /from '[./]*(mail\/outbox-store|mail\/product-mail|records\/inquiry-mails|records\/own-link|notice|send-reminders)\.ts'/
/** Sections of a mail's layout, which have kinds too. */
const sections = ['perforation', 'rows', 'paragraph', 'lines', 'button', 'hint']

it('threat 19: each kind that the code passes to the outbox is listed, and each listed kind is passed', () => {
  const passed = sources
    .filter(({ text }) => waysOut.test(text))
    .flatMap(({ text }) => [...text.matchAll(/\bkind: '([\w-]+)'/g)].map((match) => match[1] ?? ''))
    .filter((kind) => !sections.includes(kind))
  expect([...new Set(passed)].toSorted()).toEqual(Object.keys(mailKinds).toSorted())
})

it('threat 19: the outbox has one door, and it takes no mail of another kind', async () => {
  const doors = sources.filter(({ text }) =>
    /insert\(outbox\)|insertionText\(outbox|insert into outbox/i.test(text),
  )
  expect(doors.map(({ file }) => file)).toEqual(['mail/outbox-store.ts'])
  const senders = sources.filter(({ text }) => /nodemailer'/.test(text) && /createTransport/.test(text))
  expect(senders.map(({ file }) => file)).toEqual(['mail/relay.ts'])
  const db = await openTestDatabase()
  const odd = { ...(await newMail('odd')), kind: 'challenge' as MailKind }
  await expect(queueMail(db, system, odd)).rejects.toThrow('mails of the kind challenge are not listed')
  await expect(db.transaction(() => keepNewMail(asSystem(db, system), odd))).rejects.toThrow('not listed')
  expect((await db.query('select id from outbox')).rows).toEqual([])
  await db.close()
})

it('threat 19: the document has a row for each kind, with its cause, its reach and its bound', () => {
  const rows = readFileSync('docs/mails-we-send.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, kind, cause, reach, bound]) => [kind, cause, reach, bound])
  const listed = Object.entries<KindOfMail>(mailKinds).map(([kind, { cause, reach, bound }]) => [
    ...[`\`${kind}\``, cause, reach, bound],
  ])
  expect(rows).toEqual(listed)
})
