// Saved views over a running server: kept by name, one's own alone, apart for each context.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, clientOf, startWorld, type World } from '../../../../test/world.ts'
import { MOST_VIEWS, type SavedView } from './contract.ts'

let world: World
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const views = (client: Client, page = 'task-board') => client.get<SavedView[]>(`/api/views?page=${page}`)
const save = (client: Client, name: string, query: string, page = 'task-board') =>
  client.send<SavedView>('POST', '/api/views', { page, name, query })

it('a view is kept under its name, and one of the same name takes its place', async () => {
  await save(amara, 'Urgent', 'priority=high')
  await save(amara, 'all by due', 'sort=due&order=asc')
  const again = await save(amara, ' URGENT ', 'priority=high&status=pending')
  expect(await views(amara)).toEqual([
    { id: expect.any(Number), name: 'all by due', query: 'sort=due&order=asc' },
    { id: again.id, name: 'URGENT', query: 'priority=high&status=pending' },
  ])
  expect(await views(amara, 'my-tasks')).toEqual([])
})

it('nobody else sees or deletes it, and it stays in its context', async () => {
  const [view] = await views(amara)
  expect(await views(jonas)).toEqual([])
  expect((await jonas.raw('DELETE', `/api/views/${view?.id}`)).status).toBe(404)
  const { data } = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    {
      name: 'Harbour',
    },
  )
  const inCompany = { 'x-company-id': String(data.company.company.id) }
  const answer = await fetch(`${world.url}/api/views?page=task-board`, {
    headers: { cookie: amara.cookie, ...inCompany },
  })
  expect(await answer.json()).toEqual([])
  const fromCompany = clientOf(world.url, amara.cookie, inCompany)
  expect((await fromCompany.raw('DELETE', `/api/views/${view?.id}`)).status).toBe(404)
  await amara.send('DELETE', `/api/views/${view?.id}`)
  expect((await views(amara)).map(({ name }) => name)).toEqual(['URGENT'])
})

it('a view without a name, of an unknown page or too long is refused in words', async () => {
  const refused = async (body: object) => {
    const answer = await amara.raw('POST', '/api/views', body)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const good = { page: 'task-board', name: 'Mine', query: '' }
  expect(await refused({ ...good, name: '  ' })).toEqual([422, 'Give the view a name'])
  expect(await refused({ ...good, name: 'x'.repeat(61) })).toEqual([422, 'A name has 60 characters at most'])
  expect(await refused({ ...good, query: 'x'.repeat(2_001) })).toEqual([
    422,
    'This view is too long to be kept',
  ])
  expect((await refused({ ...good, page: 'elsewhere' }))[0]).toBe(422)
})

it('there is room for so many and no more; replacing one is always possible', async () => {
  for (let number = 0; number < MOST_VIEWS; number += 1) await save(jonas, `View ${number}`, '')
  const full = await jonas.raw('POST', '/api/views', { page: 'task-board', name: 'One more', query: '' })
  expect([full.status, await full.json()]).toMatchObject([
    422,
    { message: `You can keep ${MOST_VIEWS} views; delete one first` },
  ])
  await save(jonas, 'view 7', 'priority=low')
  expect(await views(jonas)).toHaveLength(MOST_VIEWS)
})
