// The handle on the database, over the embedded one and, where a server is named, over PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { copyTemplate } from '../../../test/embedded-template.ts'
import { actingFor } from '../who-acts.ts'
import { type Database, isUniqueViolation, sqlState } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { prepared } from './prepared.ts'

const note = pgTable('note', { id: integer('id').primaryKey(), text: text('text') })

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
  await db.query('create table note (id int primary key, text text, at timestamptz, data jsonb)')
})
afterAll(() => db.close())
beforeEach(async () => void (await db.query('delete from note')))

const add = (id: number, text = 'x') => db.query('insert into note (id, text) values ($1, $2)', [id, text])
function fail(why: string): never {
  throw new Error(why)
}
const count = async () => (await db.query('select count(*)::int as n from note')).rows[0]?.n

it('values keep their types on the way in and out', async () => {
  const at = new Date('2026-11-16T09:00:00.123Z')
  await db.query('insert into note values ($1, $2, $3, $4)', [
    1,
    '\u05D0\u{1F44D}\u0001',
    at,
    { a: [1, null] },
  ])
  const { rows } = await db.query('select *, null as nothing, array[1,2] as list, true as yes from note')
  expect(rows).toEqual([
    {
      id: 1,
      text: '\u05D0\u{1F44D}\u0001',
      at,
      data: { a: [1, null] },
      nothing: null,
      list: [1, 2],
      yes: true,
    },
  ])
})

it('a transaction commits when it resolves and rolls back when it rejects', async () => {
  await db.transaction(() => add(1))
  await expect(
    db.transaction(async () => {
      await add(2)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await count()).toBe(1)
})

it('a transaction inside another one joins it, however deep the call', async () => {
  await expect(
    db.transaction(async () => {
      await db.transaction(() => add(1))
      throw new Error('all of it')
    }),
  ).rejects.toThrow('all of it')
  expect(await count()).toBe(0)
})

it('what others do meanwhile is not part of a transaction', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const doomed = db
    .transaction(async () => {
      await add(1)
      await held
      throw new Error('rolled back')
    })
    .catch(() => {})
  const other = db.outside(() => add(2))
  letGo()
  await Promise.all([doomed, other])
  expect((await db.query('select id from note')).rows).toEqual([{ id: 2 }])
})

it('the reads of a snapshot see one moment, and it writes nothing', async () => {
  let other: Promise<unknown> = Promise.resolve()
  const seen = await db.snapshot(async () => {
    const first = await count()
    other = db.outside(() => add(1))
    // The embedded database has one connection, for which the other waits.
    if (db.kind === 'postgres') await other
    return [first, await count()]
  })
  await other
  expect([...seen, await count()]).toEqual([0, 0, 1])
  await expect(db.snapshot(() => add(2))).rejects.toThrow(/read-only/)
  await db.transaction(() => db.snapshot(() => add(3)))
  expect(await count()).toBe(2)
})

it('a failed statement tells its SQLSTATE, and the next one goes through', async () => {
  await add(1)
  const error = await add(1).catch((one: unknown) => one)
  expect([isUniqueViolation(error), sqlState(error)]).toEqual([true, '23505'])
  await expect(db.query('select nothing from nowhere where a = $1', [1])).rejects.toThrow(/nowhere/)
  await expect(db.query('begin; insert into note (id) values (7); select 1 / 0; commit')).rejects.toThrow(
    /zero/,
  )
  expect(await count()).toBe(1)
})

it('statements that are asked for at once stand each for itself: one that fails takes none with it', async () => {
  await add(1)
  const ends = await Promise.allSettled([
    add(2),
    add(1),
    add(3),
    ...Array.from({ length: 20 }, (_, n) => add(10 + n)),
  ])
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([ends[1]])
  expect(await count()).toBe(23)
})

it('a transaction whose failed statement was caught is not taken for committed', async () => {
  await add(1)
  const swallowed = db.transaction(async () => {
    await add(2)
    await add(1).catch(() => {})
  })
  await expect(swallowed).rejects.toThrow(/rolled back/)
  expect(await count()).toBe(1)
})

it('statements of a transaction that are asked at once run in their order', async () => {
  const asked = await db.transaction(() =>
    Promise.all([add(1, 'a'), db.query('update note set text = $1 where id = $2', ['b', 1]), count()]),
  )
  expect(asked[2]).toBe(1)
  expect((await db.query('select text from note')).rows).toEqual([{ text: 'b' }])
})

it('the last statement of a transaction is of it, and fails it', async () => {
  const last = (id: number) => () => ({ text: 'insert into note (id) values ($1)', values: [id] })
  await db.transaction(async () => {
    await db.beforeCommit(last(2))
    await add(1)
  })
  const failed = db.transaction(async () => {
    await db.beforeCommit(last(2))
    await add(3)
  })
  await expect(failed).rejects.toThrow(/duplicate|note_pkey/)
  await db.beforeCommit(last(4))
  expect((await db.query('select id from note order by id')).rows).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }])
})

it('a statement that is run often still fails and succeeds by its values', async () => {
  for (let id = 0; id < 10; id += 1) await add(id)
  for (let id = 5; id < 15; id += 1) await add(id).catch(() => {})
  await db.transaction(async () => void (await add(15)))
  expect(await count()).toBe(16)
})

it('a prepared query runs with the values of each run, in the open transaction too', async () => {
  const textOf = prepared<{ text: string | null }[], { id: number }>((orm) =>
    orm
      .select({ text: note.text })
      .from(note)
      .where(eq(note.id, sql.placeholder('id'))),
  )
  await add(1, 'one')
  const inside = await db.transaction(async () => {
    await add(2, 'two')
    return textOf(db, { id: 2 })
  })
  expect([inside, await textOf(db, { id: 1 }), await textOf(db, { id: 3 })]).toEqual([
    [{ text: 'two' }],
    [{ text: 'one' }],
    [],
  ])
})

