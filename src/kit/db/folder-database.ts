// Which database a data folder belongs to: noted in the folder, so that a forgotten or wrong DATABASE_URL is refused.
import { existsSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'

const NOTE = 'database.json'

export interface FolderDatabase {
  kind: Database['kind']
  /** When its first schema step was taken, in seconds of 1970. A dump and a restore keep it; null: not known yet. */
  since: string | null
}

/** The settings name another database than the one that the folder belongs to; the message is one line. */
export class WrongDatabase extends Error {}

interface Place {
  dataDir: string
  databaseUrl: string | null
}

/** Null for a folder that no server has used yet. */
export async function readFolderDatabase(dataDir: string): Promise<FolderDatabase | null> {
  const text = await readFile(join(dataDir, NOTE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new WrongDatabase(`${join(dataDir, NOTE)} cannot be read (${error.code})`)
  })
  if (text !== null) return parse(text, join(dataDir, NOTE))
  // Versions before this one left no note.
  if (existsSync(join(dataDir, 'pgdata'))) return { kind: 'embedded', since: null }
  const isUsed = ['pgdata.moved', 'intake.json'].some((name) => existsSync(join(dataDir, name)))
  return isUsed ? { kind: 'postgres', since: null } : null
}

function parse(text: string, file: string): FolderDatabase {
  try {
    const { kind, since } = JSON.parse(text) as FolderDatabase
    if (kind === 'embedded' || kind === 'postgres') return { kind, since: since ?? null }
  } catch {
    // Said below.
  }
  throw new WrongDatabase(`${file} is damaged: remove it if the settings name the right database`)
}

/** Before the database is opened. Throws WrongDatabase. */
export async function requireKindOfDatabase({ dataDir, databaseUrl }: Place): Promise<void> {
  const found = await readFolderDatabase(dataDir)
  if (found?.kind === 'postgres' && !databaseUrl)
    throw new WrongDatabase(`DATA_DIR=${dataDir} belongs to a PostgreSQL database: DATABASE_URL is not set`)
  if (found?.kind !== 'embedded' || found.since === null) return
  if (databaseUrl)
    throw new WrongDatabase(
      `DATA_DIR=${dataDir} belongs to the embedded database: leave DATABASE_URL unset, or take the data there with \`mailcrew move-to-postgres URL\``,
    )
  if (!existsSync(join(dataDir, 'pgdata')))
    throw new WrongDatabase(
      `DATA_DIR=${dataDir} has lost its database: there is no ${join(dataDir, 'pgdata')}. Restore a backup, or remove ${join(dataDir, NOTE)} to begin with an empty one`,
    )
}

/** Once the schema is there. Throws WrongDatabase where this is not the database that the folder was used with. */
export async function requireSameDatabase(dataDir: string, db: Database): Promise<void> {
  const found = await readFolderDatabase(dataDir)
  const since = await sinceWhen(db)
  if (found !== null && found.since !== null && found.since !== since)
    throw new WrongDatabase(
      `DATA_DIR=${dataDir} belongs to another database than ${db.kind === 'postgres' ? 'the one that DATABASE_URL names' : 'the one in pgdata'}. If this one is meant, remove ${join(dataDir, NOTE)}`,
    )
}

/** For the next start, and for the commands. */
export async function noteDatabase(dataDir: string, db: Database): Promise<void> {
  const note: FolderDatabase = { kind: db.kind, since: await sinceWhen(db) }
  const path = join(dataDir, NOTE)
  const text = JSON.stringify(note)
  if ((await readFile(path, 'utf8').catch(() => null)) === text) return
  // Several processes may start at once.
  const draft = `${path}.${process.pid}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    // A power cut must not leave an empty note: the next start would be refused.
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

async function sinceWhen(db: Database): Promise<string | null> {
  const { rows: tables } = await db.query(`select to_regclass('public.schema_step') is not null as is_there`)
  if (tables[0]?.is_there !== true) return null
  const { rows } = await db.query<{ since: string | null }>(
    'select extract(epoch from min(applied_at))::text as since from schema_step',
  )
  return rows[0]?.since ?? null
}
