// Two processes on one PostgreSQL server: both process mails, none twice, and each ends when it is told to.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Task } from '../src/features/tasks/contract.ts'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { projectRoot } from '../src/root.ts'
import { createOnServer, type ServerDatabase } from './database-server.ts'
import { freePort } from './free-port.ts'
import { type Client, signUp, startWorld } from './world.ts'

/** So many that none of them floods. */
const SENDERS = 30
const WAVE = 12
const LEAST = 60
/** More waves are sent until both processes had some. */
const MOST = 200
const STOP_WITHIN_MS = 5_000

describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one server', () => {
  let dataDir: string
  let database: ServerDatabase
  let db: Database
  let smtpPort: number
  let first: Server
  let second: Server
  let amara: Client
  let heard: LiveMessage[]
  let sent = 0

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-two-'))
    database = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    db = new Database(openPostgres(database.url, 1))
    smtpPort = await freePort()
    const port = await freePort()
    const shared = { DATA_DIR: dataDir, DATABASE_URL: database.url, PUBLIC_URL: `http://127.0.0.1:${port}` }
    // Both at once on an empty database: one makes the tables, the other waits.
    first = start({
      ...shared,
      SERVICES: 'web,smtp,worker',
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
    })
    second = start({ ...shared, SERVICES: 'worker' })
    await Promise.all([first.ready, second.ready])
    const url = `http://127.0.0.1:${port}`
    amara = await signUp(url, 'amara')
    heard = await listen(url, amara)
  }, 120_000)
  afterAll(async () => {
    for (const server of [first, second]) server?.child.kill('SIGKILL')
    await db?.close()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const send = async (from: number, to: number) => {
    await Promise.all(
      Array.from({ length: to - from }, (_, index) => sendMail(smtpPort, errand(from + index))),
    )
  }

  const stream = async (mails: number) => {
    for (const to = sent + mails; sent < to; ) await send(sent, (sent += WAVE))
  }

  it('both process mails, and every mail once', async () => {
    while (sent < LEAST || ((first.processed.size === 0 || second.processed.size === 0) && sent < MOST)) {
      await send(sent, (sent += WAVE))
      await expect.poll(() => first.processed.size + second.processed.size).toBe(sent)
    }
    expect([first.processed.size > 0, second.processed.size > 0]).toEqual([true, true])
    expect([...first.processed].filter((id) => second.processed.has(id))).toEqual([])
  })

  it('a reply finds its thread, whichever process made it', async () => {
    await sendMail(smtpPort, {
      ...errand(0),
      messageId: '<reply-0@example.com>',
      inReplyTo: '<errand-0@example.com>',
      subject: 'Re: Errand 0',
      text: 'Please also wrap parcel 0.',
    })
    sent += 1
    await expect.poll(() => first.processed.size + second.processed.size).toBe(sent)
    const titles = (await board('Errand 0')).map((task) => [task.number, task.title])
    expect(titles).toEqual([
      [1, 'Send parcel 0'],
      [2, 'Weigh parcel 0'],
      [3, 'Wrap parcel 0'],
    ])
  })

  it('a socket on one process hears of what the other one did', async () => {
    const projects = await projectsOf(second)
    expect(projects.length).toBeGreaterThan(0)
    await expect.poll(() => projects.filter((id) => !heard.some((one) => isMade(one, id)))).toEqual([])
  })

  it('the board is the same whichever process had the mail', async () => {
    const boards = new Map<string, unknown>()
    for (const server of [first, second]) {
      const id = (await projectsOf(server)).at(-1)
      const tasks = await amara.get<Task[]>(`/api/projects/${id}/tasks`)
      boards.set(server.name, tasks.map(withoutNumbers))
    }
    expect(boards.get(second.name)).toEqual(boards.get(first.name))
    expect(boards.get(first.name)).toHaveLength(2)
  })

  it('what a worker held when it was killed is processed by the other long before its lease ends', {
    timeout: 120_000,
  }, async () => {
    let open = 0
    // Stopped it goes no further, so that what it holds is known; should that be nothing, it goes on.
    for (let tries = 0; open === 0 && tries < 5; tries += 1) {
      second.child.kill('SIGCONT')
      const before = second.processed.size
      const streamed = stream(LEAST)
      await expect.poll(() => second.processed.size, { interval: 5 }).toBeGreaterThan(before)
      second.child.kill('SIGSTOP')
      await streamed
      await expect.poll(isFirstIdle).toBe(true)
      open = await count(`deliveries where status in ('received', 'processing')`)
    }
    expect(open).toBeGreaterThan(0)
    second.child.kill('SIGKILL')
    await expect.poll(() => count(`deliveries where status = 'processed'`)).toBe(sent)
    second = start({ DATA_DIR: dataDir, DATABASE_URL: database.url, SERVICES: 'worker' })
    await second.ready
  })

  it('told to end, each ends within 5 seconds, and what it left is processed once by the next', {
    timeout: 120_000,
  }, async () => {
    const began = performance.now()
    await stream(LEAST)
    // A busy machine takes longer for these, and for the end.
    const longer = 5 * (performance.now() - began)
    const ends = await Promise.all([end(first.child), end(second.child)])
    for (const { code, ms } of ends) {
      expect(code).toBe(0)
      expect(ms).toBeLessThan(STOP_WITHIN_MS + longer)
    }
    const next = await startWorld({ dataDir, keepData: true, environment: { DATABASE_URL: database.url } })
    try {
      await next.settled()
      const rows = await next.rows(
        `select m.message_id, count(distinct d.id)::int as deliveries, min(d.status) as status,
           count(distinct t.id)::int as tasks, count(distinct t.number)::int as numbers, count(distinct o.id)::int as receipts
         from mails m join deliveries d on d.mail_id = m.id left join tasks t on t.source_mail_id = m.id
         left join outbox o on o.mail_id = m.id and o.kind = 'receipt' group by m.message_id`,
      )
      const once = { deliveries: 1, status: 'processed', tasks: 2, numbers: 2, receipts: 1 }
      const expected = (id: unknown) =>
        String(id).startsWith('reply') ? { ...once, tasks: 1, numbers: 1 } : once
      expect(rows).toHaveLength(sent)
      expect(rows).toEqual(rows.map(({ message_id }) => ({ message_id, ...expected(message_id) })))
      const double = await next.app.db.query(
        'select project_id, number from tasks group by 1, 2 having count(*) > 1',
      )
      expect(double.rows).toEqual([])
    } finally {
      await next.stop()
    }
  })

  const count = async (from: string) =>
    Number((await db.query(`select count(*) from ${from}`)).rows[0]?.count)

  /** Every mail is stored and taken, and no worker but one holds some. */
  async function isFirstIdle(): Promise<boolean> {
    const waiting = await count(`pgboss.job where name = 'work-mail' and state in ('created', 'retry')`)
    const holders = await count(
      `(select distinct holder from job_batches where queue = 'work-mail') as holder`,
    )
    return (await count('deliveries')) === sent && waiting === 0 && holders <= 1
  }

  async function board(name: string): Promise<Task[]> {
    const { projects } = await amara.get<{ projects: { id: number; name: string }[] }>('/api/projects')
    const project = projects.find((one) => one.name === name)
    const tasks = await amara.get<Task[]>(`/api/projects/${project?.id}/tasks`)
    return tasks.sort((a, b) => a.number - b.number)
  }

  /** Projects that this process made. */
  async function projectsOf(server: Server): Promise<number[]> {
    const { rows } = await db.query(
      `select p.id from deliveries d join projects p on p.thread_id = d.thread_id
       where d.id = any($1) and not d.is_reply order by p.id`,
      [[...server.processed]],
    )
    return rows.map((row) => Number(row.id))
  }
})

