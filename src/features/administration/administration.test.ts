// Who may sign up, what the owner of the server sees, and what becomes of accounts and companies that are disabled.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { join, register } from '../../../test/access-world.ts'
import { type Client, clientOf, password, people, startWorld, type World } from '../../../test/world.ts'
import { readConfig } from '../../config.ts'
import { ConfigError } from '../../config-fields.ts'
import type { ServerAccount, ServerCompany } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let jonas: Client

beforeAll(async () => {
  world = await startWorld({
    environment: { OWNER: people.amara.email, SIGNUP: 'invited', TRUST_PROXY: '1' },
  })
  amara = await world.signUp('amara')
  for (const who of ['bob', 'jonas'] as const)
    await amara.send('POST', '/api/server/invitations', { email: people[who].email })
  bob = await world.signUp('bob')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const statusOf = async (client: Client, path: string, method = 'GET', body?: unknown) =>
  (await client.raw(method, path, body)).status

async function answerOf(client: Client, method: string, path: string, body?: unknown) {
  const answer = await client.raw(method, path, body)
  return { status: answer.status, ...((await answer.json()) as { message?: string }) }
}

async function accounts(query: string): Promise<ServerAccount[]> {
  const { accounts: found } = await amara.get<{ accounts: ServerAccount[] }>(`/api/server/accounts${query}`)
  return found
}

const idOf = async (email: string) => (await accounts(`?search=${email}`))[0]?.id ?? 0

const visitor = () => clientOf(world.url, '')
const form = (email: string) => ({ name: 'Mei Lin', email, password, confirmPassword: password })
const signUp = (email: string) => answerOf(visitor(), 'POST', '/api/auth/signup', form(email))
const signIn = (email: string) => answerOf(visitor(), 'POST', '/api/auth/signin', { email, password })

it('a setting that lets nobody in, or anybody be the owner, ends the start', () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ SIGNUP: 'closed' }, /SIGNUP=closed is not allowed: it takes one of open, invited, domains/],
    [{ SIGNUP: 'invited' }, /OWNER is not set/],
    [{ SIGNUP: 'domains', OWNER: 'a@example.com' }, /SIGNUP_DOMAINS is not set/],
    [{ SIGNUP_DOMAINS: 'example.com' }, /has no meaning with SIGNUP=open/],
    [{ SIGNUP: 'domains', OWNER: 'a@example.com', SIGNUP_DOMAINS: '@x' }, /domains such as example.com/],
  ]
  for (const [environment, words] of wrong) {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(words)
  }
  const set = { SIGNUP: 'domains', OWNER: 'a@example.com', SIGNUP_DOMAINS: 'Example.com, example.org' }
  expect(readConfig(set).signUp).toEqual({ who: 'domains', domains: ['example.com', 'example.org'] })
})

it('by invitation, who is not invited is told so in words, and who is invited hears of it by mail', async () => {
  expect(await amara.get('/api/auth/signup')).toEqual({ who: 'invited', domains: [] })
  const refused = await signUp('mei@example.com')
  expect(refused.status).toBe(403)
  expect(refused.message).toContain('accounts are made by invitation')
  const invited = await amara.send<{ id: number }>('POST', '/api/server/invitations', {
    email: 'Mei@example.com',
  })
  const rows = await world.rows(`select text, is_secret from outbox where recipient = 'mei@example.com'`)
  expect(String(rows[0]?.text)).toContain('/auth/email?mode=signup')
  const again = await answerOf(amara, 'POST', '/api/server/invitations', { email: 'mei@example.com' })
  expect(again).toMatchObject({ status: 409, message: 'mei@example.com is invited already' })
  await amara.send('DELETE', `/api/server/invitations/${invited.id}`)
  expect((await signUp('mei@example.com')).status).toBe(403)
  await amara.send('POST', '/api/server/invitations', { email: 'mei@example.com' })
  expect((await signUp('mei@example.com')).status).toBe(201)
})

