// The driver for the embedded database: PGlite in a thread of its own, one connection, one owner of the folder.
import { AsyncResource } from 'node:async_hooks'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { constants, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { cp, open, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { prepareValue } from 'pg/lib/utils.js'
import { translated } from '../translated.ts'
import type { Driver, QueryConfig, Rows, SqlClient } from './driver.ts'
import type { EmbeddedReply, EmbeddedRequest, EmbeddedSettings } from './embedded-protocol.ts'
import { vacuumWhatChanged } from './embedded-vacuum.ts'
import { type LockWait, lockFolder } from './folder-lock.ts'
import { StatementNames } from './statement-names.ts'

const VACUUM_EVERY_MS = 60_000
const CHECKPOINT_EVERY_MS = 10 * 60_000

export interface EmbeddedOptions extends LockWait {
  /** False only in tests, where a power cut is not played. */
  fsync?: boolean
  vacuumEveryMs?: number
  /** Hears what goes wrong where nobody waits for it. */
  onTrouble?: (error: unknown) => void
}

type Unnumbered = EmbeddedRequest extends infer R
  ? R extends EmbeddedRequest
    ? Omit<R, 'id'>
    : never
  : never

/**
 * Opens (and at the first start makes) the database in `folder`; null keeps it in memory.
 * Rejects when another process holds the folder and goes on doing so: two writers would destroy it.
 */
export async function openEmbedded(folder: string | null, options: EmbeddedOptions = {}): Promise<Driver> {
  const unlock = folder ? await lockFolder(folder, options) : () => {}
  try {
    const fsync = folder !== null && options.fsync !== false
    const files = folder ? join(folder, 'pgdata') : null
    if (files && !existsSync(files)) await makeFiles(files, fsync)
    const thread = await startThread({ folder: files, fsync })
    return driverOver(thread, unlock, files, options)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * First start: made beside its place, flushed and renamed, so that neither crash nor power cut leaves it half made. In
 * a process of its own, since this one would keep the memory that it takes; that of a start which was killed may still
 * be writing, so each has another place.
 */
async function makeFiles(files: string, fsync: boolean): Promise<void> {
  const place = dirname(files)
  removeDrafts(place, `${basename(files)}.new`)
  const draft = mkdtempSync(`${files}.new-`)
  // What comes next is compiled meanwhile.
  await Promise.all([runFirstStart(draft), compiled()])
  if (fsync) await flushTree(draft)
  renameSync(draft, files)
  if (fsync) await flush(place)
}

function removeDrafts(place: string, prefix: string): void {
  for (const name of readdirSync(place).filter((one) => one.startsWith(prefix))) {
    try {
      rmSync(join(place, name), { recursive: true, force: true })
    } catch {
      // It is still being written: what is left of it does no harm.
    }
  }
}

/** Each file and folder survives a power cut afterwards; making them all one by one left them to the system. */
async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.filter((one) => one.isDirectory())) await flushTree(join(folder, entry.name))
  const files = entries.filter((one) => one.isFile())
  await Promise.all(files.map((one) => flush(join(folder, one.name))))
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Thread {
  ask(request: Unnumbered): Promise<Rows>
  end(): Promise<void>
}

let program: Promise<WebAssembly.Module> | null = null

/** PGlite's program, once for all threads of this process. */
function compiled(): Promise<WebAssembly.Module> {
  program ??= readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return program
}

async function startThread(settings: Omit<EmbeddedSettings, 'program'>): Promise<Thread> {
  const worker = await newThread({ ...settings, program: await compiled() })
  const waiting = new Map<number, { resolve: (rows: Rows) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let dead: Error | null = null
  const ready = new Promise<Rows>((resolve, reject) => waiting.set(0, { resolve, reject }))

  function fail(error: Error): void {
    dead = error
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  worker.on('message', (reply: EmbeddedReply) => {
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) one?.resolve({ rows: reply.rows, rowCount: reply.rowCount, command: reply.command })
    else one?.reject(databaseError(reply))
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the embedded database has stopped')))
  await ready
  return {
    ask(request) {
      if (dead) return Promise.reject(dead)
      return new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        worker.postMessage({ id: lastId, ...request })
      })
    },
    async end() {
      if (dead) return
      const exited = once(worker, 'exit')
      await worker.terminate()
      await exited.catch(() => {})
    },
  }
}

const isSource = import.meta.url.endsWith('.ts')

async function newThread(settings: EmbeddedSettings): Promise<Worker> {
  const file = isSource
    ? await translated(new URL('./embedded-worker.ts', import.meta.url))
    : new URL('./embedded-worker.js', import.meta.url)
  return new Worker(file, { workerData: settings })
}

/** Resolves when the files are made in the folder. */
async function runFirstStart(folder: string): Promise<void> {
  const file = isSource
    ? await translated(new URL('./embedded-files.ts', import.meta.url))
    : new URL('./embedded-files.js', import.meta.url)
  await promisify(execFile)(process.execPath, [fileURLToPath(file), folder])
}

/** The same fields that node-postgres sets on an error of the server. */
function databaseError(reply: Extract<EmbeddedReply, { ok: false }>): Error {
  return Object.assign(new Error(reply.message), {
    code: reply.code ?? undefined,
    detail: reply.detail ?? undefined,
    constraint: reply.constraint ?? undefined,
  })
}

function driverOver(
  thread: Thread,
  unlock: () => void,
  folder: string | null,
  { vacuumEveryMs = VACUUM_EVERY_MS, onTrouble = () => {} }: EmbeddedOptions,
): Driver {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const client = clientOver(thread)
  const turns = new Turns()
  const ask = (text: string) => turns.take(() => client.query(text))
  let isClosed = false
  const trouble = (error: unknown) => !isClosed && onTrouble(error)
  const timers = [
    setInterval(() => void vacuumWhatChanged(ask).catch(trouble), vacuumEveryMs),
    setInterval(() => void ask('checkpoint').catch(trouble), CHECKPOINT_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    kind: 'embedded',
    client: { query: (config, values) => turns.pass(() => client.query(config, values)) },
    reserve: (run) => turns.take(() => run(client)),
    connections: () => null,
    async copyFiles(to) {
      if (!folder) return false
      await turns.take(async () => {
        await client.query('checkpoint')
        // Nothing writes meanwhile: the thread has no other statement.
        await cp(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
      })
      return true
    },
    // Nobody else is there who could hear it.
    async announce(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    async listen(channel, onPayload) {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set)
      // Whoever hears does not act for the one who told.
      const listener = AsyncResource.bind(onPayload)
      set.add(listener)
      return {
        async close() {
          set.delete(listener)
        },
      }
    },
    // Nobody else is there who could ask for it.
    holdLock: async () => ({ close: async () => {} }),
    async close() {
      isClosed = true
      for (const timer of timers) clearInterval(timer)
      await turns.take(() => thread.ask({ kind: 'close' })).catch(() => {})
      await thread.end()
      unlock()
    },
  }
}

/** One connection serves all: a transaction has it alone, single statements pass between transactions. */
class Turns {
  #last: Promise<unknown> = Promise.resolve()

  take<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(run, run)
    this.#last = turn.catch(() => {})
    return turn
  }

  /** Waits for the transactions before it, but lets the next ones follow at once: the thread keeps the order. */
  pass<T>(ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const go = () => {
        ask().then(resolve, reject)
      }
      this.#last = this.#last.then(go, go)
    })
  }
}

function clientOver(thread: Thread): SqlClient {
  const names = new StatementNames()
  return {
    query(config, values) {
      const query: QueryConfig = typeof config === 'string' ? { text: config } : config
      const given = values ?? query.values ?? []
      return thread.ask({
        kind: 'query',
        text: query.text,
        name: given.length > 0 ? (names.nameOf(query.text) ?? null) : null,
        values: given.map((value) => prepareValue(value)),
        mode: query.rowMode === 'array' ? 'array' : 'object',
        dates: query.types ? 'text' : 'date',
      })
    },
  }
}
