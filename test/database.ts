// A fresh database in memory with the whole schema, for one test file.
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'

export async function openTestDatabase(): Promise<Database> {
  const db = new Database(await openEmbedded(null))
  await migrateDatabase(db, 'db/migrations')
  return db
}
