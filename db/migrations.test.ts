// Steps of the schema widen it: a process of the version before works on while, and after, they are taken.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/kit/db/database.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { openTestDatabase } from '../test/database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The first version that people run while the next one comes. */
const FIRST = 48

/** What a later step may take away says so above it, with the version that was the last to use it. */
const NARROWING = /^-- nothing uses this since version \d+\.\d+/m

/** A statement that a process of the version before could not live with, and why. */
const refused: [RegExp, string][] = [
  [/^drop table|^alter table .* drop column/is, 'takes away what the version before reads'],
  [/^alter table .* rename/is, 'changes a name that the version before uses'],
  [/^alter table .* alter column .* (set data )?type/is, 'changes a type, and writes the whole table anew'],
  [/^alter table .* alter column .* set not null/is, 'refuses what the version before writes'],
  [
    /^alter table .* add column (?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot null\b/is,
    'refuses rows of the version before, which do not name the column',
  ],
  [
    /^alter table .* add constraint (?!.*\bnot valid\b)(?!.*\bforeign key\b)/is,
    'looks at every row while nobody may write: add it `not valid`, and validate it in a later step',
  ],
  [/^create unique index/is, 'refuses what the version before writes'],
]

/** What is wrong with the statements of a step; those on tables that it makes itself are free. */
export function narrowingsOf(sql: string): string[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .map((one) => one.replace(/^(?!-- nothing uses)--.*$/gm, '').trim())
  const own = new Set(statements.flatMap((one) => /^create table "?(\w+)/i.exec(one)?.[1] ?? []))
  const added = new Set(
    statements.flatMap((one) => /^alter table .* add column "?(\w+)/is.exec(one)?.[1] ?? []),
  )
  return statements.flatMap((one) => {
    if (NARROWING.test(one)) return []
    const table =
      /^(?:alter table|create (?:unique )?index .*? on) (?:only )?(?:"?public"?\.)?"?(\w+)/is.exec(one)?.[1]
    if (table && own.has(table)) return []
    // The version before leaves a column null that it does not know.
    const unique = /^create unique index [^(]*\("?(\w+)"?\) where "?\1"? is not null;?$/is.exec(one)?.[1]
    if (unique && added.has(unique)) return []
    return refused.filter(([pattern]) => pattern.test(one)).map(([, why]) => `${one.split('\n')[0]}: ${why}`)
  })
}

it('every step of the schema leaves the version before able to work', () => {
  const steps = readdirSync(folder).filter((name) => Number.parseInt(name, 10) >= FIRST)
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.flatMap((name) => narrowingsOf(readFileSync(new URL(name, folder), 'utf8')))).toEqual([])
})

it('a step that says it widens takes nothing away', () => {
  const steps = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const texts = steps.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  expect(texts.filter((text) => /^-- widens\b/m.test(text) && NARROWING.test(text))).toEqual([])
})

describe('a build that knows one step less than the data', () => {
  let db: Database
  let older: string
  const newest = () => readMigrationFiles({ migrationsFolder: fileURLToPath(folder) }).at(-1)?.hash

  beforeAll(async () => {
    db = await openTestDatabase()
    // Whatever the newest step says of itself.
    await db.query('update schema_step set widens = false')
    older = mkdtempSync(join(tmpdir(), 'mailcrew-older-'))
    cpSync(folder, older, { recursive: true })
    const journal = join(older, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }))
  })
  afterAll(async () => {
    await db.query('update schema_step set widens = false')
    await db.close()
    rmSync(older, { recursive: true })
  })

  it('refuses it, and changes nothing', async () => {
    await expect(migrateDatabase(db, older)).rejects.toThrow(
      'This data was opened by a newer version of Mailcrew, which took 1 step of the schema',
    )
    expect(await migrateDatabase(db, fileURLToPath(folder))).toMatchObject({ made: 0 })
  })

  it('opens it where that step says that it widens', async () => {
    await db.query('update schema_step set widens = true where hash = $1', [newest()])
    expect(await migrateDatabase(db, older)).toMatchObject({ made: 0 })
  })
})

it.each([
  'ALTER TABLE "tasks" DROP COLUMN "number"',
  'ALTER TABLE "tasks" RENAME COLUMN "number" TO "no"',
  'ALTER TABLE "tasks" ALTER COLUMN "number" SET DATA TYPE bigint',
  'ALTER TABLE "tasks" ALTER COLUMN "title" SET NOT NULL',
  'ALTER TABLE "tasks" ADD COLUMN "place" integer NOT NULL',
  'ALTER TABLE "tasks" ADD CONSTRAINT "tasks_number" CHECK (number > 0)',
  'CREATE UNIQUE INDEX "tasks_title" ON "tasks" ("title")',
  'DROP TABLE "tasks"',
  'CREATE UNIQUE INDEX "tasks_number" ON "tasks" ("number") WHERE number is not null',
])('%s is refused', (statement) => {
  expect(narrowingsOf(statement)).toHaveLength(1)
})

it.each([
  'ALTER TABLE "tasks" ADD COLUMN "place" integer',
  `ALTER TABLE "tasks" ADD COLUMN "place" integer DEFAULT 0 NOT NULL`,
  'CREATE TABLE "places" ("id" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "place_ids" ON "places" ("id")',
  'CREATE INDEX "tasks_place" ON "tasks" ("place")',
  'ALTER TABLE "tasks" ADD COLUMN "place" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "task_places" ON "tasks" ("place") WHERE place is not null',
  '-- nothing uses this since version 0.3\nALTER TABLE "tasks" DROP COLUMN "number"',
])('%s is taken', (statement) => {
  expect(narrowingsOf(statement)).toEqual([])
})
