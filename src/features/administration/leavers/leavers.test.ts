// Somebody leaves: the owner hands over the work, exports the data and deletes the account, in the app and by command.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import yauzl from 'yauzl'
import { user } from '../../../../bin/command/user.ts'
import { join as joinCompany, register } from '../../../../test/access-world.ts'
import { type Client, clientOf, people, startWorld, type World } from '../../../../test/world.ts'
import type { NotificationList } from '../../notifications/contract.ts'
import type { Poll } from '../../polls/contract.ts'
import type { Project } from '../../projects/contract.ts'
import type { ExportState } from '../../settings/contract.ts'
import type { Task } from '../../tasks/contract.ts'

let world: World
/** Owns the server. */
let amara: Client
let bob: Client
let jonas: Client
let mei: Client
let company: number
const ids: Record<string, number> = {}
const printed: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'mailcrew-leavers-'))

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  jonas = await world.signUp('jonas')
  mei = await world.signUp('mei')
  for (const [name, client] of Object.entries({ amara, bob, jonas, mei }))
    ids[name] = (await client.get<{ id: number }>('/api/auth/user')).id
  company = await register(bob, 'Harbour Works')
  await joinCompany(world, bob, company, jonas, people.jonas.email, 'member')
})
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  vi.stubEnv('DATA_DIR', world.config.dataDir)
  for (const where of ['log', 'error'] as const)
    vi.spyOn(console, where).mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const inCompany = (client: Client) => clientOf(world.url, client.cookie, { 'x-company-id': String(company) })
const pathOf = (id: number | undefined, act: string) => `/api/server/accounts/${id}/${act}`
const lastAct = async () =>
  (
    await world.rows(
      'select action, actor_id, via, subject_id, facts from audit_entries order by id desc limit 1',
    )
  )[0]

async function answerOf(client: Client, method: string, path: string, body?: unknown) {
  const answer = await client.raw(method, path, body)
  return { status: answer.status, ...((await answer.json()) as { message?: string }) }
}

async function namesIn(zip: Buffer): Promise<string[]> {
  const names: string[] = []
  for await (const { fileName } of (await yauzl.fromBufferPromise(zip)).eachEntry()) names.push(fileName)
  return names
}

it('only the owner acts for other accounts, and never for the one that owns the server', async () => {
  const calls = [
    ['GET', 'export', undefined],
    ['POST', 'export', undefined],
    ['POST', 'hand-over', { to: people.bob.email }],
    ['POST', 'delete', { email: people.mei.email }],
  ] as const
  for (const [method, act, body] of calls) {
    expect((await bob.raw(method, pathOf(ids.mei, act), body)).status).toBe(403)
    expect((await amara.raw(method, pathOf(ids.amara, act), body)).status).toBe(409)
    expect((await amara.raw(method, pathOf(999_999, act), body)).status).toBe(404)
  }
  expect((await bob.raw('GET', pathOf(ids.mei, 'export/1/archive'))).status).toBe(403)
})

it('the owner has an archive of an account made and downloads it, and the audit log names the owner', async () => {
  await world.receiveMail({ from: 'mei', subject: 'Her own', text: 'Please lock the door.' })
  const { id } = await amara.send<ExportState>('POST', pathOf(ids.mei, 'export'))
  const asked = await world.rows(`select action, actor_id, subject_id from audit_entries
    where action in ('account.exported', 'export.asked') order by id`)
  expect(asked).toEqual([
    { action: 'account.exported', actor_id: ids.amara, subject_id: ids.mei },
    { action: 'export.asked', actor_id: ids.amara, subject_id: ids.mei },
  ])
  const state = async () =>
    (await amara.get<{ export: ExportState | null }>(pathOf(ids.mei, 'export'))).export?.status
  await expect.poll(state).toBe('ready')
  const answer = await amara.raw('GET', pathOf(ids.mei, `export/${id}/archive`))
  const names = await namesIn(Buffer.from(await answer.arrayBuffer()))
  expect(names).toEqual(
    expect.arrayContaining(['account.json', 'tasks.json', expect.stringMatching(/\.eml$/)]),
  )
  expect(await lastAct()).toMatchObject({
    action: 'account.archive_taken',
    actor_id: ids.amara,
    subject_id: ids.mei,
    via: 'browser',
  })
  expect((await amara.raw('GET', pathOf(ids.jonas, `export/${id}/archive`))).status).toBe(404)
})

it('the last admin of a company is not deleted before another member has the work', async () => {
  const refused = await answerOf(amara, 'POST', pathOf(ids.bob, 'delete'), { email: people.bob.email })
  expect(refused.status).toBe(409)
  expect(refused.message).toBe(
    'This account is the only admin of Harbour Works. Hand its work over to another member first, who then becomes an admin.',
  )
  const wrong = await answerOf(amara, 'POST', pathOf(ids.bob, 'hand-over'), { to: 'nobody@example.com' })
  expect(wrong).toMatchObject({
    status: 422,
    message: 'There is no account with the address nobody@example.com',
  })
})

