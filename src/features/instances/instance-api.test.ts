// The calls about agent addresses over the real server: company path, user path and instances, one service behind.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../test/agents-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { AgentEmail, Instances } from './contract.ts'

let world: World
let amara: Client
let priya: Client
let jonas: Client
let harbour: Company
let emails: string

const user = '/api/user/agent-emails'

beforeAll(async () => {
  world = await startWorld()
  ;[amara, priya, jonas] = [
    await world.signUp('amara'),
    await world.signUp('priya'),
    await world.signUp('jonas'),
  ]
  harbour = await companyOf(world, amara, 'Harbour & Sons')
  emails = `/api/companies/${harbour.id}/agent-emails`
})
afterAll(() => world.stop())

interface Answer {
  status: number
  /** Whatever came: a test says what it should be. */
  body: ReturnType<typeof JSON.parse>
}

async function call(client: Client, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await client.raw(method, path, body)
  return { status: answer.status, body: await answer.json() }
}

async function make(client: Client, path: string, fields: object): Promise<AgentEmail> {
  const { status, body } = await call(client, 'POST', path, fields)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.data.agentEmail
}

it('API-29, ENT-09, COMP-11: the companies page makes an address without naming one', async () => {
  const answer = await call(amara, 'POST', emails, { agentType: 'tula', isActive: true })
  expect(answer).toMatchObject({ status: 201, body: { success: true } })
  expect(answer.body.data.agentEmail).toMatchObject({
    agentType: 'tula',
    emailAddress: 'tula+harboursons@mailcrew.localhost',
    isActive: true,
    isPrimary: true,
  })
})

