// Mails that are read in the thread of their own are read as they would be here.
import { afterAll, expect, it } from 'vitest'
import { readByRules } from '../features/tasks/task-rules.ts'
import { parseMail } from '../mail/parse.ts'
import { MailTooComplex } from '../mail/parsed-mail.ts'
import { KnownTrouble } from '../routing/work-in-hand.ts'
import { readingsIn } from './readings.ts'

const file = new URL('../../test/reading-thread.mjs', import.meta.url)
const readings = readingsIn(file)
afterAll(() => readings.stop())

/** With so many text files attached. */
function mailWith(attachments: number): Buffer {
  const part = (number: number) => [
    '--b',
    `Content-Type: text/csv; name="list ${number}.csv"`,
    'Content-Disposition: attachment',
    '',
    `a,b\r\n${number},2`,
  ]
  return Buffer.from(
    [
      'From: Amara Diallo <amara@example.com>',
      'To: Jonas Weber <jonas@example.com>, tula@mailcrew.localhost',
      'Subject: Harvest fair',
      'Date: Mon, 16 Nov 2026 09:00:00 +0100',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Jonas, please rent the tents by Thursday.',
      ...Array.from({ length: attachments }, (_, number) => part(number)).flat(),
      '--b--',
      '',
    ].join('\r\n'),
  )
}

it('a mail is parsed to the same, its attachments as bytes, and its tasks are the same', async () => {
  const raw = mailWith(2)
  const parsed = await readings.parse(raw)
  expect(parsed).toEqual(await parseMail(raw))
  expect(parsed.attachments[1]?.content.toString()).toContain('1,2')
  const person = (userId: number, email: string, name: string) => ({ userId, email, name })
  const mail = {
    parsed,
    sender: person(1, 'amara@example.com', 'Amara Diallo'),
    to: [person(2, 'jonas@example.com', 'Jonas Weber')],
    cc: [],
    sentAt: new Date('2026-11-16T08:00:00Z'),
    zone: 'Europe/Berlin',
    isReply: false,
  }
  const proposal = await readings.readTasks(mail, [])
  expect(proposal).toEqual(readByRules(mail, []))
  expect(proposal.tasks).toMatchObject([
    { title: 'Rent the tents', dueDate: '2026-11-19', assignees: ['jonas@example.com'] },
  ])
})

it('a mail with too many attachments is refused by the same error', async () => {
  await expect(readings.parse(mailWith(60))).rejects.toThrow(MailTooComplex)
})

it('a mail that takes too long is told as such, and may be tried again', async () => {
  const hasty = readingsIn(file, { patienceMs: 1, memoryMb: 256 })
  const error = await hasty.parse(mailWith(1)).catch((one: unknown) => one)
  await hasty.stop()
  expect(error).toBeInstanceOf(KnownTrouble)
  expect(error).toMatchObject({ final: false, message: 'It takes too long to read this mail' })
})
