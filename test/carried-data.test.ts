// What an earlier version wrote is there after its database was brought up to date.
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../src/kit/db/database.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { openTestDatabase } from './database.ts'
import { migrations } from './embedded-template.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

it('tasks that mails made and changed are counted by kind', async () => {
  const step = readMigrationFiles({ migrationsFolder: migrations })[24]
  for (const statement of before) await db.query(statement)
  await db.query('delete from schema_step where hash = $1', [step?.hash])
  await migrateDatabase(db, migrations)
  const { rows } = await db.query('select recipient, made, changed from works order by recipient')
  const tasks = (count: number) => [{ kind: 'task', count }]
  expect(rows).toEqual([
    { recipient: 'both@crew.example', made: tasks(3), changed: tasks(1) },
    { recipient: 'none@crew.example', made: [], changed: [] },
  ])
})

/** The tables of that time, with what was in them. */
const before = [
  'alter table deliveries rename to works',
  'drop table joined_reply_addresses',
  'alter table works drop column made, drop column changed',
  `alter table works add column tasks_created integer not null default 0,
     add column tasks_updated integer not null default 0`,
  `create unique index outbox_receipt on outbox (mail_id, recipient) where kind = 'receipt'`,
  `with mail as (insert into mails (key, trace_id, source, envelope, object, size, received_at)
     values ('key', 'trace', 'smtp', '{}', 'object', 1, now()) returning id)
   insert into works (mail_id, recipient, status, tasks_created, tasks_updated)
   select id, recipient, 'processed', made, changed
   from mail, (values ('both@crew.example', 3, 1), ('none@crew.example', 0, 0)) as was (recipient, made, changed)`,
]