it('API-27, ENT-32: the list of a company has every field of every address', async () => {
  const { body } = await call(amara, 'GET', emails)
  expect(body.success).toBe(true)
  expect(body.data.agentEmails).toHaveLength(1)
  expect(body.data.agentEmails[0]).toEqual({
    id: expect.any(Number),
    companyId: harbour.id,
    agentType: 'tula',
    instanceName: '',
    emailAddress: 'tula+harboursons@mailcrew.localhost',
    isActive: true,
    isPrimary: true,
    customization: {},
    inheritCompanySettings: true,
    allowGlobalEmails: false,
    allowGuests: true,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

it('API-28, COMP-09: the generated address is asked for by agent, and is free', async () => {
  const alex = await call(amara, 'GET', `${emails}/generate-default/alex`)
  expect(alex.body).toEqual({
    success: true,
    data: { emailAddress: 'alex+harboursons@mailcrew.localhost' },
  })
  const tula = await call(amara, 'GET', `${emails}/generate-default/tula`)
  expect(tula.body.data.emailAddress).toMatch(/^tula\+harboursons-[a-z2-7]{5}@mailcrew\.localhost$/)
  const own = (await call(amara, 'GET', emails)).body.data.agentEmails[0].id
  const kept = await call(amara, 'GET', `${emails}/generate-default/tula?instanceId=${own}`)
  expect(kept.body.data.emailAddress).toBe('tula+harboursons@mailcrew.localhost')
  expect((await call(amara, 'GET', `${emails}/generate-default/alex?instanceId=${own}`)).status).toBe(404)
  const named = await call(amara, 'GET', `${emails}/generate-default/tula?instanceName=Front%20Desk`)
  expect(named.body.data.emailAddress).toBe('tula+harboursons-frontdesk@mailcrew.localhost')
  const mine = await call(amara, 'GET', `${user}/generate-default/alex`)
  expect(mine.body.data.emailAddress).toMatch(/^alex\+[a-z2-7]{5}@mailcrew\.localhost$/)
  expect((await call(amara, 'GET', `${emails}/generate-default/hal`)).status).toBe(422)
})

it('API-30, INST-18: an agent page sends all fields, and they are kept', async () => {
  const fields = {
    agentType: 'alex',
    instanceName: 'Contracts',
    emailAddress: 'Contracts@mailcrew.localhost',
    isActive: true,
    customization: {
      displayName: 'Alex of Harbour',
      replyTone: 'formal',
      defaultPriority: 'high',
      defaultDueDays: 3,
      signOff: 'Harbour & Sons',
    },
    inheritCompanySettings: false,
    allowGlobalEmails: true,
  }
  const made = await make(amara, emails, fields)
  expect(made).toMatchObject({ ...fields, emailAddress: 'contracts@mailcrew.localhost' })
})

it('API-31, API-77: PATCH changes any other field, and says that the address is not one of them', async () => {
  const made = await make(amara, emails, { agentType: 'faq', instanceName: 'Help' })
  const changes = {
    instanceName: 'Handbook',
    isActive: false,
    customization: { signOff: 'The office' },
    inheritCompanySettings: false,
    allowGlobalEmails: true,
    allowGuests: false,
  }
  const answer = await call(amara, 'PATCH', `${emails}/${made.id}`, changes)
  expect(answer.status).toBe(200)
  expect(answer.body.data.agentEmail).toMatchObject({ ...changes, emailAddress: made.emailAddress })
  const wrong = await call(amara, 'PATCH', `${emails}/${made.id}`, { emailAddress: 'x@mailcrew.localhost' })
  expect(wrong).toMatchObject({
    status: 422,
    body: { success: false, message: 'An address is changed with PUT' },
  })
})

it('API-32, API-77: PUT changes the address, and an empty one becomes the generated one', async () => {
  const made = await make(amara, emails, { agentType: 'tula', instanceName: 'Yard' })
  const put = (emailAddress?: string | null) => call(amara, 'PUT', `${emails}/${made.id}`, { emailAddress })
  expect((await put('yard-work@mailcrew.localhost')).body.data.agentEmail).toMatchObject({
    id: made.id,
    emailAddress: 'yard-work@mailcrew.localhost',
  })
  expect((await put()).status).toBe(422)
  for (const empty of ['', null])
    expect((await put(empty)).body.data.agentEmail.emailAddress).toBe(
      'tula+harboursons-yard@mailcrew.localhost',
    )
})

it('API-33: DELETE takes an address out of the list', async () => {
  const made = await make(amara, emails, { agentType: 'polly', instanceName: 'Lunch' })
  expect(await call(amara, 'DELETE', `${emails}/${made.id}`)).toEqual({
    status: 200,
    body: { success: true },
  })
  const { body } = await call(amara, 'GET', emails)
  expect(body.data.agentEmails.map((one: AgentEmail) => one.id)).not.toContain(made.id)
  expect(await call(amara, 'DELETE', `${emails}/${made.id}`)).toMatchObject({
    status: 404,
    body: { success: false, message: 'Instance not found' },
  })
})

it('API-34, API-35, MAIL-19: a person has a list of their own, whose first is the primary', async () => {
  expect((await call(jonas, 'GET', user)).body).toEqual({ success: true, data: { agentEmails: [] } })
  const primary = await make(jonas, user, { agentType: 'tula', instanceName: 'Primary', isActive: true })
  expect(primary).toMatchObject({ companyId: 0, emailAddress: 'tula@mailcrew.localhost', isPrimary: true })
  const work = await make(jonas, user, { agentType: 'tula', instanceName: 'work', customization: {} })
  expect(work.emailAddress).toMatch(/^tula\+[a-z2-7]{5}@mailcrew\.localhost$/)
  const { body } = await call(jonas, 'GET', user)
  expect(body.data.agentEmails.map((one: AgentEmail) => one.id)).toEqual([primary.id, work.id])
  const again = await call(jonas, 'POST', user, { agentType: 'tula', instanceName: '' })
  expect(again.status).toBe(409)
})

it('API-36, API-37, API-76: a person changes, readdresses and deletes their own, and nobody else’s', async () => {
  const made = await make(jonas, user, { agentType: 'alex', instanceName: 'Bills' })
  const one = `${user}/${made.id}`
  const changed = await call(jonas, 'PATCH', one, { customization: { displayName: 'Bills' } })
  expect(changed.body.data.agentEmail.customization).toEqual({ displayName: 'Bills' })
  const moved = await call(jonas, 'PUT', one, { emailAddress: 'bills-of-jonas@mailcrew.localhost' })
  expect(moved.body.data.agentEmail.emailAddress).toBe('bills-of-jonas@mailcrew.localhost')
  for (const [method, body] of [
    ['PATCH', { isActive: false }],
    ['PUT', { emailAddress: null }],
    ['DELETE'],
  ] as const)
    expect((await call(priya, method, one, body)).status).toBe(404)
  expect((await call(jonas, 'DELETE', one)).body).toEqual({ success: true })
})

it('the user path is the person’s own, whatever company the header names', async () => {
  const { body } = await call(harbour.admin, 'GET', user)
  expect(body.data.agentEmails).toEqual([])
  const made = await make(harbour.admin, user, { agentType: 'faq', instanceName: 'Own' })
  expect(made.companyId).toBe(0)
})

it('API-58, API-59, INST-04: instances are listed by agent, the active ones apart from the paused ones', async () => {
  const list = (agent: string) => priya.get<Instances>(`/api/agent-instances/${agent}`)
  expect(await list('tanya')).toEqual({ instances: [], inactive: [], company: null, mayChange: true })
  const paused = await make(priya, user, { agentType: 'tula', instanceName: 'old', isActive: false })
  const active = await make(priya, user, { agentType: 'tula', instanceName: 'new' })
  const { instances, inactive } = await list('tula')
  expect(instances.map(({ id, instanceName, emailAddress }) => [id, instanceName, emailAddress])).toEqual([
    [active.id, 'new', active.emailAddress],
  ])
  expect(inactive.map((one) => one.id)).toEqual([paused.id])
})

it('API-60, API-61, API-62: instances are made, readdressed and deleted in the context of the call', async () => {
  const made = await call(harbour.admin, 'POST', '/api/agent-instances', {
    agentType: 'tanya',
    instanceName: 'Weekly',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      instance: { companyId: harbour.id, emailAddress: 'tanya+harboursons-weekly@mailcrew.localhost' },
    },
  })
  const one = `/api/agent-instances/${made.body.instance.id}`
  const moved = await call(harbour.admin, 'PUT', `${one}/email`, {
    emailAddress: 'weekly-of-harbour@mailcrew.localhost',
  })
  expect(moved.body.instance.emailAddress).toBe('weekly-of-harbour@mailcrew.localhost')
  expect((await call(amara, 'DELETE', one)).status).toBe(404)
  expect(await call(harbour.admin, 'DELETE', one)).toEqual({ status: 200, body: { success: true } })
})

it('COMP-07, COMP-19: members see the addresses of their company, admins alone change them', async () => {
  const member = await harbour.join('priya', priya)
  const { body } = await call(priya, 'GET', emails)
  const [first] = body.data.agentEmails as AgentEmail[]
  if (!first) throw new Error('no address')
  expect((await member.get<Instances>('/api/agent-instances/tula')).mayChange).toBe(false)
  expect((await harbour.admin.get<Instances>('/api/agent-instances/tula')).mayChange).toBe(true)
  const tries = [
    call(priya, 'POST', emails, { agentType: 'tula' }),
    call(priya, 'GET', `${emails}/generate-default/tula`),
    call(priya, 'PATCH', `${emails}/${first.id}`, { isActive: false }),
    call(priya, 'PUT', `${emails}/${first.id}`, { emailAddress: null }),
    call(priya, 'DELETE', `${emails}/${first.id}`),
    call(member, 'POST', '/api/agent-instances', { agentType: 'tula', instanceName: 'x' }),
    call(member, 'PATCH', `/api/agent-instances/${first.id}`, { isActive: false }),
    call(member, 'PUT', `/api/agent-instances/${first.id}/email`, { emailAddress: null }),
    call(member, 'DELETE', `/api/agent-instances/${first.id}`),
  ]
  for (const answer of await Promise.all(tries)) {
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe('This takes an admin of the company')
  }
  expect((await call(jonas, 'GET', emails)).status).toBe(403)
  expect((await call(priya, 'GET', emails)).body.data.agentEmails).toContainEqual(first)
})

it('COMP-10, COMP-24, INST-11: an address is one owner’s on the whole server, and the answer says so', async () => {
  const taken = { status: 409, body: { message: 'This email address is already in use' } }
  await make(priya, user, { agentType: 'alex', instanceName: 'a', emailAddress: 'papers@mailcrew.localhost' })
  const fields = { agentType: 'alex', instanceName: 'b', emailAddress: ' PAPERS@mailcrew.localhost ' }
  expect(await call(amara, 'POST', emails, fields)).toMatchObject(taken)
  expect(await call(jonas, 'POST', user, fields)).toMatchObject(taken)
  const own = await make(jonas, user, { agentType: 'alex', instanceName: 'c' })
  expect(await call(jonas, 'PUT', `${user}/${own.id}`, fields)).toMatchObject(taken)
  for (const local of [
    'tula',
    'postmaster',
    'innovation_radar',
    'copilot',
    'webmaster',
    `r-${'a'.repeat(26)}`,
  ])
    expect(
      await call(jonas, 'PUT', `${user}/${own.id}`, { emailAddress: `${local}@mailcrew.localhost` }),
    ).toMatchObject(taken)
  const foreign = await call(jonas, 'PUT', `${user}/${own.id}`, { emailAddress: 'me@example.com' })
  expect(foreign.status).toBe(422)
})

it('COMP-23: addresses under a domain that the company has proved are its own to choose', async () => {
  const own = { agentType: 'tula', instanceName: 'Own', emailAddress: 'tula@harbour.example' }
  expect((await call(amara, 'POST', emails, own)).status).toBe(422)
  await world.app.db.query(
    `insert into company_domains (company_id, domain, secret, proved_at) values ($1, 'harbour.example', 't', now())`,
    [harbour.id],
  )
  expect((await make(amara, emails, own)).emailAddress).toBe('tula@harbour.example')
  const abuse = { ...own, emailAddress: 'abuse@harbour.example' }
  expect((await call(amara, 'POST', emails, abuse)).status).toBe(409)
  expect((await call(jonas, 'POST', user, { ...own, emailAddress: 'x@harbour.example' })).status).toBe(422)
})

it('an address that was given up is nobody else’s, but may be taken again by its owner', async () => {
  const address = { agentType: 'tula', instanceName: 'Old', emailAddress: 'old-desk@mailcrew.localhost' }
  const made = await make(jonas, user, address)
  await call(jonas, 'PUT', `${user}/${made.id}`, { emailAddress: 'new-desk@mailcrew.localhost' })
  await call(jonas, 'DELETE', `${user}/${made.id}`)
  for (const emailAddress of ['old-desk@mailcrew.localhost', 'new-desk@mailcrew.localhost']) {
    expect((await call(priya, 'POST', user, { ...address, emailAddress })).status).toBe(409)
    expect((await call(amara, 'POST', emails, { ...address, emailAddress })).status).toBe(409)
  }
  expect((await make(jonas, user, address)).emailAddress).toBe('old-desk@mailcrew.localhost')
})

it('SET-14: the addresses of an account that has ended are never anybody else’s, nor are those of its company', async () => {
  const lucia = await world.signUp('lucia')
  const alone = await companyOf(world, lucia, 'Alone')
  const ofCompany = await alone.address({ agentType: 'tula' })
  const own = await make(lucia, user, { agentType: 'tula', instanceName: 'Desk' })
  expect((await call(lucia, 'POST', '/api/account/delete', { email: 'lucia@example.com' })).status).toBe(200)
  for (const { emailAddress } of [ofCompany, own]) {
    const wish = { agentType: 'tula', instanceName: 'Mine now', emailAddress }
    expect((await call(jonas, 'POST', user, wish)).status).toBe(409)
  }
  const rows = await world.rows('select email_address as digest from retired_addresses')
  for (const row of rows) expect(row.digest).toMatch(/^[0-9a-f]{64}$/)
  const namesake = await companyOf(world, jonas, 'Alone')
  const next = await namesake.address({ agentType: 'tula' })
  expect(next.emailAddress).toMatch(/^tula\+alone-[a-z2-7]{5}@/)
})

it('MAIL-28: a primary with an address of its own stays the primary, and nobody else can take that address', async () => {
  const all = (await call(jonas, 'GET', user)).body.data.agentEmails as AgentEmail[]
  const primary = all.find((one) => one.isPrimary)
  const put = (emailAddress: string) => call(jonas, 'PUT', `${user}/${primary?.id}`, { emailAddress })
  const moved = await put('jonas-inbox@mailcrew.localhost')
  expect(moved.body.data.agentEmail).toMatchObject({ isPrimary: true, id: primary?.id })
  const same = { agentType: 'tula', instanceName: 'x', emailAddress: 'jonas-inbox@mailcrew.localhost' }
  expect((await call(priya, 'POST', user, same)).status).toBe(409)
  expect((await put('')).body.data.agentEmail.emailAddress).toBe('tula@mailcrew.localhost')
})

it('INST-18: settings that cannot be are refused in words', async () => {
  const refused = async (customization: object) =>
    (await call(jonas, 'POST', user, { agentType: 'tula', instanceName: 'x', customization })).body.message
  expect(await refused({ displayName: 'ceo@bank.example' })).toMatch(/^A display name is a plain name/)
  expect(await refused({ displayName: 'Tula\r\nBcc: x' })).toMatch(/^A display name is a plain name/)
  expect(await refused({ defaultDueDays: -1 })).toMatch(/defaultDueDays/)
  expect(await refused({ replyTone: 'rude' })).toMatch(/replyTone/)
  expect(await refused({ signOff: 'a\nb\nc\nd\ne\nf' })).toBe('A sign-off has five lines at most')
})
