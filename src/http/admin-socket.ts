// A socket for the server's owner alone: the system's permissions on its file say who may ask.
import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileAnswer } from '../kit/serve.ts'

/** The system's limit for the path of a socket is 108 bytes on Linux and 104 on macOS. */
const LONGEST_PATH = 100

export interface AdminReply {
  status: number
  /** Sent as JSON; a `FileAnswer` as it is. */
  body: unknown
}

/** Null for what it does not know. `body` reads what was sent, where that is wanted. */
export type AdminAnswer = (
  method: string,
  url: URL,
  body: () => Promise<Buffer>,
) => Promise<AdminReply | null>

/** Bytes that are read of a body. */
const MOST_BYTES = 64 * 2 ** 20

/** Of the process with the web service, which has the outbox, and of the one that takes mail in. */
export type AdminSocketName = 'admin' | 'intake'

export interface AdminSocket {
  close(): Promise<void>
}

/** The place that server and command agree on: in the data folder, unless its path is too long for a socket. */
export function adminSocketPath(dataDir: string, name: AdminSocketName = 'admin'): string {
  const path = join(dataDir, `${name}.sock`)
  if (Buffer.byteLength(path) <= LONGEST_PATH) return path
  const place = createHash('sha256').update(path).digest('hex').slice(0, 16)
  return join(tmpdir(), `mailcrew-${place}.sock`)
}

/** Throws when another server answers at the path. */
export async function startAdminSocket(path: string, answer: AdminAnswer): Promise<AdminSocket> {
  await removeLeftOver(path)
  const server = createServer((request, response) => {
    answer(request.method ?? '', new URL(request.url ?? '', 'http://admin'), () => bodyOf(request))
      .then((answered) => reply(response, answered ?? { status: 404, body: { message: 'Not found' } }))
      .catch(() => reply(response, { status: 500, body: { message: 'This cannot be done just now' } }))
  })
  await listen(server, path)
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > MOST_BYTES) throw new Error('the body is too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function reply(response: ServerResponse, { status, body }: AdminReply): void {
  if (body instanceof FileAnswer) {
    response.writeHead(status, { 'content-type': body.type, 'content-length': body.size })
    // A file that breaks off ends the connection, so that nobody takes it for whole.
    pipeline(body.content, response).catch(() => response.destroy())
    return
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The file is made without rights for others: a moment's delay between making and closing it would be a door. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const before = process.umask(0o177)
    try {
      server.listen(path, () => {
        chmodSync(path, 0o600)
        resolve()
      })
    } finally {
      process.umask(before)
    }
  })
}

/** A process that was killed leaves its socket's file; one that lives answers there. */
function removeLeftOver(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = connect(path, () => {
      probe.destroy()
      reject(new Error(`Another server answers at ${path}`))
    })
    probe.on('error', () => {
      rmSync(path, { force: true })
      resolve()
    })
  })
}
