// Tasks, mails and whole projects that go to another project over a running server, and come back by undo.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { Project, ProjectEmail } from '../../projects/contract.ts'
import type { ChangedProject } from '../../projects/life/contract.ts'
import type { TaskActivity } from '../activity/contract.ts'
import type { Task } from '../contract.ts'
import type { ListedTask } from '../lists/contract.ts'

let world: World
let amara: Client
let jonas: Client
let bob: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  bob = await world.signUp('bob')
})
afterAll(() => world.stop())

const make = (name: string, client = amara) =>
  client.send<ChangedProject>('POST', '/api/projects', { name }).then(({ project }) => project)
const tasksOf = async (id: number, client = amara) =>
  (await client.get<Task[]>(`/api/projects/${id}/tasks`)).sort((a, b) => a.number - b.number)
const mailsOf = (id: number, client = amara) => client.get<ProjectEmail[]>(`/api/projects/${id}/emails`)
const titlesOf = async (id: number) => (await tasksOf(id)).map(({ number, title }) => `${number} ${title}`)
const undo = async (client: Client, id: number) => {
  const answer = await client.raw('POST', `/api/change-sets/${id}/undo`)
  return answer.ok ? ((await answer.json()) as { undone: number; kept: string[] }) : answer.status
}
const merge = (client: Client, from: number, intoId: number) =>
  client.raw('POST', `/api/projects/${from}/merge`, { intoId })
const idOfSet = async (answer: Response) => ((await answer.json()) as { changeSetId: number }).changeSetId

async function byMail(subject: string, text: string, to: string[] = []): Promise<Project> {
  await world.receiveMail({ from: 'amara', subject, text, to: [...to, 'tula@mailcrew.localhost'] })
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  return projects.find(({ name }) => name === subject) as Project
}

/** All that is kept of a project, row by row. */
async function rowsOf(ids: readonly number[]): Promise<unknown> {
  const rows = await world.rows(
    `select
       (select json_agg(json_build_array(id, name, type, merged_into_id, thread_id) order by id) from projects where id = any($1)) as projects,
       (select json_agg(json_build_array(project_id, user_id) order by project_id, user_id) from project_participants where project_id = any($1)) as people,
       (select json_agg(json_build_array(id, project_id, number, title, status, version) order by id) from tasks where project_id = any($1)) as tasks,
       (select json_agg(json_build_array(id, subject_id) order by id) from comments where subject_kind = 'project' and subject_id = any($1)) as comments,
       (select json_agg(json_build_array(id, subject_id, status) order by id) from suggestions where subject_kind = 'project' and subject_id = any($1)) as suggestions,
       (select json_agg(json_build_array(subject_id, user_id) order by subject_id, user_id) from follows where subject_kind = 'project' and subject_id = any($1)) as follows,
       (select json_agg(json_build_array(d.id, d.thread_id) order by d.id) from deliveries d join projects p on p.thread_id = d.thread_id where p.id = any($1)) as mails,
       (select json_agg(json_build_array(token, a.thread_id) order by token) from reply_addresses a join projects p on p.thread_id = a.thread_id where p.id = any($1)) as addresses`,
    [ids],
  )
  return rows[0]
}

async function replyAddress(project: Project): Promise<string> {
  const rows = await world.rows(
    `select token from reply_addresses a join projects p on p.thread_id = a.thread_id
     where p.id = $1 and a.user_id = (select id from users where email = 'amara@example.com')`,
    [project.id],
  )
  return `${String(rows[0]?.token)}@mailcrew.localhost`
}

