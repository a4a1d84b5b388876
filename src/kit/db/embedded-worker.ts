// The embedded database's own thread: PGlite on a folder, with every write really flushed to the disk.
import { fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Rows } from './driver.ts'
import type { EmbeddedReply, EmbeddedRequest, EmbeddedSettings } from './embedded-protocol.ts'
import { startOf } from './embedded-start.ts'
import { decode, encode, type WireQuery } from './wire.ts'

interface OpenStream {
  nfd: number
}

/**
 * PGlite's file system never flushes: its runtime has no fsync for folders of the host, so that
 * PostgreSQL's own calls do nothing and a power cut loses acknowledged rows. This puts the call back.
 */
class FlushingNodeFS extends NodeFS {
  override async init(lite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const made = await super.init(lite, options)
    const before = made.emscriptenOpts.preRun ?? []
    const preRun = Array.isArray(before) ? before : [before]
    made.emscriptenOpts.preRun = [
      ...preRun,
      (module: unknown) => {
        const nodefs = (module as { NODEFS: { stream_ops: Record<string, unknown> } }).NODEFS
        nodefs.stream_ops.fsync = (stream: OpenStream) => {
          fsyncSync(stream.nfd)
          return 0
        }
      },
    ]
    return made
  }
}

const settings = workerData as EmbeddedSettings
const port = parentPort
if (!port) throw new Error('the embedded database runs in a worker thread')

const lite = await PGlite.create({
  ...(settings.folder
    ? { fs: settings.fsync ? new FlushingNodeFS(settings.folder) : new NodeFS(settings.folder) }
    : {}),
  ...startOf(settings),
  pgliteWasmModule: settings.program,
})

const nothing: Rows = { rows: [], rowCount: 0, command: '' }

async function answer(request: EmbeddedRequest): Promise<Rows> {
  switch (request.kind) {
    case 'query':
      return runQuery({ ...request, values: request.values as (string | null)[] })
    case 'close':
      await lite.close()
      return nothing
  }
}

/** Names of the statements that this connection keeps. */
const kept = new Set<string>()

async function runQuery(query: WireQuery): Promise<Rows> {
  const { name } = query
  try {
    const isKept = name !== null && kept.has(name)
    const { messages } = await lite.execProtocol(encode(query, isKept), { syncToFs: false })
    if (name !== null) kept.add(name)
    return decode(messages, query)
  } catch (error) {
    // Whether it is kept after a failure depends on where it failed: it is sent anew.
    if (name !== null) kept.delete(name)
    // A text that opens a transaction and fails half way must not leave the only connection inside it.
    if (/^\s*begin\b[\s\S]*;/i.test(query.text)) await lite.exec('rollback')
    throw error
  }
}

let last: Promise<unknown> = Promise.resolve()

port.on('message', (request: EmbeddedRequest) => {
  const turn = last.then(() => answer(request))
  last = turn.catch(() => {})
  turn.then(
    (result) => port.postMessage({ id: request.id, ok: true, ...result } satisfies EmbeddedReply),
    (error: Error & { code?: string; detail?: string; constraint?: string }) =>
      port.postMessage({
        id: request.id,
        ok: false,
        message: error.message,
        code: error.code ?? null,
        detail: error.detail ?? null,
        constraint: error.constraint ?? null,
      } satisfies EmbeddedReply),
  )
})
port.postMessage({ id: 0, ok: true, ...nothing } satisfies EmbeddedReply)
