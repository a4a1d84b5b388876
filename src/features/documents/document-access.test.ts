// Attempts at files of others: every call of documents, by everybody who is not to have them. The list comes from the contract.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, accessWorld, marks } from '../../../test/access-world.ts'
import type { Client } from '../../../test/world.ts'
import * as contract from './contract.ts'

const calls = Object.values(contract).flatMap((one) =>
  'method' in one && one.path.startsWith('/api/documents/{id}') ? [one] : [],
)
const bodies: Record<string, unknown> = {
  [contract.askDocument.path]: { question: 'What is the price?' },
  [contract.makeDocumentTask.path]: { list: 'actions', index: 0 },
}

let owner: AccessWorld
let personal: number
let ofCompany: number
let others: Record<string, Client>

const CSV = 'Item,Price\nLamp of OKAPIHERD,12\n'

beforeAll(async () => {
  owner = await accessWorld()
  const { world, companyId, otherCompanyId, as } = owner
  personal = Number(owner.owned['/api/documents/{id}']?.id ?? 0)
  const admin = await as('amara', companyId)
  const made = await admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${companyId}/agent-emails`,
    { agentType: 'alex', instanceName: 'papers', isActive: true },
  )
  await world.receiveMail({
    from: 'amara',
    to: made.data.agentEmail.emailAddress,
    subject: `Prices ${marks.company}`,
    text: 'Read this.',
    attachments: [{ filename: 'company.csv', content: CSV }],
  })
  const rows = await world.rows('select id from documents where company_id = $1', [companyId])
  ofCompany = Number(rows[0]?.id)
  others = {
    'a member who takes no part': await as('priya', companyId),
    'a member who was removed': await as('lucia', companyId),
    'the admin of another company': await as('mei', otherCompanyId),
    'that admin, naming this company': await as('mei', companyId),
    'somebody else': await as('bob'),
  }
}, 120_000)
afterAll(() => owner.world.stop())

function call(client: Client, one: (typeof calls)[number], id: number, other = id): Promise<Response> {
  const path = one.path
    .replace('{id}', String(id))
    .replace('{earlierId}', String(other))
    .replace('{part}', '1')
    .replace('{index}', '0')
  const query = one.path === contract.findDocumentQuote.path ? '?quote=Lamp' : ''
  return client.raw(one.method, `${path}${query}`, bodies[one.path])
}

const refused = [401, 403, 404]

it('the contract has calls to try', () => {
  expect(calls.length).toBeGreaterThan(7)
})

describe.each(calls.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', (_name, one) => {
  it('COMP-19: a company’s file is refused to everybody who is not to have it', async () => {
    for (const [who, client] of Object.entries(others)) {
      const answer = await call(client, one, ofCompany)
      expect([who, refused.includes(answer.status)]).toEqual([who, true])
      expect(await answer.text()).not.toContain(marks.company)
    }
  })

  it('a personal file is refused to others, and in the context of a company to its owner too', async () => {
    const clients = [
      ...Object.values(others),
      await owner.as('amara', owner.companyId),
      await owner.as('jonas'),
    ]
    for (const client of clients) {
      const answer = await call(client, one, personal)
      expect(refused).toContain(answer.status)
      expect(await answer.text()).not.toContain(marks.personal)
    }
  })

  it('a guessed number is answered like one that is not there', async () => {
    const bob = await owner.as('bob')
    const [there, gone] = [await call(bob, one, personal), await call(bob, one, 999_999)]
    expect([there.status, await there.text()]).toEqual([gone.status, await gone.text()])
  })
})

it('a file is not compared with one of another’s', async () => {
  const jonas = await owner.as('jonas', owner.companyId)
  expect((await call(jonas, contract.compareDocuments, ofCompany, personal)).status).toBe(404)
  const amara = await owner.as('amara')
  expect((await call(amara, contract.compareDocuments, personal, ofCompany)).status).toBe(404)
})

it('a change since another’s file makes no task', async () => {
  const make = (client: Client, id: number, earlierId: number) =>
    client.raw('POST', `/api/documents/${id}/tasks`, { list: 'changes', earlierId, index: 0 })
  const jonas = await owner.as('jonas', owner.companyId)
  const amara = await owner.as('amara')
  const answers = [
    await make(jonas, ofCompany, personal),
    await make(amara, personal, ofCompany),
    await make(await owner.as('bob'), personal, personal),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  for (const answer of answers) expect(await answer.text()).not.toContain('OKAPIHERD')
})

it('guessed addresses of pictures, words and tables tell nobody whether there is such a page', async () => {
  const bob = await owner.as('bob')
  for (const path of [
    'pages/1',
    'pages/1?width=300',
    'pages/2',
    'places/1?quote=Lamp',
    'tables/1/0',
    'parts?from=2',
  ])
    for (const id of [personal, ofCompany]) {
      const [there, gone] = [
        await bob.raw('GET', `/api/documents/${id}/${path}`),
        await bob.raw('GET', `/api/documents/999999/${path}`),
      ]
      expect([path, there.status, await there.text()]).toEqual([path, gone.status, await gone.text()])
      expect([path, there.status]).toEqual([path, 404])
    }
})

it('whoever was taken out of a private thread reads its files no longer', async () => {
  const { db } = owner.world.app
  const { rows } = await db.query('select thread_id from documents where id = $1', [personal])
  const threadId = Number(rows[0]?.thread_id)
  const priya = await owner.as('priya')
  const { id } = await priya.get<{ id: number }>('/api/auth/user')
  await db.query('insert into thread_participants (thread_id, user_id) values ($1, $2)', [threadId, id])
  expect((await call(priya, contract.getDocument, personal)).status).toBe(200)
  await db.query('delete from thread_participants where thread_id = $1 and user_id = $2', [threadId, id])
  for (const one of calls)
    expect([one.path, (await call(priya, one, personal)).status]).toEqual([one.path, 404])
  expect(JSON.stringify(await priya.get('/api/documents/threads'))).not.toContain(marks.personal)
})

it('COMP-19: a manager reads what no mail of theirs brought; lists and search show nobody else’s', async () => {
  const jonas = await owner.as('jonas', owner.companyId)
  expect((await call(jonas, contract.getDocument, ofCompany)).status).toBe(200)
  const named = async (client: Client) => [
    JSON.stringify(await client.get('/api/documents/threads')),
    JSON.stringify(await client.get('/api/search?q=company.csv')),
  ]
  for (const text of await named(jonas)) expect(text).toContain('company.csv')
  for (const who of ['a member who takes no part', 'somebody else'])
    for (const text of await named(others[who] as Client)) expect(text).not.toContain('company.csv')
})

it('the same bytes elsewhere are not told to whoever may not read them', async () => {
  const { world } = owner
  await world.receiveMail({
    from: 'bob',
    to: 'alex@mailcrew.localhost',
    subject: 'My own',
    text: 'Read this.',
    attachments: [{ filename: 'bobs.csv', content: CSV }],
  })
  const bob = await owner.as('bob')
  const rows = await world.rows("select id from documents where name = 'bobs.csv'")
  const document = await bob.get<contract.Document>(`/api/documents/${Number(rows[0]?.id)}`)
  expect(document.sameAs).toEqual([])
  const receipts = await world.app.db.query(
    "select text from outbox where recipient = 'bob@example.com' and kind = 'receipt'",
  )
  expect(JSON.stringify(receipts.rows)).not.toContain('nothing in it changed')
})

it('a deleted file is nobody’s: not its sender’s, not a manager’s', async () => {
  const amara = await owner.as('amara', owner.companyId)
  const jonas = await owner.as('jonas', owner.companyId)
  expect(
    (await call(await owner.as('priya', owner.companyId), contract.deleteDocument, ofCompany)).status,
  ).toBe(404)
  expect((await call(amara, contract.deleteDocument, ofCompany)).status).toBe(200)
  for (const client of [amara, jonas])
    for (const one of calls)
      expect([one.path, (await call(client, one, ofCompany)).status]).toEqual([one.path, 404])
})
