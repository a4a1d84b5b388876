// The published API against the contracts in the sources and the running server: nothing is missing, and it is as it says.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserWays } from '../src/http/browser-ways.ts'
import type { AnyEndpoint } from '../src/kit/contract.ts'
import { projectRoot } from '../src/root.ts'
import { type Client, startWorld, type World } from './world.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
type Operation = { responses: Record<string, { content: { 'application/json': { schema: Schema } } }> }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: Schema } }
}

let world: World
let amara: Client
let document: Document
/** All that the sources export as a contract, whoever serves it. */
let contracts: AnyEndpoint[]

beforeAll(async () => {
  contracts = await endpointsOfSources()
  world = await startWorld()
  amara = await world.signUp('amara')
  await world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please book the hall by Friday.' })
  document = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as Document
})
afterAll(() => world.stop())

const isEndpoint = (one: unknown): one is AnyEndpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'response' in one

async function endpointsOfSources(): Promise<AnyEndpoint[]> {
  const folder = join(projectRoot(), 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)contract\.ts$/.test(name),
  )
  const modules = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<object>))
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}

const name = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`

function published(): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

/** A page of the browser, and no call. */
const leadsOn = ({ responses }: Operation) => '302' in responses

/** What the operation answers when all went well. */
function answerOf(operation: Operation): { status: number; schema: Schema } {
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code !== 'default') ?? []
  return { status: Number(status), schema: answer?.content['application/json'].schema ?? {} }
}

const schemaAt = (path: string): Schema => {
  const operation = document.paths[path]?.get
  if (!operation) throw new Error(`GET ${path} is not published`)
  return answerOf(operation).schema
}

describe('API-75: the document', () => {
  it('API-75: names each contract of the sources and nothing else, and so does the page to read', async () => {
    const named = published().map(name).sort()
    const ways = browserWays.map(({ path }) => `GET ${path}`)
    expect(named).toEqual([...new Set([...contracts.map(name), ...ways])].sort())
    expect(named.length).toBeGreaterThan(100)
    const page = await (await fetch(`${world.url}/api/docs`)).text()
    const onPage = [...page.matchAll(/<b>([A-Z]+)<\/b><code>([^<]+)<\/code>/g)].map(
      ([, method, path]) => `${method} ${path}`,
    )
    expect(onPage.sort()).toEqual(named)
  })

  it('API-75: each published call is answered, and refuses strangers by 401', async () => {
    for (const one of contracts.filter(({ access }) => access !== 'public')) {
      const address = world.url + one.path.replace(/\{agentType\}/, 'tula').replace(/\{\w+\}/g, '1')
      const answer = await fetch(address, { method: one.method })
      expect([name(one), answer.status]).toEqual([name(one), 401])
    }
  })

  it('API-75: so are the addresses that a browser goes to: they lead on', async () => {
    const ways = ['/api/login', '/api/logout', '/api/auth/google', '/api/auth/google/callback']
    expect(published().flatMap(({ path, operation }) => (leadsOn(operation) ? [path] : []))).toEqual(ways)
    for (const path of ways) {
      const answer = await fetch(world.url + path, { redirect: 'manual' })
      expect([path, answer.status, answer.headers.has('location')]).toEqual([path, 302, true])
    }
  })

  it('API-75: lists of tasks and mails are bare arrays, projects stand in an object', () => {
    for (const path of ['/api/projects/{id}/tasks', '/api/projects/{id}/emails', '/api/tasks/assigned']) {
      expect([path, schemaAt(path).type]).toEqual([path, 'array'])
    }
    expect(schemaAt('/api/projects')).toMatchObject({ type: 'object', required: ['projects'] })
    expect(schemaAt('/api/projects').properties?.projects?.type).toBe('array')
  })

  it('API-75: codes, company answers and ids are those of the row', () => {
    for (const { method, path, operation } of published().filter((one) => !leadsOn(one.operation))) {
      const { status, schema } = answerOf(operation)
      expect([name({ method, path }), status]).toEqual([
        name({ method, path }),
        method === 'post' ? status : 200,
      ])
      expect([200, 201]).toContain(status)
      const company = path.startsWith('/api/companies') ? ['success'] : []
      expect([path, schema.required ?? []]).toEqual([path, expect.arrayContaining(company)])
      // Of what people wrote ids are opaque, and tell neither its order nor how much there is (privacy rule).
      // Those of passkeys are the browser's.
      const isOpaque = /^\/api\/(?:(?:polling|tanya)[/-]|auth\/passkeys\/)/.test(path)
      expect([path, isOpaque ? [] : idsThatAreNoNumbers(schema)]).toEqual([path, []])
    }
    const { properties, required } = document.components.schemas.Error
    expect([Object.keys(properties ?? {}), required]).toEqual([
      ['message', 'code', 'details'],
      ['message', 'code'],
    ])
  })
})

function idsThatAreNoNumbers(schema: Schema, at = ''): string[] {
  const isId = /(^|\.)(id|\w+Id)$/.test(at)
  const types = [schema.type ?? []].flat()
  const isNumber = types.every((type) => ['number', 'integer', 'null'].includes(type))
  return [
    ...(isId && !isNumber ? [at] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, of]) =>
      idsThatAreNoNumbers(of, `${at}.${key}`),
    ),
    ...(schema.items ? idsThatAreNoNumbers(schema.items, `${at}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((of) => idsThatAreNoNumbers(of, at)),
  ]
}

describe('API-75: the running server', () => {
  it('API-75: answers as the row says', async () => {
    const { projects } = await amara.get<{ projects: { id: number; companyId: number }[] }>('/api/projects')
    expect(projects).toMatchObject([{ id: expect.any(Number), companyId: 0 }])
    const tasks = await amara.get<{ id: number }[]>(`/api/projects/${projects[0]?.id}/tasks`)
    expect([Array.isArray(tasks), tasks.every(({ id }) => Number.isInteger(id))]).toEqual([true, true])
    expect(await amara.get(`/api/projects/${projects[0]?.id}/emails`)).toBeInstanceOf(Array)
    const made = await amara.raw('POST', `/api/projects/${projects[0]?.id}/tasks`, { title: 'Call Ben' })
    expect(made.status).toBe(201)
    const { id } = (await made.json()) as { id: number }
    const gone = await amara.raw('DELETE', `/api/tasks/${id}`)
    expect([gone.status, await gone.json()]).toEqual([200, { id }])
  })

  it('API-75: every failure has the one body, and company calls say success false', async () => {
    const failures: [string, string, unknown, number][] = [
      ['GET', '/api/projects/999999', undefined, 404],
      ['GET', '/api/no/such', undefined, 404],
      ['POST', '/api/tokens', { name: '', scopes: [] }, 422],
      ['GET', '/api/companies/999999/members', undefined, 403],
      ['POST', '/api/companies/register', { name: '' }, 422],
    ]
    for (const [method, path, body, status] of failures) {
      const answer = await amara.raw(method, path, body)
      const { details: _, ...said } = (await answer.json()) as Record<string, unknown>
      const company = path.startsWith('/api/companies') ? { success: false } : {}
      const expected = { ...company, message: expect.any(String), code: expect.any(String) }
      expect([path, answer.status, said]).toEqual([path, status, expected])
    }
  })
})

it('API-75: the document that the page of the API links to is kept under its own name', async () => {
  const { headers } = await fetch(`${world.url}/api/openapi.json`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="openapi.json"')
})
