// Dependencies between tasks over a running server: by call, by mail, and what the last finished blocker opens.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { NotificationList } from '../../notifications/contract.ts'
import type { Project } from '../../projects/contract.ts'
import type { TaskActivity } from '../activity/contract.ts'
import type { Task } from '../contract.ts'
import { onlyTasksOfProject, waitsInCircle } from './contract.ts'
import { numbersIn } from './named-blockers.ts'

let world: World
let amara: Client
let bob: Client
let mailId: string
let projectId: number
let otherProjectId: number

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  mailId = await world.mail({
    from: 'amara',
    subject: 'Move',
    text: '- Please pack the kitchen\n- Please call the movers\n- Please paint the hall\n- Please order the boxes',
  })
  await world.settled()
  projectId = await newestProject()
  await world.receiveMail({ from: 'amara', subject: 'Fair', text: 'Please book the stand.' })
  otherProjectId = await newestProject()
})
afterAll(() => world.stop())

async function newestProject(): Promise<number> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  return Math.max(...projects.map(({ id }) => id))
}

async function numbered(number: number): Promise<Task> {
  const tasks = await amara.get<Task[]>(`/api/projects/${projectId}/tasks`)
  const task = tasks.find((one) => one.number === number)
  if (!task) throw new Error(`no task #${number}`)
  return task
}

const put = async (number: number, ids: readonly number[], as = amara) =>
  as.raw('PUT', `/api/tasks/${(await numbered(number)).id}/blockers`, { ids })

const blockersOf = async (number: number) => (await numbered(number)).blockedBy.map((one) => one.number)

async function reply(text: string): Promise<void> {
  await world.receiveMail({ from: 'amara', subject: 'Re: Move', inReplyTo: mailId, text })
}

async function latestReceipt(): Promise<string> {
  const rows = await world.rows("select text from outbox where kind = 'receipt' order by id desc limit 1")
  return String(rows[0]?.text).replace(/\s+/g, ' ')
}

it('a task says which tasks it waits for, and a circle is refused', async () => {
  const [one, two, three] = [await numbered(1), await numbered(2), await numbered(3)]
  const answer = await put(1, [two.id])
  expect(answer.status).toBe(200)
  expect((await numbered(1)).blockedBy).toEqual([
    { id: two.id, number: 2, title: two.title, status: 'pending' },
  ])
  expect((await put(2, [three.id])).status).toBe(200)
  const circle = await put(3, [one.id])
  expect([circle.status, await circle.json()]).toMatchObject([422, { message: waitsInCircle(1) }])
  expect(await blockersOf(3)).toEqual([])
  const activity = await amara.get<TaskActivity[]>(`/api/tasks/${one.id}/activity`)
  expect(activity.at(-1)?.changes).toEqual([{ field: 'blockedBy', from: null, to: '#2' }])
  await put(2, [])
  await put(1, [])
  expect([await blockersOf(1), await blockersOf(2)]).toEqual([[], []])
})

it('itself, a task of another project and one that is not there are refused alike', async () => {
  const [other] = await amara.get<Task[]>(`/api/projects/${otherProjectId}/tasks`)
  for (const id of [(await numbered(1)).id, other?.id ?? 0, 99_999_999]) {
    const answer = await put(1, [id])
    expect([answer.status, await answer.json()]).toMatchObject([422, { message: onlyTasksOfProject }])
  }
})

it('threat 15: somebody else\u2019s task is not found', async () => {
  const two = await numbered(2)
  expect((await put(1, [two.id], bob)).status).toBe(404)
  expect(await blockersOf(1)).toEqual([])
})