it('a merged project goes along with tasks, mails, people, suggestions and follows; undo brings both back exactly', async () => {
  const fair = await byMail('Spring fair', 'Please book the hall by Friday.')
  const tents = await byMail('Tents', 'Jonas, please rent the tents.\nWe should maybe repaint the poles.', [
    'Jonas Weber <jonas@example.com>',
  ])
  const address = await replyAddress(tents)
  await world.receiveMail({
    ...{ from: 'amara', to: address, subject: 'Re: Tents', text: 'The weather will be fine, I hear.' },
  })
  await amara.send('POST', `/api/projects/${tents.id}/follow`)
  const [deleted] = await tasksOf(tents.id)
  const extra = await amara.send<Task>('POST', `/api/projects/${tents.id}/tasks`, { title: 'Count pegs' })
  await amara.send('PUT', `/api/tasks/${extra.id}/blockers`, { ids: [deleted?.id] })
  const before = await rowsOf([fair.id, tents.id])

  const answer = await merge(amara, tents.id, fair.id)
  const { project, tasks, changeSetId } = (await answer.json()) as {
    project: Project
    tasks: number
    changeSetId: number
  }
  expect([project.id, project.type, project.emailCount, tasks]).toEqual([fair.id, 'team', 3, 2])
  expect(await jonas.get<Project>(`/api/projects/${tents.id}`)).toMatchObject({ id: fair.id })
  expect(await titlesOf(fair.id)).toEqual(['1 Book the hall', '2 Rent the tents', '3 Count pegs'])
  const moved = await tasksOf(fair.id)
  expect(moved[2]?.blockedBy.map(({ number }) => number)).toEqual([2])
  expect(moved[1]?.evidence?.mailId).toBe((await mailsOf(fair.id))[1]?.id)
  expect((await mailsOf(fair.id)).map(({ subject }) => subject)).toEqual([
    'Spring fair',
    'Tents',
    'Re: Tents',
  ])
  expect((await tasksOf(fair.id, jonas)).map(({ number }) => number)).toEqual([1, 2, 3])
  const waiting = await amara.get<{ projectId: number }[]>('/api/suggestions')
  expect(waiting.filter(({ projectId }) => projectId === tents.id)).toEqual([])

  expect(await undo(amara, changeSetId)).toEqual({ undone: 4, kept: [] })
  expect(await rowsOf([fair.id, tents.id])).toEqual(before)
})

it('mail to the reply address of a merged project lands in the other one, and acts on its tasks by their new numbers', async () => {
  const shed = await byMail('Shed', 'Please paint the shed.')
  const yard = await byMail('Yard', 'Please sweep the yard.')
  const address = await replyAddress(shed)
  const changeSetId = await idOfSet(await merge(amara, shed.id, yard.id))
  await world.receiveMail({
    ...{ from: 'amara', to: address, subject: 'Re: Shed', text: '#done 2\nPlease order the brushes.' },
  })
  const after = await tasksOf(yard.id)
  expect(after.map(({ number, title, status }) => [number, title, status])).toEqual([
    [1, 'Sweep the yard', 'pending'],
    [2, 'Paint the shed', 'completed'],
    [3, 'Order the brushes', 'pending'],
  ])
  expect((await mailsOf(yard.id)).at(-1)?.subject).toBe('Re: Shed')
  await world.receiveMail({ from: 'amara', to: address, subject: 'Re: Shed', text: '#undo' })
  expect((await tasksOf(yard.id)).map(({ title, status }) => [title, status])).toEqual([
    ['Sweep the yard', 'pending'],
    ['Paint the shed', 'pending'],
  ])
  expect(await undo(amara, changeSetId)).toMatchObject({ undone: 3 })
  expect(await titlesOf(shed.id)).toEqual(['1 Paint the shed'])
})

