// Processes that share no disk, on one PostgreSQL and one bucket: what comes in at one is read at another, and
// assistants may speak to any of them.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client as Assistant } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { projectRoot } from '../src/root.ts'
import { createOnServer, type ServerDatabase } from './database-server.ts'
import { freePort } from './free-port.ts'
import { contentsOf, type S3Server, startS3Server } from './s3-server.ts'
import { type Client, clientOf, signUp } from './world.ts'

describe.skipIf(!process.env.TEST_DATABASE_URL)('processes that share no disk', () => {
  const folders: string[] = []
  const children: ChildProcess[] = []
  let database: ServerDatabase
  let db: Database
  let s3: S3Server
  let smtpPort: number
  let ports: number[]
  let balancer: Server
  let url: string
  let amara: Client

  beforeAll(async () => {
    database = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    db = new Database(openPostgres(database.url, 1))
    s3 = await startS3Server(['crew'])
    smtpPort = await freePort()
    ports = [await freePort(), await freePort()]
    const door = await freePort()
    url = `http://127.0.0.1:${door}`
    balancer = balancing(ports)
    await new Promise<void>((resolve) => balancer.listen(door, '127.0.0.1', resolve))
    const shared = { DATABASE_URL: database.url, PUBLIC_URL: url, STORE_BUCKET: 's3://crew/house' }
    const run = (services: string, more: Record<string, string>) => {
      const folder = mkdtempSync(join(tmpdir(), 'mailcrew-apart-'))
      folders.push(folder)
      return start(children, { ...shared, ...s3.environment, ...more, SERVICES: services, DATA_DIR: folder })
    }
    await Promise.all([
      run('smtp', { SMTP_PORT: String(smtpPort) }),
      run('web', { PORT: String(ports[0]) }),
      run('web,worker', { PORT: String(ports[1]) }),
    ])
    amara = await signUp(url, 'amara')
  }, 300_000)
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    balancer?.close()
    await s3?.remove()
    await db?.close()
    await database?.drop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  it('a mail that comes in at one is kept in the bucket, and its attachment is read by the others', async () => {
    await send(smtpPort)
    const found = async () => {
      const { rows } = await db.query(`select id from deliveries where status = 'processed'`)
      return Number(rows[0]?.id ?? 0)
    }
    await expect.poll(found, { timeout: 120_000 }).toBeGreaterThan(0)
    const id = await found()
    const stored = [...(await contentsOf(s3.bucket('crew', 'house/'))).values()]
    expect(stored.some((text) => text.includes('notes.txt'))).toBe(true)
    // Neither has the mail on its own disk: both read it out of the bucket.
    for (const port of ports) {
      const there = clientOf(`http://127.0.0.1:${port}`, amara.cookie, { origin: url })
      const file = await there.raw('GET', `/api/mails/${id}/attachments/0`)
      expect([file.status, await file.text()]).toEqual([200, 'The hall is booked for 13 March 2027.'])
    }
    expect(folders.filter((folder) => existsSync(join(folder, 'mails')))).toEqual([])
  })

  it('an assistant is served by whichever process its calls come to, and asks the person all the same', async () => {
    const { secret } = await amara.send<{ secret: string }>('POST', '/api/tokens', {
      ...{ name: 'Assistant', scopes: ['read', 'write'] },
    })
    const asked: string[] = []
    const assistant = new Assistant({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } })
    assistant.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message)
      return { action: 'accept', content: {} }
    })
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    })
    await assistant.connect(transport as Transport)
    await amara.send('POST', '/api/projects', { name: 'Autumn' })
    const { projects } = await amara.get<{ projects: { id: number; name: string }[] }>('/api/projects')
    const id = projects.find(({ name }) => name === 'Autumn')?.id
    const texts: string[] = []
    for (let number = 0; number < 6; number += 1) {
      const given = { id, title: `Errand ${number}` }
      const use = async (more: object = {}) => {
        const { content } = await assistant.callTool({
          name: 'create_task',
          arguments: { ...given, ...more },
        })
        return (content as { text: string }[])[0]?.text ?? ''
      }
      const first = await use()
      const confirmation = /confirmation = "([^"]+)"/.exec(first)?.[1]
      texts.push(confirmation ? await use({ confirmation }) : first)
    }
    const tasks = await amara.get<{ title: string }[]>(`/api/projects/${id}/tasks`)
    expect(tasks.map(({ title }) => title).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, number) => `Errand ${number}`),
    )
    // Some calls came to the process that has the session, and the person's answer to the other one.
    expect(asked.length).toBeGreaterThan(0)
    const another = { name: 'Another', scopes: ['read'] }
    const other = await amara.send<{ secret: string }>('POST', '/api/tokens', another)
    const session = transport.sessionId ?? ''
    const stolen = await fetch(`${url}/mcp`, {
      ...{ method: 'DELETE' },
      headers: { authorization: `Bearer ${other.secret}`, 'mcp-session-id': session },
    })
    expect(stolen.status).toBe(202)
    expect((await assistant.listTools()).tools.length).toBeGreaterThan(0)
    await transport.terminateSession()
    await assistant.close()
  })
})

/** Each request to the next one, whoever sent it. */
function balancing(ports: readonly number[]): Server {
  let at = 0
  return createServer((asked, answer) => {
    const port = ports[(at += 1) % ports.length]
    const { method, url, headers } = asked
    const inner = request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(answer)
    })
    inner.on('error', () => answer.destroy())
    answer.on('close', () => inner.destroy())
    asked.pipe(inner)
  })
}

/** As `npm start` runs it; resolves when it is ready. */
function start(children: ChildProcess[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(projectRoot(), 'bin/start.mjs'), '--no-open'], {
    env: { ...process.env, LOG_LEVEL: 'error', PORT: '0', SMTP_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the process ended before it was ready')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Mailcrew is ready')) resolve()
    })
  })
}

async function send(port: number): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    await transport.sendMail({
      ...{ from: 'amara@example.com', to: 'alex@mailcrew.localhost', subject: 'Notes' },
      text: 'Please read the notes.',
      attachments: [{ filename: 'notes.txt', content: 'The hall is booked for 13 March 2027.' }],
    })
  } finally {
    transport.close()
  }
}
