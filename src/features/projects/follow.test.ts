// Following a project over a running server: who may, what it puts on their board, and what it does not.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import type { ListedTask } from '../tasks/lists/contract.ts'
import type { Project } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let inCompany: { amara: Client; bob: Client }
let project: Project

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Harbour' },
  )
  const company = made.data.company.company.id
  await amara.send('POST', `/api/companies/${company}/agent-emails`, { agentType: 'tula', isActive: true })
  const list = await amara.get<{ data: { agentEmails: { emailAddress: string }[] } }>(
    `/api/companies/${company}/agent-emails`,
  )
  await amara.send('POST', `/api/companies/${company}/invitations`, { email: 'bob@example.com' })
  const rows = await world.rows(`select text from outbox where kind = 'invitation'`)
  await bob.send('POST', `/api/invitations/${/\/invite\/([\w-]+)/.exec(String(rows[0]?.text))?.[1]}`)
  const at = (person: Client) => clientOf(world.url, person.cookie, { 'x-company-id': String(company) })
  inCompany = { amara: at(amara), bob: at(bob) }
  const to = list.data.agentEmails.map((one) => one.emailAddress)
  await world.receiveMail({ from: 'bob', to, subject: 'Repaint the mast', text: 'Please order the paint.' })
  const { projects } = await inCompany.amara.get<{ projects: Project[] }>('/api/projects')
  project = projects.find(({ name }) => name === 'Repaint the mast') as Project
})
afterAll(() => world.stop())

const follow = (client: Client, method: 'POST' | 'DELETE') =>
  client.raw(method, `/api/projects/${project.id}/follow`)
const monitored = async (client: Client) =>
  (await client.get<ListedTask[]>('/api/tasks/monitor')).map(({ title }) => title)

it('PB-24: an admin who takes no part follows a project, and its open tasks are monitored until they leave', async () => {
  expect(project).toMatchObject({ takesPart: false, isFollowed: false })
  expect(await monitored(inCompany.amara)).toEqual([])
  for (const _ of [1, 2]) {
    const answer = await follow(inCompany.amara, 'POST')
    expect([answer.status, await answer.json()]).toEqual([200, { isFollowed: true }])
  }
  expect(await monitored(inCompany.amara)).toEqual(['Order the paint'])
  expect(await inCompany.amara.get(`/api/projects/${project.id}`)).toMatchObject({ isFollowed: true })
  expect(await (await follow(inCompany.amara, 'DELETE')).json()).toEqual({ isFollowed: false })
  expect(await monitored(inCompany.amara)).toEqual([])
})

it('PB-24: the tasks stay in their company, and who takes part needs not follow', async () => {
  await follow(inCompany.amara, 'POST')
  expect(await monitored(amara)).toEqual([])
  expect(await inCompany.bob.get(`/api/projects/${project.id}`)).toMatchObject({
    takesPart: true,
    isFollowed: false,
  })
})

it('PB-24: who stops following stops for themselves alone', async () => {
  await follow(inCompany.amara, 'POST')
  await follow(inCompany.bob, 'POST')
  expect((await follow(inCompany.bob, 'DELETE')).status).toBe(200)
  expect(await inCompany.amara.get(`/api/projects/${project.id}`)).toMatchObject({ isFollowed: true })
  expect(await monitored(inCompany.amara)).toEqual(['Order the paint'])
})

it('threat 15: a project that one may not read can be neither followed nor left', async () => {
  const outsider = await world.signUp('mei')
  for (const method of ['POST', 'DELETE'] as const) {
    const answer = await follow(outsider, method)
    expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'Project not found' }])
  }
  expect((await follow(amara, 'POST')).status).toBe(404)
})

it('PB-24: who follows and may no longer read the project monitors nothing of it', async () => {
  await world.app.db.query(
    `update memberships set role = 'member' where user_id = (select id from users where email = 'amara@example.com')`,
  )
  expect(await monitored(inCompany.amara)).toEqual([])
})
