// A socket for the server's owner alone: the system's permissions on its file say who may ask for the outbox.
import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnersOutboxMail } from '../mail/outbox-store.ts'

/** The system's limit for the path of a socket is 108 bytes on Linux and 104 on macOS. */
const LONGEST_PATH = 100
const PAGE = 50

export interface AdminSocketParts {
  path: string
  /** Newest first, older than `before`. */
  listOutbox(page: { before?: number; limit: number }): Promise<OwnersOutboxMail[]>
  /** Null where there is none. */
  readOutbox(id: number): Promise<OwnersOutboxMail | null>
}

export interface AdminSocket {
  close(): Promise<void>
}

/** The place that server and command agree on: in the data folder, unless its path is too long for a socket. */
export function adminSocketPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock')
  if (Buffer.byteLength(path) <= LONGEST_PATH) return path
  return join(tmpdir(), `mailcrew-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`)
}

/** Answers GET /outbox?before=ID and GET /outbox/ID. Throws when another server answers at the path. */
export async function startAdminSocket(parts: AdminSocketParts): Promise<AdminSocket> {
  await removeLeftOver(parts.path)
  const server = createServer((request, response) => {
    answer(parts, request.method ?? '', request.url ?? '', response).catch(() => {
      reply(response, 500, { message: 'The outbox cannot be read just now' })
    })
  })
  await listen(server, parts.path)
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  parts: AdminSocketParts,
  method: string,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(address, 'http://admin')
  const [, room, id] = /^\/(outbox)(?:\/(\d{1,9}))?$/.exec(pathname) ?? []
  if (method !== 'GET' || !room) return reply(response, 404, { message: 'Not found' })
  if (id === undefined) {
    const before = Number(searchParams.get('before')) || undefined
    return reply(response, 200, await parts.listOutbox({ limit: PAGE, ...(before ? { before } : {}) }))
  }
  const mail = await parts.readOutbox(Number(id))
  if (!mail) return reply(response, 404, { message: `There is no mail ${id} in the outbox` })
  reply(response, 200, mail)
}

function reply(response: ServerResponse, status: number, body: unknown): void {
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
