// A database with the whole schema on the PostgreSQL server of the tests: copied from one that was migrated once there.
import { Client } from 'pg'
import { readConfig } from '../src/config.ts'
import { Database } from '../src/kit/db/database.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { createOnServer, onServer, type ServerDatabase } from './database-server.ts'
import { hashOfMigrations, makeQueues, migrations } from './embedded-template.ts'

/** Of the lock under which one process makes the template and others wait. */
const LOCK = 730_114

/** Of its own, on the server at that address. */
export async function createWithSchema(server: string): Promise<ServerDatabase> {
  const template = `mailcrew_template_${hashOfMigrations()}`
  await withLock(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    // It has its name only once it is whole.
    const draft = await createOnServer(server)
    await migrated(draft.url)
    await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${template}`)
  })
  return createOnServer(server, template)
}

async function migrated(url: string): Promise<void> {
  const db = new Database(openPostgres(url, 2))
  try {
    await migrateDatabase(db, migrations)
    await makeQueues(db, readConfig({ DATABASE_URL: url }))
  } finally {
    await db.close()
  }
}

function withLock(server: string, act: (client: Client) => Promise<void>): Promise<void> {
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await act(client)
  })
}
