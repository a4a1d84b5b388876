// Suggestions over a running server: accepted, edited, merged, declined, by whom they concern and once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { Suggestion } from '../../../records/contract.ts'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../contract.ts'

let world: World
let amara: Client
let jonas: Client
let ideas: Project

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  ideas = await projectOf('Ideas', 'We should maybe repaint the door.\nWe should perhaps move the sofa.')
})
afterAll(() => world.stop())

async function projectOf(subject: string, text: string): Promise<Project> {
  await world.receiveMail({ from: 'amara', subject, text })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  if (!project) throw new Error(`there is no project ${subject}`)
  return project
}

const waitingIn = (project: Project) => amara.get<Suggestion[]>(`/api/projects/${project.id}/suggestions`)
const tasksOf = (project: Project) => amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
const add = (project: Project, body: object) =>
  amara.send<Task>('POST', `/api/projects/${project.id}/tasks`, body)
const decide = (id: number | undefined, act: string, body: object = {}) =>
  amara.raw('POST', `/api/suggestions/${id}/${act}`, body)

it('a suggestion is made into a task once, with an edited title', async () => {
  const [first] = await waitingIn(ideas)
  const { taskId } = await amara.send<{ taskId: number }>('POST', `/api/suggestions/${first?.id}/accept`, {
    title: 'Repaint the red door',
  })
  expect((await tasksOf(ideas)).find((one) => one.id === taskId)?.title).toBe('Repaint the red door')
  expect((await decide(first?.id, 'accept')).status).toBe(409)
})

it('those of all projects stand in one list with their project, and nobody else reads them', async () => {
  const garden = await projectOf('Garden', 'We should maybe plant a tree.')
  const all = await amara.get<Suggestion[]>('/api/suggestions')
  expect([...new Set(all.map(({ projectName }) => projectName))].sort()).toEqual(['Garden', 'Ideas'])
  expect(all.filter(({ projectId }) => projectId === garden.id)).toEqual(await waitingIn(garden))
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort())
  expect(await jonas.get('/api/suggestions')).toEqual([])
  expect(await amara.get('/api/to-decide')).toEqual({ suggestions: all.length, mails: 0 })
  expect(await jonas.get('/api/to-decide')).toEqual({ suggestions: 0, mails: 0 })
  expect((await jonas.raw('POST', `/api/suggestions/${all[0]?.id}/merge`, { taskId: 1 })).status).toBe(404)
})

it('merged into a task it adds its sentence, its day and who it is for, and can be undone', async () => {
  const house = await projectOf('House', 'We should maybe sweep the chimney by 30 January 2099.')
  const [suggestion] = await waitingIn(house)
  const task = await add(house, { title: 'Sweep the chimneys', description: 'Both of them.' })
  expect(await amara.send('POST', `/api/suggestions/${suggestion?.id}/merge`, { taskId: task.id })).toEqual({
    taskId: task.id,
  })
  const [merged] = await tasksOf(house)
  expect(merged?.title).toBe('Sweep the chimneys')
  expect(merged?.dueDate).toBe('2099-01-30T00:00:00.000Z')
  expect(merged?.description).toMatch(/^Both of them\.\n\n[^]*sweep the chimney by 30 January 2099/)
  expect(await waitingIn(house)).toEqual([])
  const rows = await world.rows('select max(id)::int as id from change_sets')
  await amara.send('POST', `/api/change-sets/${Number(rows[0]?.id)}/undo`)
  const [undone] = await tasksOf(house)
  expect([undone?.description, undone?.dueDate]).toEqual(['Both of them.', null])
})

it('a merge into a task of another project is refused, and the suggestion waits on', async () => {
  const [waits] = await waitingIn(ideas)
  const elsewhere = await add(await projectOf('Elsewhere', 'Please call the printer.'), { title: 'Other' })
  const refused = await decide(waits?.id, 'merge', { taskId: elsewhere.id })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: 'Choose a task of the same project' },
  ])
  expect((await decide(waits?.id, 'merge', { taskId: 2_000_000_000 })).status).toBe(404)
  expect((await decide(waits?.id, 'merge', { taskId: 'x' })).status).toBe(422)
  expect((await waitingIn(ideas)).map(({ id }) => id)).toContain(waits?.id)
  expect((await decide(waits?.id, 'decline')).status).toBe(200)
  expect((await waitingIn(ideas)).map(({ id }) => id)).not.toContain(waits?.id)
})

const reopen = (id: number | undefined) => decide(id, 'reopen')

it('an accepted suggestion waits again once that is taken back, and what came of it is gone', async () => {
  const porch = await projectOf('Porch', 'We should maybe sand the porch.\nWe should perhaps oil the porch.')
  const [sand, oil] = await waitingIn(porch)
  await decide(sand?.id, 'accept')
  await decide(oil?.id, 'decline')
  expect(await waitingIn(porch)).toEqual([])
  expect(await (await reopen(sand?.id)).json()).toEqual({ undone: 1, kept: [] })
  expect(await (await reopen(oil?.id)).json()).toEqual({ undone: 1, kept: [] })
  expect((await waitingIn(porch)).map(({ id }) => id)).toEqual([sand?.id, oil?.id])
  expect(await tasksOf(porch)).toEqual([])
  expect((await reopen(sand?.id)).status).toBe(404)
  expect((await decide(sand?.id, 'accept')).status).toBe(200)
  expect((await tasksOf(porch)).map(({ title }) => title)).toEqual([sand?.title])
})

it('a merge that is taken back puts the task back; one whose task was changed since stays decided', async () => {
  const cellar = await projectOf('Cellar', 'We should maybe dry the cellar by 30 January 2099.')
  const [suggestion] = await waitingIn(cellar)
  const task = await add(cellar, { title: 'Dry the cellar', description: 'All of it.' })
  await decide(suggestion?.id, 'merge', { taskId: task.id })
  await reopen(suggestion?.id)
  expect(await tasksOf(cellar)).toMatchObject([{ description: 'All of it.', dueDate: null }])
  expect(await waitingIn(cellar)).toHaveLength(1)
  await decide(suggestion?.id, 'merge', { taskId: task.id })
  await amara.send('PATCH', `/api/tasks/${task.id}`, { description: 'Said otherwise' })
  const { kept } = (await (await reopen(suggestion?.id)).json()) as { kept: string[] }
  expect(kept).toEqual([expect.stringContaining('the description was changed since and stays')])
  expect(await waitingIn(cellar)).toEqual([])
})

it('threat 15: nobody takes back what another has decided', async () => {
  const attic = await projectOf('Attic', 'We should maybe clear the attic.')
  const [suggestion] = await waitingIn(attic)
  expect((await reopen(suggestion?.id)).status).toBe(404)
  await decide(suggestion?.id, 'accept')
  expect((await jonas.raw('POST', `/api/suggestions/${suggestion?.id}/reopen`)).status).toBe(404)
  expect(await tasksOf(attic)).toHaveLength(1)
})
