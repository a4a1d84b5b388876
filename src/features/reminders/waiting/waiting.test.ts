// Waiting for others: what stands on the list, who is asked by mail and how often, and how an answer clears it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type OwnMail, type ReminderWorld, startReminderWorld } from '../../../../test/reminder-world.ts'
import type { WaitingTask } from './contract.ts'
import { sendChases } from './send-chases.ts'

const THURSDAY = '2026-10-22T12:00:00Z'

let world: ReminderWorld

beforeAll(async () => {
  world = await startReminderWorld(THURSDAY)
})
afterAll(() => world.stop())

beforeEach(async () => {
  world.at(THURSDAY)
  const { db } = world.app
  await db.query('delete from tasks')
  await db.query(`delete from outbox where kind = 'chase'`)
  await db.query(`delete from thread_messages where message_id not like '%mail.example.com'`)
  // The time goes back for each test: what was said in the one before is long ago.
  await db.query(`update mails set received_at = '2026-10-01T00:00:00Z'`)
  for (const who of ['amara', 'jonas', 'priya'] as const) await world.choose(who, 'Europe/Berlin')
})

const list = (who: 'amara' | 'jonas' = 'amara') => world.clients[who].get<WaitingTask[]>('/api/tasks/waiting')
const chase = (id: number, days: number | null) =>
  world.clients.amara.send<WaitingTask>('PUT', `/api/tasks/${id}/chase`, { days })
const chases = (who: 'jonas' | 'priya' | 'lucia') => world.mailsTo(who, 'chase')

/** "Send the deck: Jonas, Priya" */
const shown = async (who: 'amara' | 'jonas' = 'amara') =>
  (await list(who)).map(
    ({ title, awaited }) => `${title}: ${awaited.map(({ firstName }) => firstName).join(', ')}`,
  )

function header(mail: OwnMail | undefined, name: string): string {
  const head = mail?.raw.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  return new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
}

/** As Jonas's mail program does: to Reply-To, naming the mail. */
const answer = (mail: OwnMail | undefined, text: string, headers: Record<string, string> = {}) =>
  world.receiveMail({
    from: 'jonas',
    to: header(mail, 'Reply-To'),
    subject: `Re: ${mail?.subject ?? ''}`,
    inReplyTo: header(mail, 'Message-ID'),
    text,
    headers,
  })

it('what I gave to others and nobody answered stands on my list, the longest wait first', async () => {
  await world.give({ title: 'Send the deck', for: ['jonas', 'priya'], dueDate: '2026-10-30' })
  world.at('2026-10-23T12:00:00Z')
  await world.give({ title: 'Book the venue', for: ['priya'] })
  await world.give({ title: 'Mine too', for: ['amara', 'jonas'] })
  await world.give({ title: 'Nobody\u2019s', for: [] })
  await world.give({ title: 'Done', for: ['jonas'], status: 'finished' })
  await world.give({ title: 'Given by Jonas', for: ['amara'], by: 'jonas' })
  expect(await shown()).toEqual(['Send the deck: Jonas, Priya', 'Book the venue: Priya'])
  expect(await shown('jonas')).toEqual(['Given by Jonas: Amara'])
  expect((await list())[0]).toMatchObject({
    projectName: 'Spring launch',
    dueDate: '2026-10-30T00:00:00.000Z',
    since: '2026-10-22T12:00:00.000Z',
    chaseDays: null,
  })
})

it('a question in my mail waits until the one who was asked answers on the thread', async () => {
  world.at('2026-10-22T13:00:00Z')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', `tula@${world.config.mailDomain}`],
    subject: 'The caterer',
    messageId: '<caterer@mail.example.com>',
    text: 'Jonas, can you confirm the caterer?',
  })
  expect((await shown()).join()).toContain('caterer: Jonas')
  world.at('2026-10-22T14:00:00Z')
  await world.receiveMail({
    from: 'jonas',
    to: ['Amara Okafor <amara@example.com>', `tula@${world.config.mailDomain}`],
    subject: 'Re: The caterer',
    inReplyTo: '<caterer@mail.example.com>',
    text: 'I have written to them and wait for the menu.',
  })
  expect(await shown()).toEqual([])
})