it('a mail makes a task wait, the last finished blocker opens it, and one undo takes both back', async () => {
  await reply('3 is blocked by task 2')
  expect(await numbered(3)).toMatchObject({ status: 'blocked', blockedReason: 'task #2' })
  await reply('#3 waits for #1')
  expect(await blockersOf(3)).toEqual([1, 2])

  const [one, two] = [await numbered(1), await numbered(2)]
  await amara.send('PATCH', `/api/tasks/${one.id}`, { status: 'completed' })
  expect((await numbered(3)).status).toBe('blocked')
  await amara.send('PATCH', `/api/tasks/${two.id}`, { status: 'completed' })
  expect(await numbered(3)).toMatchObject({ status: 'pending', blockedReason: null })

  const activity = await amara.get<TaskActivity[]>(`/api/tasks/${two.id}/activity`)
  expect(await amara.send('POST', `/api/change-sets/${activity.at(-1)?.id}/undo`, {})).toEqual({
    undone: 2,
    kept: [],
  })
  expect([(await numbered(2)).status, (await numbered(3)).status]).toEqual(['pending', 'blocked'])
})

it('a mail that finishes the blocker opens what waited, and says so', async () => {
  await reply('2 is done')
  expect(await numbered(3)).toMatchObject({ status: 'pending', blockedReason: null })
  expect(await latestReceipt()).toContain('waits for nothing any more')
})

it('by mail no task waits for itself, a done one, or in a circle: it stays as it is, and the receipt says why', async () => {
  const statusNow = async (number: number) => {
    const { status, blockedReason } = await numbered(number)
    return [status, blockedReason, await blockersOf(number)]
  }
  await reply('4 is blocked by task 2')
  expect(await statusNow(4)).toEqual(['pending', null, []])
  expect(await latestReceipt()).toContain('does not wait for #2, which is done')
  await reply('4 waits for task 4')
  expect(await statusNow(4)).toEqual(['pending', null, []])
  expect(await latestReceipt()).toContain('does not wait for itself')
  await put(3, [(await numbered(4)).id])
  await reply('4 waits for 3')
  expect(await statusNow(4)).toEqual(['pending', null, []])
  expect(await latestReceipt()).toContain('does not wait for #3, which waits for it')
  await put(3, [])
  await reply('4 is blocked by task 2 and the bank')
  expect(await statusNow(4)).toEqual(['blocked', expect.stringContaining('the bank'), []])
  await reply('4 is blocked by task 2 and task 3')
  expect(await statusNow(4)).toEqual(['blocked', expect.any(String), [3]])
  expect(await latestReceipt()).toContain('does not wait for #2, which is done')
  await reply('4 is no longer blocked')
})

it('a mail that says a task goes on takes away what it waited for', async () => {
  await reply('3 is blocked by task 4')
  expect(await blockersOf(3)).toEqual([4])
  await reply('3 is no longer blocked')
  expect(await numbered(3)).toMatchObject({ status: 'pending', blockedReason: null, blockedBy: [] })
})

it('what a task waits for is put back by its change set, with the status that it had', async () => {
  const four = await numbered(4)
  await put(3, [four.id])
  await amara.send('PATCH', `/api/tasks/${(await numbered(3)).id}`, { status: 'blocked' })
  const answer = (await (await put(3, [])).json()) as { changeSetId: number }
  expect(await numbered(3)).toMatchObject({ status: 'pending', blockedBy: [] })
  await amara.send('POST', `/api/change-sets/${answer.changeSetId}/undo`)
  expect(await numbered(3)).toMatchObject({ status: 'blocked', blockedBy: [{ number: 4 }] })
  expect(await (await put(3, [four.id])).json()).toMatchObject({ changeSetId: null })
  await put(3, [])
})

it('the last blocker taken away or deleted opens the task, unless something else holds it up', async () => {
  await reply('3 is blocked by task 4')
  const moved = await amara.send<Task>('PUT', `/api/tasks/${(await numbered(3)).id}/blockers`, { ids: [] })
  expect(moved).toMatchObject({ status: 'pending', blockedReason: null, blockedBy: [] })
  await reply('3 is blocked by legal')
  const four = await numbered(4)
  await put(3, [four.id])
  await amara.send('PATCH', `/api/tasks/${four.id}`, { status: 'completed' })
  await amara.send('PATCH', `/api/tasks/${four.id}`, { status: 'pending' })
  await put(3, [])
  expect(await numbered(3)).toMatchObject({ status: 'blocked', blockedReason: 'legal' })
  await reply('3 is no longer blocked')
  const extra = await amara.send<Task>('POST', `/api/projects/${projectId}/tasks`, { title: 'Ask legal' })
  await put(3, [extra.id])
  await amara.send('PATCH', `/api/tasks/${(await numbered(3)).id}`, { status: 'blocked' })
  await amara.send('DELETE', `/api/tasks/${extra.id}`)
  expect(await numbered(3)).toMatchObject({ status: 'pending', blockedReason: null })
})

