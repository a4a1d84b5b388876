// The calls of boards and dialogs over a running server, with their shapes, codes and owners.
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { LiveMessage } from '../../ui/live.ts'
import { originalEmail, type Project, projectEmail, project as projectShape } from '../projects/contract.ts'
import { stats as statsShape, type Task, task as taskShape } from './contract.ts'

let world: World
let amara: Client
let jonas: Client
let project: Project

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  await world.receiveMail({
    from: 'amara',
    to: ['Lucia Ferri <lucia@example.com>', 'tula@mailcrew.localhost'],
    cc: ['mei@example.com'],
    subject: 'Spring launch',
    text: 'Lucia, please send the deck to all partners.',
  })
  project = await firstProject(amara)
})
afterAll(() => world.stop())

async function firstProject(client: Client): Promise<Project> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  if (!projects[0]) throw new Error('there is no project')
  return projects[0]
}

const tasks = () => amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
const add = (body: object) => amara.send<Task>('POST', `/api/projects/${project.id}/tasks`, body)

/** All that arrives on a person's socket because of an act, but that their mail log and their bell are others. */
async function toldDuring(client: Client, act: () => Promise<unknown>): Promise<LiveMessage[]> {
  const socket = new WebSocket(world.url.replace('http', 'ws') + '/ws', {
    headers: { cookie: client.cookie, origin: world.url },
  })
  let messages: LiveMessage[] = []
  let pass = () => {}
  socket.on('message', (raw) => {
    const message = JSON.parse((raw as Buffer).toString()) as LiveMessage
    if (message.type === 'preferences_update') pass()
    else if (!['mail_update', 'notification_update'].includes(message.type)) messages.push(message)
  })
  // Messages come in the order of their acts: once this one is here, all before it are.
  const caughtUp = async () => {
    const passed = new Promise<void>((resolve) => {
      pass = resolve
    })
    await client.send('PATCH', '/api/notifications/preferences/weeklyDigest', { enabled: true })
    await passed
  }
  await once(socket, 'open')
  await caughtUp()
  messages = []
  await act()
  await caughtUp()
  socket.close()
  return messages
}

it('API-52 ENT-27: the list of projects has all that a list shows', async () => {
  expect(projectShape.parse(project)).toMatchObject({
    name: 'Spring launch',
    type: 'team',
    topic: 'Spring launch',
    sourceEmail: 'tula@mailcrew.localhost',
    sourceEmailSubject: 'Spring launch',
    emailCount: 1,
    participantCount: 3,
  })
})

it('API-53 ENT-24 ENT-25 ENT-42: a project\u2019s tasks are a bare array with project, assignees and source', async () => {
  const [task] = await tasks()
  expect(taskShape.parse(task)).toMatchObject({
    title: 'Send the deck to all partners',
    project: { id: project.id, name: 'Spring launch' },
    priority: 'medium',
    sourceEmail: 'amara@example.com',
    sourceEmailSubject: 'Spring launch',
  })
  expect(task?.assignees[0]?.user).toMatchObject({
    firstName: 'Lucia',
    lastName: 'Ferri',
    email: 'lucia@example.com',
  })
})

it('API-54 DLG-07: a new task has the defaults, answers 201 and keeps its number for good', async () => {
  const answer = await amara.raw('POST', `/api/projects/${project.id}/tasks`, { title: 'Call the hall' })
  expect(answer.status).toBe(201)
  const made = taskShape.parse(await answer.json())
  expect(made).toMatchObject({ title: 'Call the hall', status: 'pending', priority: 'medium', dueDate: null })
  await amara.send('DELETE', `/api/tasks/${made.id}`)
  expect((await add({ title: 'Call the hall again' })).number).toBe(made.number + 1)
})

it('API-54 ERR-27: a task for a project that is not there asks to select one first', async () => {
  const answer = await amara.raw('POST', '/api/projects/999999/tasks', { title: 'x' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: 'Please select a project first', code: 'not_found' })
})

