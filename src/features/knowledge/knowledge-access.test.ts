// Attempts at knowledge of others: whoever asks gets nothing that is not theirs to read, whatever words they try.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, register } from '../../../test/access-world.ts'
import { sweepNow } from '../../../test/sweep-now.ts'
import { type Client, clientOf, people, startWorld, type World } from '../../../test/world.ts'
import type { Answer } from './asking/contract.ts'
import type { Article } from './contract.ts'

let world: World
let companyId: number
let admin: Client
const callers: Record<string, Client> = {}

/** A word that stands in nothing but the company's knowledge, and the sentence that has it. */
const MARK = 'OKAPIHERD'
const SECRET = `The gate code of ${MARK} is 4711.`

const inCompany = (client: Client, id: number) =>
  clientOf(world.url, client.cookie, { 'x-company-id': String(id) })

beforeAll(async () => {
  world = await startWorld()
  const [amara, priya, lucia, mei, bob] = [
    await world.signUp('amara'),
    await world.signUp('priya'),
    await world.signUp('lucia'),
    await world.signUp('mei'),
    await world.signUp('bob'),
  ]
  companyId = await register(amara, 'Harbour Works')
  const other = await register(mei, 'Quarry Works')
  await join(world, amara, companyId, priya, people.priya.email, 'member')
  await join(world, amara, companyId, lucia, people.lucia.email, 'member')
  const { id } = await lucia.get<{ id: number }>('/api/auth/user')
  await amara.send('DELETE', `/api/companies/${companyId}/members/${id}`)
  admin = inCompany(amara, companyId)
  callers['a member'] = inCompany(priya, companyId)
  callers['somebody else'] = bob
  callers['somebody who names the company'] = inCompany(bob, companyId)
  callers['the admin of another company'] = inCompany(mei, other)
  callers['that admin, naming this company'] = inCompany(mei, companyId)
  callers['a member who was removed'] = inCompany(lucia, companyId)
  callers['its admin, outside of it'] = amara
}, 240_000)
afterAll(() => world.stop())

const words = [`What is the gate code of ${MARK}?`, MARK, `${MARK.slice(0, 6)}`, 'What is the gate code?']

/** All that the ask box, the list and the search tell somebody. */
async function told(client: Client): Promise<string> {
  const texts: string[] = []
  for (const question of words) {
    texts.push(await (await client.raw('POST', '/api/knowledge/ask', { question })).text())
    texts.push(await (await client.raw('GET', `/api/search?q=${encodeURIComponent(question)}`)).text())
    texts.push(
      await (await client.raw('GET', `/api/knowledge/articles?q=${encodeURIComponent(question)}`)).text(),
    )
  }
  for (const path of ['articles', 'answers', 'questions', 'contradictions', 'threads'])
    texts.push(await (await client.raw('GET', `/api/knowledge/${path}`)).text())
  return texts.join('\n')
}

describe('FAQ-06 COMP-19: the knowledge of a company', () => {
  let article: Article

  it('answers its members, and is told to nobody else', async () => {
    article = await admin.send<Article>('POST', '/api/knowledge/articles', { title: 'Gate', text: SECRET })
    for (const [who, client] of Object.entries(callers))
      expect([who, (await told(client)).includes('4711')]).toEqual([who, who === 'a member'])
  })

  it('is gone for everybody once the article is deleted, from the ask box, old answers and the index', async () => {
    await admin.send('DELETE', `/api/knowledge/articles/${article.id}`)
    for (const [who, client] of Object.entries(callers))
      expect([who, (await told(client)).includes('4711')]).toEqual([who, false])
    const rows = await world.rows('select id from passages where source_id = $1', [article.id])
    expect(rows).toEqual([])
    const found = await world.app.db.query("select record_id from search_entries where kind = 'article'")
    expect(found.rows).toEqual([])
    await admin.send('POST', `/api/knowledge/articles/${article.id}/restore`)
    const again = await callers['a member']?.send<Answer>('POST', '/api/knowledge/ask', {
      question: words[0],
    })
    expect(again?.statements[0]?.text).toBe(SECRET)
  })

  it('keeps drafts to those who approve them', async () => {
    await admin.send('DELETE', `/api/knowledge/articles/${article.id}`)
    await admin.send('POST', '/api/knowledge/articles', { title: 'Gate', text: SECRET, isDraft: true })
    for (const [who, client] of Object.entries(callers))
      expect([who, (await told(client)).includes('4711')]).toEqual([who, false])
  })
})

it('FAQ-06: a thread that is done answers those who take part in it, and no other member', async () => {
  const made = await admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${companyId}/agent-emails`,
    { agentType: 'tula', instanceName: 'main', isActive: true },
  )
  await world.receiveMail({
    from: 'amara',
    to: made.data.agentEmail.emailAddress,
    subject: 'Lamps',
    text: 'Please order the lamps by Friday. The price of a ZEBRAFINCH lamp is 37 euros.',
  })
  const rows = await world.rows('select id from tasks')
  for (const { id } of rows) await admin.send('PATCH', `/api/tasks/${Number(id)}`, { status: 'completed' })
  await sweepNow(world, 'knowledge')
  await world.until(async () => {
    const taken = await world.app.db.query('select project_id from knowledge_threads')
    return taken.rows.length > 0 ? true : undefined
  })
  const question = 'What is the price of a ZEBRAFINCH lamp?'
  const mine = await admin.send<Answer>('POST', '/api/knowledge/ask', { question })
  expect(mine.citations[0]).toMatchObject({ source: { kind: 'thread', title: 'Lamps' } })
  for (const [who, client] of Object.entries(callers)) {
    const answer = await (await client.raw('POST', '/api/knowledge/ask', { question })).text()
    expect([who, answer.includes('37 euros')]).toEqual([who, false])
  }
})
