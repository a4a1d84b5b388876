// The embedded database's own thread: PGlite on a folder, with every write really flushed to the disk.
import { fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { types as liteTypes, PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import pg from 'pg'
import type { EmbeddedReply, EmbeddedRequest, EmbeddedSettings } from './embedded-protocol.ts'

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

const asText = (value: string) => value
const dateTypes = new Set([1082, 1083, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const parsers = makeParsers()
// The owner has already turned every value into text, as node-postgres does.
const serializers = Object.fromEntries(
  Object.keys(liteTypes.serializers).map((oid) => [oid, (value: unknown) => value as string]),
)

function makeParsers() {
  const oids = new Set([
    ...Object.values(pg.types.builtins),
    1000,
    1005,
    1007,
    1009,
    1015,
    1016,
    1021,
    1022,
    1115,
    1182,
    1185,
    1187,
    1231,
    199,
    3807,
    2951,
  ])
  const dates: Record<number, (value: string) => unknown> = {}
  const texts: Record<number, (value: string) => unknown> = {}
  for (const oid of oids) {
    const parse = pg.types.getTypeParser(oid as number, 'text') as (value: string) => unknown
    dates[oid as number] = parse
    texts[oid as number] = dateTypes.has(oid as number) ? asText : parse
  }
  return { date: dates, text: texts }
}

// -F switches fsync off, which is PGlite's default.
const durable = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

const lite = await PGlite.create({
  ...(settings.folder
    ? { fs: settings.fsync ? new FlushingNodeFS(settings.folder) : new NodeFS(settings.folder) }
    : {}),
  ...(settings.fsync ? { startParams: durable } : {}),
  extensions: { pg_trgm },
})

async function answer(
  request: EmbeddedRequest,
): Promise<{ rows: Record<string, unknown>[]; rowCount: number }> {
  switch (request.kind) {
    case 'query': {
      const options = { rowMode: request.mode, parsers: parsers[request.dates], serializers }
      const results =
        request.values.length === 0
          ? await runText(request.text, options)
          : [await lite.query<Record<string, unknown>>(request.text, request.values, options)]
      const rows = results.flatMap((result) => result.rows as Record<string, unknown>[])
      return { rows, rowCount: rows.length || (results.at(-1)?.affectedRows ?? 0) }
    }
    case 'exec':
      await lite.exec(request.text)
      return { rows: [], rowCount: 0 }
    case 'listen': {
      const { channel } = request
      await lite.listen(channel, (payload) => {
        port?.postMessage({ kind: 'notification', channel, payload } satisfies EmbeddedReply)
      })
      return { rows: [], rowCount: 0 }
    }
    case 'close':
      await lite.close()
      return { rows: [], rowCount: 0 }
  }
}

/**
 * Text without values may hold several statements, also a whole transaction. One that fails half way must
 * not leave the only connection in an aborted transaction.
 */
async function runText(text: string, options: Parameters<PGlite['exec']>[1]) {
  try {
    return await lite.exec(text, options)
  } catch (error) {
    if (/^\s*begin\b[\s\S]*;/i.test(text)) await lite.exec('rollback')
    throw error
  }
}

port.on('message', (request: EmbeddedRequest) => {
  answer(request).then(
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
port.postMessage({ id: 0, ok: true, rows: [], rowCount: 0 } satisfies EmbeddedReply)
