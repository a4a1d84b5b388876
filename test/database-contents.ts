// All that a database holds, to compare it with another one.
import type { Database } from '../src/kit/db/database.ts'

/** Rows by table, but for what changes by itself while a server runs. */
export async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname not in ('life_signs', 'events', 'search_words') order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}
