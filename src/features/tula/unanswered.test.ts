// Mails that want no answer get none (agents.md 1.9), and those that cannot be read get one that says so.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { encryptedBytes, mailOf, signedInside } from '../../../test/sealed-mails.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { agentTypes } from '../../crew/crew.ts'
import type { SentMail } from '../triage/contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const tula = 'tula@mailcrew.localhost'
const jonas = 'Jonas Weber <jonas@example.com>'

/** How many receipts the mail got. */
async function receiptsFor(mail: { to: string[]; cc?: string[]; subject: string; text: string }) {
  const before = (await amara.get<SentMail[]>('/api/outbox')).length
  await world.receiveMail({ from: 'amara', ...mail })
  return (await amara.get<SentMail[]>('/api/outbox')).length - before
}

it('thanks and notes of absence get no mail, and begin no project', async () => {
  const to = [tula]
  expect(await receiptsFor({ to, subject: 'Spring fair', text: 'Thank you, Tula!' })).toBe(0)
  const away = { subject: 'Out of office: Spring fair', text: 'I am back on Monday.' }
  expect(await receiptsFor({ to, ...away })).toBe(0)
  const { projects } = await amara.get<{ projects: { name: string }[] }>('/api/projects')
  expect(projects.map(({ name }) => name)).not.toContain('Spring fair')
})

it('a mail on which the agent is only copied gets one only where something was found', async () => {
  const copied = { to: [jonas], cc: [tula] }
  const news = 'The hall has a new roof since last week.'
  expect(await receiptsFor({ ...copied, subject: 'Hall', text: news })).toBe(0)
  expect(await receiptsFor({ to: [tula], subject: 'Hall again', text: news })).toBe(1)
  const task = 'Jonas, please send the deck by Friday.'
  expect(await receiptsFor({ ...copied, subject: 'Deck', text: task })).toBe(1)
})

it('thanks beside a request are answered as the request', async () => {
  const text = 'Thank you both! Jonas, please also book the hall.'
  expect(await receiptsFor({ to: [jonas, tula], subject: 'Tent', text })).toBe(1)
})

/** The text of the receipt of a raw mail to an agent. */
async function receiptOf(agent: string, subject: string, raw: Buffer): Promise<string> {
  await world.receiveMail({ from: 'amara', raw, rcptTo: [`${agent}@mailcrew.localhost`] })
  const { rows } = await world.app.db.query('select text from outbox where subject = $1', [`Re: ${subject}`])
  return String(rows[0]?.text)
}

const headOf = (agent: string, subject: string) => [
  'From: Amara Okafor <amara@example.com>',
  `To: ${agent}@mailcrew.localhost`,
  `Subject: ${subject}`,
  `Message-ID: <${subject.replaceAll(' ', '-')}@example.com>`,
]

it('every agent says that it cannot read an encrypted mail', async () => {
  const others = ['faq', 'tanya', 'sally']
  for (const agent of agentTypes.filter((type) => !others.includes(type))) {
    const subject = `Sealed for ${agent}`
    const raw = mailOf(headOf(agent, subject), [
      { type: 'application/pkcs7-mime', content: encryptedBytes() },
    ])
    const said = await receiptOf(agent, subject, raw)
    expect([agent, said]).toEqual([
      agent,
      expect.stringContaining('This mail is encrypted, I cannot read it. Send it unencrypted.'),
    ])
    expect(said).not.toContain('No tasks found')
  }
})

it('a mail without words of its own never has “No tasks found”', async () => {
  const blank = { type: 'text/plain', content: '' }
  const picture = { type: 'image/png; name="note.png"', content: Buffer.alloc(30_000, 1) }
  const plan = { type: 'application/pdf; name="plan.pdf"', content: '%PDF-1.4' }
  const shut = { type: 'application/ms-tnef; name="winmail.dat"', content: 'x' }
  const mails: [string, Parameters<typeof mailOf>[1], string][] = [
    ['A picture', [blank, picture], 'a picture, which I cannot read'],
    ['A file', [blank, plan], 'only “plan.pdf”'],
    [
      'A pointer',
      [{ type: 'text/plain', content: 'Please see the attached mail.' }, plan],
      'only “plan.pdf”',
    ],
    ['An Outlook mail', [blank, shut], 'winmail.dat'],
    ['Nothing at all', [blank], 'has no text'],
  ]
  for (const [subject, parts, words] of mails) {
    const said = await receiptOf('tula', subject, mailOf(headOf('tula', subject), parts))
    expect([subject, said]).toEqual([subject, expect.stringContaining(words)])
    expect(said).not.toContain('No tasks found')
  }
})

