// How PostgreSQL reaches the rows of each table for a statement: by which index, and whether its first column is asked for.
import type pg from 'pg'

export interface IndexFacts {
  table: string
  /** Its first column or expression, as PostgreSQL writes it. */
  leading: string
  isUnique: boolean
  /** Null for one of all rows. */
  predicate: string | null
}

/** One way to rows of a table that a statement takes. */
export interface Access {
  table: string
  /** Null where all rows are read. */
  index: string | null
  /** The first column of the index is asked for. */
  isLed: boolean
}

/** Of the schema `public`, by name; those of partitions stand under the table that they are part of. */
export async function readIndexes(client: pg.Client): Promise<Map<string, IndexFacts>> {
  const { rows } = await client.query<IndexFacts & { name: string }>(
    `select i.relname as name, coalesce(parent.relname, t.relname) as table, x.indisunique as "isUnique",
       pg_get_indexdef(x.indexrelid, 1, true) as leading, pg_get_expr(x.indpred, x.indrelid) as predicate
     from pg_index x
     join pg_class i on i.oid = x.indexrelid
     join pg_class t on t.oid = x.indrelid
     join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
     left join pg_inherits h on h.inhrelid = t.oid
     left join pg_class parent on parent.oid = h.inhparent
     order by 1`,
  )
  return new Map(rows.map(({ name, ...facts }) => [name, facts]))
}

/** Columns that tell rows apart; of all others there are a handful of values. */
const MANY_VALUES = '(^|_)(id|key|token|hash|address|email|message_id|word|subject|lexemes|at)$'

/**
 * Has the planner choose as if each table were large: a million rows in a page, which belong to many tenants, and reading
 * a whole table is its last choice. All in a transaction that stays open: meanwhile nobody gathers other statistics.
 */
export async function planAsIfLarge(client: pg.Client): Promise<void> {
  for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material', 'memoize'])
    await client.query(`set enable_${way} = off`)
  await client.query('begin')
  await client.query('lock table pg_statistic in exclusive mode')
  await client.query('delete from pg_statistic')
  const none = (type: string) => Array.from({ length: 5 }, () => `null::${type}`).join(', ')
  await client.query(
    `insert into pg_statistic
     select attrelid, attnum, false, 0, 8, case when attname ~ $1 then -0.2 else 5 end,
       0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${none('real[]')}, ${none('anyarray')}
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
    [MANY_VALUES],
  )
  // Of one that is empty the planner guesses itself that rows will come.
  await client.query(
    `update pg_class set reltuples = 1000000, relpages = 1
     where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`,
  )
  await client.query(
    `update pg_class set reltuples = 1000000, relpages = 1
     where oid in (select indexrelid from pg_index join pg_class of on of.oid = indrelid
       where of.relnamespace = 'public'::regnamespace and pg_relation_size(of.oid) > 0 and indpred is null)`,
  )
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Schema?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** Empty for what is no query, and for what has rows of no table. */
export async function accessesOf(
  client: pg.Client,
  indexes: ReadonlyMap<string, IndexFacts>,
  [text, values]: readonly [string, readonly unknown[]],
): Promise<Access[]> {
  if (!QUERY.test(text)) return []
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json, verbose) ${text}`,
    [...values],
  )
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => accessesIn(Plan, indexes)))
}

const QUERY = /^\s*(?:select|with|update|delete|insert)\b/i

function accessesIn(node: PlanNode, indexes: ReadonlyMap<string, IndexFacts>): Access[] {
  const below = (node.Plans ?? []).flatMap((one) => accessesIn(one, indexes))
  const index = node['Index Name']
  if (index !== undefined) {
    const facts = indexes.get(index)
    if (!facts) return below
    const isLed = (node['Index Cond'] ?? '').includes(facts.leading)
    return [{ table: facts.table, index, isLed }, ...below]
  }
  const table = node['Relation Name']
  // The queue of jobs is another schema, and in the hands of its library.
  if (node['Node Type'] !== 'Seq Scan' || table === undefined || node.Schema !== 'public') return below
  return [{ table, index: null, isLed: false }, ...below]
}
