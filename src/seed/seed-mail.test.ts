// The mails of the examples, whatever the day around which they are written.
import { expect, it } from 'vitest'
import { exampleMails } from './example-mails.ts'
import { dayOfWriting, writeMails } from './seed-mail.ts'

const addresses = { domain: 'crew.example.com', company: 'tula+works@crew.example.com' }
const around = (day: string) => writeMails(exampleMails, new Date(`${day}T12:00:00Z`), addresses)

it('around a Friday, Saturday and Sunday the same mails are written, with the same files', () => {
  const [friday, ...weekend] = ['2026-11-27', '2026-11-28', '2026-11-29'].map(around)
  expect(friday?.flatMap(({ attachments }) => attachments).length).toBeGreaterThan(3)
  for (const mails of weekend) expect(mails).toEqual(friday)
})

it('later it is found out around which day they were written', () => {
  const later = new Date('2026-12-03T18:00:00Z')
  for (const day of ['2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29']) {
    const written = around(day)
    const [first] = exampleMails
    const date = written.find(({ messageId }) => messageId.startsWith(`<${first?.id}.`))?.date
    const found = first && date && dayOfWriting(first, date, later)
    expect(found && writeMails(exampleMails, found, addresses)).toEqual(written)
  }
})
