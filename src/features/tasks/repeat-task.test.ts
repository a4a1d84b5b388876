// Repeating tasks over a running server: the next one comes with the finished one, once, and goes with its undo.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { TaskActivity } from './activity/contract.ts'
import type { BulkResult } from './bulk/contract.ts'
import type { ChecklistItem } from './checklist/contract.ts'
import { type Task, task as taskShape } from './contract.ts'

// 2030-01-07 and 2030-01-14 are Mondays.
const MONDAY = '2030-01-07T00:00:00.000Z'
const NEXT_MONDAY = '2030-01-14T00:00:00.000Z'

let world: World
let amara: Client
let project: Project

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Office',
    messageId: '<office@example.com>',
    text: 'Jonas, please order the paper.',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  project = projects[0] as Project
})
afterAll(() => world.stop())

const add = (title: string, fields: object = { repeats: 'weekly:1', dueDate: MONDAY }) =>
  amara.send<Task>('POST', `/api/projects/${project.id}/tasks`, { title, ...fields })
const patch = ({ id }: Task, body: object) => amara.send<Task>('PATCH', `/api/tasks/${id}`, body)
const undoLatest = async ({ id }: Task) => {
  const activity = await amara.get<TaskActivity[]>(`/api/tasks/${id}/activity`)
  const set = activity.findLast(({ canUndo }) => canUndo)
  return amara.send<{ undone: number; kept: string[] }>('POST', `/api/change-sets/${set?.id}/undo`)
}

/** Those of one title, oldest first. */
async function named(title: string): Promise<Task[]> {
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  return tasks.filter((one) => one.title === title).sort((a, b) => a.number - b.number)
}

it('the next one is made with what was finished: same words, people and steps, unticked, due a week later', async () => {
  const task = await add('Water', {
    ...{ repeats: 'weekly:1', dueDate: MONDAY },
    ...{ description: 'All rooms', priority: 'high', assignToMe: true },
  })
  const steps = `/api/tasks/${task.id}/checklist`
  const step = await amara.send<ChecklistItem>('POST', steps, { text: 'Fill the can' })
  await amara.send('PATCH', `${steps}/${step.id}`, { isDone: true })
  const done = taskShape.parse(await patch(task, { status: 'completed' }))
  expect([done.status, done.repeats]).toEqual(['completed', null])
  const [, next, ...more] = await named('Water')
  expect(more).toEqual([])
  expect(next).toMatchObject({
    ...{ description: 'All rooms', priority: 'high', status: 'pending', repeats: 'weekly:1' },
    ...{ dueDate: NEXT_MONDAY, assignees: task.assignees.map(({ user }) => ({ user })) },
  })
  const copied = await amara.get<ChecklistItem[]>(`/api/tasks/${next?.id}/checklist`)
  expect(copied.map(({ text, isDone }) => [text, isDone])).toEqual([['Fill the can', false]])
})

it('done twice, or opened and finished again, makes no second one; done stays done in any spelling', async () => {
  const task = await add('Post')
  await Promise.all([patch(task, { status: 'completed' }), patch(task, { status: 'done' })])
  await patch(task, { status: 'finished' })
  await patch(task, { status: 'pending' })
  await patch(task, { status: 'completed' })
  expect(await named('Post')).toHaveLength(2)
})

it('a rule that is set again on a reopened task makes none for a day that has one', async () => {
  const task = await add('Bins')
  await patch(task, { status: 'completed' })
  await patch(task, { status: 'pending', repeats: 'weekly:1' })
  await patch(task, { status: 'completed' })
  expect(await named('Bins')).toHaveLength(2)
})

it('the undo takes the next one back and the rule returns; then it can be finished again', async () => {
  const task = await add('Stock')
  await patch(task, { status: 'completed' })
  expect(await undoLatest(task)).toEqual({ undone: 2, kept: [] })
  expect(await named('Stock')).toMatchObject([{ id: task.id, status: 'pending', repeats: 'weekly:1' }])
  await patch(task, { status: 'completed' })
  expect((await named('Stock')).map(({ dueDate }) => dueDate)).toEqual([MONDAY, NEXT_MONDAY])
})

it('a next one that was changed since stays at an undo, and goes on alone', async () => {
  const task = await add('Keys')
  await patch(task, { status: 'completed' })
  const [, next] = await named('Keys')
  await patch(next as Task, { priority: 'high' })
  const { undone, kept } = await undoLatest(task)
  expect([undone, kept]).toEqual([1, [expect.stringContaining('was changed since and stays')]])
  await patch(task, { status: 'completed' })
  expect(await named('Keys')).toMatchObject([{ repeats: null }, { repeats: 'weekly:1' }])
})

it('many at once: each repeating one has its next, in the same change set', async () => {
  const tasks = [await add('Copies'), await add('Toner', { repeats: 'monthly:31', dueDate: '2030-01-31' })]
  const body = { tasks: tasks.map(({ id }) => ({ id })), change: { status: 'completed' } }
  const { changeSetIds } = await amara.send<BulkResult>('PATCH', '/api/tasks/bulk', body)
  expect((await named('Copies')).map(({ dueDate }) => dueDate)).toEqual([MONDAY, NEXT_MONDAY])
  expect((await named('Toner')).at(-1)?.dueDate).toBe('2030-02-28T00:00:00.000Z')
  expect(changeSetIds).toHaveLength(1)
  await amara.send('POST', '/api/change-sets/undo', { ids: changeSetIds })
  expect([await named('Copies'), await named('Toner')]).toMatchObject([
    [{ repeats: 'weekly:1' }],
    [{ repeats: 'monthly:31' }],
  ])
})

it('by mail: #done makes the next one, and #undo takes both back', async () => {
  const task = await add('Coffee')
  const reply = { from: 'amara', subject: 'Re: Office', inReplyTo: '<office@example.com>' }
  await world.receiveMail({ ...reply, text: `#done ${task.number}` })
  expect((await named('Coffee')).map(({ dueDate }) => dueDate)).toEqual([MONDAY, NEXT_MONDAY])
  await world.receiveMail({ ...reply, text: '#undo' })
  expect(await named('Coffee')).toMatchObject([{ status: 'pending', repeats: 'weekly:1' }])
})

it('a deleted task repeats no more, and one whose rule was taken away neither', async () => {
  const [gone, plain] = [await add('Gone'), await add('Plain')]
  await amara.send('DELETE', `/api/tasks/${gone.id}`)
  expect((await amara.raw('PATCH', `/api/tasks/${gone.id}`, { status: 'completed' })).status).toBe(404)
  await patch(plain, { repeats: null, status: 'completed' })
  expect([await named('Gone'), await named('Plain')]).toMatchObject([[], [{ status: 'completed' }]])
})

it('a rule without a due date begins on its first day; one that is no rule is refused', async () => {
  const daily = await add('Daily', { repeats: 'daily' })
  expect(daily.dueDate?.slice(0, 10)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const plain = await patch(await add('Late', {}), { repeats: 'weekly:3' })
  expect(new Date(plain.dueDate ?? '').getUTCDay()).toBe(3)
  const refused = await amara.raw('PATCH', `/api/tasks/${daily.id}`, { repeats: 'hourly' })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('A task repeats by day, week or month'),
  ])
})

it('its activity says how often it repeats', async () => {
  const task = await patch(await add('Told', { dueDate: MONDAY }), { repeats: 'weekly:1' })
  const activity = await amara.get<TaskActivity[]>(`/api/tasks/${task.id}/activity`)
  expect(activity.at(-1)?.changes).toEqual([{ field: 'repeats', from: null, to: 'weekly:1' }])
})