it('many are invited at once, and who cannot be is named without keeping the others out', async () => {
  const emails = ['Ada@example.com', 'ada@example.com', people.bob.email, 'finn@example.com']
  const answer = await amara.send<{ invitations: { address: string }[]; refused: object[] }>(
    'POST',
    '/api/server/invitations/many',
    { emails },
  )
  expect(answer.invitations.map(({ address }) => address)).toEqual(['ada@example.com', 'finn@example.com'])
  expect(answer.refused).toEqual([
    { email: people.bob.email, reason: `${people.bob.email} has an account already` },
  ])
  expect(await world.outbox({ to: 'finn@example.com' })).toHaveLength(1)
  const tooMany = Array.from({ length: 101 }, (_, at) => `p${at}@example.com`)
  expect(await answerOf(amara, 'POST', '/api/server/invitations/many', { emails: tooMany })).toMatchObject({
    status: 422,
    message: 'At most 100 people can be invited at once',
  })
  expect(await statusOf(bob, '/api/server/invitations/many', 'POST', { emails })).toBe(403)
})

it('an office behind one address signs up as invited, and who tries addresses from there has to wait', async () => {
  const fromOffice = async (email: string) => {
    const answer = await fetch(`${world.url}/api/auth/signup`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: world.url,
        'x-forwarded-for': '198.51.100.20',
      },
      body: JSON.stringify(form(email)),
    })
    return answer.status
  }
  const count = async (address: string, times: number, status: number) => {
    for (let n = 0; n < times; n++) expect(await fromOffice(`${address}${n}@example.org`)).toBe(status)
  }
  await count('stranger', 30, 403)
  await count('late-stranger', 1, 429)
  await world.app.db.query(
    `insert into server_invitations (address, invited_by_id, created_at)
     select 'office' || n || '@example.org', id, now() from users, generate_series(0, 59) n where email = $1`,
    [people.amara.email],
  )
  await count('office', 60, 201)
  await count('late-stranger', 1, 429)
})

it('an invitation of a company is one to the server, until it is taken back', async () => {
  const companyId = await register(amara, 'Harbour Works')
  const path = `/api/companies/${companyId}/invitations`
  await amara.send('POST', path, { email: 'omar@example.com', role: 'member' })
  await world.app.db.query(`update company_invitations set cancelled_at = now()
    where invitee_email = 'omar@example.com'`)
  expect((await signUp('omar@example.com')).status).toBe(403)
  await amara.send('POST', path, { email: 'omar@example.com', role: 'member' })
  expect((await signUp('omar@example.com')).status).toBe(201)
})

it('mails of people without an account are worked as ever, and offer none that they may not have', async () => {
  await world.receiveMail({
    from: 'guest@example.org',
    subject: 'A walk',
    text: 'Please book the guide by Friday.',
  })
  const rows = await world.rows(
    `select text from outbox where recipient = 'guest@example.org' and kind = 'receipt'`,
  )
  expect(String(rows[0]?.text)).toContain('Book the guide')
  expect(String(rows[0]?.text)).not.toContain('/confirm/')
})

