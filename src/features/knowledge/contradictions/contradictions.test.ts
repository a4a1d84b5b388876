// Articles that say otherwise than others of their base: found after a mail or a change, settled, and taken back.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, register } from '../../../../test/access-world.ts'
import { type Client, clientOf, people, startWorld, type World } from '../../../../test/world.ts'
import type { Article } from '../contract.ts'
import type { Contradiction } from './contract.ts'

let world: World
let faq: string
let admin: Client
let member: Client
/** Somebody else, who names the company, and who does not. */
let outsider: Client
let alone: Client

beforeAll(async () => {
  world = await startWorld()
  const [amara, priya, bob] = [
    await world.signUp('amara'),
    await world.signUp('priya'),
    await world.signUp('bob'),
  ]
  const companyId = await register(amara, 'Harbour Works')
  await join(world, amara, companyId, priya, people.priya.email, 'member')
  const inCompany = (client: Client) =>
    clientOf(world.url, client.cookie, { 'x-company-id': String(companyId) })
  admin = inCompany(amara)
  member = inCompany(priya)
  outsider = inCompany(bob)
  alone = bob
  const made = await admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${companyId}/agent-emails`,
    { agentType: 'faq', instanceName: 'faq', isActive: true },
  )
  faq = made.data.agentEmail.emailAddress
}, 180_000)
afterAll(() => world.stop())

const path = '/api/knowledge/contradictions'
const listed = async (client = admin): Promise<Contradiction[]> =>
  (await client.get<{ contradictions: Contradiction[] }>(path)).contradictions
const waitFor = (count: number): Promise<Contradiction[]> =>
  world.until(async () => {
    const found = await listed()
    return found.length === count ? found : undefined
  })
const write = (title: string, text: string) =>
  admin.send<Article>('POST', '/api/knowledge/articles', { title, text })
const settle = (client: Client, id: number | undefined, act: 'dismiss' | 'restore') =>
  client.raw('POST', `${path}/${id}/${act}`, {})
const statusOf = async (client: Client, id: number | undefined, act: 'dismiss' | 'restore') =>
  (await settle(client, id, act)).status

it('FAQ-06: sentences of two articles that differ in a number are listed beside each other, whichever way they came', async () => {
  const lease = await write(
    'Lease',
    'The deposit for a pallet is 12 euros.\n\nPallets are stacked four high.',
  )
  await world.receiveMail({
    from: 'amara',
    to: [faq],
    subject: 'Yard rules',
    text: 'The deposit for a pallet is 15 euros.\n\nForklifts are washed on Fridays.',
  })
  const [pair] = await waitFor(1)
  expect(pair).toMatchObject({ about: 'number' })
  expect(pair?.sides[0]).toMatchObject({
    articleId: lease.id,
    title: 'Lease',
    sentence: 'The deposit for a pallet is 12 euros.',
  })
  expect(pair?.sides[1]).toMatchObject({
    title: 'Yard rules',
    sentence: 'The deposit for a pallet is 15 euros.',
  })
})

it('both can be said to be true and that can be taken back, by those who approve articles alone', async () => {
  const [pair] = await listed()
  expect(await statusOf(member, pair?.id, 'dismiss')).toBe(403)
  expect(await statusOf(outsider, pair?.id, 'dismiss')).toBe(403)
  expect(await statusOf(alone, pair?.id, 'dismiss')).toBe(404)
  expect(await statusOf(admin, pair?.id, 'restore')).toBe(404)
  expect(await statusOf(admin, pair?.id, 'dismiss')).toBe(200)
  expect(await listed()).toEqual([])
  expect(await statusOf(admin, pair?.id, 'dismiss')).toBe(404)
  expect(await statusOf(member, pair?.id, 'restore')).toBe(403)
  expect(await statusOf(alone, pair?.id, 'restore')).toBe(404)
  expect(await statusOf(admin, pair?.id, 'restore')).toBe(200)
  expect(await listed()).toEqual([pair])
})

it('a pair that was settled stays so when its article is written anew beside it', async () => {
  const [pair] = await listed()
  await settle(admin, pair?.id, 'dismiss')
  const id = pair?.sides[0].articleId
  const text = 'The deposit for a pallet is 12 euros.\n\nPallets are stacked three high.'
  await admin.send('PATCH', `/api/knowledge/articles/${id}`, { text })
  await write('Ramp', 'The ramp is closed on Sundays.')
  await write('Dock', 'The ramp is not closed on Sundays.')
  const [other] = await waitFor(1)
  expect(other).toMatchObject({ about: 'yes_no' })
  await settle(admin, pair?.id, 'restore')
  expect((await listed()).map(({ about }) => about)).toEqual(['yes_no', 'number'])
})

it('a pair ends when one of its sentences is put right, and while one of its articles is deleted', async () => {
  const [, pair] = await listed()
  const [first, second] = [pair?.sides[0].articleId, pair?.sides[1].articleId]
  await admin.send('DELETE', `/api/knowledge/articles/${second}`)
  expect(await listed()).toHaveLength(1)
  expect(await statusOf(admin, pair?.id, 'dismiss')).toBe(404)
  await admin.send('POST', `/api/knowledge/articles/${second}/restore`)
  await waitFor(2)
  await admin.send('PATCH', `/api/knowledge/articles/${first}`, {
    text: 'The deposit for a pallet is 15 euros.',
  })
  const [left] = await waitFor(1)
  expect(left?.about).toBe('yes_no')
})

it('what two people or two companies say otherwise is nobody’s contradiction', async () => {
  const before = await listed()
  await alone.send('POST', '/api/knowledge/articles', {
    title: 'Mine',
    text: 'The deposit for a pallet is 90 euros.',
  })
  await alone.send('POST', '/api/knowledge/articles', {
    title: 'Also mine',
    text: 'The deposit for a pallet is 91 euros.',
  })
  await world.until(async () => ((await listed(alone)).length === 1 ? true : undefined))
  expect(await listed()).toEqual(before)
  expect(JSON.stringify(await listed(alone))).not.toContain('15 euros')
})
