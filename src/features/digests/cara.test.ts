// Cara's stories: a thread comes in over SMTP, and its digest goes out as her receipt.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWithSchema } from '../../../test/server-template.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { NotificationList } from '../notifications/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { Delivery, SentMail } from '../triage/contract.ts'

const server = process.env.TEST_DATABASE_URL

let world: World
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startWorld(server ? { database: await createWithSchema(server) } : {})
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const CARA = 'cara@mailcrew.localhost'
const TULA = 'tula@mailcrew.localhost'
const AMARA = 'Amara Okafor <amara@example.com>'
const JONAS = 'Jonas Weber <jonas@example.com>'
const at = (hour: number) => new Date(Date.UTC(2026, 10, 16, hour))

async function receipts(
  subject: string,
  client = amara,
): Promise<(SentMail & { raw: string; flat: string })[]> {
  const sent = await client.get<SentMail[]>('/api/outbox')
  const found = sent.filter((one) => one.subject === subject && one.kind === 'receipt')
  return Promise.all(
    found.map(async (one) => {
      const rows = await world.rows('select raw from outbox where id = $1', [one.id])
      return { ...one, raw: String(rows[0]?.raw), flat: one.text.replace(/\s+/g, ' ') }
    }),
  )
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)`, 'im').exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''

const replyToOf = (raw: string) => headerOf(raw, 'Reply-To').replace(/[<>]/g, '')

/** Three mails about tents, of which Cara got a copy each. */
async function tents(subject: string): Promise<void> {
  const id = (number: number) => `<${subject.replace(/\W/g, '')}-${number}@example.com>`
  await world.receiveMail({
    ...{ from: 'amara', to: [JONAS], cc: [CARA], subject, messageId: id(1), date: at(8) },
    text: 'Hi Jonas,\n\nthe harvest fair is on 5 December. Which colour shall the tent have?\nWho pays the deposit of 400 euros?\n\nAmara',
  })
  await world.receiveMail({
    ...{ from: 'jonas', to: [AMARA], cc: [CARA], subject: `Re: ${subject}`, messageId: id(2), date: at(9) },
    inReplyTo: id(1),
    references: [id(1)],
    text: 'Hello,\n\nwe decided to take the red tent, since the blue colour is torn.\nI will order it by Friday.\n\nJonas',
  })
}

it('LAND-07 LAND-15: a copied thread comes back as a digest: decisions, open work, questions, each with its mail', async () => {
  await tents('Tents')
  expect(await receipts('Re: Tents')).toEqual([])
  const [digest, ...more] = await receipts('Re: Tents', jonas)
  expect(more).toEqual([])
  expect(headerOf(digest?.raw ?? '', 'From')).toContain(CARA)
  expect(digest?.text).toContain('we decided to take the red tent, since the blue colour is torn')
  expect(digest?.flat).toContain('The thread: 2 mails by Amara Okafor, Jonas Weber.')
  expect(digest?.flat).toContain(
    'Decided - we decided to take the red tent, since the blue colour is torn. Jonas Weber, Mon 16 Nov, 09:00',
  )
  expect(digest?.flat).toContain(
    'Open - I will order it by Friday. for Jonas Weber, due Fri 20 Nov 2026 \u2013 Jonas Weber, Mon 16 Nov, 09:00',
  )
  expect(digest?.flat).toContain(
    'Questions nobody answered - Who pays the deposit of 400 euros? Amara Okafor, Mon 16 Nov, 08:00',
  )
  // A reply would bring another digest and correct nothing.
  expect(digest?.text).not.toContain('Something wrong?')
  // Answered by the red tent.
  expect(digest?.flat).not.toContain('answered - Which colour')
})

it('the mail log tells what came of it, and the bell says nothing: no record was made', async () => {
  const deliveries = await jonas.get<Delivery[]>('/api/mails')
  expect(deliveries.find(({ subject }) => subject === 'Re: Tents')).toMatchObject({
    agent: 'cara',
    status: 'processed',
    projectId: null,
    outcome: 'we decided to take the red tent, since the blue colour is torn',
  })
  expect(await jonas.get<NotificationList>('/api/notifications')).toMatchObject({ notifications: [] })
  expect(await jonas.get('/api/projects')).toMatchObject({ projects: [] })
})

it('what is only quoted is read, too: its author stands with it, and no mail stands twice', async () => {
  const quoted = [
    'On Mon, 16 Nov 2026 at 09:30, Ben Otto <ben@example.com> wrote:',
    '> It was agreed that the stage faces the lake.',
    '>',
    '> On Mon, 16 Nov 2026 at 09:00, Mei Lin <mei@example.com> wrote:',
    '>> Where does the stage stand?',
  ]
  await world.receiveMail({
    ...{ from: 'amara', to: [CARA], subject: 'Re: Stage', date: at(10) },
    text: ['What was decided?', '', ...quoted].join('\n'),
  })
  const [digest] = await receipts('Re: Stage')
  expect(digest?.flat).toContain('The thread: 2 mails by Mei Lin, Ben Otto.')
  expect(digest?.flat).toContain(
    'Decided - It was agreed that the stage faces the lake. Ben Otto, Mon, 16 Nov 2026 at 09:30',
  )
  expect(digest?.flat).not.toContain('What was decided?')
})

it('every line of a digest stands in the thread, word for word', async () => {
  const rows = await world.rows(
    `select summary from deliveries where agent_type = 'cara' and status = 'processed'`,
  )
  const lines = rows.flatMap(({ summary }) => linesOf(summary))
  expect(lines.length).toBeGreaterThan(5)
  const said = [
    'the harvest fair is on 5 December. Which colour shall the tent have? Who pays the deposit of 400 euros?',
    'we decided to take the red tent, since the blue colour is torn. I will order it by Friday.',
    'It was agreed that the stage faces the lake. Where does the stage stand?',
  ].join(' ')
  for (const line of lines) expect(said).toContain(line)
})

function linesOf(summary: unknown): string[] {
  const { sections } = summary as { sections: { kind: string; rows?: { title: string }[] }[] }
  return sections.flatMap(({ rows }) => rows ?? []).map(({ title }) => title)
}

async function project(name: string): Promise<{ project: Project; tasks: Task[] }> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const found = projects.find((one) => one.name === name)
  if (!found) throw new Error(`no project ${name}`)
  return { project: found, tasks: await amara.get<Task[]>(`/api/projects/${found.id}/tasks`) }
}

it('\u201ccara, what was decided?\u201d in a reply to Tula hands the thread to Cara and leaves Tula\u2019s work as it is', async () => {
  const mail = { from: 'amara', subject: 'Lake walk', date: at(8) }
  const text = 'Jonas, please print the map by Thursday.\nWe agreed to walk around the lake.'
  await world.receiveMail({ ...mail, to: [JONAS, TULA], text })
  const [first] = await receipts('Re: Lake walk')
  const before = await project('Lake walk')
  await world.receiveMail({
    ...{ ...mail, to: [replyToOf(first?.raw ?? '')], subject: 'Re: Lake walk', date: at(9) },
    text: 'cara, what was decided?',
  })
  const [digest, ...others] = await receipts('Re: Lake walk')
  expect(others.map(({ id }) => id)).toEqual([first?.id])
  expect(headerOf(digest?.raw ?? '', 'From')).toContain(CARA)
  expect(digest?.flat).toContain(
    'Decided - We agreed to walk around the lake. Amara Okafor, Mon 16 Nov, 08:00',
  )
  expect(digest?.flat).toContain(
    '- Jonas, please print the map by Thursday. for Jonas Weber, due Thu 19 Nov 2026',
  )
  const after = await project('Lake walk')
  expect(after.tasks).toEqual(before.tasks)
  // The next reply is Tula's again.
  const to = [replyToOf(digest?.raw ?? '')]
  await world.receiveMail({ ...mail, to, subject: 'Re: Lake walk', text: '#done 1' })
  expect((await project('Lake walk')).tasks.map(({ status }) => status)).toEqual(['completed'])
})

it('work that is asked of all on a mail is not the agent\u2019s', async () => {
  const mail = { from: 'amara', subject: 'Lamp oil', date: at(8) }
  await world.receiveMail({ ...mail, to: [JONAS, CARA], text: 'Please order the lamp oil by Thursday.' })
  const [digest] = await receipts('Re: Lamp oil')
  expect(digest?.flat).toContain('for Jonas Weber')
  expect(digest?.flat).not.toContain(`for Jonas Weber and`)
})

it('a person of that name is spoken to, not the agent', async () => {
  const mail = { from: 'amara', subject: 'Lanterns', date: at(8) }
  await world.receiveMail({
    ...mail,
    to: ['Cara Rossi <cara.rossi@example.com>', TULA],
    text: 'Please hang the lanterns.',
  })
  const [first] = await receipts('Re: Lanterns')
  const to = [replyToOf(first?.raw ?? '')]
  await world.receiveMail({ ...mail, to, subject: 'Re: Lanterns', text: 'Cara, please buy candles, too.' })
  const { tasks } = await project('Lanterns')
  expect(tasks).toHaveLength(2)
})

it('a stranger with somebody\u2019s reply address is told nothing of the thread', async () => {
  const [digest] = await receipts('Re: Tents', jonas)
  const to = [replyToOf(digest?.raw ?? '')]
  await world.receiveMail({ from: 'mei', to, subject: 'Re: Tents', text: 'Cara, what was decided?' })
  const [tula] = await receipts('Re: Lake walk')
  const other = [replyToOf(tula?.raw ?? '')]
  await world.receiveMail({
    from: 'mei',
    to: other,
    subject: 'Re: Lake walk',
    text: 'Cara, what was decided?',
  })
  const rows = await world.rows(`select text from outbox where recipient = 'mei@example.com'`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { text } of rows) expect(text).not.toMatch(/red tent|around the lake|deposit/)
})

it('threat 15: who only names the mails of a thread in References is told nothing of it', async () => {
  await world.receiveMail({
    ...{ from: 'mei', to: [CARA], subject: 'Re: Tents', text: 'What was decided?' },
    ...{ inReplyTo: '<Tents-2@example.com>', references: ['<Tents-1@example.com>', '<Tents-2@example.com>'] },
  })
  const rows = await world.rows(
    `select text from outbox where recipient = 'mei@example.com' order by id desc limit 1`,
  )
  expect(rows[0]?.text).not.toMatch(/red tent|deposit|harvest/)
})

const forwarded = (head: readonly string[], below: readonly string[]) => ({
  text: [
    ...head,
    '',
    'October it is, and the wooden one: let\u2019s take that one.',
    'I\u2019ll ask them for the price.',
    '',
    'Ben',
    '',
    ...below,
  ].join('\n'),
})

it('a bare forward is read whole, its newest mail too, and authors are named with or without an address', async () => {
  const mail = { from: 'amara', to: [CARA], date: at(12) }
  const gmail = forwarded(
    [
      '---------- Forwarded message ---------',
      'From: Ben Otto <ben@example.com>',
      'Date: Mon, 16 Nov 2026 at 11:20',
      'Subject: Re: Boat shed',
      'To: Mei Lin <mei@example.com>',
    ],
    [
      'On Mon, 16 Nov 2026 at 10:05, Mei Lin <mei@example.com> wrote:',
      '',
      '> Shall we build the shed in February or in March?',
    ],
  )
  await world.receiveMail({ ...mail, ...gmail, subject: 'Fwd: Boat shed' })
  const [one] = await receipts('Re: Fwd: Boat shed')
  expect(one?.flat).toContain('The thread: 2 mails by Mei Lin, Ben Otto.')
  expect(one?.flat).toContain('Decided - October it is, and the wooden one: let\u2019s take that one.')
  expect(one?.flat).toContain('Open - I\u2019ll ask them for the price.')
  expect(one?.flat).not.toContain('I found no decision')
  const outlook = forwarded(
    [
      '________________________________',
      'From: Ben Otto',
      'Sent: Monday, November 16, 2026 11:20 AM',
      'To: Mei Lin',
      'Subject: RE: Jetty',
    ],
    [
      'From: Mei Lin',
      'Sent: Monday, November 16, 2026 10:05 AM',
      'To: Ben Otto',
      'Subject: Jetty',
      '',
      'Shall we build the jetty in February or in March?',
    ],
  )
  await world.receiveMail({ ...mail, ...outlook, subject: 'FW: Jetty' })
  const [other] = await receipts('Re: FW: Jetty')
  expect(other?.flat).toContain('The thread: 2 mails by Mei Lin, Ben Otto.')
  expect(other?.flat).toContain('Decided - October it is, and the wooden one')
})

it('what the mail asks is answered first: what was promised, and what no sentence of the thread answers is said', async () => {
  const history = [
    'On Mon, 16 Nov 2026 at 09:30, Ben Otto <ben@example.com> wrote:',
    '> We will send a new plan next week.',
    '> The old one stays with you.',
  ]
  await world.receiveMail({
    from: 'amara',
    to: [CARA],
    subject: 'Re: Pontoon',
    date: at(10),
    text: ['What did we promise?', 'How much does the pontoon cost?', '', ...history].join('\n'),
  })
  const [digest] = await receipts('Re: Pontoon')
  expect(digest?.flat).toContain('What did we promise? - We will send a new plan next week. Ben Otto')
  expect(digest?.flat).toContain(
    'How much does the pontoon cost? I found no sentence in the thread that answers this.',
  )
})

it('in a thread of people, what is asked of her is no question of theirs, and a promise beside it is kept', async () => {
  const subject = 'Slipway'
  await world.receiveMail({
    from: 'amara',
    to: [JONAS],
    cc: [CARA],
    subject,
    messageId: '<slip-1@example.com>',
    date: at(8),
    text: 'Which paint do the neighbours use for their slipway?',
  })
  await world.receiveMail({
    from: 'jonas',
    to: [AMARA],
    cc: [CARA],
    subject: `Re: ${subject}`,
    date: at(9),
    inReplyTo: '<slip-1@example.com>',
    references: ['<slip-1@example.com>'],
    text: 'I\u2019ll ask them.\n\n@cara what is still open here and what was decided?',
  })
  const [digest] = await receipts('Re: Slipway', jonas)
  expect(digest?.flat).toContain('Open - I\u2019ll ask them. for Jonas Weber')
  expect(digest?.flat).not.toContain('@cara')
})

it('receipts that a reply quotes are nobody\u2019s words in the thread', async () => {
  const quoted = [
    'On Mon, 16 Nov 2026 at 09:30, Tula <tula@mailcrew.localhost> wrote:',
    '> 1 task. Please paint the buoy by Friday.',
    '>',
    '> On Mon, 16 Nov 2026 at 09:00, Mei Lin <mei@example.com> wrote:',
    '>> The buoy needs paint before the ice comes.',
  ]
  await world.receiveMail({
    from: 'amara',
    to: [CARA],
    subject: 'Re: Buoy',
    date: at(10),
    text: ['What was decided?', '', ...quoted].join('\n'),
  })
  const [digest] = await receipts('Re: Buoy')
  expect(digest?.flat).toContain('1 mail by Mei Lin.')
  expect(digest?.flat).not.toContain('Please paint the buoy')
})

it('the frame\u2019s commands mean the same to her, and there is nothing of hers to undo', async () => {
  const [digest] = await receipts('Re: Tents', jonas)
  const to = [replyToOf(digest?.raw ?? '')]
  await world.receiveMail({ from: 'jonas', to, subject: 'Re: Tents', text: '#help\n#undo\n#done 1' })
  const [answer] = await receipts('Re: Tents', jonas)
  expect(answer?.flat).toContain(
    'Commands, each on a line of its own: \u201c#undo\u201d'.replace(/[\u201c\u201d]/g, ''),
  )
  expect(answer?.flat).toContain('#undo (there is nothing of yours to undo in this thread)')
  expect(answer?.flat).toContain('\u201c#done 1\u201d')
})

it('LAND-15: her address takes mail, and a mail without a thread is answered with how to ask', async () => {
  await world.receiveMail({ from: 'amara', to: [CARA], subject: 'Hello there', text: '' })
  const [answer] = await receipts('Re: Hello there')
  expect(answer?.flat).toContain('Copy me on a thread, forward one to me, or ask in a reply')
})
