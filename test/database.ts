// A fresh database with the whole schema, for one test file: a copy of a template that is made once.
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { Database } from '../src/kit/db/database.ts'
import type { Driver } from '../src/kit/db/driver.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'

const migrations = join(dirname(fileURLToPath(import.meta.url)), '../db/migrations')

/**
 * Embedded unless TEST_DATABASE_URL names a PostgreSQL server on which databases may be made.
 * `close` removes what was made.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openCopy()
}

async function openCopy(): Promise<Database> {
  const template = await makeTemplate()
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-test-'))
  cpSync(template, folder, { recursive: true })
  return new Database(
    removing(await openEmbedded(folder, { fsync: false }), async () => {
      rmSync(folder, { recursive: true, force: true })
    }),
  )
}

/**
 * The template stands whole at its place or not at all: each process that misses it makes its own and
 * renames it there, and whoever comes second uses the first one's.
 */
export async function makeTemplate(): Promise<string> {
  const template = join(tmpdir(), `mailcrew-template-${hashOfMigrations()}`)
  if (existsSync(template)) return template
  const draft = mkdtempSync(join(tmpdir(), 'mailcrew-draft-'))
  const db = new Database(await openEmbedded(draft, { fsync: false }))
  await migrateDatabase(db, migrations)
  await db.query('checkpoint')
  await db.close()
  try {
    renameSync(draft, template)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
  return template
}

function hashOfMigrations(): string {
  const hash = createHash('sha256').update('1')
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await createOnServer(server)
  const db = new Database(removing(openPostgres(url, 5), drop))
  await migrateDatabase(db, migrations)
  return db
}

export interface ServerDatabase {
  readonly url: string
  /** Whoever is still connected. */
  drop(): Promise<void>
}

/** An empty database of its own on the PostgreSQL server. */
export async function createOnServer(server: string): Promise<ServerDatabase> {
  const name = `mailcrew_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
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
