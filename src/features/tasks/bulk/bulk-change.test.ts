// Changing many tasks at once over a running server: what is done, what is refused and why, and the one undo.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { NotificationList } from '../../notifications/contract.ts'
import type { Project } from '../../projects/contract.ts'
import { onlyPeopleOfProject, type Task } from '../contract.ts'
import type { ListedTask } from '../lists/contract.ts'
import { type BulkResult, bulkResult } from './contract.ts'

let world: World
let amara: Client
let jonas: Client
let bob: Client
let project: Project
let other: Project
let bobs: Task
const ids: Record<string, number> = {}

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
  for (const [name, client] of Object.entries({ amara, jonas, bob }))
    ids[name] = (await client.get<{ id: number }>('/api/auth/user')).id
  const team = ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost']
  await world.receiveMail({ from: 'amara', to: team, subject: 'Fair', text: 'Jonas, please book the hall.' })
  await world.receiveMail({ from: 'amara', subject: 'Own list', text: 'Please call the landlord.' })
  await world.receiveMail({ from: 'bob', subject: 'Bobs list', text: 'Please water the plants.' })
  const named = async (client: Client, name: string) => {
    const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
    return projects.find((one) => one.name === name) as Project
  }
  project = await named(amara, 'Fair')
  other = await named(amara, 'Own list')
  const [task] = await bob.get<Task[]>(`/api/projects/${(await named(bob, 'Bobs list')).id}/tasks`)
  bobs = task as Task
})
afterAll(() => world.stop())

const add = (title: string, client = amara, to = project) =>
  client.send<Task>('POST', `/api/projects/${to.id}/tasks`, { title })
const bulk = (tasks: readonly object[], change: object, client = amara) =>
  client.send<BulkResult>('PATCH', '/api/tasks/bulk', { tasks, change })
const raw = (body: object) => amara.raw('PATCH', '/api/tasks/bulk', body)
const undo = (client: Client, changeSetIds: readonly number[]) =>
  client.raw('POST', '/api/change-sets/undo', { ids: changeSetIds })

async function taskNow({ id, projectId }: Task): Promise<Task | undefined> {
  return (await amara.get<Task[]>(`/api/projects/${projectId}/tasks`)).find((one) => one.id === id)
}

it('status, priority, due date and people of tasks across projects change in one request, with one undo', async () => {
  const [one, two, mine] = [await add('One'), await add('Two'), await add('Mine', amara, other)]
  const all = [one, two, mine].map(({ id }) => ({ id }))
  const done = bulkResult.parse(
    await bulk(all, { status: 'in-progress', priority: 'high', dueDate: '2027-04-01T00:00:00.000Z' }),
  )
  expect(done.results).toEqual(all.map(({ id }) => ({ id, refused: null })))
  expect(done.changeSetIds).toHaveLength(2)
  const changed = { status: 'in-progress', priority: 'high', dueDate: '2027-04-01T00:00:00.000Z' }
  for (const task of [one, two, mine]) expect(await taskNow(task)).toMatchObject(changed)
  const answer = await undo(amara, done.changeSetIds)
  expect(await answer.json()).toEqual({ undone: 3, kept: [] })
  for (const task of [one, two, mine])
    expect(await taskNow(task)).toMatchObject({ status: 'pending', priority: 'medium', dueDate: null })
  expect((await undo(amara, done.changeSetIds)).status).toBe(404)
})

it('changes of one task are taken back from the last to the first, in whatever order they are named', async () => {
  const task = await add('Changed twice')
  const [first] = (await bulk([{ id: task.id }], { status: 'in-progress' })).changeSetIds
  const [second] = (await bulk([{ id: task.id }], { status: 'completed' })).changeSetIds
  const answer = await undo(amara, [first ?? 0, second ?? 0])
  expect(await answer.json()).toEqual({ undone: 2, kept: [] })
  expect((await taskNow(task))?.status).toBe('pending')
})

it('several people get several tasks, and each of them hears of it once', async () => {
  const tasks = [await add('Paint'), await add('Sweep')]
  await bulk(tasks, { assigneeIds: [ids.amara, ids.jonas] })
  for (const task of tasks)
    expect((await taskNow(task))?.assignees.map(({ user }) => user.email)).toEqual([
      'amara@example.com',
      'jonas@example.com',
    ])
  const { notifications } = await jonas.get<NotificationList>('/api/notifications')
  expect(notifications[0]).toMatchObject({
    type: 'task_assigned',
    description: 'Amara Okafor assigned you 2 tasks',
  })
})

