// Checklists over a running server: their steps, their limits, and whose they are.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../contract.ts'
import { type ChecklistItem, checklistFull, LONGEST_CHECKLIST } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let task: Task
let other: Task

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  await world.receiveMail({
    from: 'amara',
    subject: 'Move',
    text: '- Please pack the kitchen\n- Please call the movers',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const tasks = await amara.get<Task[]>(`/api/projects/${projects[0]?.id}/tasks`)
  ;[task, other] = tasks as [Task, Task]
})
afterAll(() => world.stop())

const list = () => amara.get<ChecklistItem[]>(`/api/tasks/${task.id}/checklist`)
const add = (text: string) => amara.send<ChecklistItem>('POST', `/api/tasks/${task.id}/checklist`, { text })

it('steps stand in the order in which they were written, are ticked off, changed and deleted', async () => {
  const [first, second] = [await add(' Glasses '), await add('Plates')]
  const at = `/api/tasks/${task.id}/checklist`
  await amara.send('PATCH', `${at}/${second.id}`, { isDone: true })
  await amara.send('PATCH', `${at}/${first.id}`, { text: 'Glasses, in paper' })
  expect(await list()).toEqual([
    { id: first.id, text: 'Glasses, in paper', isDone: false },
    { id: second.id, text: 'Plates', isDone: true },
  ])
  await amara.send('DELETE', `${at}/${first.id}`)
  expect((await list()).map(({ text }) => text)).toEqual(['Plates'])
})

it('an empty step, no change and a full list are refused', async () => {
  const at = `/api/tasks/${task.id}/checklist`
  expect((await amara.raw('POST', at, { text: '  ' })).status).toBe(422)
  expect((await amara.raw('PATCH', `${at}/${(await list())[0]?.id}`, {})).status).toBe(422)
  await world.app.db.query(
    `insert into checklist_items (task_id, text) select $1, 'Step ' || n from generate_series(1, $2::int) as n`,
    [task.id, LONGEST_CHECKLIST - 1],
  )
  const full = await amara.raw('POST', at, { text: 'One more' })
  expect([full.status, await full.json()]).toMatchObject([409, { message: checklistFull }])
})

it('threat 15: steps of somebody else\u2019s task, or named with another task, are not found', async () => {
  const [item] = await list()
  const path = `/api/tasks/${task.id}/checklist`
  expect((await bob.raw('GET', path)).status).toBe(404)
  expect((await bob.raw('POST', path, { text: 'Mine' })).status).toBe(404)
  expect((await bob.raw('PATCH', `${path}/${item?.id}`, { isDone: true })).status).toBe(404)
  expect((await bob.raw('DELETE', `${path}/${item?.id}`)).status).toBe(404)
  expect((await amara.raw('DELETE', `/api/tasks/${other.id}/checklist/${item?.id}`)).status).toBe(404)
  expect((await list()).map(({ id }) => id)).toContain(item?.id)
})