it('several changed at once open what waited for them', async () => {
  const [three, four] = [await numbered(3), await numbered(4)]
  await put(3, [four.id])
  await amara.send('PATCH', `/api/tasks/${three.id}`, { status: 'blocked' })
  await amara.send('PATCH', '/api/tasks/bulk', { tasks: [{ id: four.id }], change: { status: 'completed' } })
  expect((await numbered(3)).status).toBe('pending')
})

it('whoever does a task hears behind the bell that nothing blocks it any more', async () => {
  const jonas = await world.signUp('jonas')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Spring launch',
    text: '- Amara, please write the text.\n- Jonas, please print the posters.',
  })
  const shared = await newestProject()
  const tasks = await amara.get<Task[]>(`/api/projects/${shared}/tasks`)
  const text = tasks.find(({ number }) => number === 1)
  const posters = tasks.find(({ number }) => number === 2)
  await amara.send('PUT', `/api/tasks/${posters?.id}/blockers`, { ids: [text?.id] })
  await amara.send('PATCH', `/api/tasks/${posters?.id}`, { status: 'blocked' })
  await amara.send('PATCH', `/api/tasks/${text?.id}`, { status: 'done' })
  const { notifications } = await jonas.get<NotificationList>('/api/notifications')
  expect(notifications.filter(({ type }) => type === 'task_released')).toMatchObject([
    { description: `Nothing blocks ${posters?.title} any more`, taskId: posters?.id },
  ])
  const own = await amara.get<NotificationList>('/api/notifications')
  expect(own.notifications.filter(({ type }) => type === 'task_released')).toEqual([])
})

it('new tasks of a mail wait for those of its list and of the project that they name', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Flyers',
    text: '1. Order the paper\n2. Print the flyers, blocked by task 1\n3. Send the invitations after task 2',
  })
  const id = await newestProject()
  const listed = async () =>
    (await amara.get<Task[]>(`/api/projects/${id}/tasks`))
      .toSorted((a, b) => a.number - b.number)
      .map(({ status, blockedBy }) => [status, blockedBy.map(({ number }) => number)])
  expect(await listed()).toEqual([
    ['pending', []],
    ['blocked', [1]],
    ['blocked', [2]],
  ])
  const tasks = await amara.get<Task[]>(`/api/projects/${id}/tasks`)
  const paper = tasks.find(({ number }) => number === 1)
  await amara.send('PATCH', `/api/tasks/${paper?.id}`, { status: 'completed' })
  expect((await listed()).map(([status]) => status)).toEqual(['completed', 'pending', 'blocked'])
})

it('the receipt says what a new task waits for, and what it was to wait for and does not', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'Shelf',
    text: '1. The planks are paid already\n2. Buy the wood\n3. Build the shelf, blocked by task 2\n4. Paint the wall, blocked by task 99',
  })
  const rows = await world.rows("select text from outbox where kind = 'receipt' order by id desc limit 1")
  const receipt = String(rows[0]?.text).replace(/\s+/g, ' ')
  expect(receipt).toContain('2. Build the shelf you, waits for #1')
  expect(receipt).toContain('Task 3 does not wait for #99.')
})

it('only what is said of tasks names their numbers', () => {
  expect(numbersIn('task #2, task #3')).toEqual([2, 3])
  expect(numbersIn('#2 and #4')).toEqual([2, 4])
  expect(numbersIn('the bank and task 7')).toEqual([7])
  expect(numbersIn('PR #2, invoice #4711 or 3 people')).toEqual([])
})