it('handed over, open tasks, teams, polls, surveys and drafts of a company are another member’s, and Personal stays private', async () => {
  const there = inCompany(bob)
  const { project } = await there.send<{ project: Project }>('POST', '/api/projects', {
    name: 'Cranes',
    type: 'individual',
  })
  const add = (title: string, status = 'pending') =>
    there.send<Task>('POST', `/api/projects/${project.id}/tasks`, { title, status, assignToMe: true })
  await add('Oil the crane')
  await add('Paint the crane')
  await add('Buy the crane', 'completed')
  await there.send('POST', `/api/companies/${company}/hierarchy`, {
    kind: 'team',
    name: 'East',
    leadId: ids.bob,
  })
  await world.receiveMail({ from: 'bob', subject: 'At home', text: 'Please water the plants.' })
  const poll = await there.send<Poll>('POST', '/api/polls', {
    question: 'Where do we meet?',
    kind: 'single',
    options: [{ label: 'Here' }, { label: 'There' }],
    voters: [people.amara.email],
  })
  await there.send('POST', '/api/surveys', { title: 'The new harbour', questions: [], people: [] })
  await there.send('POST', '/api/knowledge/articles', { title: 'Cranes', text: 'Oil them.', isDraft: true })
  expect((await inCompany(jonas).get<{ projects: Project[] }>('/api/projects')).projects).toEqual([])

  await amara.send('POST', pathOf(ids.bob, 'disable'))
  const answer = await amara.send('POST', pathOf(ids.bob, 'hand-over'), { to: people.jonas.email })

  expect(answer).toEqual({
    given: [
      '1 team to lead',
      '1 company to administer',
      '1 project',
      '2 tasks',
      '1 poll',
      '1 article',
      '1 survey',
    ],
    apart: [],
  })
  const tasks = await inCompany(jonas).get<Task[]>(`/api/projects/${project.id}/tasks`)
  const assigned = tasks.map(({ title, assignees }) => [title, assignees.map((one) => one.user.id)])
  expect(new Map(assigned as [string, number[]][])).toEqual(
    new Map([
      ['Oil the crane', [ids.jonas]],
      ['Paint the crane', [ids.jonas]],
      ['Buy the crane', [ids.bob]],
    ]),
  )
  const { notifications } = await inCompany(jonas).get<NotificationList>('/api/notifications')
  expect(notifications[0]).toMatchObject({ type: 'task_assigned' })
  expect(await world.rows('select creator_id from polls where id = $1', [poll.id])).toEqual([
    { creator_id: ids.jonas },
  ])
  const [survey] = await world.rows('select creator_id, owner_id from surveys')
  expect(survey).toEqual({ creator_id: ids.jonas, owner_id: null })
  expect(await world.rows('select creator_id from knowledge_articles')).toEqual([{ creator_id: ids.jonas }])
  expect(await world.rows('select lead_id from company_units')).toEqual([{ lead_id: ids.jonas }])
  expect((await jonas.get<{ projects: Project[] }>('/api/projects')).projects).toEqual([])
  expect(await lastAct()).toMatchObject({
    action: 'account.handed_over',
    actor_id: ids.amara,
    subject_id: ids.bob,
    facts: { account: ids.jonas, personal: false },
  })
})

it('by command, Personal goes over where that is asked for, with its mails', async () => {
  expect(await user(['hand-over', people.bob.email, people.jonas.email, '--personal'])).toBe(0)
  expect(printed).toEqual([`${people.jonas.email} has now: 1 project, 1 task`])
  const { projects } = await jonas.get<{ projects: Project[] }>('/api/projects')
  expect(projects.map(({ name }) => name)).toEqual(['At home'])
  const tasks = await jonas.get<Task[]>(`/api/projects/${projects[0]?.id}/tasks`)
  expect(tasks.map(({ title, assignees }) => [title, assignees.map((one) => one.user.id)])).toEqual([
    ['Water the plants', [ids.jonas]],
  ])
  expect((await jonas.get<{ subject: string }[]>('/api/mails')).map(({ subject }) => subject)).toEqual([
    'At home',
  ])
  expect(await lastAct()).toMatchObject({ via: 'command', actor_id: ids.amara, facts: { personal: true } })
  await user(['hand-over', people.bob.email, people.amara.email])
  expect(printed.slice(1)).toEqual([
    'There was nothing to hand over',
    `${people.amara.email} is no member of Harbour Works, so nothing was handed over there`,
  ])
})

it('the owner deletes the account by its typed address: it is signed out and the company’s work stays', async () => {
  expect((await amara.raw('POST', pathOf(ids.bob, 'delete'), { email: 'x@example.com' })).status).toBe(422)
  await amara.send('POST', pathOf(ids.bob, 'delete'), { email: people.bob.email })
  expect((await bob.raw('GET', '/api/auth/user')).status).toBe(401)
  const { projects } = await inCompany(jonas).get<{ projects: Project[] }>('/api/projects')
  expect(projects.map(({ name }) => name)).toEqual(['Cranes'])
  expect((await jonas.get<{ projects: Project[] }>('/api/projects')).projects).toHaveLength(1)
  const acts = await world.rows(
    `select action, actor_id from audit_entries where subject_id = $1 and action like 'account.%' order by id desc limit 2`,
    [ids.bob],
  )
  expect(acts).toEqual([
    { action: 'account.deleted', actor_id: ids.amara },
    { action: 'account.removed', actor_id: ids.amara },
  ])
})