it('API-49 DLG-05 DLG-06: a task is changed in part; an empty title is refused and a due date is a day', async () => {
  const task = await add({ title: 'Print the badges' })
  const changed = await amara.send<Task>('PATCH', `/api/tasks/${task.id}`, {
    dueDate: '2026-12-24T00:00:00.000Z',
    status: 'in-progress',
  })
  expect(changed).toMatchObject({
    title: 'Print the badges',
    status: 'in-progress',
    dueDate: '2026-12-24T00:00:00.000Z',
  })
  expect((await amara.send<Task>('PATCH', `/api/tasks/${task.id}`, { dueDate: null })).dueDate).toBeNull()
  const refused = await amara.raw('PATCH', `/api/tasks/${task.id}`, { title: '  ' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ message: 'Task title is required' })
})

it('API-49: whoever edited an older version is told so, and nothing is overwritten', async () => {
  const task = await add({ title: 'Order chairs' })
  await amara.send('PATCH', `/api/tasks/${task.id}`, { title: 'Order 60 chairs', version: task.version })
  const late = await amara.raw('PATCH', `/api/tasks/${task.id}`, {
    title: 'Order tables',
    version: task.version,
  })
  expect(late.status).toBe(409)
  expect((await tasks()).find((one) => one.id === task.id)?.title).toBe('Order 60 chairs')
})

it('ENT-26: every spelling of a status is kept as it was written', async () => {
  const task = await add({ title: 'Rehearse' })
  for (const status of ['todo', 'in_progress', 'done', 'review', 'blocked', 'completed', 'waiting']) {
    expect((await amara.send<Task>('PATCH', `/api/tasks/${task.id}`, { status })).status).toBe(status)
  }
})

it('API-50: a deleted task leaves the board and can be brought back by undo', async () => {
  const task = await add({ title: 'Hire a band' })
  expect(await amara.send('DELETE', `/api/tasks/${task.id}`)).toEqual({ id: task.id })
  expect((await tasks()).some((one) => one.id === task.id)).toBe(false)
  expect((await amara.raw('PATCH', `/api/tasks/${task.id}`, { title: 'x' })).status).toBe(404)
  const set = await world.app.db.query('select max(id) as id from change_sets')
  await amara.send('POST', `/api/change-sets/${Number(set.rows[0]?.id)}/undo`)
  expect((await tasks()).some((one) => one.id === task.id)).toBe(true)
})

it('API-51 CONST-31: the counts are those of the context\u2019s tasks', async () => {
  const before = statsShape.parse(await amara.get('/api/stats'))
  await add({ title: 'Late', dueDate: '2020-01-01', priority: 'high' })
  const after = statsShape.parse(await amara.get('/api/stats'))
  expect([
    after.total - before.total,
    after.pending - before.pending,
    after.overdue - before.overdue,
    after.highPriority - before.highPriority,
  ]).toEqual([1, 1, 1, 1])
  expect(after.byProject.find((one) => one.projectId === project.id)?.total).toBe(after.total)
})

it('API-55 ENT-28: the original mail has sender, date, subject and body', async () => {
  const mail = originalEmail.parse(await amara.get(`/api/projects/${project.id}/original-email`))
  expect(mail).toMatchObject({ from: 'Amara Okafor <amara@example.com>', subject: 'Spring launch' })
  expect(mail.body).toContain('please send the deck')
})

it('API-56 ENT-29 MAIL-18: the mails of a project are kept with what became of them', async () => {
  const [mail] = await amara.get<unknown[]>(`/api/projects/${project.id}/emails`)
  expect(projectEmail.parse(mail)).toMatchObject({
    subject: 'Spring launch',
    status: 'processed',
    tasksCreated: 1,
    sender: 'amara@example.com',
    recipients: ['lucia@example.com', 'tula@mailcrew.localhost'],
    ccList: ['mei@example.com'],
    body: expect.stringContaining('please send the deck'),
  })
})

