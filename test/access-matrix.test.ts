// Every endpoint against everybody who may not call it: the list comes from the contracts, so that none can be forgotten.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessWorld, accessWorld, marks, setUpModel } from './access-world.ts'
import { addressIn, type Operation, operationsIn, type Schema, words } from './api-operations.ts'
import type { Client } from './world.ts'

let owner: AccessWorld
let operations: Operation[]
let before: Map<string, string>

beforeAll(async () => {
  owner = await accessWorld()
  await setUpModel(owner)
  operations = await operationsIn(owner.world)
  before = await everythingOwned()
}, 120_000)
afterAll(() => owner.world.stop())

/** A body that fits the contract, so that nothing but the access rule can refuse it. */
function bodyOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return bodyOf(choice[0] ?? {})
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, bodyOf(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return schema.minItems ? [bodyOf(schema.items ?? {})] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return 'intruder@example.com'
  }
}

/** All that the owner can read, in her own context and in her company's. */
async function everythingOwned(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const companyId of [0, owner.companyId]) {
    const amara = await owner.as('amara', companyId)
    for (const operation of operations.filter(({ method, path }) => method === 'GET' && !isAside(path))) {
      const answer = await amara.raw('GET', addressIn(owner.owned, operation).address)
      found.set(`${companyId} ${operation.path}`, `${answer.status} ${settledText(await answer.text())}`)
    }
  }
  return found
}

/**
 * Her sessions and their use change with her own reading; an archive is no text; an address is made up anew each time;
 * the audit log, the state of the server, the use of its models and the companies on it tell what others did meanwhile.
 */
const isAside = (path: string) =>
  /^\/api\/(?:auth\/sessions|server\/(?:accounts|companies))|\/archive$|\/generate-default\/|^\/api\/(?:server\/)?audit|^\/api\/server\/(?:status|models\/(?:usage|permissions))/.test(
    path,
  )
const settledText = (text: string) =>
  text.replaceAll(/"(?:(?:lastUsed|usedAt)":(?:null|"[^"]*")|corrections":\d+)/g, '')

interface Caller {
  name: string
  client: () => Promise<Client>
  /** The status that must come, or null where only nothing of the owner's may be told or changed. */
  expected: (operation: Operation, isOwned: boolean) => readonly number[] | null
}

const isRanked = ({ access }: Operation) => access === 'manager' || access === 'admin'
const isOfCompany = ({ path }: Operation) => path.startsWith('/api/companies/{')
/** Answered for the person alone, whatever company the header names. */
const isPersonal = ({ access, path }: Operation) => access === 'person' || path.startsWith('/api/user/')

function callers(): Caller[] {
  const { as, companyId, otherCompanyId, world, readToken } = owner
  const refusedInCompany: Caller['expected'] = (operation) => (isPersonal(operation) ? null : [403])
  const notTheirs: Caller['expected'] = (operation, isOwned) =>
    isOfCompany(operation) || isRanked(operation) ? [403] : isOwned ? [403, 404] : null
  return [
    { name: 'signed out', client: async () => anonymous(world.url), expected: () => [401] },
    { name: 'another user', client: () => as('bob'), expected: notTheirs },
    { name: 'another company', client: () => as('mei', otherCompanyId), expected: otherCompany },
    {
      name: 'a member',
      client: () => as('priya', companyId),
      expected: (operation) => (isRanked(operation) ? [403] : null),
    },
    {
      name: 'a manager',
      client: () => as('jonas', companyId),
      expected: (operation) => (operation.access === 'admin' ? [403] : null),
    },
    { name: 'a removed member', client: () => as('lucia', companyId), expected: refusedInCompany },
    { name: 'a forged company', client: () => as('bob', companyId), expected: refusedInCompany },
    {
      name: 'a token that reads',
      client: async () => bearer(world.url, readToken),
      expected: ({ method }) => (method === 'GET' ? null : [403]),
    },
  ]
}

function otherCompany(operation: Operation, isOwned: boolean): readonly number[] | null {
  if (isOfCompany(operation)) return [403]
  return isOwned ? [403, 404] : null
}

function anonymous(url: string): Client {
  return { ...bearer(url, ''), cookie: '' }
}

