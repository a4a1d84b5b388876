// `mailcrew backup` and `mailcrew restore`: everything that must survive, copied while the server runs, and put back.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { type Config, readConfig } from '../../src/config.ts'
import { lockFolder } from '../../src/kit/db/folder-lock.ts'
import { askServer } from './ask-server.ts'
import { copyTree } from './copy-tree.ts'
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

interface Manifest {
  at: string
  database: 'embedded' | 'postgres'
  bytes: number
}

export async function backup([folder, ...more]: string[]): Promise<number> {
  if (!folder || folder.startsWith('-') || more.length > 0) throw new UsageError(backupUsage)
  const config = readConfig(process.env)
  const to = resolve(folder)
  if (`${to}${sep}`.startsWith(`${config.dataDir}${sep}`))
    throw new UsageError('A backup is kept outside of DATA_DIR, best on another disk')
  await requireEmpty(to, 'the backup')
  await mkdir(to, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString()
  // What is in it now may be on its way into the database while that is copied.
  await copyTree(join(config.dataDir, 'journal'), join(to, 'data', 'journal'))
  const url = serverOf(config)
  if (url) await dump(url, join(to, 'database.dump'))
  else await copyEmbedded(config, join(to, 'pgdata'))
  // After the database: a mail may be there without its row, which is worked again; a row never lacks its mail.
  const bytes = await copyTree(config.dataDir, join(to, 'data'), APART)
  // Names the backup: without it a folder is none, so that a half one is not taken for whole.
  await run('sync', ['-f', to]).catch(() => {})
  const manifest: Manifest = { at, database: config.databaseUrl ? 'postgres' : 'embedded', bytes }
  await writeFile(join(to, 'backup.json.part'), JSON.stringify(manifest))
  await rename(join(to, 'backup.json.part'), join(to, 'backup.json'))
  await writeFile(join(config.dataDir, 'last-backup.json'), JSON.stringify(manifest), { mode: 0o600 })
  if (config.store)
    console.error('Mails are in STORE_BUCKET, and so not in this backup: keep its versions there.')
  console.log(`The backup is in ${to}`)
  return 0
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
  await requireEmpty(config.dataDir, 'a restored server')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const url = serverOf(config)
  if (url) await load(url, join(from, 'database.dump'))
  else await copyTree(join(from, 'pgdata'), join(config.dataDir, 'pgdata'))
  await copyTree(join(from, 'data'), config.dataDir)
  await noteSetBack(join(config.dataDir, NOTE))
  console.log(`The backup of ${manifest.at} is in place: start the server`)
  return 0
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
  const asked = await askServer('admin', path, { method: 'POST', dataDir: config.dataDir }).catch(
    (error: unknown) => {
      if (error instanceof UsageError && error.message.startsWith('No running Mailcrew')) return null
      throw error
    },
  )
  if (asked !== null) return
  const unlock = await lockFolder(config.dataDir, { waitMs: 0 })
  try {
    await copyTree(join(config.dataDir, 'pgdata'), to)
  } finally {
    unlock()
  }
}

/** One moment of the database, while others write. */
async function dump(url: string, to: string): Promise<void> {
  await tool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`], url)
  await chmod(to, 0o600)
}

/** All or nothing; into a database without tables of ours. */
async function load(url: string, from: string): Promise<void> {
  const { PGDATABASE } = connectionOf(url)
  await tool(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${PGDATABASE}`,
      from,
    ],
    url,
  )
}

async function tool(name: string, args: string[], url: string): Promise<void> {
  await run(name, args, { env: { ...process.env, ...connectionOf(url) } }).catch((error: unknown) => {
    const { code, stderr } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT')
      throw new UsageError(`${name} is not installed: it comes with the clients of PostgreSQL`)
    throw new UsageError(`${name} failed: ${stderr?.trim().split('\n')[0] ?? 'without a word'}`)
  })
}

/** In the environment: arguments can be read by everybody on the machine. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => null)
  if (text === null) throw new UsageError(`${folder} is no backup, or one that was not finished`)
  return JSON.parse(text) as Manifest
}

async function requireEmpty(folder: string, what: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty: ${what} takes a new place`)
}
