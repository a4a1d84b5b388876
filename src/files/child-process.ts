// Starts the process that reads one file, watches what it takes, and ends it with all that belongs to it.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Task } from './child/task.ts'
import { childFile } from './child-file.ts'
import type { FailureCode } from './failure.ts'
import { permissions } from './permissions.ts'

export interface Ended {
  /** What it wrote; null where it did not end by itself. */
  readonly output: Buffer | null
  /** Why it was ended, or how it broke down. */
  readonly failure: FailureCode | null
  /** What it wrote of errors: for logs, since it may have words of the file. */
  readonly trace: string | null
  /** The most memory that was seen. */
  readonly peakMb: number
}

const LOOK_MS = 20
const LOOK_BY_COMMAND_MS = 500
const MOST_OUTPUT = 96 * 1024 * 1024
const MOST_ERRORS = 20_000
/** Of the memory: what is the program itself, which the system counts apart from its data. */
const PROGRAM_MB = 60

const running = new Set<number>()
process.on('exit', () => {
  for (const pid of running) killGroup(pid)
})

/** How many parts were read, of how many; called while the process runs. */
export type OnProgress = (read: number, total: number) => void

export async function runChild(
  task: Task,
  bytes: Uint8Array,
  onProgress: OnProgress = () => {},
): Promise<Ended> {
  const file = await childFile()
  return new Promise((resolve) => {
    const child = start(file, task)
    const output: Buffer[] = []
    let size = 0
    let errors = ''
    let failure: FailureCode | null = null
    const end = (code: FailureCode) => {
      failure ??= code
      if (child.pid !== undefined) killGroup(child.pid)
    }
    const watch = watchMemory(child, task.limits.memoryMb, () => end('out_of_memory'))
    const timer = setTimeout(() => end('timed_out'), task.limits.timeMs)
    const results = child.stdio[3] as Readable
    results.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MOST_OUTPUT) end('too_large')
      else output.push(chunk)
    })
    const progress = child.stdio[4] as Readable
    // Lines are short: what a piece of them lacks, the next one says again.
    progress.on('data', (chunk: Buffer) => {
      const [, read, total] = /(?:^|\n)(\d{1,6}) (\d{1,6})\n$/.exec(chunk.toString('latin1').slice(-20)) ?? []
      if (read !== undefined && failure === null) onProgress(Number(read), Number(total))
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString('latin1')).slice(-MOST_ERRORS)
    })
    // One that was ended does not take the rest of its file.
    child.stdin?.on('error', () => {})
    child.stdin?.write(`${JSON.stringify(task)}\n`)
    child.stdin?.end(bytes)
    child.on('error', () => end('damaged'))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (child.pid !== undefined) {
        running.delete(child.pid)
        killGroup(child.pid)
      }
      const isWhole = failure === null && code === 0
      resolve({
        output: isWhole ? Buffer.concat(output) : null,
        failure: isWhole ? null : (failure ?? howItBroke(signal, errors)),
        trace: isWhole && errors === '' ? null : `${errors}ended with ${signal ?? code}`,
        peakMb: watch.stop(),
      })
    })
  })
}

/**
 * The shell sets what the system itself holds it to: data (kB), processor time (s), no files written, no dumps.
 * Stacks of threads and pools of the allocator count as data, so there are few and small ones, however many cores there are.
 * A group of its own, so that nothing which it started outlives it.
 */
function start(file: string, { limits }: Task): ChildProcess {
  const data = Math.max(100, limits.memoryMb - PROGRAM_MB) * 1024
  const seconds = Math.ceil(limits.timeMs / 1_000) * 2
  const held = `ulimit -c 0; ulimit -d ${data}; ulimit -t ${seconds}; ulimit -f 0; ulimit -s 2048; exec "$@"`
  const flags = [
    `--max-old-space-size=${Math.floor(limits.memoryMb / 2)}`,
    '--expose-gc',
    '--v8-pool-size=1',
    '--no-warnings',
    '--disable-proto=delete',
  ]
  const command = [process.execPath, ...flags, ...permissions(), file]
  const child = spawn('/bin/sh', ['-c', held, 'sh', ...command], {
    detached: true,
    cwd: '/',
    env: { LANG: 'C.UTF-8', MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined) running.add(child.pid)
  return child
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

interface Watch {
  stop(): number
}

function watchMemory({ pid }: ChildProcess, mostMb: number, passed: () => void): Watch {
  let peakMb = 0
  if (pid === undefined) return { stop: () => peakMb }
  const see = (usedMb: number) => {
    peakMb = Math.max(peakMb, usedMb)
    if (usedMb > mostMb) passed()
  }
  const isLinux = process.platform === 'linux'
  const look = isLinux ? () => see(residentMb(pid)) : () => lookByCommand(pid, see)
  const timer = setInterval(look, isLinux ? LOOK_MS : LOOK_BY_COMMAND_MS)
  return {
    stop() {
      clearInterval(timer)
      return peakMb
    },
  }
}

/** The highest that the system has seen. */
function residentMb(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

function lookByCommand(pid: number, see: (usedMb: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, kilobytes) => {
    if (!error) see(Number(kilobytes) / 1024)
  })
}

const noMemory = /out of memory|allocation failed|bad_alloc|cannot allocate|OOM|ENOMEM/i

function howItBroke(signal: NodeJS.Signals | null, errors: string): FailureCode {
  if (signal === 'SIGXCPU') return 'timed_out'
  if (noMemory.test(errors)) return 'out_of_memory'
  // A program that gets no more memory often breaks down before it can say so.
  return signal === null ? 'damaged' : 'out_of_memory'
}