it('by command, an account is exported into a file and deleted once that is confirmed', async () => {
  const file = join(folder, 'mei.zip')
  expect([await user(['export', people.mei.email, file]), printed]).toEqual([
    0,
    [`Everything that ${people.mei.email} owns or wrote is in ${file}`],
  ])
  expect(await namesIn(readFileSync(file))).toContain('account.json')
  await expect(user(['export', people.mei.email, file])).rejects.toThrow(/could not be written: EEXIST/)
  await expect(user(['delete', people.mei.email])).rejects.toThrow(/^Nothing was deleted/)
  expect((await mei.raw('GET', '/api/auth/user')).status).toBe(200)
  expect(await user(['delete', people.mei.email, '--yes'])).toBe(0)
  expect((await mei.raw('GET', '/api/auth/user')).status).toBe(401)
  await expect(user(['delete', people.mei.email, '--yes'])).rejects.toThrow(
    `There is no account with the address ${people.mei.email}`,
  )
  await expect(user(['delete', people.amara.email, '--yes'])).rejects.toThrow(/owns the server/)
})

it('by command, an account is added without a sign-up, chooses its password by the printed link, and owns the server', async () => {
  const email = 'nia@example.com'
  expect(await user(['add', email, 'Nia', 'Stone'])).toBe(0)
  const token = /token=([\w-]+)/.exec(printed.join())?.[1]
  await expect(user(['add', email])).rejects.toThrow('An account with this email address already exists')
  const choose = { token, password: 'a long new password', confirmPassword: 'a long new password' }
  const visitor = clientOf(world.url, '')
  await visitor.send('POST', '/api/auth/reset-password', choose)
  const signedIn = await visitor.raw('POST', '/api/auth/signin', { email, password: choose.password })
  expect(signedIn.status).toBe(200)
  expect(await user(['reset-password', email, '--mail'])).toBe(0)
  expect((await world.outbox({ to: email }))[0]).toMatchObject({ kind: 'reset' })
  expect(await user(['make-owner', email])).toBe(0)
  const nia = clientOf(world.url, signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  expect((await nia.raw('GET', '/api/server/accounts')).status).toBe(200)
  expect((await amara.raw('GET', '/api/server/accounts')).status).toBe(403)
  await user(['make-owner', people.amara.email])
})

it('by command, many addresses are invited at once, and who cannot be is named', async () => {
  expect(await user(['invite', 'ada@example.com', 'nobody', people.jonas.email])).toBe(1)
  expect(printed).toEqual([
    'ada@example.com is invited',
    'nobody: Enter a valid email address',
    `${people.jonas.email} has an account already`,
  ])
  await expect(user(['invite'])).rejects.toThrow(/mailcrew user invite/)
})

it('an admin who removes a member gives the work in the company to another member', async () => {
  const lucia = await world.signUp('lucia')
  const id = (await lucia.get<{ id: number }>('/api/auth/user')).id
  await joinCompany(world, jonas, company, lucia, people.lucia.email, 'member')
  const { project } = await inCompany(lucia).send<{ project: Project }>('POST', '/api/projects', {
    name: 'Quay',
    type: 'individual',
  })
  await inCompany(lucia).send('POST', `/api/projects/${project.id}/tasks`, {
    title: 'Sweep the quay',
    assignToMe: true,
  })
  const member = `/api/companies/${company}/members/${id}`
  for (const other of [id, ids.amara])
    expect((await jonas.raw('DELETE', `${member}?handOverTo=${other}`)).status).toBe(422)
  expect((await amara.raw('DELETE', `${member}?handOverTo=${ids.amara}`)).status).toBe(403)

  await jonas.send('DELETE', `${member}?handOverTo=${ids.jonas}`)

  const [task] = await inCompany(jonas).get<Task[]>(`/api/projects/${project.id}/tasks`)
  expect(task?.assignees.map(({ user: { id: assignee } }) => assignee)).toEqual([ids.jonas])
  expect((await inCompany(lucia).raw('GET', '/api/projects')).status).toBe(403)
  const acts = await world.rows(
    `select action, actor_id, company_id, facts from audit_entries where subject_id = $1 and action like 'member.%'
     order by id desc limit 2`,
    [id],
  )
  expect(acts).toEqual([
    expect.objectContaining({ action: 'member.left', actor_id: ids.jonas }),
    expect.objectContaining({
      action: 'member.handed_over',
      company_id: company,
      facts: { account: ids.jonas, given: ['1 project', '1 task'] },
    }),
  ])
})
