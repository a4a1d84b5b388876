// Takes the jobs that wait from one database to another, where the queue has not run yet.
import type { Database } from '../kit/db/database.ts'
import type { Log } from '../kit/log.ts'
import { Queue } from './queue.ts'

/** How many there were. What was at work when the process before ended is tried again. */
export async function moveJobs(from: Database, to: Database, log: Log): Promise<number> {
  const queue = new Queue(to, log)
  await queue.start([])
  await queue.stop()
  const { rows: there } = await from.query(`select to_regclass('pgboss.job') is not null as has_queue`)
  if (there[0]?.has_queue !== true) return 0
  return to.transaction(async () => {
    await copy(from, to, 'queue', 'true')
    await copy(from, to, 'job', `state < 'completed'`)
    const { rows } = await to.query(
      `update pgboss.job set state = case when state = 'active' then 'retry' else state end returning id`,
    )
    return rows.length
  })
}

async function copy(from: Database, to: Database, table: string, which: string): Promise<void> {
  const columns = await sharedColumns(from, to, table)
  const { rows } = await from.query<{ all: string | null }>(
    `select json_agg(row_to_json(t))::text as all from pgboss.${table} t where ${which}`,
  )
  if (rows[0]?.all)
    await to.query(
      `insert into pgboss.${table} (${columns})
       select ${columns} from json_populate_recordset(null::pgboss.${table}, $1::json) on conflict do nothing`,
      [rows[0].all],
    )
}

async function sharedColumns(from: Database, to: Database, table: string): Promise<string> {
  const columnsOf = async (db: Database) => {
    const { rows } = await db.query<{ name: string }>(
      `select format('%I', attname) as name from pg_attribute
       where attrelid = 'pgboss.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
    return rows.map((row) => row.name)
  }
  const known = new Set(await columnsOf(to))
  return (await columnsOf(from)).filter((name) => known.has(name)).join(', ')
}
