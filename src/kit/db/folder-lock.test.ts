// Who owns a folder: against real processes that are killed, stay behind as zombies, end late or are others by now.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { fromPs, processState } from './process-state.ts'

let place: string
let folder: string
let program: string
const parents: ChildProcess[] = []
const holders: number[] = []

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'mailcrew-folder-lock-'))
  folder = join(place, 'data')
  program = join(place, 'holder.mjs')
  const source = `import { lockFolder } from './folder-lock.ts'
    await lockFolder(process.argv[2])
    process.stdout.write(process.pid + '\\n')
    setInterval(() => {}, 1_000)`
  await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
})
afterEach(() => {
  for (const pid of holders.splice(0)) if (processState(pid)) process.kill(pid, 'SIGKILL')
  for (const parent of parents.splice(0)) parent.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => rmSync(place, { recursive: true }))

/** A process that holds the folder, under a parent that never waits for it: killed, it stays in the table. */
async function holder(): Promise<number> {
  const command = 'node=$1; shift; "$node" "$@" & exec sleep 600'
  const parent = spawn('sh', ['-c', command, 'sh', process.execPath, program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  parents.push(parent)
  const [pid] = (await once(parent.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  holders.push(Number(pid))
  return Number(pid)
}

it('threat 17: a folder is taken at once after kill -9, twenty times, with nobody reaping', {
  timeout: 120_000,
}, async () => {
  for (let time = 0; time < 20; time++) {
    const pid = await holder()
    process.kill(pid, 'SIGKILL')
    const unlock = await lockFolder(folder)
    // The number is still taken, by nobody who runs.
    expect([time, processState(pid)?.isDead]).toEqual([time, true])
    unlock()
  }
})

it('a process that still runs is waited for, with a line that says so, and then the folder is refused', async () => {
  const pid = await holder()
  const said: string[] = []
  const locked = lockFolder(folder, {
    onWait(line) {
      said.push(line)
      process.kill(pid, 'SIGTERM')
    },
  })
  const unlock = await locked
  expect(said).toEqual([`The folder ${folder} is in use by the process ${pid}; waiting for it to end`])
  unlock()

  const other = await holder()
  await expect(lockFolder(folder, { waitMs: 300 })).rejects.toThrow(
    `The folder ${folder} is in use by the process ${other}; stop it or set another DATA_DIR`,
  )
  expect(processState(other)?.isDead).toBe(false)
})

it('a number that another program has by now, and a lock without its text, hold nothing', async () => {
  const pid = await holder()
  const lock = join(folder, 'mailcrew.lock')
  expect(readFileSync(lock, 'utf8')).toBe(`${pid} ${processState(pid)?.born}`)
  for (const text of [`${pid} 1`, `${pid} Mon Jan  1 00:00:00 2001`, '', 'nonsense']) {
    writeFileSync(lock, text)
    const unlock = await lockFolder(folder, { waitMs: 0 })
    unlock()
    expect([text, existsSync(lock)]).toEqual([text, false])
  }
})

it('one process takes a folder once, and gives back only what is its own', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/is in use by the process/)
  const lock = join(folder, 'mailcrew.lock')
  writeFileSync(lock, '1 1')
  unlock()
  expect(readFileSync(lock, 'utf8')).toBe('1 1')
})

it.skipIf(fromPs(process.pid) === null)(
  'where there is no /proc, ps tells the dead from the living',
  async () => {
    const pid = await holder()
    const alive = fromPs(pid)
    expect([alive?.isDead, alive?.born]).toEqual([false, expect.stringMatching(/\d{4}$/)])
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => fromPs(pid)).toEqual({ isDead: true, born: alive?.born })
    expect(fromPs(2 ** 22 + 1)).toBeNull()
  },
)
