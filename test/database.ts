// A fresh database with the whole schema, for one test file.
import { Database } from '../src/kit/db/database.ts'
import type { Driver } from '../src/kit/db/driver.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { createWithSchema } from './server-template.ts'
import { takeSharedDatabase } from './shared-database.ts'

/**
 * Embedded unless TEST_DATABASE_URL names a PostgreSQL server on which databases may be made.
 * `close` drops it, or empties the embedded one for the next file.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : takeSharedDatabase()
}

async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await createWithSchema(server)
  return new Database(removing(openPostgres(url, 5), drop))
}

function removing(driver: Driver, remove: () => Promise<void>): Driver {
  return {
    ...driver,
    async close() {
      await driver.close()
      await remove()
    },
  }
}
