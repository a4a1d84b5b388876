// The undo of a deletion over a running server: whose it is, and what becomes of the task when two give it back at once.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createWithSchema } from '../../../../test/server-template.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { Project } from '../../projects/contract.ts'
import type { BulkResult } from '../bulk/contract.ts'
import type { Task } from '../contract.ts'

const server = process.env.TEST_DATABASE_URL
let world: World
let amara: Client
let jonas: Client
let bob: Client
/** Amara's, in which Jonas takes part. */
let project: Project

beforeAll(async () => {
  world = await startWorld(server ? { database: await createWithSchema(server) } : {})
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Harvest',
    text: 'Jonas, please rent the tents.',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  project = projects[0] as Project
})
afterAll(() => world.stop())

const add = (title: string, client = amara) =>
  client.send<Task>('POST', `/api/projects/${project.id}/tasks`, { title })
const undo = (client: Client, changeSetId: number) =>
  client.raw('POST', `/api/change-sets/${changeSetId}/undo`)
const restore = (client: Client, { id }: Task) => client.raw('POST', `/api/tasks/${id}/restore`)

/** Deletes them in one act; answers its change set. */
async function remove(client: Client, ...tasks: readonly Task[]): Promise<number> {
  const body = { tasks: tasks.map(({ id }) => ({ id })), change: { deleted: true } }
  const { changeSetIds } = await client.send<BulkResult>('PATCH', '/api/tasks/bulk', body)
  expect(changeSetIds).toHaveLength(1)
  return changeSetIds[0] ?? 0
}

const onBoard = async () =>
  (await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)).map(({ title }) => title)

const undoneOf = async (answer: Response) =>
  answer.ok ? ((await answer.json()) as { undone: number }).undone : 0

/** Acts that all want the task while another transaction has it, in their order; they go on once each of them waits. */
async function atOnce({ id }: Task, acts: readonly (() => Promise<Response>)[]): Promise<Response[]> {
  const { db } = world.app
  const answers: Promise<Response>[] = []
  await db.transaction(async () => {
    await db.query('select id from tasks where id = $1 for update', [id])
    for (const act of acts) {
      answers.push(db.outside(act))
      await vi.waitUntil(async () => (await waiting()) >= answers.length, 30_000)
    }
  })
  return Promise.all(answers)
}

/** How many wait for a row that another transaction has; on the embedded database all others wait for its connection. */
async function waiting(): Promise<number> {
  const { db } = world.app
  if (db.kind === 'embedded') return Number.POSITIVE_INFINITY
  const { rows } = await db.outside(() =>
    db.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')`,
    ),
  )
  return Number(rows[0]?.count)
}

const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).sort((one, other) => one - other)

it('PB-24 threat 15: a deletion is undone by nobody but whoever made it, though others see the task', async () => {
  const task = await add('Press the apples')
  const deletion = await remove(amara, task)
  expect((await undo(bob, deletion)).status).toBe(404)
  expect((await undo(jonas, deletion)).status).toBe(404)
  expect(await onBoard()).not.toContain('Press the apples')
  expect(await (await undo(amara, deletion)).json()).toEqual({ undone: 1, kept: [] })
  expect(await onBoard()).toContain('Press the apples')
})

it('PB-24 threat 15: who no longer takes part in the project does not undo a deletion of their own', async () => {
  const task = await add('Count the crates', jonas)
  const deletion = await remove(jonas, task)
  const rows = await world.rows(
    `delete from project_participants where project_id = $1
       and user_id = (select id from users where email = 'jonas@example.com') returning user_id`,
    [project.id],
  )
  expect((await undo(jonas, deletion)).status).toBe(404)
  expect(await onBoard()).not.toContain('Count the crates')
  await world.app.db.query('insert into project_participants (project_id, user_id) values ($1, $2)', [
    project.id,
    rows[0]?.user_id,
  ])
  expect((await undo(jonas, deletion)).status).toBe(200)
  expect(await onBoard()).toContain('Count the crates')
})

it('threat 15: one\u2019s own act that names a deleted task of others gives back nothing', async () => {
  const task = await add('Guard the cellar')
  await remove(amara, task)
  await world.receiveMail({ from: 'bob', subject: 'Bobs list', text: 'Please water the plants.' })
  const { projects } = await bob.get<{ projects: Project[] }>('/api/projects')
  const rows = await world.rows(
    `insert into change_sets (subject_kind, subject_id, actor_id, by, changes)
     select 'project', $1, id, 'app', $2 from users where email = 'bob@example.com' returning id`,
    [
      projects[0]?.id,
      JSON.stringify([{ subject: { kind: 'task', id: task.id }, kind: 'delete', before: {}, after: {} }]),
    ],
  )
  expect(await (await undo(bob, Number(rows[0]?.id))).json()).toEqual({ undone: 0, kept: [] })
  expect(await onBoard()).not.toContain('Guard the cellar')
})

it('PB-24: a task that somebody restores while its deletion is undone is given back once', async () => {
  const [one, other] = [await add('Sweep the barn'), await add('Lock the barn')]
  const deletion = await remove(amara, one, other)
  const [restored, undone] = await atOnce(one, [() => restore(jonas, one), () => undo(amara, deletion)])
  expect(Number(restored?.ok) + (await undoneOf(undone as Response))).toBe(2)
  expect(await onBoard()).toEqual(expect.arrayContaining(['Sweep the barn', 'Lock the barn']))
})

it('PB-24: of an undo and a restore that wait for each other one gives the task back, the other finds nothing', async () => {
  const task = await add('Stack the hay')
  const deletion = await remove(amara, task)
  const answers = await atOnce(task, [() => restore(jonas, task), () => undo(amara, deletion)])
  expect(statusesOf(answers)).toEqual([200, 404])
  expect(await onBoard()).toContain('Stack the hay')
})

it('PB-24: a deletion that is undone twice at once is undone once', async () => {
  const task = await add('Bottle the juice')
  const deletion = await remove(amara, task)
  const answers = await atOnce(task, [() => undo(amara, deletion), () => undo(amara, deletion)])
  expect(statusesOf(answers)).toEqual([200, 404])
  expect(await onBoard()).toContain('Bottle the juice')
})
