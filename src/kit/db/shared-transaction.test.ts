// Pieces of work that share a transaction, over the embedded database and, where a server is named, over PostgreSQL.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from './database.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
  await db.query('create table note (id int primary key, text text)')
})
afterAll(() => db.close())
beforeEach(async () => void (await db.query('delete from note')))

const add = (id: number, text = 'x') => db.query('insert into note (id, text) values ($1, $2)', [id, text])
const ids = async () => (await db.query('select id from note order by id')).rows.map(({ id }) => id)
const transactionId = async () => String((await db.query('select txid_current() as id')).rows[0]?.id)

/** Lets all of them go on once so many have come. */
function meeting(count: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come >= count) open()
    return all
  }
}

it('what runs at the same time shares a transaction, eight at most', async () => {
  const meet = meeting(8)
  const run = (key: number) =>
    db.together([`key ${key}`], async () => {
      const id = await transactionId()
      await meet()
      return id
    })
  const eight = Array.from({ length: 8 }, (_, key) => run(key))
  const ninth = db.together(['key 9'], transactionId)
  expect(new Set(await Promise.all(eight)).size).toBe(1)
  expect(await ninth).not.toBe(await eight[0])
  expect(await db.together([], transactionId)).not.toBe(await ninth)
})

it('of two that touch the same, the second waits for the commit of the first', async () => {
  const seen = async (id: number, keys: string[]) =>
    db.together(keys, async () => {
      const before = await ids()
      await add(id)
      return { before, transaction: await transactionId() }
    })
  const [first, second, other] = await Promise.all([
    seen(1, ['thread 1']),
    seen(2, ['mail 2', 'thread 1']),
    seen(3, ['thread 3']),
  ])
  expect(first?.before).toEqual([])
  expect(second?.before).toContain(1)
  expect(second?.transaction).not.toBe(first?.transaction)
  expect(other?.transaction).toBe(first?.transaction)
})

it('one that fails takes nothing of the others with it, and keeps its own error', async () => {
  const meet = meeting(3)
  const transactions: string[] = []
  const run = (id: number, fails?: () => unknown) =>
    db.together([`key ${id}`], async () => {
      transactions.push(await transactionId())
      await add(id)
      await meet()
      await fails?.()
    })
  const ends = await Promise.allSettled([
    run(1),
    run(2, () => {
      throw new Error('changed my mind')
    }),
    run(3),
  ])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(ends[1]).toMatchObject({ reason: { message: 'changed my mind' } })
  expect(await ids()).toEqual([1, 3])
  // All three in one, then each alone.
  expect(transactions).toHaveLength(6)
  expect(new Set(transactions).size).toBe(4)
})

it('a statement that fails, its own or that of the last moment, does not end the others', async () => {
  await add(7)
  const meet = meeting(3)
  const insertSeven = () => ({ text: 'insert into note (id) values (7)', values: [] })
  const ends = await Promise.allSettled([
    db.together(['a'], () => meet().then(() => add(1))),
    db.together(['b'], () => meet().then(() => add(7))),
    db.together(['c'], () => meet().then(() => db.beforeCommit(insertSeven))),
  ])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await ids()).toEqual([1, 7])
})

it('what waits for the commit is run once, after it, and never for what was rolled back', async () => {
  const meet = meeting(2)
  const heard: string[] = []
  const run = (id: number, fails = false) =>
    db.together([`key ${id}`], async () => {
      await db.beforeCommit(() => ({ text: 'insert into note (id) values ($1)', values: [id] }))
      db.afterCommit(() => heard.push(`committed ${id}`))
      await meet()
      if (fails) throw new Error('no')
    })
  await Promise.allSettled([run(1), run(2, true)])
  expect(heard).toEqual(['committed 1'])
  expect(await ids()).toEqual([1])
})

it('each that shares has a key of its own, which its calls have in common', async () => {
  const meet = meeting(2)
  const keys = () =>
    db.together([String(Math.random())], async () => {
      await meet()
      return [db.transactionKey, await db.transaction(async () => db.transactionKey)]
    })
  const [[mine, again], [other]] = (await Promise.all([keys(), keys()])) as [object[], object[]]
  expect(mine).toBe(again)
  expect(mine).not.toBe(other)
})

it('inside a transaction it joins that one, and ends with it', async () => {
  const failed = db.transaction(async () => {
    await db.together(['key'], () => add(1))
    throw new Error('all of it')
  })
  await expect(failed).rejects.toThrow('all of it')
  expect(await ids()).toEqual([])
})
