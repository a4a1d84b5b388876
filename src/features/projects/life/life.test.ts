// The life of a project over a running server: made, renamed, put away, deleted and brought back, by whom, and undone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import type { Task } from '../../tasks/contract.ts'
import type { ListedTask } from '../../tasks/lists/contract.ts'
import type { Project } from '../contract.ts'
import type { ChangedProject } from './contract.ts'
import { dropOldProjects } from './life-service.ts'

const now = new Date('2026-03-02T09:00:00Z')
const DAY = 24 * 60 * 60_000
let world: World
let amara: Client
let jonas: Client
let bob: Client

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
})
afterAll(() => world.stop())

const make = (name: string, client = amara) =>
  client.send<ChangedProject>('POST', '/api/projects', { name }).then(({ project }) => project)
const names = async (show = 'active', client = amara) =>
  (await client.get<{ projects: Project[] }>(`/api/projects?show=${show}`)).projects.map(({ name }) => name)
const undo = (client: Client, id: number | null) => client.raw('POST', `/api/change-sets/${id}/undo`)
const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message

/** Amara's, in which Jonas takes part. */
async function shared(subject: string): Promise<Project> {
  await world.receiveMail({
    ...{ from: 'amara', subject, text: 'Jonas, please rent the tents.' },
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  return projects.find(({ name }) => name === subject) as Project
}

it('a project is made without a mail, and undo takes it off the lists while nothing is in it', async () => {
  const { project, changeSetId } = await amara.send<ChangedProject>('POST', '/api/projects', {
    name: '  Spring   fair ',
  })
  expect(project).toMatchObject({ name: 'Spring   fair', type: 'individual', emailCount: 0, mayDelete: true })
  expect(await names()).toContain('Spring   fair')
  expect((await undo(amara, changeSetId)).status).toBe(200)
  expect(await names()).not.toContain('Spring   fair')

  const kept = await amara.send<ChangedProject>('POST', '/api/projects', { name: 'Autumn fair' })
  await amara.send('POST', `/api/projects/${kept.project.id}/tasks`, { title: 'Book the hall' })
  const answer = (await (await undo(amara, kept.changeSetId)).json()) as { undone: number; kept: string[] }
  expect(answer).toEqual({ undone: 0, kept: ['“Autumn fair” was changed since and stays'] })
  expect(await names()).toContain('Autumn fair')
})

it('a name is one line of 1 to 200 characters, and two projects may share one', async () => {
  for (const name of ['', '   ', 'x'.repeat(201)])
    expect((await amara.raw('POST', '/api/projects', { name })).status).toBe(422)
  const [one, other] = [await make('Twins'), await make('Twins')]
  expect(one.id).not.toBe(other.id)
  expect((await names()).filter((name) => name === 'Twins')).toHaveLength(2)
})

it('whoever takes part renames it; of two people at once the second is told the new name', async () => {
  const project = await shared('Harvst')
  const renamed = await jonas.send<ChangedProject>('PATCH', `/api/projects/${project.id}`, {
    ...{ name: 'Harvest', version: project.version },
  })
  const late = await amara.raw('PATCH', `/api/projects/${project.id}`, {
    ...{ name: 'Harvesting', version: project.version },
  })
  expect([late.status, await messageOf(late)]).toEqual([
    409,
    'Somebody changed this project: it is called “Harvest” now',
  ])
  expect((await undo(amara, renamed.changeSetId)).status).toBe(404)
  expect((await undo(jonas, renamed.changeSetId)).status).toBe(200)
  expect(await names()).toContain('Harvst')
  expect((await bob.raw('PATCH', `/api/projects/${project.id}`, { name: 'Mine' })).status).toBe(404)
})

it('a name that somebody changed since stays when the earlier change is undone, and is named', async () => {
  const project = await shared('Draft')
  const { changeSetId } = await amara.send<ChangedProject>('PATCH', `/api/projects/${project.id}`, {
    name: 'Second',
  })
  await jonas.send('PATCH', `/api/projects/${project.id}`, { name: 'Third' })
  expect(await (await undo(amara, changeSetId)).json()).toEqual({
    ...{ undone: 0, kept: ['“Third”: its name was changed since and stays'] },
  })
})

it('an archived project is off the lists and read only, until anybody of it brings it back', async () => {
  const project = await shared('Barn dance')
  const [task] = await jonas.get<Task[]>(`/api/projects/${project.id}/tasks`)
  expect((await jonas.raw('POST', `/api/projects/${project.id}/archive`)).status).toBe(403)
  const { project: archived } = await amara.send<ChangedProject>(
    'POST',
    `/api/projects/${project.id}/archive`,
  )
  expect(archived.archivedAt).toBe(now.toISOString())
  expect(await names()).not.toContain('Barn dance')
  expect(await names('archived', jonas)).toEqual(['Barn dance'])
  const assigned = await jonas.get<ListedTask[]>('/api/tasks/assigned')
  expect(assigned.map(({ id }) => id)).not.toContain(task?.id)
  expect(await jonas.get<Task[]>(`/api/projects/${project.id}/tasks`)).toHaveLength(1)

  const closed = 'is archived. Bring it back first, then it can be changed'
  for (const [method, path, body] of [
    ['POST', `/api/projects/${project.id}/tasks`, { title: 'Sweep' }],
    ['PATCH', `/api/tasks/${task?.id}`, { title: 'Other' }],
    ['DELETE', `/api/tasks/${task?.id}`, undefined],
    ['POST', `/api/tasks/${task?.id}/comments`, { text: 'Hello' }],
    ['PATCH', `/api/projects/${project.id}`, { name: 'Other' }],
  ] as const) {
    const answer = await amara.raw(method, path, body)
    expect([path, answer.status, await messageOf(answer)]).toEqual([
      path,
      409,
      expect.stringContaining(closed),
    ])
  }
  await jonas.send('POST', `/api/projects/${project.id}/unarchive`)
  expect(await names('active', jonas)).toContain('Barn dance')
  await amara.send('PATCH', `/api/tasks/${task?.id}`, { title: 'Rent the big tents' })
})

it('archiving is undone by whoever did it', async () => {
  const project = await make('Short-lived')
  const { changeSetId } = await amara.send<ChangedProject>('POST', `/api/projects/${project.id}/archive`)
  const again = await amara.send<ChangedProject>('POST', `/api/projects/${project.id}/archive`)
  expect(again.changeSetId).toBeNull()
  expect(await (await undo(amara, changeSetId)).json()).toEqual({ undone: 1, kept: [] })
  expect(await names()).toContain('Short-lived')
})

it('PB-24: a deleted project takes its open tasks off every list, and undo or Restore brings all of it back', async () => {
  const project = await shared('Regatta')
  const [task] = await jonas.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const isListed = async () =>
    (await jonas.get<ListedTask[]>('/api/tasks/assigned')).some(({ id }) => id === task?.id)
  expect(await isListed()).toBe(true)
  expect((await jonas.raw('DELETE', `/api/projects/${project.id}`)).status).toBe(403)

  const deleted = await amara.send<{ changeSetId: number }>('DELETE', `/api/projects/${project.id}`)
  expect(await isListed()).toBe(false)
  expect((await jonas.raw('GET', `/api/projects/${project.id}`)).status).toBe(404)
  expect((await jonas.raw('GET', `/api/tasks/${task?.id}`)).status).toBe(404)
  expect((await amara.raw('DELETE', `/api/projects/${project.id}`)).status).toBe(404)
  expect((await undo(jonas, deleted.changeSetId)).status).toBe(404)
  expect(await (await undo(amara, deleted.changeSetId)).json()).toEqual({ undone: 1, kept: [] })
  expect(await isListed()).toBe(true)

  await amara.send('DELETE', `/api/projects/${project.id}`)
  expect(await names('deleted')).toContain('Regatta')
  expect(await names('deleted', jonas)).not.toContain('Regatta')
  expect((await jonas.raw('POST', `/api/projects/${project.id}/restore`)).status).toBe(403)
  expect((await bob.raw('POST', `/api/projects/${project.id}/restore`)).status).toBe(404)
  await amara.send('POST', `/api/projects/${project.id}/restore`)
  expect(await isListed()).toBe(true)
})

it('what was done in a project before it was deleted is not undone behind its back', async () => {
  const project = await make('Behind')
  const task = await amara.send<Task>('POST', `/api/projects/${project.id}/tasks`, { title: 'One' })
  const [made] = await amara.get<{ id: number }[]>(`/api/tasks/${task.id}/activity`)
  await amara.send('DELETE', `/api/projects/${project.id}`)
  expect((await undo(amara, made?.id ?? 0)).status).toBe(404)
})

it('PB-24: after 30 days a deleted project is gone for good with what lies below it', async () => {
  const project = await shared('Ferry')
  const [task] = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  const { changeSetId } = await amara.send<{ changeSetId: number }>('DELETE', `/api/projects/${project.id}`)
  const left = async () => {
    const rows = await world.rows(
      `select (select count(*) from projects where id = $1)::int as projects,
         (select count(*) from tasks where id = $2)::int as tasks,
         (select count(*) from change_sets where subject_kind = 'project' and subject_id = $1)::int as sets`,
      [project.id, task?.id],
    )
    return rows[0]
  }
  const system = mintSystemScope('test')
  await dropOldProjects(world.app.db, system, new Date(now.getTime() + 30 * DAY - 60_000))
  expect(await left()).toMatchObject({ projects: 1, tasks: 1 })
  // A session ends after 30 days as well: the deletion is moved into the past instead of the clock.
  for (const sql of [
    "update projects set deleted_at = deleted_at - interval '30 days' where id = $1",
    "update change_sets set created_at = created_at - interval '30 days' where subject_id = $1",
  ])
    await world.app.db.query(sql, [project.id])
  expect((await amara.raw('POST', `/api/projects/${project.id}/restore`)).status).toBe(404)
  expect((await undo(amara, changeSetId)).status).toBe(404)
  await dropOldProjects(world.app.db, system, now)
  expect(await left()).toEqual({ projects: 0, tasks: 0, sets: 0 })
})
