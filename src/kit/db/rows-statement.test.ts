// Rows that several pieces of work write alike: what they do to a database, and how few statements they become.
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jsonb } from '../../../db/schema/json.ts'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from './database.ts'
import { insertion, joined, type RowsStatement, type Statement, updateById } from './rows-statement.ts'

const mark = pgTable('mark', {
  id: integer('id').primaryKey(),
  firstName: text('first_name'),
  at: timestamp('at', { withTimezone: true }),
  facts: jsonb('facts'),
  tags: text('tags').array(),
})

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
  await db.query(
    'create table mark (id int primary key, first_name text, at timestamptz, facts jsonb, tags text[])',
  )
})
afterAll(() => db.close())
beforeEach(async () => void (await db.query('delete from mark')))

const insertMarks = insertion(mark, ['id', 'firstName', 'at', 'facts', 'tags'])
const at = new Date('2026-11-16T09:00:00.123Z')
const anna = { id: 1, firstName: 'Änna \u{1F44D} "x"\r\n', at, facts: { a: [1, null] }, tags: ['a', 'b,"c"'] }
const nobody = { id: 2, firstName: null, at: null, facts: null, tags: null }
const rows = () => db.orm.select().from(mark).orderBy(mark.id)

it('rows are written with their types, null as null', async () => {
  await db.beforeCommit(() => insertMarks([anna, nobody]))
  expect(await rows()).toEqual([anna, nobody])
})

it('half a character becomes a whole one, as elsewhere', async () => {
  await db.beforeCommit(() => insertMarks([{ ...nobody, firstName: 'a\ud83d' }]))
  expect(await rows()).toEqual([{ ...nobody, firstName: 'a\uFFFD' }])
})

it('an update sets the given columns of each row by its id, and nothing else', async () => {
  await db.beforeCommit(() => insertMarks([anna, nobody, { ...nobody, id: 3 }]))
  const rename = updateById(mark, ['firstName', 'at'])
  await db.beforeCommit(() =>
    rename([
      { id: 1, firstName: null, at: null },
      { id: 2, firstName: 'Ben', at },
    ]),
  )
  expect(await rows()).toEqual([
    { ...anna, firstName: null, at: null },
    { ...nobody, firstName: 'Ben', at },
    { ...nobody, id: 3 },
  ])
})

it('no rows are no statement', async () => {
  expect(joined([[insertMarks([])], []])).toEqual([])
})

const a = (...rows: object[]): RowsStatement => ({ text: 'a', rows })
const b = (...rows: object[]): RowsStatement => ({ text: 'b', rows })
const c = (...rows: object[]): RowsStatement => ({ text: 'c', rows })
const single = (value: number): Statement => ({ text: 'single', values: [value] })
const said = (parts: (RowsStatement | Statement)[][]) =>
  joined(parts).map(({ text, values }) => `${text} ${values.join()}`)

it('what several parts write alike is one statement, with their rows in their order', () => {
  expect(said([[a({ n: 1 }), b({ n: 2 })], [b({ n: 3 })], [a({ n: 4 }, { n: 5 }), b({ n: 6 })]])).toEqual([
    'a [{"n":1},{"n":4},{"n":5}]',
    'b [{"n":2},{"n":3},{"n":6}]',
  ])
})

it('each part has its own in its order, even where another asks the other way round', () => {
  expect(said([[b({ n: 1 })], [a({ n: 2 }), b({ n: 3 })]])).toEqual(['a [{"n":2}]', 'b [{"n":1},{"n":3}]'])
  expect(said([[a({ n: 1 }), b({ n: 2 })], [b({ n: 3 }), a({ n: 4 })], [c({ n: 5 })]])).toEqual([
    'c [{"n":5}]',
    'a [{"n":1}]',
    'b [{"n":2},{"n":3}]',
    'a [{"n":4}]',
  ])
})

it('a statement with values of its own stays one of its own', () => {
  expect(said([[single(1), a({ n: 1 })], [single(2)], [a({ n: 2 })]])).toEqual([
    'single 1',
    'single 2',
    'a [{"n":1},{"n":2}]',
  ])
})