function bearer(url: string, secret: string): Client {
  const raw: Client['raw'] = (method, path, body) =>
    fetch(url + path, {
      method,
      headers: {
        ...(secret ? { authorization: `Bearer ${secret}` } : { origin: url }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const never = () => Promise.reject(new Error('only raw calls'))
  return { cookie: '', raw, get: never, send: never }
}

/** Whom the owner's company lets see its people and departments, and the owner's own token: no strangers to them. */
const isInside = (caller: Caller) => ['a member', 'a manager', 'a token that reads'].includes(caller.name)

it('COMP-19 SHELL-27: every endpoint refuses everybody who may not call it, tells them nothing and changes nothing', {
  timeout: 180_000,
}, async () => {
  const wrong: string[] = []
  const asked = operations.filter(({ access }) => access !== 'public')
  let cells = 0
  for (const caller of callers()) {
    for (const operation of asked) {
      const { address, isOwned } = addressIn(owner.owned, operation)
      const expected = caller.expected(operation, isOwned)
      // Those inside may do what is open to them; whether that is right, their features' tests say.
      if (isInside(caller) && expected === null) continue
      cells += 1
      const client = await caller.client()
      const body = operation.body ? bodyOf(operation.body) : undefined
      const answer = await client.raw(operation.method, address, body)
      const text = await answer.text()
      const cell = `${caller.name}: ${operation.method} ${operation.path}`
      if (expected && !expected.includes(answer.status))
        wrong.push(`${cell} gave ${answer.status} ${text.slice(0, 200)}`)
      if (answer.status >= 500) wrong.push(`${cell} failed: ${text.slice(0, 200)}`)
      for (const mark of Object.values(marks)) {
        if (text.includes(mark)) wrong.push(`${cell} told: ${text.slice(0, 200)}`)
      }
    }
  }
  process.stdout.write(
    `access matrix: ${asked.length} endpoints with a rule, ${operations.length - asked.length} public, ` +
      `${callers().length} kinds of callers, ${cells} calls, ${wrong.length} wrong\n`,
  )
  expect(wrong).toEqual([])
  const after = await everythingOwned()
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
})

interface ListedTool {
  name: string
  inputSchema: Schema
}

/** One message to /mcp and its answer, without a session. */
async function assist(secret: string, method: string, params: object, companyId = 0): Promise<string> {
  const answer = await fetch(`${owner.world.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(companyId ? { 'x-company-id': String(companyId) } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return answer.text()
}

const toolsOf = async (secret: string): Promise<ListedTool[]> => {
  const text = await assist(secret, 'tools/list', {})
  const [, data = '{}'] = /^data: (.*)$/m.exec(text) ?? []
  return (JSON.parse(data) as { result: { tools: ListedTool[] } }).result.tools
}

/** Every owned id under each of its names, as an assistant that guesses would try them. */
function argumentsOf({ inputSchema }: ListedTool): object[] {
  const names = inputSchema.required ?? []
  const tries = Object.values(owner.owned).map((ids) =>
    JSON.stringify(
      Object.fromEntries(
        names.map((name) => [name, ids[name] ?? words[name] ?? bodyOf(inputSchema.properties?.[name] ?? {})]),
      ),
    ),
  )
  return [...new Set(tries)].map((one) => JSON.parse(one) as object)
}

it('COMP-19: every tool of an assistant refuses what its token\u2019s person may not read or change', {
  timeout: 180_000,
}, async () => {
  const secretOf = async (who: 'bob' | 'mei' | 'lucia') =>
    (
      await (
        await owner.as(who)
      ).send<{ secret: string }>('POST', '/api/tokens', {
        name: 'Assistant',
        scopes: ['read', 'write', 'manage'],
      })
    ).secret
  const intruders: [string, string, number][] = [
    ['another user', await secretOf('bob'), 0],
    ['a forged company', await secretOf('bob'), owner.companyId],
    ['another company', await secretOf('mei'), owner.otherCompanyId],
    ['a removed member', await secretOf('lucia'), owner.companyId],
  ]
  const wrong: string[] = []
  let calls = 0
  for (const [name, secret, companyId] of intruders) {
    for (const one of await toolsOf(secret)) {
      for (const given of argumentsOf(one)) {
        calls += 1
        const first = await assist(secret, 'tools/call', { name: one.name, arguments: given }, companyId)
        const confirmation = /confirmation = \\"([^"\\]+)\\"/.exec(first)?.[1]
        const last = confirmation
          ? await assist(
              secret,
              'tools/call',
              { name: one.name, arguments: { ...given, confirmation } },
              companyId,
            )
          : first
        for (const mark of Object.values(marks))
          if (last.includes(mark)) wrong.push(`${name}: ${one.name} told: ${last.slice(0, 200)}`)
      }
    }
  }
  process.stdout.write(`access matrix: ${calls} calls of tools, ${wrong.length} wrong\n`)
  expect(calls).toBeGreaterThan(500)
  expect(wrong).toEqual([])
  const reading = await toolsOf(owner.readToken)
  expect(reading.map(({ name }) => name)).not.toContain('update_task')
  const own = await assist(owner.readToken, 'tools/call', {
    name: 'search',
    arguments: { q: marks.personal },
  })
  expect(own).toContain(marks.personal)
  const after = await everythingOwned()
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
})

it('COMP-19: a member outside a project of the company reads and changes nothing of it', async () => {
  const priya = await owner.as('priya', owner.companyId)
  const { id: project } = owner.owned['company project'] ?? {}
  const { id: task } = owner.owned['company task'] ?? {}
  const { id: mail } = owner.owned['company mail'] ?? {}
  const calls: [string, string, unknown?][] = [
    ['GET', `/api/projects/${project}`],
    ['GET', `/api/projects/${project}/tasks`],
    ['GET', `/api/projects/${project}/emails`],
    ['PATCH', `/api/tasks/${task}`, { status: 'completed' }],
    ['DELETE', `/api/tasks/${task}`],
    ['GET', `/api/mails/${mail}`],
  ]
  for (const [method, path, body] of calls) {
    const answer = await priya.raw(method, path, body)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toContain(marks.company)
  }
  expect(await (await priya.raw('GET', '/api/projects')).text()).not.toContain(marks.company)
})

it('COMP-19: a manager sees every project of the company, also one without them', async () => {
  const jonas = await owner.as('jonas', owner.companyId)
  const { id } = owner.owned['company project'] ?? {}
  expect(await (await jonas.raw('GET', `/api/projects/${id}`)).text()).toContain(marks.company)
})

it('COMP-19: what a removed member has kept opens nothing: no reply address, ballot, survey or invitation', async () => {
  const { world, kept, companyId } = owner
  const admin = await owner.as('amara', companyId)
  const rows = await world.rows(`select p.id, p.question as name from polls p
    where p.question in ('Which mooring?', 'Which fender?') order by p.id`)
  const read = async () => ({
    name: (await admin.get<{ name: string }>(`/api/projects/${kept.projectId}`)).name,
    tasks: await admin.get(`/api/projects/${kept.projectId}/tasks`),
    polls: await Promise.all(rows.map(({ id }) => admin.get<object>(`/api/polls/${Number(id)}`))),
    surveys: await admin.get('/api/surveys'),
  })
  const receipts = async () => {
    const sent = await world.app.db.query(
      `select id from outbox where recipient = 'lucia@example.com' and company_id = ${companyId}`,
    )
    return sent.rows.length
  }
  const before = await read()
  const mailsBefore = await receipts()
  // One of these puts her on the thread once more: a colleague who answers all.
  await world.receiveMail({
    ...{ from: 'amara', to: kept.replyAddress, cc: ['lucia@example.com'], subject: 'Re: Quay wall' },
    text: 'Thanks.',
  })
  const mails = [
    '#done 1',
    'Please send me the list of tasks.',
    'Please rename the project to Pwned.',
    '#undo',
    'The wall is measured, and please buy paint.',
    '#stop',
  ]
  for (const text of mails)
    await world.receiveMail({ from: 'lucia', to: kept.replyAddress, subject: 'Re: Quay wall', text })
  await world.receiveMail({
    ...{ from: 'lucia', subject: 'Re: Quay wall', inReplyTo: '<quay@example.com>', text: '#done 1' },
    to: 'tula@mailcrew.localhost',
  })
  for (const path of [kept.votedPath, kept.ballotPath, kept.surveyPath]) {
    const page = await fetch(`${world.url}${path}`)
    expect([path, page.status]).toEqual([path, 404])
    expect(await page.text()).not.toMatch(/mooring|fender|canteen/)
    const form = new URLSearchParams({ choice: '1', q1: 'Good' })
    expect((await fetch(`${world.url}${path}`, { method: 'POST', body: form })).status).toBe(404)
    expect((await fetch(`${world.url}${path}/leave`, { method: 'POST' })).status).toBe(404)
  }
  const lucia = await owner.as('lucia')
  expect((await lucia.raw('POST', kept.invitationPath, {})).status).toBeGreaterThanOrEqual(400)
  expect((await (await owner.as('lucia', companyId)).raw('GET', '/api/projects')).status).toBe(403)
  expect(await read()).toEqual(before)
  expect(await receipts()).toBe(mailsBefore)
  const [voted, awaited] = before.polls
  expect([voted, awaited]).toMatchObject([
    { votedCount: 1, voterCount: 3 },
    { votedCount: 0, voterCount: 2 },
  ])
})

it('COMP-19: nor does what acts for her: no calendar, undo link or assistant, and no notice comes', async () => {
  const { world, kept, companyId } = owner
  const admin = await owner.as('amara', companyId)
  const winch = () => admin.get<{ status: string }>(`/api/tasks/${kept.winchId}`)
  const notices = async () =>
    (
      await world.rows(`select n.id from notifications n join users u on u.id = n.user_id
        where u.email = 'lucia@example.com' and n.company_id = ${companyId}`)
    ).length
  expect((await winch()).status).toMatch(/^(?:done|completed)$/)
  const noticesBefore = await notices()
  await world.app.db.query(
    `insert into task_assignees (task_id, user_id) select $1, id from users where email = 'lucia@example.com'`,
    [kept.winchId],
  )
  const before = await winch()
  const feed = await fetch(`${world.url}${kept.calendarPath}`)
  expect([feed.status, await feed.text()]).toEqual([200, expect.not.stringContaining('winch')])
  const undone = await fetch(`${world.url}${kept.undoPath}`, { method: 'POST', body: new URLSearchParams() })
  expect(await undone.text()).not.toContain(marks.company)
  expect(await winch()).toEqual(before)
  for (const [tool, given] of [
    ['list_project_tasks', { id: kept.projectId }],
    ['get_task', { id: kept.winchId }],
    ['search', { q: 'winch' }],
    ['ask_copilot', { question: 'Who greases the winch?' }],
  ] as const)
    for (const context of [0, companyId]) {
      const answer = await fetch(`${world.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${kept.tokenSecret}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-company-id': String(context),
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: tool, arguments: given },
        }),
      })
      expect([tool, await answer.text()]).toEqual([tool, expect.not.stringMatching(/Grease|stiff|Quay wall/)])
    }
  await admin.send('POST', `/api/tasks/${kept.winchId}/comments`, { text: 'It is greased, @Lucia Ferri.' })
  await admin.send('PATCH', `/api/tasks/${kept.winchId}`, { status: 'pending' })
  await world.settled()
  expect(await notices()).toBe(noticesBefore)
})

it('the matrix would see a leak: the owner herself is told and may change', async () => {
  const amara = await owner.as('amara')
  const tasks = await amara.raw(
    'GET',
    addressIn(owner.owned, operationNamed('GET', '/api/projects/{id}/tasks')).address,
  )
  expect(await tasks.text()).toContain(marks.personal)
  const inCompany = await owner.as('amara', owner.companyId)
  const hierarchy = operationNamed('GET', '/api/companies/{id}/hierarchy')
  expect(await (await inCompany.raw('GET', addressIn(owner.owned, hierarchy).address)).text()).toContain(
    marks.company,
  )
})

function operationNamed(method: string, path: string): Operation {
  const found = operations.find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`no ${method} ${path}`)
  return found
}
