// Mails that are read in the thread of their own are read as they would be here.
import { afterAll, expect, it } from 'vitest'
import { readByRules } from '../features/tula/task-rules.ts'
import { translated } from '../kit/translated.ts'
import { parseMail } from '../mail/parse.ts'
import { MailTooComplex } from '../mail/parsed-mail.ts'
import { readingsIn } from './readings.ts'

const file = await translated(new URL('./reading-thread.ts', import.meta.url))
const readings = readingsIn(file)
const how = { sender: 'amara@example.com', commandsOnly: false }
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
  const parsed = await readings.parse(raw, how)
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
    commandsOnly: false,
  }
  const proposal = await readings.readTasks(mail, { tasks: [] })
  expect(proposal).toEqual(readByRules(mail, { tasks: [] }))
  expect(proposal.tasks).toMatchObject([
    { title: 'Rent the tents', dueDate: '2026-11-19', assignees: ['jonas@example.com'] },
  ])
})

it('a mail with too many attachments is refused by the same error', async () => {
  await expect(readings.parse(mailWith(60), how)).rejects.toThrow(MailTooComplex)
})
