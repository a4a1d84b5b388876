// A fresh database with the whole schema, for one test file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../src/kit/db/database.ts'
import type { Driver } from '../src/kit/db/driver.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { copyTemplate } from './embedded-template.ts'
import { createWithSchema } from './server-template.ts'

/**
 * Embedded unless TEST_DATABASE_URL names a PostgreSQL server on which databases may be made.
 * `close` removes what was made.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openCopy()
}

async function openCopy(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-test-'))
  await copyTemplate(folder)
  return new Database(
    removing(await openEmbedded(folder, { fsync: false }), async () => {
      rmSync(folder, { recursive: true, force: true })
    }),
  )
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