it('a chased task is asked after in the morning, once in three days, into the conversation', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['jonas'] })
  expect(await chase(id, 3)).toMatchObject({ chaseDays: 3, since: '2026-10-22T12:00:00.000Z' })
  world.at('2026-10-25T05:00:00Z')
  expect(await chases('jonas')).toEqual([])
  world.at('2026-10-26T06:59:00Z')
  expect(await chases('jonas')).toEqual([])
  world.at('2026-10-26T07:00:00Z')
  const [mail, ...more] = await chases('jonas')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Amara Okafor waits for: Send the deck')
  expect(header(mail, 'From')).toBe(`"Amara Okafor (Mailcrew)" <tula@${world.config.mailDomain}>`)
  expect(header(mail, 'Reply-To')).toMatch(/^r-[a-z2-7]{26}@/)
  expect(header(mail, 'In-Reply-To')).toBe('<launch@mail.example.com>')
  expect(header(mail, 'Auto-Submitted')).toBe('auto-generated')
  expect(header(mail, 'List-Unsubscribe')).toContain('.taskAssignments.')
  expect((await list())[0]?.awaited[0]?.chasedAt).toBe('2026-10-26T07:00:00.000Z')
  const told: string[] = []
  for (const day of ['26T18', '27T07', '28T07', '29T07', '30T07'])
    for (const { subject } of (world.at(`2026-10-${day}:00:00Z`), await chases('jonas')))
      told.push(`${day} ${subject}`)
  expect(told).toEqual(['29T07 Amara Okafor waits for: Send the deck'])
})

it('what is switched on late in the day is asked on the next morning, if it is still on', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['jonas'] })
  world.at('2026-10-26T14:00:00Z')
  await chase(id, 1)
  expect(await chases('jonas')).toEqual([])
  await chase(id, null)
  world.at('2026-10-27T07:00:00Z')
  expect(await chases('jonas')).toEqual([])
  await chase(id, 1)
  expect(await chases('jonas')).toHaveLength(1)
})

it('an answer to it clears the list and ends the asking; an automatic one does not', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['jonas', 'priya'] })
  await chase(id, 1)
  world.at('2026-10-24T07:00:00Z')
  const [mail] = await chases('jonas')
  expect(await chases('priya')).toHaveLength(1)
  world.at('2026-10-24T07:30:00Z')
  await answer(mail, 'I am out of the office.', { 'Auto-Submitted': 'auto-replied' })
  expect(await shown()).toEqual(['Send the deck: Jonas, Priya'])
  await answer(mail, 'It takes me until Friday, the figures are late.')
  expect(await shown()).toEqual(['Send the deck: Priya'])
  world.at('2026-10-26T07:00:00Z')
  expect(await chases('jonas')).toEqual([])
  expect(await chases('priya')).toHaveLength(1)
})

it('asking again after an answer begins anew', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['jonas'] })
  world.at('2026-10-23T08:00:00Z')
  await world.app.db.query(
    `insert into comments (subject_kind, subject_id, author_id, text, created_at) values ('task', $1, $2, 'On it', $3)`,
    [id, await world.idOf('jonas'), '2026-10-23T08:00:00Z'],
  )
  expect(await list()).toEqual([])
  world.at('2026-10-24T08:00:00Z')
  expect(await chase(id, 2)).toMatchObject({
    since: '2026-10-24T08:00:00.000Z',
    awaited: [{ firstName: 'Jonas' }],
  })
  expect(await shown()).toEqual(['Send the deck: Jonas'])
  expect(await chase(id, null)).toMatchObject({ chaseDays: null, since: '2026-10-24T08:00:00.000Z' })
})

