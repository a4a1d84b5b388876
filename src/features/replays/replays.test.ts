// Stored mails are read again: mails came in over SMTP, their records were made by an earlier reading, and people went on.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replay as replayCommand } from '../../../bin/command/replay.ts'
import { type Client, people, startWorld, type World } from '../../../test/world.ts'
import type { Task } from '../tasks/contract.ts'
import type { ReplayedMail, ShownReplay } from './contract.ts'

let world: World
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startWorld({ environment: { LOG_LEVEL: 'warn' } })
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const sent = async () => {
  const rows = await world.rows('select count(*)::int as count from outbox')
  return Number(rows[0]?.count)
}

/** What alert mails will tell of. */
async function toBeSent(): Promise<number> {
  const rows = await world.rows('select count(*)::int as count from mail_causes')
  return Number(rows[0]?.count)
}

async function mailed(subject: string, text: string): Promise<number> {
  await world.receiveMail({
    from: 'amara',
    to: [`${people.jonas.name} <${people.jonas.email}>`, `tula@${world.config.mailDomain}`],
    subject,
    date: new Date('2026-11-16T09:00:00Z'),
    text,
  })
  const rows = await world.rows('select id from projects where name = $1', [subject])
  return Number(rows[0]?.id)
}

const tasksOf = async (projectId: number) =>
  (await amara.get<Task[]>(`/api/projects/${projectId}/tasks`)).toSorted((a, b) => a.id - b.id)

/** As an earlier version would have made it: written past the app, which knows of no change by a person. */
const readOtherwise = (taskId: number | undefined, fields: string) =>
  world.app.db.query(`update tasks set ${fields} where id = $1`, [taskId])