it('the lists are for the owner alone; they are searched by parts of words and paged by key', async () => {
  for (const list of ['accounts', 'companies', 'invitations'])
    expect(await statusOf(bob, `/api/server/${list}`)).toBe(403)
  const [first] = await accounts('?search=BOB')
  expect(first).toMatchObject({ email: people.bob.email, disabledAt: null, isOwn: false, sessions: 1 })
  expect(await accounts('?search=100%25')).toEqual([])
  await world.app.db.query(
    `insert into users (email, first_name, claimed_at)
     select 'crowd' || n || '@example.org', 'Crowd', now() from generate_series(1, 120) n`,
  )
  const seen: number[] = []
  for (let before = ''; ; ) {
    const page = await amara.get<{ accounts: ServerAccount[]; hasMore: boolean }>(
      `/api/server/accounts?search=crowd${before}`,
    )
    seen.push(...page.accounts.map(({ id }) => id))
    if (!page.hasMore) break
    before = `&before=${page.accounts.at(-1)?.id}`
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toEqual([...seen].sort((a, b) => b - a))
})

it('a disabled account has no way in, its mails wait, and enabled it has all that it had', async () => {
  const id = await idOf(people.bob.email)
  const { secret } = await bob.send<{ secret: string }>('POST', '/api/tokens', {
    name: 'Script',
    scopes: ['read'],
  })
  const { url } = await bob.send<{ url: string }>('POST', '/api/account/calendar')
  const calendar = url.replace(/^https?:\/\/[^/]+/, world.url)
  const withToken = async () =>
    (await fetch(`${world.url}/api/projects`, { headers: { authorization: `Bearer ${secret}` } })).status
  const withMcp = async () => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
    const accept = 'application/json, text/event-stream'
    return (await fetch(`${world.url}/mcp`, { method: 'POST', headers: { ...headers, accept }, body })).status
  }
  expect([await withToken(), await withMcp(), (await fetch(calendar)).status]).toEqual([200, 200, 200])
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: bob.cookie, origin: world.url },
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))

  await amara.send('POST', `/api/server/accounts/${id}/disable`)

  await closed
  expect(await statusOf(bob, '/api/projects')).toBe(401)
  expect([await withToken(), await withMcp(), (await fetch(calendar)).status]).toEqual([401, 401, 404])
  expect(await signIn(people.bob.email)).toMatchObject({
    status: 403,
    message: 'This account is disabled. Write to whoever runs this server.',
  })
  expect((await signUp(people.bob.email)).status).toBe(409)
  await world.receiveMail({ from: 'bob', subject: 'Stand', text: 'Please order the stand by Friday.' })
  const held = await world.app.db.query(
    `select d.id, d.status, d.reason from deliveries d join mails m on m.id = d.mail_id where m.subject = 'Stand'`,
  )
  expect(held.rows[0]).toMatchObject({
    status: 'held',
    reason: `The account of ${people.bob.email} is disabled on this server`,
  })
  const acts = await world.rows(
    `select actor_id, subject_id from audit_entries where action = 'account.disabled'`,
  )
  expect(acts).toEqual([{ actor_id: await idOf(people.amara.email), subject_id: id }])
  expect((await accounts('?state=disabled')).map(({ email }) => email)).toEqual([people.bob.email])

  await amara.send('POST', `/api/server/accounts/${id}/enable`)

  expect([await withToken(), await withMcp(), (await fetch(calendar)).status]).toEqual([200, 200, 200])
  expect((await signIn(people.bob.email)).status).toBe(200)
  await world.receiveMail({ from: 'bob', subject: 'Stand two', text: 'Please paint the stand by Friday.' })
  const rows = await world.rows(
    `select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = 'Stand two'`,
  )
  expect(rows).toEqual([{ status: 'processed' }])
})

it('nobody disables the account that could enable it, and only the owner disables any', async () => {
  const own = await idOf(people.amara.email)
  expect(await statusOf(amara, `/api/server/accounts/${own}/disable`, 'POST')).toBe(409)
  for (const act of ['disable', 'enable', 'sign-out'])
    expect(await statusOf(jonas, `/api/server/accounts/${own}/${act}`, 'POST')).toBe(403)
  expect(await statusOf(amara, '/api/server/accounts/999999/disable', 'POST')).toBe(404)
  expect(await statusOf(amara, '/api/server/companies/999999/disable', 'POST')).toBe(404)
})

it('signed out everywhere, an account keeps all but its browsers', async () => {
  const id = await idOf(people.jonas.email)
  await amara.send('POST', `/api/server/accounts/${id}/sign-out`)
  expect(await statusOf(jonas, '/api/projects')).toBe(401)
  expect((await signIn(people.jonas.email)).status).toBe(200)
})

