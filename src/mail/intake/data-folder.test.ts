// A folder that cannot be written: named at the start in one line, and told to whoever watches.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PowerCutFiles, seeded } from '../../../test/power-cut-files.ts'
import { type SmallDisk, smallDisk } from '../../../test/small-disk.ts'
import { projectRoot } from '../../root.ts'
import { diskCheck, requireDataFolder } from './data-folder.ts'

const isRoot = process.getuid?.() === 0

let place: string
/** Null where the tests do not run as root. */
let disk: SmallDisk | null

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mailcrew-data-folder-'))
  disk = smallDisk(1)
})
afterAll(() => {
  disk?.remove()
  rmSync(place, { recursive: true })
})

/** What the server itself says, and with which code it ends. */
async function start(dataDir: string) {
  const server = spawn(process.execPath, [join(projectRoot(), 'bin/start.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SMTP_PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(server.stderr)
  const [code] = (await once(server, 'exit')) as [number]
  // A stale build is made anew first, and says so.
  const lines = (await said).split('\n').filter((line) => line !== '' && !line.startsWith('Building '))
  // Not on a terminal, each is JSON.
  return { code, said: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) }
}

it('threat 17: a full disk is told, and the answer is shared for five seconds', async () => {
  const files = new PowerCutFiles(seeded(1))
  await files.makeFolder('/data')
  let now = 0
  const writes = diskCheck('/data', { files, now: () => now })
  expect(await writes()).toBe(true)
  expect(await files.list('/data')).toEqual([])
  files.isFull = true
  const before = files.operations
  expect(await Promise.all([writes(), writes()])).toEqual([true, true])
  expect(files.operations).toBe(before)
  now = 5_000
  expect(await Promise.all([writes(), writes()])).toEqual([false, false])
  expect(await files.list('/data')).toEqual([])
  files.isFull = false
  now = 10_000
  expect(await writes()).toBe(true)
})

it('a folder is made, whatever is missing above it, and nothing stays in it', async () => {
  const folder = join(place, 'a', 'b', 'data')
  await requireDataFolder(folder)
  await requireDataFolder(folder)
  expect(readdirSync(folder)).toEqual([])
})

it('threat 17: a file in the place of the folder ends the start with one line that says so', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(place, 'file', 'data')
  writeFileSync(join(place, 'file'), '')
  const { code, said } = await start(dataDir)
  expect([code, said]).toEqual([1, [`DATA_DIR=${dataDir} cannot be used: there is a file in its place`]])
})

it.skipIf(!isRoot)(
  'threat 17: a read-only disk ends the start with one line that says so',
  { timeout: 120_000 },
  async ({ skip }) => {
    if (!disk) return skip('this user may not mount')
    disk.readOnly(true)
    const dataDir = join(disk.path, 'new', 'data')
    const { code, said } = await start(dataDir)
    expect([code, said]).toEqual([1, [`DATA_DIR=${dataDir} cannot be used: its file system is read-only`]])
    await expect(requireDataFolder(disk.path)).rejects.toThrow(/its file system is read-only$/)
    expect(await diskCheck(disk.path)()).toBe(false)
    disk.readOnly(false)
  },
)

it.skipIf(!isRoot)('threat 17: a real full disk is told and named too', async ({ skip }) => {
  if (!disk) return skip('this user may not mount')
  disk.fill()
  await expect(requireDataFolder(join(disk.path, 'data'))).rejects.toThrow(/the disk is full$/)
  expect(await diskCheck(disk.path)()).toBe(false)
  disk.free()
  expect(await diskCheck(disk.path)()).toBe(true)
})

it.skipIf(isRoot)('threat 17: a folder of somebody else is named', async () => {
  const folder = mkdtempSync(join(place, 'closed-'))
  chmodSync(folder, 0o500)
  await expect(requireDataFolder(join(folder, 'data'))).rejects.toThrow(/this user may not write there$/)
  chmodSync(folder, 0o700)
})
