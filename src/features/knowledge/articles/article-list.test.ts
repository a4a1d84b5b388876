// A base of more articles than a page holds: each stands on one page, in every order and however the list is narrowed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { ArticleBrief } from '../contract.ts'

let world: World
let amara: Client
let bob: Client

const MANY = 450

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  const { id } = await amara.get<{ id: number }>('/api/auth/user')
  // Many of one title and one moment: their order is told by nothing but their number.
  await world.app.db.query(
    `insert into knowledge_articles (owner_id, creator_id, kind, origin, status, title, text, is_public, verified_at)
     select $1, $1, 'article', 'written', 'published', 'Rule ' || n / 50, 'Rule number ' || n, n % 2 = 0, now()
     from generate_series(1, $2::int) as n`,
    [id, MANY],
  )
}, 180_000)
afterAll(() => world.stop())

interface Page {
  articles: ArticleBrief[]
  total: number
}

async function walk(client: Client, query: string): Promise<number[]> {
  const ids: number[] = []
  for (;;) {
    const path = `/api/knowledge/articles?limit=200&offset=${ids.length}${query}`
    const { articles, total } = await client.get<Page>(path)
    ids.push(...articles.map(({ id }) => id))
    if (articles.length === 0 || ids.length >= total) return ids
  }
}

it.each(['title', 'updated', 'verified'])(
  'FAQ-02: sorted by %s, the pages have every article once',
  async (sort) => {
    const ids = await walk(amara, `&sort=${sort}`)
    expect(ids).toHaveLength(MANY)
    expect(new Set(ids).size).toBe(MANY)
  },
)

it('FAQ-02: a list that is narrowed is counted and walked as narrowed, and never by others', async () => {
  expect(await walk(amara, '&isPublic=true')).toHaveLength(MANY / 2)
  expect(await walk(amara, '&q=number%2044')).toHaveLength(11)
  expect(await walk(bob, '')).toEqual([])
})
