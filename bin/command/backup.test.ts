// A backup of a running server, put back elsewhere: all is equal, and mails that came afterwards are worked again.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { Database } from '../../src/kit/db/database.ts'
import { openEmbedded } from '../../src/kit/db/embedded.ts'
import { openPostgres } from '../../src/kit/db/postgres.ts'
import { contentsOf } from '../../test/database-contents.ts'
import { createOnServer, type ServerDatabase } from '../../test/database-server.ts'
import { startWorld, type World } from '../../test/world.ts'
import { backup, restore } from './backup.ts'

const server = process.env.TEST_DATABASE_URL
const databases: ServerDatabase[] = []
const printed: string[] = []
let scratch: string
let world: World | null = null
let first: Place

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

async function contentsAt({ dataDir, database }: Place) {
  const db = new Database(database ? openPostgres(database.url, 1) : await openEmbedded(dataDir))
  try {
    return await contentsOf(db)
  } finally {
    await db.close()
  }
}

/** Settings that name another database than the one of the folder; nothing is left of the tries. */
async function refusesOtherDatabases({ dataDir, database }: Place): Promise<void> {
  const to = join(scratch, 'refused')
  const elsewhere = 'postgres://nobody@127.0.0.1:1/nothing'
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', database ? '' : elsewhere)
  await expect(backup([to])).rejects.toThrow(
    database
      ? 'belongs to a PostgreSQL database: DATABASE_URL is not set'
      : 'belongs to the embedded database',
  )
  const wrong = { DATA_DIR: dataDir, DATABASE_URL: database ? '' : elsewhere, PORT: '0', SMTP_PORT: '0' }
  await expect(startApp(readConfig(wrong))).rejects.toThrow('DATA_DIR=')
  vi.stubEnv('DATA_DIR', join(scratch, 'forgotten'))
  await expect(backup([to])).rejects.toThrow('There is no data of Mailcrew in DATA_DIR=')
  expect(existsSync(to)).toBe(false)
  expect(existsSync(join(dataDir, 'pgdata'))).toBe(database === undefined)
}

const titles = async () =>
  (await world?.app.db.query<{ title: string }>('select title from tasks order by id'))?.rows.map(
    ({ title }) => title,
  )

it('a backup while the server runs is put back whole, and what came afterwards is worked again', async () => {
  first = await place('first')
  const second = await place('second')
  const copy = join(scratch, 'copy')
  world = await startWorld({ ...first, keepData: true })
  const amara = await world.signUp('amara')
  await world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please send the deck by Friday.' })
  const before = await contentsOf(world.app.db)
  await refusesOtherDatabases(first)
  at(first)
  expect(await backup([copy])).toBe(0)
  expect(await amara.get('/api/server/status')).toMatchObject({
    lastBackup: { bytes: expect.any(Number), database: world.app.db.kind, folder: copy },
  })
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

it.skipIf(!server)(
  'an empty database in place of the one that the data folder belongs to is refused',
  async () => {
    const { database: empty } = await place('unused')
    const environment = { DATA_DIR: first.dataDir, DATABASE_URL: empty?.url, PORT: '0', SMTP_PORT: '0' }
    vi.stubEnv('DATA_DIR', first.dataDir)
    vi.stubEnv('DATABASE_URL', empty?.url)
    const line = 'belongs to another database than the one that DATABASE_URL names'
    await expect(backup([join(scratch, 'refused')])).rejects.toThrow(line)
    await expect(startApp(readConfig(environment))).rejects.toThrow(line)
  },
)

it('a folder that is no whole backup is not put back, and a backup overwrites nothing', async () => {
  const third = await place('third')
  at(third)
  const hollow = join(scratch, 'hollow')
  mkdirSync(hollow)
  const manifest = {
    at: '2026-11-26T03:00:00Z',
    database: third.database ? 'postgres' : 'embedded',
    bytes: 1,
  }
  writeFileSync(join(hollow, 'backup.json'), JSON.stringify(manifest))
  await expect(restore([hollow])).rejects.toThrow('There is no database in')
  await expect(restore([join(scratch, 'nothing')])).rejects.toThrow(
    'is no backup, or one that was not finished',
  )
  await expect(backup([join(scratch, 'third/backups')])).rejects.toThrow('outside of DATA_DIR')
  at(first)
  await expect(backup([scratch])).rejects.toThrow('is not empty')
  writeFileSync(join(scratch, 'file'), '')
  await expect(backup([join(scratch, 'file/backup')])).rejects.toThrow('No backup was made: ENOTDIR')
})

it('a backup that was changed is refused by a plain line, and nothing is written', async () => {
  const target = await place('target')
  at(target)
  const outside = join(scratch, 'outside')
  mkdirSync(outside)
  writeFileSync(join(outside, 'loot'), 'loot')
  const database = server ? 'database.dump' : 'pgdata/PG_VERSION'
  const list = 'checksums.json'
  const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))
  const lie = (folder: string, changes: object) =>
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifestOf(folder), ...changes }))
  const forgeries: [string, (folder: string) => void, string][] = [
    ['bytes', (folder) => appendFileSync(join(folder, database), '0'), 'is not as it was copied'],
    ['more', (folder) => writeFileSync(join(folder, 'data/added.json'), '{}'), 'was added'],
    ['fewer', (folder) => rmSync(join(folder, 'data/database.json')), 'is missing'],
    ['link', (folder) => symlinkSync(join(outside, 'loot'), join(folder, 'data/loot')), 'is a link'],
    [
      'folder',
      (folder) => {
        renameSync(join(folder, 'data'), join(outside, 'data'))
        symlinkSync(join(outside, 'data'), join(folder, 'data'))
      },
      'is a link',
    ],
    [
      'names',
      (folder) => writeFileSync(join(folder, list), JSON.stringify({ '../../outside/loot': 'x' })),
      'is not the one that was written',
    ],
    ['kind', (folder) => lie(folder, { database: server ? 'embedded' : 'postgres' }), 'This backup is of'],
    ['other', (folder) => lie(folder, { database: 'sqlite' }), 'is damaged'],
    ['count', (folder) => lie(folder, { bytes: 1, checksums: undefined }), 'are not the 1 bytes'],
    ['none', (folder) => writeFileSync(join(folder, 'backup.json'), 'x'), 'is damaged'],
  ]
  for (const [name, forge, line] of forgeries) {
    const folder = join(scratch, `forged-${name}`)
    cpSync(join(scratch, 'copy'), folder, { recursive: true })
    forge(folder)
    const said = await restore([folder]).then(
      () => 'restored',
      (error: Error) => `${error.name} ${error.message}`,
    )
    expect(said).toContain(line)
    expect([name, existsSync(target.dataDir)]).toEqual([name, false])
  }
  expect(await restore([join(scratch, 'copy')])).toBe(0)
}, 60_000)