async function finished(client: Client = amara): Promise<NonNullable<ShownReplay['replay']>> {
  for (;;) {
    const { replay } = await client.get<ShownReplay>('/api/replay')
    if (replay?.state === 'done') return replay
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function readAgain(): Promise<ReplayedMail[]> {
  await amara.send('POST', '/api/replay', {})
  return (await finished()).mails
}

const apply = (ids: number[] | null = null) =>
  amara.send<{ applied: number; failed: number; changeSetIds: number[] }>('POST', '/api/replay/apply', {
    ids,
  })

it('mails that would be read as before are no difference, and reading them again changes and sends nothing', async () => {
  const spring = await mailed(
    'Spring',
    'Jonas, please send the launch deck by Thursday.\nPlease also book the hall.',
  )
  const [before, mails] = [await tasksOf(spring), await sent()]
  expect(before.length).toBeGreaterThan(0)
  expect(await readAgain()).toEqual([])
  expect(await tasksOf(spring)).toEqual(before)
  expect(await sent()).toBe(mails)
})

it('what would be new, otherwise, or no longer made is shown, made so once without a mail, and taken back by one undo', async () => {
  const autumn = await mailed(
    'Autumn',
    'Jonas, please order the banners by Thursday.\n\nJonas, please call the printer.',
  )
  const [banners, printer] = await tasksOf(autumn)
  // The earlier reading knew no day, missed the printer, and took the weather for a task.
  await readOtherwise(banners?.id, 'due_date = null')
  await world.app.db.query('delete from tasks where id = $1', [printer?.id])
  await world.app.db.query(
    `insert into tasks (project_id, number, title, creator_id, source_mail_id, evidence, created_at)
     select project_id, 90, 'The weather', creator_id, source_mail_id,
       jsonb_build_object('sentence', 'It may rain.', 'agent', 'tula', 'by', 'rules', 'confidence', 0.7), created_at
     from tasks where id = $1`,
    [banners?.id],
  )
  const [mail, ...others] = await readAgain()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Autumn')
  const kinds = mail?.differences.map(({ kind, title }) => `${kind} ${title}`).toSorted()
  expect(kinds).toEqual([`changed ${banners?.title}`, 'gone The weather', `new ${printer?.title}`])
  expect(mail?.differences.find(({ kind }) => kind === 'changed')?.fields).toEqual([
    { name: 'Due', before: '', after: '2026-11-19' },
  ])
  const [mails, causes] = [await sent(), await toBeSent()]
  const done = await apply([mail?.id ?? 0])
  expect(done).toMatchObject({ applied: 1, failed: 0 })
  const titles = async () => (await tasksOf(autumn)).map(({ title }) => title)
  expect(await titles()).toEqual([banners?.title, printer?.title])
  const made = (await tasksOf(autumn)).find(({ title }) => title === printer?.title)
  expect(made?.assignees.map(({ user }) => user.email)).toEqual([people.jonas.email])
  // A second time does nothing, by the same run or by another.
  expect(await apply()).toMatchObject({ applied: 0 })
  expect(await readAgain()).toEqual([])
  await amara.send('POST', '/api/change-sets/undo', { ids: done.changeSetIds })
  expect(await titles()).toEqual([banners?.title, 'The weather'])
  // Taken back by a person: that is the last word.
  expect((await readAgain()).flatMap(({ differences }) => differences.map(({ kind }) => kind))).toEqual([])
  expect([await sent(), await toBeSent()]).toEqual([mails, causes])
})

it('what people corrected is never overwritten, though they do so between the reading and the making', async () => {
  const winter = await mailed(
    'Winter',
    'Jonas, please salt the quay by Friday.\n\nJonas, please drain the pumps.',
  )
  const [salt, pumps] = await tasksOf(winter)
  await readOtherwise(salt?.id, `due_date = null, title = 'Salt'`)
  await amara.send('PATCH', `/api/tasks/${salt?.id}`, { title: 'Salt the whole quay' })
  await amara.send('DELETE', `/api/tasks/${pumps?.id}`)
  const [mail] = await readAgain()
  // The day alone: the name is Amara's, and the pumps are not wanted.
  expect(mail?.differences.map(({ kind, fields }) => [kind, fields.map(({ name }) => name)])).toEqual([
    ['changed', ['Due']],
  ])
  await amara.send('PATCH', `/api/tasks/${salt?.id}`, { dueDate: '2026-12-24T00:00:00.000Z' })
  await apply()
  expect(await tasksOf(winter)).toMatchObject([
    { title: 'Salt the whole quay', dueDate: '2026-12-24T00:00:00.000Z' },
  ])
})

it('a run rests and goes on, and only one runs in a context; others see nothing of it', async () => {
  expect(await jonas.get<ShownReplay>('/api/replay')).toEqual({ replay: null, mayStart: true })
  const rows = await world.rows(
    `insert into replays (owner_id, total, state) select id, 3, 'running' from users where email = $1 returning id`,
    [people.amara.email],
  )
  const rested = await amara.send<ShownReplay>('POST', '/api/replay/state', { isPaused: true })
  expect(rested.replay).toMatchObject({ id: Number(rows[0]?.id), state: 'paused' })
  expect((await amara.raw('POST', '/api/replay', {})).status).toBe(409)
  await amara.send('POST', '/api/replay/state', { isPaused: false })
  expect(await finished()).toMatchObject({ seen: 3 })
})

it('mailcrew replay does the same for the whole server, and with --apply makes it so', async () => {
  const dock = await mailed('Dock', 'Jonas, please mend the dock ladder by Friday.')
  const [ladder] = await tasksOf(dock)
  await readOtherwise(ladder?.id, 'due_date = null')
  const said: string[] = []
  const log = console.log
  console.log = (line: string) => void said.push(line)
  try {
    expect(await replayCommand(['--since=2020-01-01'], world.config.dataDir)).toBe(0)
    expect((await tasksOf(dock))[0]?.dueDate).toBeNull()
    expect(await replayCommand(['--apply'], world.config.dataDir)).toBe(0)
  } finally {
    console.log = log
  }
  expect(said.join('\n')).toContain('Due: - -> 2026-11-20')
  expect(said.at(-1)).toBe('1 mail made so')
  expect((await tasksOf(dock))[0]?.dueDate).toBe('2026-11-20T00:00:00.000Z')
})