it('who takes no part in a project is assigned nothing in it, and the other tasks are done', async () => {
  const [shared, own] = [await add('Shared'), await add('Only mine', amara, other)]
  const { results } = await bulk([shared, own], { assigneeIds: [ids.jonas] })
  expect(results).toEqual([
    { id: shared.id, refused: null },
    { id: own.id, refused: onlyPeopleOfProject },
  ])
})

it('one task is given to several people by its own call too, and never to somebody from outside', async () => {
  const task = await add('Carry the tables')
  const give = (assigneeIds: unknown[]) => amara.raw('PATCH', `/api/tasks/${task.id}`, { assigneeIds })
  expect((await give([ids.jonas, ids.amara])).status).toBe(200)
  const refused = await give([ids.bob])
  expect([refused.status, await refused.json()]).toMatchObject([422, { message: onlyPeopleOfProject }])
  expect((await taskNow(task))?.assignees.map(({ user }) => user.firstName)).toEqual(['Jonas', 'Amara'])
  expect((await give([])).status).toBe(200)
  expect((await taskNow(task))?.assignees).toEqual([])
})

it('a task that somebody changed meanwhile is left as it is and named', async () => {
  const [stale, fresh] = [await add('Stale'), await add('Fresh')]
  await jonas.send('PATCH', `/api/tasks/${stale.id}`, { title: 'Stale, in new words' })
  const { results } = await bulk(
    [stale, fresh].map(({ id, version }) => ({ id, version })),
    { status: 'completed' },
  )
  expect(results.map(({ refused }) => refused)).toEqual([
    'Somebody changed this task while you were editing it',
    null,
  ])
  expect([(await taskNow(stale))?.status, (await taskNow(fresh))?.status]).toEqual(['pending', 'completed'])
})

it('PB-24: deleting is refused for tasks of others; deleted ones come back by the undo', async () => {
  const [amaras, his] = [await add('Hers'), await add('His', jonas)]
  const { results, changeSetIds } = await bulk([amaras, his], { deleted: true }, jonas)
  expect(results).toEqual([
    {
      id: amaras.id,
      refused: 'Only its creator, the project\u2019s owner or a manager may delete this task',
    },
    { id: his.id, refused: null },
  ])
  expect([await taskNow(amaras), await taskNow(his)]).toEqual([expect.anything(), undefined])
  expect((await undo(jonas, changeSetIds)).status).toBe(200)
  expect(await taskNow(his)).toBeDefined()
})

it('threat 15: a task of somebody else is not found, and neither is their undo', async () => {
  const mine = await add('Not Bobs')
  const { results } = await bulk([mine, bobs], { status: 'completed' })
  expect(results.map(({ refused }) => refused)).toEqual([null, 'Task not found'])
  const { changeSetIds } = await bulk([{ id: mine.id }], { priority: 'low' })
  expect((await undo(bob, changeSetIds)).status).toBe(404)
  expect((await taskNow(mine))?.priority).toBe('low')
})

it('nothing to change, no tasks and too many tasks are refused as a whole', async () => {
  const task = await add('Still there')
  expect((await raw({ tasks: [{ id: task.id }], change: {} })).status).toBe(422)
  expect((await raw({ tasks: [], change: { status: 'done' } })).status).toBe(422)
  const many = Array.from({ length: 201 }, (_, index) => ({ id: index + 1 }))
  expect((await raw({ tasks: many, change: { status: 'done' } })).status).toBe(422)
  expect(await taskNow(task)).toMatchObject({ status: 'pending' })
})

it('an undone "done" of repeating tasks leaves no next one behind, but for one that somebody spoke of', async () => {
  const repeating = { repeats: 'weekly:1', dueDate: '2030-01-07T00:00:00.000Z', assignToMe: true }
  const make = (title: string) =>
    amara.send<Task>('POST', `/api/projects/${project.id}/tasks`, { title, ...repeating })
  const both = [await make('Bins'), await make('Post')]
  const { changeSetIds } = await bulk(
    both.map(({ id }) => ({ id })),
    { status: 'completed' },
  )
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const next = tasks.find(({ title, status }) => title === 'Post' && status === 'pending')
  await amara.send('POST', `/api/tasks/${next?.id}/comments`, { text: 'Before ten.' })
  expect((await undo(amara, changeSetIds)).status).toBe(200)
  const deleted = (await amara.get<ListedTask[]>('/api/tasks/done')).filter(({ deletedAt }) => deletedAt)
  expect(deleted.map(({ id, title }) => [id, title])).toEqual([[next?.id, 'Post']])
  for (const task of both)
    expect(await taskNow(task)).toMatchObject({ status: 'pending', repeats: 'weekly:1' })
})
