// Brings the schema up to date: one process at a time, each generated step once.
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'

/** Any number that nothing else of ours locks. */
const MIGRATION_LOCK = 7_224_601

/** How many steps there are, and how many of them this start made. */
export interface SchemaSteps {
  steps: number
  made: number
}

/** `folder` holds drizzle-kit's generated SQL. Other processes wait at an advisory lock; all steps or none. */
export function migrateDatabase(db: Database, folder: string): Promise<SchemaSteps> {
  const steps = readMigrationFiles({ migrationsFolder: folder })
  return db.transaction(async () => {
    await db.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await db.query(
      'create table if not exists schema_step (hash text primary key, applied_at timestamptz not null default now())',
    )
    const done = new Set((await db.query('select hash from schema_step')).rows.map((row) => row.hash))
    const missing = steps.filter(({ hash }) => !done.has(hash))
    for (const step of missing) {
      for (const statement of step.sql) await db.query(statement)
      await db.query('insert into schema_step (hash) values ($1)', [step.hash])
    }
    return { steps: steps.length, made: missing.length }
  })
}