it('a project that took in another one can itself become part of a third, and all three come apart again', async () => {
  const [one, two, three] = [
    await byMail('First', 'Please do the first.'),
    await byMail('Second', 'Please do the second.'),
    await byMail('Third', 'Please do the third.'),
  ]
  const all = [one.id, two.id, three.id]
  const before = await rowsOf(all)
  const inner = await idOfSet(await merge(amara, one.id, two.id))
  const outer = await idOfSet(await merge(amara, two.id, three.id))
  expect((await mailsOf(three.id)).map(({ subject }) => subject)).toEqual(['First', 'Second', 'Third'])
  const early = await undo(amara, inner)
  expect(early).toMatchObject({
    kept: expect.arrayContaining([expect.stringContaining('yet another project')]),
  })
  expect(await undo(amara, outer)).toMatchObject({ kept: [] })
  expect(await titlesOf(two.id)).toHaveLength(2)
  expect(before).toMatchObject({ projects: expect.any(Array) })
})

it('projects of two owners, archived ones and those of others are not merged; only who may delete one merges it', async () => {
  const mine = await byMail('Mine', 'Jonas, please check it.', ['Jonas Weber <jonas@example.com>'])
  const his = await make('His', jonas)
  const other = await make('Other')
  const words = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { message: string }).message,
  ]
  expect(await words(await merge(jonas, mine.id, his.id))).toEqual([
    403,
    'The two projects belong to different people, so nothing moves between them',
  ])
  expect((await merge(jonas, his.id, mine.id)).status).toBe(403)
  expect((await merge(bob, mine.id, other.id)).status).toBe(404)
  expect((await merge(amara, mine.id, mine.id)).status).toBe(422)
  await amara.send('POST', `/api/projects/${other.id}/archive`)
  expect(await words(await merge(amara, mine.id, other.id))).toEqual([
    409,
    expect.stringContaining('“Other” is archived'),
  ])
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Harbour' },
  )
  const inCompany = { 'x-company-id': String(made.data.company.company.id) }
  const theirs = await amara.raw('POST', '/api/projects', { name: 'Company fair' }, inCompany)
  const { project } = (await theirs.json()) as ChangedProject
  expect(project.type).toBe('team')
  expect((await merge(amara, mine.id, project.id)).status).toBe(404)
})

it('of two people who merge two projects into each other at once, one wins and nothing is lost', async () => {
  const [left, right] = [await make('Left'), await make('Right')]
  for (const { id } of [left, right])
    await amara.send('POST', `/api/projects/${id}/tasks`, { title: `T${id}` })
  const answers = await Promise.all([merge(amara, left.id, right.id), merge(amara, right.id, left.id)])
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 404])
  const winner = answers[0]?.status === 200 ? right : left
  expect(await tasksOf(winner.id)).toHaveLength(2)
})

it('a task gets the next number of the other project and takes along whoever has it; undo gives all of it back', async () => {
  const source = await byMail('Market', 'Jonas, please print the signs.', ['Jonas Weber <jonas@example.com>'])
  const goal = await make('Print shop')
  await amara.send('POST', `/api/projects/${goal.id}/tasks`, { title: 'Buy ink' })
  const [task] = await tasksOf(source.id)
  const waits = await amara.send<Task>('POST', `/api/projects/${source.id}/tasks`, {
    title: 'Hang the signs',
  })
  await amara.send('PUT', `/api/tasks/${waits.id}/blockers`, { ids: [task?.id] })
  const before = await rowsOf([source.id, goal.id])

  const moved = await amara.send<{ task: Task; joined: string[]; unlinked: number; changeSetId: number }>(
    'POST',
    `/api/tasks/${task?.id}/move`,
    { projectId: goal.id },
  )
  expect(moved).toMatchObject({ joined: ['Jonas Weber'], unlinked: 1 })
  expect(moved.task).toMatchObject({ projectId: goal.id, number: 2, title: 'Print the signs' })
  expect((await jonas.get<ListedTask[]>('/api/tasks/assigned')).map(({ project }) => project.name)).toContain(
    'Print shop',
  )
  const past = await amara.get<TaskActivity[]>(`/api/tasks/${task?.id}/activity`)
  expect(past.map(({ what, changes }) => [what, ...changes])).toEqual([
    ['created'],
    ['changed', { field: 'project', from: 'Market', to: 'Print shop' }],
  ])
  expect(await undo(amara, moved.changeSetId)).toEqual({ undone: 2, kept: [] })
  const after = (await rowsOf([source.id, goal.id])) as { tasks: unknown[][] }
  expect({ ...after, tasks: after.tasks.map((row) => row.slice(0, 5)) }).toEqual({
    ...(before as { tasks: unknown[][] }),
    tasks: (before as { tasks: unknown[][] }).tasks.map((row) => row.slice(0, 5)),
  })
  const [back] = await tasksOf(source.id)
  expect((await tasksOf(source.id))[1]?.blockedBy.map(({ id }) => id)).toEqual([back?.id])
})

