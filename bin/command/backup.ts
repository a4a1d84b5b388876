// `mailcrew backup` and `mailcrew restore`: everything that must survive, copied while the server runs, and put back.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { type Config, readConfig } from '../../src/config.ts'
import { Database } from '../../src/kit/db/database.ts'
import {
  readFolderDatabase,
  requireKindOfDatabase,
  requireSameDatabase,
} from '../../src/kit/db/folder-database.ts'
import { lockFolder } from '../../src/kit/db/folder-lock.ts'
import { openPostgres } from '../../src/kit/db/postgres.ts'
import { askServer } from './ask-server.ts'
import { type Manifest, readManifest, requireUnchanged, writeChecksums } from './backup-files.ts'
import { copyTree } from './copy-tree.ts'
import { dump, load } from './postgres-tools.ts'
import { UsageError } from './usage.ts'

export const backupUsage = `mailcrew backup FOLDER       copies database, mails and journal while the server runs; FOLDER is new
mailcrew restore FOLDER      puts a backup back, into an empty data folder and an empty database`

const run = promisify(execFile)

/** What is copied in a way of its own, or means nothing elsewhere. */
const APART = ['pgdata', 'pgdata.new', 'pgdata.moved', 'last-backup.json']

/** By which the process that takes mail in notices that the database was set back. */
const NOTE = 'intake.json'

/** More batches than are stored while a backup is made. */
const FAR = 1_000_000

export async function backup([folder, ...more]: string[]): Promise<number> {
  if (!folder || folder.startsWith('-') || more.length > 0) throw new UsageError(backupUsage)
  const config = readConfig(process.env)
  const to = resolve(folder)
  if (`${to}${sep}`.startsWith(`${config.dataDir}${sep}`))
    throw new UsageError('A backup is kept outside of DATA_DIR, best on another disk')
  await requireOwnDatabase(config)
  await inWords('No backup was made', () => requireEmpty(to, 'the backup'))
  await inWords('No backup was made', () => mkdir(to, { recursive: true, mode: 0o700 }))
  try {
    const manifest = await inWords('No backup was made', () => copyAll(config, to))
    await writeFile(join(config.dataDir, 'last-backup.json'), JSON.stringify(manifest), { mode: 0o600 })
  } catch (error) {
    // A half one would be in the way of the next try.
    for (const name of await readdir(to).catch(() => []))
      await rm(join(to, name), { recursive: true, force: true }).catch(() => {})
    throw error
  }
  if (config.store)
    console.error('Mails are in STORE_BUCKET, and so not in this backup: keep its versions there.')
  console.log(`The backup is in ${to}`)
  return 0
}

async function copyAll(config: Config, to: string): Promise<Manifest> {
  const at = new Date().toISOString()
  // What is in it now may be on its way into the database while that is copied.
  await copyTree(join(config.dataDir, 'journal'), join(to, 'data', 'journal'))
  const url = serverOf(config)
  if (url) await dump(url, join(to, 'database.dump'))
  else await copyEmbedded(config, join(to, 'pgdata'))
  const database = url ? 'postgres' : 'embedded'
  await requireDatabaseIn(to, database)
  // After the database: a mail may be there without its row, which is worked again; a row never lacks its mail.
  await copyTree(config.dataDir, join(to, 'data'), APART)
  const bytes = await sizeOf(to)
  const manifest: Manifest = { at, database, bytes, folder: to, checksums: await writeChecksums(to) }
  // Names the backup: without it a folder is none, so that a half one is not taken for whole.
  await run('sync', ['-f', to]).catch(() => {})
  await writeFile(join(to, 'backup.json.part'), JSON.stringify(manifest))
  await rename(join(to, 'backup.json.part'), join(to, 'backup.json'))
  return manifest
}