interface LiveMessage {
  type: string
  projectId?: number
}

interface Server {
  name: string
  child: ChildProcess
  ready: Promise<void>
  /** Ids of the deliveries that its log says it processed. */
  processed: Set<number>
}

/** As `npm start` runs it. */
function start(environment: Record<string, string>): Server {
  const child = spawn(process.execPath, [join(projectRoot(), 'bin/start.mjs')], {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const processed = new Set<number>()
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the process ended before it was ready')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Mailcrew is ready')) resolve()
      else if (line.includes('"a mail was processed"')) note(processed, JSON.parse(line))
    })
  })
  ready.catch(() => {})
  return { name: environment.SERVICES ?? '', child, ready, processed }
}

function note(processed: Set<number>, line: { deliveryId: number; outcome: string }): void {
  if (line.outcome !== 'done') return
  if (processed.has(line.deliveryId)) throw new Error(`the delivery ${line.deliveryId} was processed twice`)
  processed.add(line.deliveryId)
}

async function end(child: ChildProcess): Promise<{ code: number | null; ms: number }> {
  const started = performance.now()
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await exited) as [number | null]
  return { code, ms: performance.now() - started }
}

interface Errand {
  from: string
  messageId: string
  subject: string
  text: string
  inReplyTo?: string
}

/** Amara is on each, so that all boards are hers to see. */
function errand(number: number): Errand {
  return {
    from: `sender${number % SENDERS}@example.com`,
    messageId: `<errand-${number}@example.com>`,
    subject: `Errand ${number}`,
    text: `Amara, please send parcel ${number}.\nAmara, please weigh parcel ${number}.`,
  }
}

async function sendMail(port: number, mail: Errand): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    await transport.sendMail({
      ...mail,
      envelope: { from: mail.from, to: ['tula@mailcrew.localhost'] },
      to: ['tula@mailcrew.localhost', 'Amara Okafor <amara@example.com>'],
    })
  } finally {
    transport.close()
  }
}

async function listen(url: string, client: Client): Promise<LiveMessage[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { cookie: client.cookie, origin: url },
  })
  const heard: LiveMessage[] = []
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString())))
  socket.on('error', () => {})
  await once(socket, 'open')
  return heard
}

const isMade = (one: LiveMessage, projectId: number) =>
  one.type === 'tasks_created' && one.projectId === projectId

function withoutNumbers({ title, status, priority, assignees }: Task) {
  return { title: title.replace(/\d+/, 'N'), status, priority, to: assignees.map((one) => one.user.email) }
}
