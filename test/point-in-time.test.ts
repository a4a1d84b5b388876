// PostgreSQL is put back to an earlier minute, as docs/operating.md says it, and the mails since then are worked again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { type Cluster, clusterPrograms, startCluster } from './postgres-cluster.ts'
import { startWorld, type World } from './world.ts'

const programs = clusterPrograms()
const folder = mkdtempSync(join(tmpdir(), 'mailcrew-minute-'))
const dataDir = join(folder, 'server')
let cluster: Cluster | null = null
let world: World | null = null

afterAll(async () => {
  await world?.stop()
  await cluster?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (url: string) =>
  startWorld({ dataDir, keepData: true, environment: { DATABASE_URL: url } })

async function asked<Row extends object>(url: string, text: string): Promise<Row[]> {
  const db = new Database(openPostgres(url, 1))
  try {
    return (await db.query<Row>(text)).rows
  } finally {
    await db.close()
  }
}

it.skipIf(programs === null)(
  'threat 17: after a restore to an earlier minute, mails that came since are worked again',
  async () => {
    cluster = await startCluster(programs ?? '')
    const { url } = cluster
    world = await start(url)
    await world.signUp('amara')
    await world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please send the deck by Friday.' })
    await cluster.baseBackup()
    await world.receiveMail({ from: 'amara', subject: 'Market', text: 'Please book the stand by Monday.' })
    const [minute] = await asked<{ now: string }>(url, 'select clock_timestamp()::text as now')
    await world.receiveMail({ from: 'amara', subject: 'Fair', text: 'Please rent the tents by Thursday.' })
    await world.stop()
    await asked(url, 'select pg_switch_wal()')
    await cluster.backTo(minute?.now ?? '')

    const titles = () => asked<{ title: string }>(url, 'select title from tasks order by id')
    expect((await titles()).map(({ title }) => title)).toEqual(['Send the deck', 'Book the stand'])
    world = await start(url)
    await vi.waitUntil(async () => (await titles()).length === 3, { timeout: 60_000, interval: 50 })
    await world.settled()
    expect((await titles()).map(({ title }) => title)).toEqual([
      'Send the deck',
      'Book the stand',
      'Rent the tents',
    ])
  },
  180_000,
)
