// Partitions of the tables that grow without end: made ahead of time, and dropped whole where rows are kept for a while.
import type { SystemDatabase } from './acting-database.ts'

const DAY_MS = 24 * 60 * 60_000

interface Partitioned {
  table: string
  /** By which its rows are parted. */
  moment: string
  /** When the partition that begins then ends. */
  endOf(begin: Date): Date
  /** How far ahead there are partitions; what comes later goes to the one for all else. */
  aheadDays: number
  /** Null: for ever. */
  keptDays: number | null
}

const afterDays = (days: number) => (begin: Date) => new Date(begin.getTime() + days * DAY_MS)
const afterMonth = (begin: Date) => new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1))

const partitioned: readonly Partitioned[] = [
  { table: 'events', moment: 'created_at', endOf: afterDays(1), aheadDays: 3, keptDays: 1 },
  { table: 'webhook_deliveries', moment: 'created_at', endOf: afterDays(7), aheadDays: 14, keptDays: 30 },
  { table: 'audit_entries', moment: 'made_at', endOf: afterMonth, aheadDays: 92, keptDays: null },
  { table: 'audit_views', moment: 'made_at', endOf: afterMonth, aheadDays: 92, keptDays: null },
]

/** Any number that nothing else of ours locks. */
const LOCK = 7_224_603

/** Of processes that do it at once each waits for the one before, and finds nothing left to do. */
export async function keepPartitions(db: SystemDatabase, now: Date): Promise<void> {
  for (const one of partitioned) {
    await db.transaction(async () => {
      // Whoever reads or writes for long is not held up behind this: it is tried again with the next sweep.
      await db.query(`set local lock_timeout = '2s'`)
      await db.query('select pg_advisory_xact_lock($1)', [LOCK])
      await makeAhead(db, one, now)
      if (one.keptDays !== null) await dropBefore(db, one, new Date(now.getTime() - one.keptDays * DAY_MS))
    })
  }
}

interface Partition {
  name: string
  until: Date
}

/** All but the one for all else, the oldest first. */
async function partitionsOf(db: SystemDatabase, { table }: Partitioned): Promise<Partition[]> {
  const { rows } = await db.query<Partition>(
    `select name, until::timestamptz as until from (
       select relname as name, substring(pg_get_expr(relpartbound, oid) from $$TO \\('([^']+)'\\)$$) as until
       from pg_class join pg_inherits on inhrelid = oid where inhparent = $1::regclass) as parts
     where until is not null order by until::timestamptz`,
    [table],
  )
  return rows
}

async function makeAhead(db: SystemDatabase, one: Partitioned, now: Date): Promise<void> {
  const last = (await partitionsOf(db, one)).at(-1)?.until ?? now
  // After a long pause nothing is made for the time between: none of its rows will come any more.
  let begin = last < now ? beginOf(one, now) : last
  while (begin.getTime() < now.getTime() + one.aheadDays * DAY_MS) {
    const end = one.endOf(begin)
    const name = `${one.table}_${begin.toISOString().slice(0, 10).replaceAll('-', '')}`
    await db.query('select make_partition($1::regclass, $2, $3::timestamptz, $4::timestamptz)', [
      one.table,
      name,
      begin.toISOString(),
      end.toISOString(),
    ])
    begin = end
  }
}

/** Of the partition that holds `now`, by whole days or months. */
function beginOf({ endOf }: Partitioned, now: Date): Date {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return endOf === afterMonth ? month : day
}

async function dropBefore(db: SystemDatabase, one: Partitioned, before: Date): Promise<void> {
  for (const { name, until } of await partitionsOf(db, one))
    if (until <= before) await db.query(`drop table "${name}"`)
  await db.query(`delete from "${one.table}_rest" where ${one.moment} < $1`, [before.toISOString()])
}
