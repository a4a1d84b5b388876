// What a server's autovacuum does, for the embedded database, which has none: fresh statistics, and room of rows that are gone.
import type { Rows } from './driver.ts'

/** PostgreSQL's own bounds (autovacuum_vacuum_threshold, autovacuum_analyze_scale_factor and those beside them). */
const DUE = {
  vacuum: `n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`,
  analyze: `n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
}

/**
 * Looks once over all tables. Without it a table that has grown is still read as the small one that it was when its
 * statements were planned. Each table is a statement of its own, so that others go between.
 */
export async function vacuumWhatChanged(ask: (text: string) => Promise<Rows>): Promise<void> {
  const { rows } = await ask(
    `select format(case when ${DUE.vacuum} then 'vacuum (analyze) %I.%I' else 'analyze %I.%I' end, schemaname, relname)
       as statement from pg_stat_user_tables where ${DUE.vacuum} or ${DUE.analyze}`,
  )
  for (const { statement } of rows) await ask(String(statement))
}