it('a prepared query writes null as null, where a date or JSON is meant', async () => {
  const mark = pgTable('mark', { at: timestamp('at'), facts: jsonb('facts') })
  await db.query('create table mark (at timestamp, facts jsonb)')
  const insert = prepared<unknown, { at: Date | null; facts: object | null }>((orm) =>
    orm.insert(mark).values({ at: sql.placeholder('at'), facts: sql.placeholder('facts') }),
  )
  await insert(db, { at: null, facts: null })
  await insert(db, { at: new Date('2026-11-16T09:00:00Z'), facts: { a: 1 } })
  const { rows } = await db.query('select at is null as no_date, facts is null as no_facts from mark')
  expect(rows).toEqual([
    { no_date: true, no_facts: true },
    { no_date: false, no_facts: false },
  ])
})

it('of two that wait for each other the one that gives way is run again', async () => {
  await add(1, '0')
  await add(2, '0')
  const lock = (id: number) => db.query('update note set text = text::int + 1 where id = $1', [id])
  const bothHold = db.kind === 'embedded' ? 1 : 2
  let holding = 0
  let go = () => {}
  const meet = new Promise<void>((resolve) => {
    go = resolve
  })
  const both = (first: number, second: number) =>
    db.repeatable(async () => {
      await lock(first)
      holding += 1
      if (holding >= bothHold) go()
      await meet
      await lock(second)
    })
  await Promise.all([both(1, 2), both(2, 1)])
  const { rows } = await db.query('select text from note order by id')
  expect(rows.map(({ text }) => text)).toEqual(['2', '2'])
})

it('what was refused for another reason is not run again, nor inside another transaction', async () => {
  let runs = 0
  const failing = () => {
    runs += 1
    return db.query("do $$ begin raise exception 'no' using errcode = '40001'; end $$")
  }
  await expect(db.transaction(() => db.repeatable(failing))).rejects.toThrow('no')
  expect(runs).toBe(1)
  await expect(db.repeatable(failing)).rejects.toThrow('no')
  expect(runs).toBe(4)
  await expect(db.repeatable(() => add(1).then(() => add(1)))).rejects.toThrow('note_pkey')
})

it('what somebody writes in a single statement is told with who acts, whole or not at all', async () => {
  const act = { userId: 7, via: 'browser', at: new Date('2026-11-16T09:00:00Z') } as const
  const write = (id: number) =>
    db.query(
      `insert into note (id, text) values ($1, current_setting('mailcrew.act', true)) returning text`,
      [id],
    )
  const rowsOf = async (id: number) => (await actingFor(act, () => write(id))).rows
  expect(await rowsOf(1)).toEqual([{ text: '7|browser|2026-11-16T09:00:00.000Z' }])
  await expect(rowsOf(1)).rejects.toThrow(/note_pkey/)
  const unsendable = { toPostgres: () => fail('it cannot be sent') }
  await expect(
    actingFor(act, () => db.query('insert into note (id) values ($1)', [unsendable])),
  ).rejects.toThrow('it cannot be sent')
  // The connection is in no transaction afterwards, and nobody else acts for that person.
  expect((await write(2)).rows[0]?.text || null).toBe(null)
  expect(await count()).toBe(2)
})

it('what waits for the commit is not run after a rollback', async () => {
  const heard: string[] = []
  await db.transaction(async () => db.afterCommit(() => heard.push('committed')))
  await db
    .transaction(async () => {
      db.afterCommit(() => heard.push('rolled back'))
      throw new Error('no')
    })
    .catch(() => {})
  expect(heard).toEqual(['committed'])
})

it('a notification reaches whoever listens', async () => {
  const heard = new Promise<string>((resolve) => {
    void db.listen('a_channel', resolve, () => {}).then(() => db.announce('a_channel', 'hello'))
  })
  expect(await heard).toBe('hello')
})

it('tables of the embedded database that have changed are analyzed, and vacuumed where rows are gone', async () => {
  const troubles: unknown[] = []
  const driver = await openEmbedded(null, { vacuumEveryMs: 50, onTrouble: (error) => troubles.push(error) })
  await driver.client.query('create table grown as select n from generate_series(1, 2000) as n')
  await driver.client.query('create table "Small one" as select 1 as n')
  const state = async () => {
    const { rows } = await driver.client.query(
      `select relname, reltuples::int as rows, last_vacuum is not null as "isVacuumed"
       from pg_class join pg_stat_user_tables using (relname) order by relname desc`,
    )
    return rows
  }
  const small = { relname: 'Small one', rows: -1, isVacuumed: false }
  await expect.poll(state).toEqual([{ relname: 'grown', rows: 2000, isVacuumed: true }, small])
  await driver.client.query('delete from grown where n > 1000')
  await expect.poll(state).toEqual([{ relname: 'grown', rows: 1000, isVacuumed: true }, small])
  await driver.close()
  expect(troubles).toEqual([])
})

it('a second process on the folder of the embedded database is refused, and a killed one\u2019s lock is taken over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-lock-'))
  await copyTemplate(folder)
  const first = await openEmbedded(folder, { fsync: false })
  await expect(openEmbedded(folder, { fsync: false })).rejects.toThrow(/is in use by the process/)
  await first.close()
  const again = await openEmbedded(folder, { fsync: false })
  await again.close()
  rmSync(folder, { recursive: true, force: true })
})
