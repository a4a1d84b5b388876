// The owner's socket: who may open it, and what it answers.
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OwnersOutboxMail } from '../mail/outbox-store.ts'
import { answerOutbox } from './admin-answers.ts'
import { type AdminSocket, adminSocketPath, startAdminSocket } from './admin-socket.ts'

const mail = { id: 7, recipient: 'anna@example.com', subject: 'Reset your password', isSecret: true }
const asked: unknown[] = []
let folder: string
let socket: AdminSocket | null

const start = () =>
  startAdminSocket(
    adminSocketPath(folder),
    answerOutbox({
      async listOutbox(page) {
        asked.push(page)
        return [mail as OwnersOutboxMail]
      },
      readOutbox: async (id) => (id === mail.id ? (mail as OwnersOutboxMail) : null),
    }),
  )

beforeEach(() => {
  asked.length = 0
  folder = mkdtempSync(join(tmpdir(), 'admin-'))
  socket = null
})

afterEach(async () => {
  await socket?.close()
  rmSync(folder, { recursive: true, force: true })
})

function ask(path: string, method = 'GET'): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = get({ socketPath: adminSocketPath(folder), path, method, agent: false }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
    })
    request.on('error', reject)
  })
}

it('AUTH-29: the outbox with its security links is for the owner of the socket alone', async () => {
  const mask = process.umask()
  socket = await start()
  expect(statSync(adminSocketPath(folder)).mode & 0o777).toBe(0o600)
  expect(process.umask()).toBe(mask)
  expect(await ask('/outbox')).toEqual({ status: 200, body: [mail] })
  expect(await ask('/outbox/7')).toEqual({ status: 200, body: mail })
})

it('the outbox is read in pages', async () => {
  socket = await start()
  await ask('/outbox?before=51')
  expect(asked).toEqual([{ before: 51, limit: 50 }])
})

it('what is not there, and what would change something, is not found', async () => {
  socket = await start()
  for (const path of ['/outbox/8', '/outbox/x', '/', '/outbox/7/raw'])
    expect((await ask(path)).status).toBe(404)
  expect((await ask('/outbox/7', 'DELETE')).status).toBe(404)
})

it('a file left by a killed server is replaced, the socket of a living one is not', async () => {
  writeFileSync(adminSocketPath(folder), '')
  chmodSync(adminSocketPath(folder), 0o666)
  socket = await start()
  await expect(start()).rejects.toThrow('Another server answers')
  expect((await ask('/outbox/7')).status).toBe(200)
})

it('a data folder with a long path gets a socket that the system can open', () => {
  const long = join('/', 'x'.repeat(120))
  expect(adminSocketPath(long).length).toBeLessThanOrEqual(100)
  expect(adminSocketPath(long)).not.toBe(adminSocketPath(`${long}y`))
  expect(adminSocketPath('/srv/mailcrew')).toBe('/srv/mailcrew/admin.sock')
})