it('what is handed over to somebody else waits for them from then on', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['priya'] })
  world.at('2026-10-22T15:00:00Z')
  await world.receiveMail({
    from: 'jonas',
    to: `tula@${world.config.mailDomain}`,
    subject: 'Re: Spring launch',
    inReplyTo: '<launch@mail.example.com>',
    text: 'The hall is lovely.',
  })
  world.at('2026-10-23T12:00:00Z')
  const rows = await world.rows('select number from tasks where id = $1', [id])
  await world.receiveMail({
    from: 'amara',
    to: `tula@${world.config.mailDomain}`,
    subject: 'Re: Spring launch',
    inReplyTo: '<launch@mail.example.com>',
    text: `#assign ${Number(rows[0]?.number)} jonas@example.com`,
  })
  expect((await list()).map(({ since, awaited }) => [since, awaited.map(({ email }) => email)])).toEqual([
    ['2026-10-23T12:00:00.000Z', ['jonas@example.com']],
  ])
})

it('several tasks of one project come in one mail, however many workers there are', async () => {
  for (const title of ['Send the deck', 'Book the venue'])
    await chase(await world.give({ title, for: ['jonas'] }), 1)
  world.at('2026-10-24T07:00:00Z')
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendChases(world.services)))
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1)
  const mails = await chases('jonas')
  expect(mails.map(({ subject }) => subject)).toEqual(['Amara Okafor waits for: 2 tasks in Spring launch'])
  expect(mails[0]?.text).toMatch(/Send the deck[^]*Book the venue/)
})

it('nobody is asked who has blocked me, left the conversation, switched such mails off, or when it is done', async () => {
  const { jonas } = world.clients
  const id = await world.give({ title: 'Send the deck', for: ['jonas'] })
  await chase(id, 1)
  const asked = async (day: number) => {
    world.at(`2026-10-${day}T08:00:00Z`)
    return (await chases('jonas')).length
  }
  await jonas.send('POST', '/api/trust/block', { emailToBlock: 'amara@example.com' })
  expect(await asked(24)).toBe(0)
  await jonas.send('POST', '/api/trust/unblock', { blockedEmail: 'amara@example.com' })
  await jonas.send('PATCH', '/api/notifications/preferences/taskAssignments', { enabled: false })
  expect(await asked(25)).toBe(0)
  await jonas.send('PATCH', '/api/notifications/preferences/taskAssignments', { enabled: true })
  const jonasId = await world.idOf('jonas')
  const stopped = (value: boolean) =>
    world.app.db.query('update thread_participants set stopped = $1 where user_id = $2', [value, jonasId])
  await stopped(true)
  expect(await asked(26)).toBe(0)
  await stopped(false)
  expect(await asked(27)).toBe(1)
  await world.clients.amara.send('PATCH', `/api/tasks/${id}`, { status: 'completed' })
  expect(await asked(28)).toBe(0)
})

it('people without an account of their own are asked too, in a conversation', async () => {
  world.at('2026-10-22T13:00:00Z')
  await world.receiveMail({
    from: 'amara',
    to: ['Lucia Ferri <lucia@example.com>', `tula@${world.config.mailDomain}`],
    subject: 'The florist',
    messageId: '<florist@mail.example.com>',
    text: 'Lucia, please order the flowers.',
  })
  const [task] = await list()
  expect(task?.awaited[0]?.email).toBe('lucia@example.com')
  await chase(task?.id ?? 0, 1)
  world.at('2026-10-24T09:00:00Z')
  expect(await chases('lucia')).toHaveLength(1)
})

it('only who gave a task has it chased, at most once a day', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['jonas'] })
  const put = async (who: 'amara' | 'jonas' | 'priya', days: unknown) =>
    (await world.clients[who].raw('PUT', `/api/tasks/${id}/chase`, { days })).status
  expect([await put('jonas', 3), await put('priya', 3)]).toEqual([404, 404])
  expect([
    await put('amara', 0),
    await put('amara', 31),
    await put('amara', 1.5),
    await put('amara', 'x'),
  ]).toEqual([422, 422, 422, 422])
  expect(await put('amara', 30)).toBe(200)
})
