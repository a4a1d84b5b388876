// The files of an embedded database with the whole schema, made once and copied for each test that wants one.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/config.ts'
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { createLog } from '../src/kit/log.ts'
import { loadOrMakeCertificate } from '../src/mail/intake/certificate.ts'
import { projectRoot } from '../src/root.ts'

const CERTIFICATE = 'smtp-certificate.pem'

export const migrations = join(projectRoot(), 'db/migrations')

/** Fills a folder that is there. By `cp`, which takes a third of the time of Node's own copy. */
export async function copyTemplate(folder: string): Promise<void> {
  execFileSync('cp', ['-R', `${await makeTemplate()}/.`, folder])
}

/** Fills a folder whose world has its database elsewhere: making a certificate takes longer than all else of a start. */
export async function copyCertificate(folder: string): Promise<void> {
  copyFileSync(join(await makeTemplate(), CERTIFICATE), join(folder, CERTIFICATE))
}

/**
 * The template stands whole at its place or not at all: each process that misses it makes its own and
 * renames it there, and whoever comes second uses the first one's.
 */
async function makeTemplate(): Promise<string> {
  const template = join(tmpdir(), `mailcrew-template-${hashOfMigrations()}`)
  if (existsSync(template)) return template
  const draft = mkdtempSync(join(tmpdir(), 'mailcrew-draft-'))
  await loadOrMakeCertificate({ dataDir: draft, domain: 'mailcrew.localhost', configured: null })
  const db = new Database(await openEmbedded(draft, { fsync: false }))
  await migrateDatabase(db, migrations)
  await makeQueues(db, readConfig({ DATA_DIR: draft }))
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

/** As the first start does. The product is loaded here alone: most tests find the template made. */
export async function makeQueues(db: Database, config: Config): Promise<void> {
  const [{ createCore }, { jobsOf }] = await Promise.all([
    import('../src/wiring/core.ts'),
    import('../src/app.ts'),
  ])
  const core = createCore(config, db, createLog('silent'), {})
  await core.queue.start(jobsOf(core))
  await core.queue.stop()
}

export function hashOfMigrations(): string {
  const hash = createHash('sha256').update('3')
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
