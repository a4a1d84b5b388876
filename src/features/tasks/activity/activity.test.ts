// The activity of a task over a running server: who changed what, from which mail, and how it is taken back.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, clientOf, startWorld, type World } from '../../../../test/world.ts'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../contract.ts'
import { type TaskActivity, taskActivity } from './contract.ts'

let world: World
let amara: Client
let jonas: Client
let bob: Client
let project: Project
let task: Task

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Garden party',
    messageId: '<party@example.com>',
    text: 'Jonas, please hire the tent.\nJonas, please print the menus.',
  })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  project = projects[0] as Project
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  task = tasks.find(({ title }) => /tent/.test(title)) as Task
})
afterAll(() => world.stop())

const activity = (client = amara) => client.get<TaskActivity[]>(`/api/tasks/${task.id}/activity`)
const patch = (client: Client, body: object) => client.send<Task>('PATCH', `/api/tasks/${task.id}`, body)

it('the mail that made the task is its first entry, by Tula, for its sender', async () => {
  const [first] = await activity()
  expect(taskActivity.parse(first)).toMatchObject({
    what: 'created',
    agent: 'tula',
    actor: { email: 'amara@example.com' },
    mail: { subject: 'Garden party' },
    canUndo: true,
    otherTasks: 1,
  })
})

it('changes in the app and by mail stand with their fields, before and after', async () => {
  await patch(jonas, { status: 'in-progress', dueDate: '2027-05-03T00:00:00.000Z' })
  await world.receiveMail({
    from: 'amara',
    subject: 'Re: Garden party',
    inReplyTo: '<party@example.com>',
    text: `#assign ${task.number} amara@example.com`,
  })
  const [, changed, assigned] = await activity()
  expect(changed).toMatchObject({
    what: 'changed',
    agent: null,
    mail: null,
    actor: { email: 'jonas@example.com' },
    changes: [
      { field: 'status', from: 'pending', to: 'in-progress' },
      { field: 'dueDate', from: null, to: '2027-05-03' },
    ],
    canUndo: false,
    otherTasks: 0,
  })
  expect(assigned).toMatchObject({
    agent: 'tula',
    mail: { subject: 'Re: Garden party' },
    changes: [{ field: 'assignees', from: 'Jonas Weber', to: 'Amara Okafor' }],
    canUndo: true,
  })
})

it('who made a change takes it back; it stays in the list, marked', async () => {
  const mine = (await activity(jonas)).find(({ canUndo }) => canUndo)
  await jonas.send('POST', `/api/change-sets/${mine?.id}/undo`)
  const undone = (await activity()).find(({ id }) => id === mine?.id)
  expect(undone).toMatchObject({ undoneAt: expect.any(String), canUndo: false })
  const tasks = await amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
  expect(tasks.find(({ id }) => id === task.id)).toMatchObject({ status: 'pending', dueDate: null })
})

it('PB-24: a task that was deleted and restored says both; the restoring can be taken back', async () => {
  await amara.send('DELETE', `/api/tasks/${task.id}`)
  await jonas.send('POST', `/api/tasks/${task.id}/restore`)
  const [deleted, restored] = (await activity()).slice(-2)
  expect([deleted?.what, restored?.what]).toEqual(['deleted', 'restored'])
  expect(restored?.actor?.email).toBe('jonas@example.com')
  await jonas.send('POST', `/api/change-sets/${restored?.id}/undo`)
  expect((await amara.raw('GET', `/api/tasks/${task.id}/activity`)).status).toBe(404)
  await amara.send('POST', `/api/tasks/${task.id}/restore`)
})

it('threat 15: in the activity a mail to two agents is the one of this project, never that of the other', async () => {
  const { data } = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Harbour' },
  )
  const company = data.company.company.id
  const emails = `/api/companies/${company}/agent-emails`
  await amara.send('POST', emails, { agentType: 'tula', isActive: true })
  const list = await amara.get<{ data: { agentEmails: { emailAddress: string }[] } }>(emails)
  const to = ['tula@mailcrew.localhost', ...list.data.agentEmails.map((one) => one.emailAddress)]
  await world.receiveMail({ from: 'amara', to, subject: 'Both boards', text: 'Please order the chairs.' })
  const inCompany = clientOf(world.url, amara.cookie, { 'x-company-id': String(company) })
  const mailOf = async (client: Client) => {
    const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
    const { id } = projects.find(({ name }) => name === 'Both boards') as Project
    const [made] = await client.get<Task[]>(`/api/projects/${id}/tasks`)
    const [first] = await client.get<TaskActivity[]>(`/api/tasks/${made?.id}/activity`)
    return first?.mail?.id
  }
  const mails = [await mailOf(amara), await mailOf(inCompany)]
  expect(mails).toEqual([expect.any(Number), expect.any(Number)])
  expect(new Set(mails).size).toBe(2)
})

it('threat 15: the activity of somebody else\u2019s task is not found', async () => {
  expect((await bob.raw('GET', `/api/tasks/${task.id}/activity`)).status).toBe(404)
})