it('a mail within a signed or an attached one is read', async () => {
  const mime = 'Content-Type: text/plain\r\n\r\nPlease return the projector to room 3.\r\n'
  const signed = [{ type: 'application/pkcs7-mime', content: signedInside(mime) }]
  const attached = [
    { type: 'text/plain', content: '' },
    { type: 'message/rfc822', content: `From: rolf@example.com\r\nSubject: Projector\r\n${mime}` },
  ]
  for (const [subject, parts] of [
    ['Signed projector', signed],
    ['Fwd: Projector', attached],
  ] as const)
    expect(await receiptOf('tula', subject, mailOf(headOf('tula', subject), parts))).toContain(
      'Return the projector to room 3',
    )
})

const meeting = (method: string, ...lines: string[]) => ({
  type: `text/calendar; charset=utf-8; method=${method}`,
  content: `BEGIN:VCALENDAR
METHOD:${method}
BEGIN:VEVENT
SUMMARY:Visit of the old mill
${lines.join('\n')}
LOCATION:Gate 2
DESCRIPTION:Please bring the floor plan.
END:VEVENT
END:VCALENDAR
`,
})
const blank = { type: 'text/plain', content: '' }

it.each([
  ['Windows', 'DTSTART;TZID=GMT Standard Time:20270112T140000', 'Tue 12 Jan, 14:00 to 15:00, Gate 2'],
  ['UTC', 'DTSTART:20270112T140000Z', 'Tue 12 Jan, 14:00 to 15:00, Gate 2'],
  ['far', 'DTSTART;TZID=Asia/Tokyo:20270112T140000', 'Tue 12 Jan, 14:00 to 15:00 (Asia/Tokyo), Gate 2'],
])('an invitation without text says what it invites to, its time in %s', async (zone, start, when) => {
  const subject = `Mill, ${zone}`
  const raw = mailOf(headOf('tula', subject), [blank, meeting('REQUEST', start, 'DURATION:PT1H')])
  const said = (await receiptOf('tula', subject, raw)).replace(/\s+/g, ' ')
  expect(said).toContain(`An invitation: Visit of the old mill, ${when}`)
})

it('the meeting of an invitation becomes a task on a yes', async () => {
  const days = ['DTSTART;VALUE=DATE:20270114', 'DTEND;VALUE=DATE:20270116']
  const raw = mailOf(headOf('tula', 'Mill days'), [blank, meeting('REQUEST', ...days)])
  const said = (await receiptOf('tula', 'Mill days', raw)).replace(/\s+/g, ' ')
  expect(said).toContain('An invitation: Visit of the old mill, Thu 14 Jan to Fri 15 Jan, Gate 2')
  const to = await world.replyTo({ subject: 'Re: Mill days' })
  await world.receiveMail({ from: 'amara', to: [to], subject: 'Re: Mill days', text: 'Yes' })
  const tasks = await world.rows(
    `select title, due_date::text from tasks where source_email_subject = 'Mill days'`,
  )
  expect(tasks).toEqual([{ title: 'Visit of the old mill', due_date: '2027-01-14' }])
})

it('an invitation is named by agents that keep no tasks, and a cancelled meeting is no task', async () => {
  const start = 'DTSTART:20270112T140000Z'
  const raw = mailOf(headOf('polly', 'Mill, polly'), [blank, meeting('REQUEST', start)])
  expect((await receiptOf('polly', 'Mill, polly', raw)).replace(/\s+/g, ' ')).toContain(
    'An invitation: Visit of the old mill, Tue 12 Jan, 14:00, Gate 2',
  )
  const gone = mailOf(headOf('tula', 'Mill off'), [blank, meeting('CANCEL', start)])
  const said = (await receiptOf('tula', 'Mill off', gone)).replace(/\s+/g, ' ')
  expect(said).toContain('This meeting is cancelled: Visit of the old mill, Tue 12 Jan, 14:00, Gate 2')
  expect(said).not.toContain('Should I keep')
})

it('answers inside a quote that cannot be told from it are named', async () => {
  await world.receiveMail({ from: 'amara', to: [tula], subject: 'Stalls', text: 'Please book the stalls.' })
  const to = await world.replyTo({ subject: 'Re: Stalls' })
  const text = 'See my answers below.\n\nOn Mon, 11 Jan 2027, Tula wrote:\n> 1. Book the stalls is no good'
  await world.receiveMail({ from: 'amara', to: [to], subject: 'Re: Stalls', text })
  const [receipt] = await world.outbox({ subject: 'Re: Stalls' })
  expect(receipt?.text).toContain('Your answers seem to be inside the quoted mail')
})