/** The data folder is that of a server, and the settings name its database. */
async function requireOwnDatabase(config: Config): Promise<void> {
  if ((await readFolderDatabase(config.dataDir)) === null)
    throw new UsageError(
      `There is no data of Mailcrew in DATA_DIR=${config.dataDir}: set it as the server has it`,
    )
  await requireKindOfDatabase(config)
  const url = serverOf(config)
  if (!url) return requireDatabaseIn(config.dataDir, 'embedded')
  const db = new Database(openPostgres(url, 1))
  try {
    await requireSameDatabase(config.dataDir, db)
  } finally {
    await db.close()
  }
}

/** A data folder has its embedded database in the same place as a backup. */
async function requireDatabaseIn(folder: string, kind: Manifest['database']): Promise<void> {
  const file = join(folder, kind === 'embedded' ? 'pgdata/PG_VERSION' : 'database.dump')
  const size = (await stat(file).catch(() => null))?.size ?? 0
  if (size === 0) throw new UsageError(`There is no database in ${folder}`)
}

export async function restore([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) throw new UsageError(backupUsage)
  const config = readConfig(process.env)
  const from = resolve(folder)
  const manifest = await readManifest(from)
  const wanted = config.databaseUrl ? 'postgres' : 'embedded'
  if (manifest.database !== wanted)
    throw new UsageError(
      `This backup is of ${manifest.database === 'embedded' ? 'the embedded database: leave DATABASE_URL unset' : 'PostgreSQL: set DATABASE_URL'}`,
    )
  await requireDatabaseIn(from, manifest.database)
  await inWords('Nothing was restored', () => requireEmpty(config.dataDir, 'a restored server'))
  await inWords('Nothing was restored', () => requireUnchanged(from, manifest))
  await inWords('The restore is not whole', async () => {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    const url = serverOf(config)
    if (url) await load(url, join(from, 'database.dump'))
    else await copyTree(join(from, 'pgdata'), join(config.dataDir, 'pgdata'))
    await copyTree(join(from, 'data'), config.dataDir)
    await noteSetBack(join(config.dataDir, NOTE))
  })
  console.log(`The backup of ${manifest.at} is in place: start the server`)
  return 0
}

/** What the disk refuses is said in a line, without a trace of the code. */
async function inWords<T>(what: string, act: () => Promise<T>): Promise<T> {
  return act().catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === undefined) throw error
    throw new UsageError(`${what}: ${error.message}`)
  })
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((one) => one.isFile())
  const sizes = await Promise.all(files.map((one) => stat(join(one.parentPath, one.name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

/** Not through a PgBouncer; null for the embedded database. */
const serverOf = (config: Config) => config.databaseUrl && (config.databaseDirectUrl ?? config.databaseUrl)

/** A number that the restored database cannot have: mails of the store that it lacks are worked again at the start. */
async function noteSetBack(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null)
  // No mail ever came.
  if (text === null) return
  const note = JSON.parse(text) as { intake: string; stored: number }
  await writeFile(file, JSON.stringify({ ...note, stored: note.stored + FAR }), { mode: 0o600 })
}

/** The running server copies it, since it alone may read it; of one that is stopped the files are copied here. */
async function copyEmbedded(config: Config, to: string): Promise<void> {
  const path = `/copy-database?to=${encodeURIComponent(to)}`
  const asked = await askServer<{ copied: boolean }>('admin', path, {
    method: 'POST',
    dataDir: config.dataDir,
  }).catch((error: unknown) => {
    if (error instanceof UsageError && error.message.startsWith('No running Mailcrew')) return null
    throw error
  })
  if (asked?.copied === false)
    throw new UsageError('The running server uses PostgreSQL: set DATABASE_URL as the server has it')
  if (asked !== null) return
  const unlock = await lockFolder(config.dataDir, { waitMs: 0 })
  try {
    await copyTree(join(config.dataDir, 'pgdata'), to)
  } finally {
    unlock()
  }
}

async function requireEmpty(folder: string, what: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty: ${what} takes a new place`)
}
