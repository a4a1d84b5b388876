// Brings the schema up to date: one process at a time, each generated step once.
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'
import { WrongDatabase } from './folder-database.ts'

/** Any number that nothing else of ours locks. */
const MIGRATION_LOCK = 7_224_601

/** In the SQL of a step: the version before, which does not know the step, works on, and may start. */
const WIDENS = /^-- widens\b/m

/** How many steps there are, and how many of them this start made. */
export interface SchemaSteps {
  steps: number
  made: number
}

/**
 * `folder` holds drizzle-kit's generated SQL. Other processes wait at an advisory lock; all steps or none. Throws
 * WrongDatabase where a newer version took steps that this one could not live with.
 */
export function migrateDatabase(db: Database, folder: string): Promise<SchemaSteps> {
  const steps = readMigrationFiles({ migrationsFolder: folder })
  return db.transaction(async () => {
    await db.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await db.query(
      'create table if not exists schema_step (hash text primary key, applied_at timestamptz not null default now())',
    )
    await db.query('alter table schema_step add column if not exists widens boolean not null default false')
    const { rows } = await db.query<TakenStep>('select hash, widens from schema_step')
    refuseNewer(rows, new Set(steps.map(({ hash }) => hash)))
    const done = new Set(rows.map(({ hash }) => hash))
    const missing = steps.filter(({ hash }) => !done.has(hash))
    for (const step of missing) {
      for (const statement of step.sql) await db.query(statement)
      const widens = WIDENS.test(step.sql.join('\n'))
      await db.query('insert into schema_step (hash, widens) values ($1, $2)', [step.hash, widens])
    }
    return { steps: steps.length, made: missing.length }
  })
}

interface TakenStep {
  hash: string
  widens: boolean
}

function refuseNewer(taken: readonly TakenStep[], known: ReadonlySet<string>): void {
  const unknown = taken.filter(({ hash, widens }) => !widens && !known.has(hash)).length
  if (unknown === 0) return
  const steps = unknown === 1 ? '1 step' : `${unknown} steps`
  throw new WrongDatabase(
    `This data was opened by a newer version of Mailcrew, which took ${steps} of the schema that this version does not know. Start that version, or restore the backup from before the upgrade`,
  )
}
