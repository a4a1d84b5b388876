// The lists across projects over a running server: who finds which task where, and what becomes of deleted ones.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import type { Task } from '../contract.ts'
import { type ListedTask, listedTask } from './contract.ts'
import { dropOldTasks } from './deleted-tasks.ts'

let world: World
let amara: Client
let lucia: Client
let jonas: Client
let bob: Client
/** Of the mail below: Amara's team project with Lucia and Jonas. */
let projectId: number

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  lucia = await world.signUp('lucia')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
  await world.receiveMail({
    from: 'amara',
    to: ['Lucia Ferri <lucia@example.com>', 'tula@mailcrew.localhost'],
    cc: ['Jonas Weber <jonas@example.com>'],
    subject: 'Summer fair',
    text: 'Lucia, please print the posters.\nI will book the stage.',
  })
  projectId = (await amara.get<{ projects: { id: number }[] }>('/api/projects')).projects[0]?.id ?? 0
})
afterAll(() => world.stop())

const paths = ['assigned', 'assigned-by-me', 'monitor', 'done'] as const
type List = (typeof paths)[number]

const list = (client: Client, name: List) => client.get<ListedTask[]>(`/api/tasks/${name}`)

/** Which of the four lists of a person hold the task. */
async function listsWith(client: Client, title: string): Promise<List[]> {
  const found: List[] = []
  for (const name of paths)
    if ((await list(client, name)).some((task) => task.title === title)) found.push(name)
  return found
}

const add = (title: string, more: object = {}) =>
  amara.send<Task>('POST', `/api/projects/${projectId}/tasks`, { title, ...more })
const patch = (id: number, body: object) => amara.send<Task>('PATCH', `/api/tasks/${id}`, body)
const remove = (id: number) => amara.send('DELETE', `/api/tasks/${id}`)
const restore = (client: Client, id: number) => client.raw('POST', `/api/tasks/${id}/restore`)
const age = (id: number, days: number) =>
  world.app.db.query('update tasks set deleted_at = deleted_at - make_interval(days => $2) where id = $1', [
    id,
    days,
  ])

// To take part is to be its owner or on one of its mails; following without that is in projects/follow.test.ts.
it('API-45 API-46 API-47 PB-24: each open task is in one of the three lists of everybody who takes part', async () => {
  expect(await listsWith(lucia, 'Print the posters')).toEqual(['assigned'])
  expect(await listsWith(amara, 'Print the posters')).toEqual(['assigned-by-me'])
  expect(await listsWith(jonas, 'Print the posters')).toEqual(['monitor'])
  expect(await listsWith(bob, 'Print the posters')).toEqual([])
  expect(await listsWith(amara, 'Book the stage')).toEqual(['assigned'])
  expect(await listsWith(lucia, 'Book the stage')).toEqual(['monitor'])
})

it('API-45 MYT-05: a listed task is a task with the names of its project and mail', async () => {
  const [task] = await list(lucia, 'assigned')
  expect(listedTask.parse(task)).toMatchObject({
    projectName: 'Summer fair',
    sourceEmailSubject: 'Summer fair',
    deletedAt: null,
    assignees: [{ user: { firstName: 'Lucia' } }],
  })
})

it('a task says by which change set it can be undone, to whoever made that and to nobody else', async () => {
  const [given] = await list(amara, 'assigned-by-me')
  const [mine] = await list(lucia, 'assigned')
  const rows = await world.rows('select min(id) as id from change_sets')
  expect([given?.id, given?.evidence?.changeSetId]).toEqual([mine?.id, rows[0]?.id])
  expect(mine?.evidence?.changeSetId).toBeNull()
})

it('PB-24: a task that nobody does yet is watched by whoever made it, until it is given to somebody', async () => {
  await add('Find a sponsor')
  expect(await listsWith(amara, 'Find a sponsor')).toEqual(['monitor'])
  expect(await listsWith(jonas, 'Find a sponsor')).toEqual(['monitor'])
})

it('API-46: what somebody else accepted of my mail is given by me', async () => {
  const task = await add('Order the flags')
  await world.app.db.query(
    `with given as (insert into task_assignees (task_id, user_id) select $1::int, id from users where email like 'jonas@%')
     update tasks set creator_id = (select id from users where email like 'lucia@%'),
       source_mail_id = (select id from mails order by id limit 1) where id = $1::int`,
    [task.id],
  )
  expect(await listsWith(amara, 'Order the flags')).toEqual(['assigned-by-me'])
  expect(await listsWith(lucia, 'Order the flags')).toEqual(['assigned-by-me'])
  expect(await listsWith(jonas, 'Order the flags')).toEqual(['assigned'])
})

