// `mailcrew move-to-postgres`: takes all that the embedded database holds to a PostgreSQL server, and compares the two.
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { moveJobs } from '../../src/jobs/move-jobs.ts'
import { Database } from '../../src/kit/db/database.ts'
import { openEmbedded } from '../../src/kit/db/embedded.ts'
import { noteDatabase } from '../../src/kit/db/folder-database.ts'
import { migrateDatabase } from '../../src/kit/db/migrate.ts'
import { MoveRefused, moveRows } from '../../src/kit/db/move-database.ts'
import { openPostgres } from '../../src/kit/db/postgres.ts'
import { createLog } from '../../src/kit/log.ts'
import { projectRoot } from '../../src/root.ts'
import { UsageError } from './usage.ts'

export const moveToPostgresUsage = `mailcrew move-to-postgres URL   all of the embedded database goes to an empty database on a PostgreSQL server`

/** The server has to be stopped. Answers the exit code. */
export async function moveToPostgres(args: string[], environment = process.env): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [url] = positionals
  if (!url || positionals.length > 1) throw new UsageError(moveToPostgresUsage)
  const { dataDir, databaseUrl } = readConfig({ ...environment, DATABASE_URL: url })
  const pgdata = join(dataDir, 'pgdata')
  if (!existsSync(pgdata)) throw new UsageError(`There is no embedded database in ${dataDir}`)
  const from = new Database(await openEmbedded(dataDir, { onWait: (line) => console.error(line) }))
  const to = new Database(openPostgres(databaseUrl ?? url))
  try {
    const migrations = join(projectRoot(), 'db/migrations')
    await migrateDatabase(from, migrations)
    await migrateDatabase(to, migrations)
    const moved = await to.transaction(() => moveRows(from, to))
    const jobs = await moveJobs(from, to, createLog('warn'))
    for (const { table, rows } of moved.filter((one) => one.rows > 0)) console.log(`${table}: ${rows}`)
    const rows = moved.reduce((sum, one) => sum + one.rows, 0)
    await noteDatabase(dataDir, to)
    console.log(`${rows} rows of ${moved.length} tables are the same there, and ${jobs} jobs wait`)
  } catch (error) {
    if (!(error instanceof MoveRefused)) throw error
    console.error(`${error.message}. Nothing was changed`)
    return 1
  } finally {
    await from.close()
    await to.close()
  }
  renameSync(pgdata, `${pgdata}.moved`)
  console.log(`Set DATABASE_URL and start the server; what was here is kept in ${pgdata}.moved`)
  return 0
}
