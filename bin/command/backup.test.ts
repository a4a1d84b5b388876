// A backup of a running server, put back elsewhere: all is equal, and mails that came afterwards are worked again.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Database } from '../../src/kit/db/database.ts'
import { openEmbedded } from '../../src/kit/db/embedded.ts'
import { openPostgres } from '../../src/kit/db/postgres.ts'
import { createOnServer, type ServerDatabase } from '../../test/database-server.ts'
import { startWorld, type World } from '../../test/world.ts'
import { backup, restore } from './backup.ts'

const server = process.env.TEST_DATABASE_URL
const databases: ServerDatabase[] = []
const printed: string[] = []
let scratch: string
let world: World | null = null

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'mailcrew-backup-'))
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await world?.stop()
  for (const one of databases) await one.drop()
  rmSync(scratch, { recursive: true, force: true })
})

/** Where a server keeps what it has: a data folder, and a database of its own on the server of the tests. */
async function place(name: string) {
  const dataDir = join(scratch, name)
  if (!server) return { dataDir }
  const database = await createOnServer(server)
  databases.push(database)
  return { dataDir, database: { ...database, drop: async () => {} } }
}
type Place = Awaited<ReturnType<typeof place>>

function at({ dataDir, database }: Place): void {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', database?.url ?? '')
}

/** All rows of all tables, but for those that change by themselves while a server runs. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname not in ('life_signs', 'events', 'search_words') order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

async function contentsAt({ dataDir, database }: Place) {
  const db = new Database(database ? openPostgres(database.url, 1) : await openEmbedded(dataDir))
  try {
    return await contents(db)
  } finally {
    await db.close()
  }
}

const titles = async () =>
  (await world?.app.db.query<{ title: string }>('select title from tasks order by id'))?.rows.map(
    ({ title }) => title,
  )

it('a backup while the server runs is put back whole, and what came afterwards is worked again', async () => {
  const first = await place('first')
  const second = await place('second')
  const copy = join(scratch, 'copy')
  world = await startWorld({ ...first, keepData: true })
  const amara = await world.signUp('amara')
  await world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please send the deck by Friday.' })
  const before = await contents(world.app.db)
  at(first)
  expect(await backup([copy])).toBe(0)
  expect(await amara.get('/api/server/status')).toMatchObject({ lastBackup: { bytes: expect.any(Number) } })
  await world.receiveMail({ from: 'amara', subject: 'Market', text: 'Please book the stand by Monday.' })
  expect(await titles()).toEqual(['Send the deck', 'Book the stand'])
  await world.stop()
  world = null

  at(second)
  expect(await restore([copy])).toBe(0)
  expect(await contentsAt(second)).toEqual(before)
  await expect(restore([copy])).rejects.toThrow('is not empty')

  // The disk with the mail store was not lost, as where the database alone is put back.
  cpSync(join(first.dataDir, 'mails'), join(second.dataDir, 'mails'), { recursive: true })
  world = await startWorld({ ...second, keepData: true })
  await vi.waitUntil(async () => (await titles())?.length === 2, { timeout: 60_000, interval: 50 })
  await world.settled()
  expect(await titles()).toEqual(['Send the deck', 'Book the stand'])
}, 180_000)

it('a folder that is no whole backup is not put back, and a backup overwrites nothing', async () => {
  at(await place('third'))
  await expect(restore([join(scratch, 'nothing')])).rejects.toThrow(
    'is no backup, or one that was not finished',
  )
  await expect(backup([scratch])).rejects.toThrow('is not empty')
  await expect(backup([join(scratch, 'third/backups')])).rejects.toThrow('outside of DATA_DIR')
})
