// Documents that were there before search knew all their words are found by them soon after the start.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { widenEntries } from './document-search-store.ts'
import { wideningRounds } from './document-words.ts'

/** More than are taken at a time. */
const DOCUMENTS = 45

let db: Database

/** As a version before left them: found by their names alone. */
beforeAll(async () => {
  db = await openTestDatabase()
  await db.transaction(async () => {
    await db.query('set local session_replication_role = replica')
    await db.query("insert into users (email) values ('amara@example.com')")
    await db.query(
      `insert into file_readings (owner_id, hash, name, size, attachment, state, content)
       select 1, n::text, 'Lease', 1, 0, 'read', jsonb_build_object('pages', jsonb_build_array(
         jsonb_build_object('text', 'The key hangs in the hayloft.'))) from generate_series(1, ${DOCUMENTS}) as n`,
    )
    await db.query(
      `insert into documents (owner_id, thread_id, mail_id, attachment, name, reading_id)
       select 1, 1, 1, id, 'Lease ' || id, id from file_readings`,
    )
    await leaveAsBefore()
  })
})
afterAll(() => db?.close())

const leaveAsBefore = () =>
  db.query(`select search_put('document', id, created_at, name, '', array['/thread:1']) from documents`)

const foundBy = async (word: string) => {
  const { rows } = await db.query<{ id: number }>(
    'select record_id as id from search_entries where lexemes @@ quote_literal($1::text)::tsquery order by 1',
    [word],
  )
  return rows.map(({ id }) => id)
}

it('old documents are found by all their words after a round, and those that have them are left alone', async () => {
  await db.query(`select search_put('document', 1, now(), 'Kept as it is', '', array['/whole', '/thread:1'])`)
  expect(await foundBy('hayloft')).toEqual([])
  const round = wideningRounds(asSystem(db, mintSystemScope('test')))
  await round()
  expect(await foundBy('hayloft')).toEqual(Array.from({ length: DOCUMENTS - 1 }, (_, at) => at + 2))
  expect(await foundBy('kept')).toEqual([1])
})

it('a process leaves to another one what that is at, and waits for nothing', async ({ skip }) => {
  if (db.kind === 'embedded') return skip('it has one process')
  await leaveAsBefore()
  const system = asSystem(db, mintSystemScope('test'))
  await db.transaction(async () => {
    // Theirs until the commit.
    expect(await widenEntries(system, 0, 20)).toBe(20)
    await db.outside(wideningRounds(system))
    const others = await db.outside(() => foundBy('hayloft'))
    expect(others).toEqual(Array.from({ length: DOCUMENTS - 20 }, (_, at) => at + 21))
  })
  expect(await foundBy('hayloft')).toHaveLength(DOCUMENTS)
})

it('an installation that took the step of the schema before takes it once more', async () => {
  const step = readFileSync(
    new URL('../../../db/migrations/0062_document_words.sql', import.meta.url),
    'utf8',
  )
  expect(step).not.toMatch(/^select search_document\(/im)
  for (const statement of step.split('--> statement-breakpoint')) await db.query(statement)
  await db.query("update documents set name = 'Tenancy' where id = 3")
  expect(await foundBy('tenancy')).toEqual([3])
  expect(await foundBy('/whole')).toContain(3)
})
