// What /api/ready answers of a running server whose disk is full, and whose database takes no writes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { startTestServer, type TestServer } from '../../test/http-server.ts'
import { smallDisk } from '../../test/small-disk.ts'
import { startWorld } from '../../test/world.ts'
import type { ServerStatus } from '../features/alarms/contract.ts'
import type { Database } from '../kit/db/database.ts'
import { readinessOf } from './readiness.ts'

let db: Database
let server: TestServer
let dataDir: string
let now = new Date('2026-03-10T09:00:00Z')
let waitingSince: Date | null = null

beforeAll(async () => {
  db = await openTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-readiness-'))
  const readiness = readinessOf(
    { db, config: { dataDir }, clock: () => now },
    { waitingSince: () => waitingSince },
  )
  server = await startTestServer(db, { readiness })
})
afterAll(async () => {
  await server.close()
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function ready(url = server.url): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/api/ready`)
  return [answer.status, await answer.json()]
}

const well = { database: true, intake: true, disk: true }

it('threat 17: says not ready while mails wait, and while nothing can be written', async () => {
  expect(await ready()).toEqual([200, { status: 'ready', ...well }])
  waitingSince = new Date(now.getTime() - 60_000)
  expect(await ready()).toEqual([503, { status: 'unavailable', ...well, intake: false }])
  waitingSince = null
  rmSync(dataDir, { recursive: true })
  now = new Date(now.getTime() + 5_000)
  expect(await ready()).toEqual([503, { status: 'unavailable', ...well, disk: false }])
})

it('threat 17: says not ready while the database answers and takes no writes', async ({ skip }) => {
  // Of a server each connection would have to be told.
  if (db.kind !== 'embedded') return skip('on the embedded database alone')
  await db.query('set default_transaction_read_only = on')
  expect(await ready()).toMatchObject([503, { database: false }])
  await db.query('set default_transaction_read_only = off')
  expect(await ready()).toMatchObject([503, { database: true, disk: false }])
})

it.skipIf(process.getuid?.() !== 0)(
  'threat 17: on a full disk mail is asked for again, pages and the status say so, and all goes on once there is room',
  async ({ skip }) => {
    const disk = smallDisk(160)
    if (!disk) return skip('this user may not mount')
    let at = new Date('2026-11-18T03:00:00Z')
    const world = await startWorld({
      dataDir: disk.path,
      keepData: true,
      clock: () => at,
      environment: { LOG_LEVEL: 'silent' },
    })
    const acknowledged: string[] = []
    // A short mail may fit into the last page of a file.
    const signature = `-- \n${'Amara Okafor, Quay 4\n'.repeat(5_000)}`
    const mail = async (subject: string) => {
      const said = await world
        .mail({ from: 'amara', subject, text: `Please book the ${subject}.\n${signature}` })
        .catch((error: Error) => error.message)
      if (said.startsWith('250 ')) acknowledged.push(subject)
      return said
    }
    try {
      const amara = await world.signUp('amara')
      const status = () => amara.get<ServerStatus>('/api/server/status')
      const troubleOfMail = async () =>
        (await status()).services.find(({ name }) => name === 'Mail in')?.trouble ?? null
      expect(await ready(world.url)).toEqual([200, { status: 'ready', ...well }])
      expect(await mail('hall')).toMatch(/^250 /)
      await world.settled()
      expect(await troubleOfMail()).toBeNull()
      disk.fill()
      at = new Date(at.getTime() + 5_000)
      expect(await ready(world.url)).toEqual([503, { status: 'unavailable', ...well, disk: false }])
      for (const subject of ['tent', 'stand', 'van']) {
        // The database may have given a page back.
        disk.fill()
        expect(await mail(subject)).toMatch(/: 4\d\d /)
      }
      expect(await status()).toMatchObject({ disk: { free: 0 } })
      expect(await troubleOfMail()).toContain('the data folder is full')
      disk.free()
      at = new Date(at.getTime() + 5_000)
      expect(await ready(world.url)).toEqual([200, { status: 'ready', ...well }])
      expect(await mail('boat')).toMatch(/^250 /)
      await world.settled()
      expect(await troubleOfMail()).toBeNull()
      const { projects } = await amara.get<{ projects: { name: string }[] }>('/api/projects')
      expect(projects.map(({ name }) => name).toSorted()).toEqual(acknowledged.toSorted())
    } finally {
      await world.stop()
      disk.remove()
    }
  },
)