it('API-48 MYT-12: done in any spelling stands in Done, and still in what is assigned to me', async () => {
  const stage = (await list(amara, 'assigned')).find((task) => task.title === 'Book the stage')
  for (const status of ['done', 'completed', 'Finished']) {
    await patch(stage?.id ?? 0, { status })
    expect(await listsWith(amara, 'Book the stage')).toEqual(['assigned', 'done'])
    expect(await listsWith(jonas, 'Book the stage')).toEqual(['done'])
    expect(await listsWith(bob, 'Book the stage')).toEqual([])
  }
  await patch(stage?.id ?? 0, { status: 'review' })
  expect(await listsWith(amara, 'Book the stage')).toEqual(['assigned'])
})

it('API-50 PB-24 API-48: a deleted task leaves everything but Done, and can be restored there', async () => {
  const task = await add('Rent a tent', { priority: 'high' })
  const before = await amara.get('/api/stats')
  await remove(task.id)
  expect(await listsWith(amara, 'Rent a tent')).toEqual(['done'])
  const deleted = (await list(jonas, 'done')).find((one) => one.id === task.id)
  expect(deleted?.deletedAt).toMatch(/^\d{4}-.*Z$/)
  expect(await amara.get('/api/stats')).not.toEqual(before)
  expect((await restore(bob, task.id)).status).toBe(404)
  const answer = await restore(jonas, task.id)
  expect([answer.status, ((await answer.json()) as Task).title]).toEqual([200, 'Rent a tent'])
  expect(await listsWith(amara, 'Rent a tent')).toEqual(['monitor'])
  expect(await amara.get('/api/stats')).toEqual(before)
  expect((await restore(amara, task.id)).status).toBe(404)
})

it('PB-24: what was restored is not undone a second time', async () => {
  const task = await add('Hire a clown')
  await remove(task.id)
  const rows = await world.rows('select max(id) as id from change_sets')
  expect((await restore(amara, task.id)).status).toBe(200)
  expect((await amara.raw('POST', `/api/change-sets/${Number(rows[0]?.id)}/undo`)).status).toBe(404)
})

it('PB-24: a suggested change of a deleted task waits until the task is restored', async () => {
  const task = await add('Paint the fence')
  const payload = { kind: 'change', taskId: task.id, title: task.title, words: 'make it done', fields: {} }
  const evidence = { sentence: 'The fence might be done.', agent: 'tula', by: 'rules', confidence: 0.5 }
  await world.app.db.query(
    `insert into suggestions (subject_kind, subject_id, kind, payload, evidence, confidence)
     values ('project', $1, 'task', $2, $3, 0.5)`,
    [projectId, JSON.stringify(payload), JSON.stringify(evidence)],
  )
  const open = () => amara.get<unknown[]>(`/api/projects/${projectId}/suggestions`)
  expect(await open()).toHaveLength(1)
  await remove(task.id)
  expect(await open()).toHaveLength(0)
  await restore(amara, task.id)
  expect(await open()).toHaveLength(1)
})

it('PB-24: after 30 days a deleted task is in no list, cannot be restored, and is removed for good', async () => {
  const system = mintSystemScope('task lists test')
  const kept = await add('Book the band')
  const gone = await add('Buy balloons')
  await remove(kept.id)
  await remove(gone.id)
  await age(kept.id, 29)
  await age(gone.id, 30)
  expect(await listsWith(amara, 'Book the band')).toEqual(['done'])
  expect(await listsWith(amara, 'Buy balloons')).toEqual([])
  expect((await restore(amara, gone.id)).status).toBe(404)
  await dropOldTasks(world.app.db, system, new Date())
  const rows = await world.rows('select id from tasks where id = any($1)', [[kept.id, gone.id]])
  expect(rows).toEqual([{ id: kept.id }])
  expect((await restore(amara, kept.id)).status).toBe(200)
})

it('API-45 API-75: the lists are those of the context, and of nobody who is signed out', async () => {
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Fair Works' },
  )
  const at = { 'x-company-id': String(made.data.company.company.id) }
  for (const name of paths) {
    const path = `/api/tasks/${name}`
    expect(await (await amara.raw('GET', path, undefined, at)).json()).toEqual([])
    expect((await bob.raw('GET', path, undefined, at)).status).toBe(403)
    expect((await fetch(world.url + path)).status).toBe(401)
  }
})