it('API-75: every call about a project, task, mail or suggestion of another person answers 404, and 401 signed out', async () => {
  const [task] = await tasks()
  const calls: [string, string, object?][] = [
    ['GET', `/api/projects/${project.id}`],
    ['GET', `/api/projects/${project.id}/tasks`],
    ['POST', `/api/projects/${project.id}/tasks`, { title: 'x' }],
    ['GET', `/api/projects/${project.id}/emails`],
    ['GET', `/api/projects/${project.id}/original-email`],
    ['GET', `/api/projects/${project.id}/suggestions`],
    ['PATCH', `/api/tasks/${task?.id}`, { title: 'x' }],
    ['DELETE', `/api/tasks/${task?.id}`],
    ['GET', `/api/tasks/${task?.id}/comments`],
    ['POST', '/api/suggestions/1/accept', {}],
    ['POST', '/api/change-sets/1/undo'],
  ]
  for (const [method, path, body] of calls) {
    expect([path, (await jonas.raw(method, path, body)).status]).toEqual([path, 404])
    const stranger = await fetch(`${world.url}${path}`, {
      method,
      headers: { origin: world.url, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect([path, stranger.status]).toEqual([path, 401])
  }
  expect((await tasks()).find((one) => one.id === task?.id)?.title).toBe(task?.title)
})

it('API-75: a company that one is no member of is refused whatever the header says', async () => {
  const answer = await jonas.raw('GET', '/api/projects', undefined, { 'x-company-id': '1' })
  expect(answer.status).toBe(403)
})

const walk = (text: string, subject = 'Re: Harbour walk') =>
  world.receiveMail({
    ...{ from: 'amara', subject, text },
    ...(subject.startsWith('Re:')
      ? { inReplyTo: '<walk@example.com>' }
      : { messageId: '<walk@example.com>' }),
  })

it('MAIL-16 NOTIF-17 ENT-14 API-74: new work is told as email_processed and tasks_created, of ids alone', async () => {
  const told = await toldDuring(amara, () => walk('Please print the map.', 'Harbour walk'))
  const projectId = told[0]?.projectId
  const [task] = await amara.get<Task[]>(`/api/projects/${Number(projectId)}/tasks`)
  expect(task?.title).toBe('Print the map')
  const where = { companyId: 0, projectId }
  expect(told).toHaveLength(2)
  expect(told).toContainEqual({
    ...where,
    ...{ type: 'email_processed', tasksCreated: 1, subject: 'Harbour walk' },
    made: [{ kind: 'task', count: 1 }],
  })
  expect(told).toContainEqual({
    ...where,
    ...{ type: 'tasks_created', mailId: expect.any(Number), taskIds: [task?.id], own: true },
  })
})

it('MAIL-16 NOTIF-17: a reply that changed work is told as reply_processed and one task_update a task, all of one mail', async () => {
  await walk('Please also buy a compass.')
  const told = await toldDuring(amara, () => walk('#done 1\n#high 2'))
  const reply = told.find(({ type }) => type === 'reply_processed')
  const updates = told.filter((one) => one !== reply)
  expect(reply).toMatchObject({ tasksUpdated: 2, changed: [{ kind: 'task', count: 2 }], own: true })
  const ids = new Set(updates.map(({ taskId }) => taskId))
  expect(ids.size).toBe(2)
  expect(updates).toEqual(
    [...ids].map((taskId) => ({
      ...{ type: 'task_update', companyId: 0, projectId: reply?.projectId },
      ...{ taskId, cause: 'mail', mailId: reply?.mailId, own: true },
    })),
  )
})

it('NOTIF-17: a reply that made new work is told as new work, one that did both as both', async () => {
  const types = async (text: string) => (await toldDuring(amara, () => walk(text))).map(({ type }) => type)
  expect((await types('Please also pack the tent.')).sort()).toEqual(['email_processed', 'tasks_created'])
  expect((await types('#done 3\nPlease also bring the stove.')).sort()).toEqual(
    ['email_processed', 'reply_processed', 'task_update', 'tasks_created'].sort(),
  )
})

it('NOTIF-17: what a reply takes back is changed work', async () => {
  const told = await toldDuring(amara, () => walk('#undo'))
  expect(told.map(({ type }) => type).sort()).toEqual(['reply_processed', 'task_update', 'task_update'])
  expect(told).toContainEqual(expect.objectContaining({ type: 'reply_processed', tasksUpdated: 2 }))
})

it('NOTIF-16 NOTIF-17: a mail that made and changed nothing is no news: open pages read the project again', async () => {
  const where = { type: 'project_update', companyId: 0, projectId: expect.any(Number) }
  for (const text of ['Thanks everybody!', 'It was a lovely day by the water.', '#done 1']) {
    expect([text, await toldDuring(amara, () => walk(text))]).toEqual([
      text,
      [expect.objectContaining(where)],
    ])
  }
  // Thanks that answer nothing make no project, so no page has anything to read.
  const first = { from: 'amara', subject: 'Thanks everybody', text: 'Thanks everybody!' } as const
  expect(await toldDuring(amara, () => world.receiveMail(first))).toEqual([])
})

it('NOTIF-17: a change in the app sends task_update with cause app and no text', async () => {
  const task = await add({ title: 'Water the plants' })
  const told = await toldDuring(amara, () =>
    amara.send('PATCH', `/api/tasks/${task.id}`, { title: 'Water all plants' }),
  )
  expect(told).toEqual([
    { type: 'task_update', companyId: 0, projectId: project.id, taskId: task.id, cause: 'app', own: true },
  ])
})

it('ENT-03 API-05: the signed-in person has all that the app shows of them', async () => {
  expect(await amara.get('/api/auth/user')).toMatchObject({
    id: expect.any(Number),
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@example.com',
    authProvider: 'email',
    createdAt: expect.stringMatching(/^\d{4}-/),
    profileImageUrl: null,
  })
})

it('API-63: the refresh call answers JSON and takes up what waits', async () => {
  expect(await amara.send('POST', '/api/admin/s3-refresh')).toEqual({ taken: expect.any(Number) })
})

it('a task that was only just made by hand is taken back without a trace; one that was touched stays', async () => {
  const take = (client: Client, { id }: Task) => client.raw('DELETE', `/api/tasks/${id}/new`)
  const untouched = await add({ title: 'New Task', description: 'Task description' })
  expect((await take(jonas, untouched)).status).toBe(404)
  expect((await take(amara, untouched)).status).toBe(200)
  const rows = await world.rows('select id from tasks where id = $1', [untouched.id])
  expect(rows).toEqual([])
  const changed = await add({ title: 'Changed' })
  await amara.send('PATCH', `/api/tasks/${changed.id}`, { priority: 'high' })
  const spoken = await add({ title: 'Spoken of' })
  await amara.send('POST', `/api/tasks/${spoken.id}/comments`, { text: 'Who does this?' })
  const stepped = await add({ title: 'With steps' })
  await amara.send('POST', `/api/tasks/${stepped.id}/checklist`, { text: 'First' })
  const blocked = await add({ title: 'Waits' })
  await amara.send('PUT', `/api/tasks/${blocked.id}/blockers`, { ids: [stepped.id] })
  const mailed = (await tasks()).find(({ title }) => title.startsWith('Send the deck'))
  if (!mailed) throw new Error('the mail made no task')
  for (const task of [changed, spoken, stepped, blocked, mailed]) {
    const refused = await take(amara, task)
    expect([task.title, refused.status]).toEqual([task.title, 409])
  }
})

it('a mail without the name of its sender shows the account\u2019s, and its day is the same in the log and on the card', async () => {
  const date = new Date('2026-03-02T09:12:00Z')
  const text = 'Please tidy the shed.'
  await world.receiveMail({ from: 'amara@example.com', subject: 'Shed', date, text })
  const [mail] = await amara.get<{ id: number; subject: string; sentAt: string }[]>('/api/mails')
  expect(mail).toMatchObject({ subject: 'Shed', sentAt: date.toISOString() })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const shed = projects.find(({ name }) => name === 'Shed')
  const [task] = await amara.get<Task[]>(`/api/projects/${shed?.id}/tasks`)
  expect(task?.evidence).toMatchObject({ sender: 'Amara Okafor', sentAt: date.toISOString() })
})
