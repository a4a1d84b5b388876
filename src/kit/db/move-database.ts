// Moves all rows from one database to another of the same schema, and compares the two afterwards.
import type { Database } from './database.ts'

/** Pages of a table that are read at once, of 8 kB each. */
const PAGES_AT_ONCE = 64

export interface MovedTable {
  table: string
  rows: number
}

/** The target has rows already, or has others than the source in the end; the message says where. */
export class MoveRefused extends Error {}

/**
 * Copies within the open transaction of the target, where nobody else may write meanwhile. Rows go over as text of the
 * database itself, so that no value is changed by passing through here. Throws MoveRefused.
 */
export async function moveRows(from: Database, to: Database): Promise<MovedTable[]> {
  const tables = await tablesOf(to)
  await refuseUsed(to, tables)
  for (const one of [from, to]) await one.query(`set timezone to 'UTC'`)
  const references = await dropReferences(to)
  const parts = new Map<string, string[]>()
  for (const table of tables) {
    parts.set(table, await partsOf(to, table))
    // Triggers of statements are each part's own.
    for (const part of parts.get(table) ?? []) await to.query(`alter table ${part} disable trigger user`)
    await to.query(`truncate ${table}`)
  }
  const moved: MovedTable[] = []
  for (const table of tables) {
    await copyRows(from, to, table)
    for (const part of parts.get(table) ?? []) await to.query(`alter table ${part} enable trigger user`)
    moved.push({ table, rows: await sameRows(from, to, table) })
  }
  for (const { table, name, definition } of references)
    await to.query(`alter table ${table} add constraint ${name} ${definition}`)
  await copySequences(from, to)
  return moved
}

/** All but the list of steps that made them, which the target has from its own. */
async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> 'schema_step' order by relname`,
  )
  return rows.map((row) => row.name)
}

async function refuseUsed(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables.filter((one) => ['users', 'mails', 'companies'].includes(one))) {
    const { rows } = await db.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0) throw new MoveRefused(`The database is in use already: its table ${table} has rows`)
  }
}

interface Reference {
  table: string
  name: string
  definition: string
}

/** They are made again, and so checked, when all rows are there. */
async function dropReferences(db: Database): Promise<Reference[]> {
  const { rows } = await db.query<Reference>(
    `select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { table, name } of rows) await db.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

/** The table itself, and its partitions. */
async function partsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select $1::regclass::text as name
     union all select inhrelid::regclass::text from pg_inherits where inhparent = $1::regclass`,
    [table],
  )
  return rows.map((row) => row.name)
}

/** The rows of a partitioned table are in its partitions, which the target may have others of. */
async function copyRows(from: Database, to: Database, table: string): Promise<void> {
  const columns = await columnsOf(to, table)
  for (const part of await partsOf(from, table)) await copyPages(from, to, { part, table, columns })
}

async function copyPages(
  from: Database,
  to: Database,
  { part: source, table, columns }: { part: string; table: string; columns: string },
): Promise<void> {
  const { rows: sizes } = await from.query<{ pages: number }>(
    `select (pg_relation_size('${source}') / 8192)::int as pages`,
  )
  for (let page = 0; page < Number(sizes[0]?.pages); page += PAGES_AT_ONCE) {
    const { rows } = await from.query<{ part: string | null }>(
      `select json_agg(row_to_json(t))::text as part from ${source} t
       where ctid >= '(${page},0)'::tid and ctid < '(${page + PAGES_AT_ONCE},0)'::tid`,
    )
    const part = rows[0]?.part
    if (part)
      await to.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [part],
      )
  }
}

/** Those that are not made of others. */
async function columnsOf(db: Database, table: string): Promise<string> {
  const { rows } = await db.query<{ columns: string }>(
    `select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return rows[0]?.columns ?? ''
}

/** How many there are; throws MoveRefused where number or content differ. */
async function sameRows(from: Database, to: Database, table: string): Promise<number> {
  const sum = `select count(*)::text as rows,
    coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as content from ${table} t`
  const [before, after] = [await from.query(sum), await to.query(sum)].map(({ rows }) => rows[0])
  if (before?.rows !== after?.rows || before?.content !== after?.content)
    throw new MoveRefused(`The table ${table} is not the same: ${String(before?.rows)} rows before`)
  return Number(after?.rows)
}

/** Numbers go on where they were. */
async function copySequences(from: Database, to: Database): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string }>(
    `select format('%I', sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of rows) await to.query('select setval($1::regclass, $2::bigint)', [name, last])
}