it('a task is not moved to another owner’s project, nor by somebody who may not delete it', async () => {
  const source = await byMail('Orchard', 'Jonas, please prune the trees.', [
    'Jonas Weber <jonas@example.com>',
    'Priya Nair <priya@example.com>',
  ])
  const [task] = await tasksOf(source.id)
  const priya = await world.signUp('priya')
  const hers = await make('Hers', priya)
  const mine = await make('Mine too')
  const to = (client: Client, projectId: number) =>
    client.raw('POST', `/api/tasks/${task?.id}/move`, { projectId }).then(({ status }) => status)
  expect(await to(priya, hers.id)).toBe(403)
  expect(await to(bob, mine.id)).toBe(404)
  expect(await to(amara, hers.id)).toBe(404)
  expect(await to(amara, mine.id)).toBe(200)
})

it('a task that was moved on since stays there when the first move is undone, and is named', async () => {
  const [a, b, c] = [await make('A'), await make('B'), await make('C')]
  const task = await amara.send<Task>('POST', `/api/projects/${a.id}/tasks`, { title: 'Wanders' })
  const to = (projectId: number) =>
    amara.send<{ changeSetId: number }>('POST', `/api/tasks/${task.id}/move`, { projectId })
  const { changeSetId } = await to(b.id)
  await to(c.id)
  expect(await undo(amara, changeSetId)).toEqual({
    ...{ undone: 0, kept: ['#1 “Wanders” is in yet another project by now and stays there'] },
  })
})

it('a mail goes with the tasks that it made, answers to it follow, and undo brings them back', async () => {
  const source = await byMail('Kitchen', 'Please order the plates.')
  await world.receiveMail({
    from: 'amara',
    to: await replyAddress(source),
    subject: 'Re: Kitchen',
    messageId: '<garden@example.com>',
    text: 'Please also water the garden.',
  })
  const goal = await make('Garden')
  const before = await rowsOf([source.id])
  const second = (await mailsOf(source.id))[1]
  const moved = await amara.send<{ tasks: number; changeSetId: number }>(
    'POST',
    `/api/mails/${second?.id}/move`,
    { projectId: goal.id },
  )
  expect(moved.tasks).toBe(1)
  expect(await titlesOf(goal.id)).toEqual(['1 Water the garden'])
  expect((await mailsOf(goal.id)).map(({ subject }) => subject)).toEqual(['Re: Kitchen'])
  expect(await mailsOf(source.id)).toHaveLength(1)
  await world.receiveMail({
    ...{ from: 'amara', subject: 'Re: Kitchen', inReplyTo: '<garden@example.com>', text: '#done' },
  })
  expect((await tasksOf(goal.id)).map(({ status }) => status)).toEqual(['completed'])
  expect(await undo(amara, moved.changeSetId)).toEqual({ undone: 2, kept: [] })
  expect(await mailsOf(source.id)).toHaveLength(2)
  expect(await titlesOf(source.id)).toEqual(['1 Order the plates', '2 Water the garden'])
  expect(before).not.toBeNull()
  expect((await bob.raw('POST', `/api/mails/${second?.id}/move`, { projectId: goal.id })).status).toBe(404)
})