it('the owner takes off the factors of somebody who lost them, which signs them out and is in the audit log', async () => {
  const id = await idOf(people.jonas.email)
  const signedIn = await visitor().raw('POST', '/api/auth/signin', { email: people.jonas.email, password })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const browser = clientOf(world.url, cookie)
  const { secret } = await browser.send<{ secret: string }>('POST', '/api/auth/second-factor', { password })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await browser.send('POST', '/api/auth/second-factor/confirm', { code })
  expect((await signIn(people.jonas.email)).status).toBe(422)
  const path = `/api/server/accounts/${id}/reset-factor`
  expect(await statusOf(browser, path, 'POST')).toBe(403)
  const own = await idOf(people.amara.email)
  expect(await statusOf(amara, `/api/server/accounts/${own}/reset-factor`, 'POST')).toBe(409)
  await amara.send('POST', path)
  expect(await statusOf(browser, '/api/projects')).toBe(401)
  expect((await signIn(people.jonas.email)).status).toBe(200)
  expect(await statusOf(amara, path, 'POST')).toBe(404)
  const { entries } = await amara.get<{ entries: unknown[] }>('/api/server/audit?group=server')
  expect(entries[0]).toMatchObject({ action: 'account.factor_reset', subject: { id }, actor: { id: own } })
})

it('a disabled company is nobody’s to act for and takes no mail, and enabled it is as it was', async () => {
  const companyId = await register(amara, 'Quarry Works')
  const mei = await memberOf(companyId, 'mei@example.com')
  const inCompany = (client: Client) =>
    client.raw('GET', '/api/projects', undefined, { 'x-company-id': String(companyId) })
  const { data } = await amara.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${companyId}/agent-emails`,
    { agentType: 'tula', instanceName: 'Quarry' },
  )
  const to = data.agentEmail.emailAddress
  expect((await inCompany(mei)).status).toBe(200)

  const meiThere = clientOf(world.url, mei.cookie, { 'x-company-id': String(companyId) })
  const { project } = await meiThere.send<{ project: { id: number } }>('POST', '/api/projects', {
    name: 'Cranes',
    type: 'individual',
  })
  const task = { title: 'Oil the crane', dueDate: '2027-01-04T00:00:00.000Z', assignToMe: true }
  await meiThere.send('POST', `/api/projects/${project.id}/tasks`, task)
  const { url } = await mei.send<{ url: string }>('POST', '/api/account/calendar', {})
  const isInCalendar = async () => (await (await fetch(url)).text()).includes('Oil the crane')
  expect(await isInCalendar()).toBe(true)

  await amara.send('POST', `/api/server/companies/${companyId}/disable`)
  expect(await isInCalendar()).toBe(false)

  const refused = await inCompany(mei)
  expect([refused.status, await statusOf(mei, '/api/projects')]).toEqual([403, 200])
  const mail = { from: 'mei@example.com', to, rcptTo: [to], subject: 'Crane', text: 'Please book the crane.' }
  await expect(world.mail(mail)).rejects.toThrow(/550/)
  const listed = await amara.get<{ companies: ServerCompany[] }>('/api/server/companies?search=quarry')
  expect(listed.companies).toMatchObject([{ id: companyId, members: 2 }])
  expect(listed.companies[0]?.disabledAt).not.toBeNull()

  await amara.send('POST', `/api/server/companies/${companyId}/enable`)

  expect((await inCompany(mei)).status).toBe(200)
  expect(await world.mail(mail)).toContain('250')
  await amara.send('POST', `/api/server/companies/${companyId}/sign-out`)
  expect(await statusOf(mei, '/api/projects')).toBe(401)
  expect(await statusOf(amara, '/api/projects')).toBe(200)
})

async function memberOf(companyId: number, email: string): Promise<Client> {
  const answer = await visitor().raw('POST', '/api/auth/signin', { email, password })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  const client = clientOf(world.url, cookies.join('; '))
  await join(world, amara, companyId, client, email, 'member')
  return client
}
