// Power for the acknowledgement: the process is killed again and again while mails stream in, and none is lost or done twice.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../src/root.ts'
import { freePort, startWorld } from './world.ts'

/** The whole of it takes minutes: KILL_MAILS=2000 KILL_KILLS=20. */
const MAILS = Number(process.env.KILL_MAILS ?? 200)
const KILLS = Number(process.env.KILL_KILLS ?? 4)
const SENDERS = 100
/** Connections that stream mails, each with one mail under way. */
const LANES = 8

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-kill-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Running {
  child: ChildProcess
  ready: Promise<void>
}

function start(smtpPort: number, webPort: number): Running {
  const child = spawn(process.execPath, [join(projectRoot(), 'bin/start.mjs')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SMTP_PORT: String(smtpPort),
      PORT: String(webPort),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Mailcrew is ready')) resolve()
    })
    child.once('exit', () => reject(new Error('the process ended before it was ready')))
  })
  ready.catch(() => {})
  return { child, ready }
}

const kill = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

/** True once the server has said 250; anything else may or may not have arrived. */
async function send(port: number, number: number): Promise<boolean> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    connectionTimeout: 2_000,
    socketTimeout: 5_000,
  })
  try {
    const { response } = await transport.sendMail({
      from: `sender${number % SENDERS}@example.com`,
      to: 'tula@mailcrew.localhost',
      messageId: `<kill-${number}@example.com>`,
      // A sender that tries again sends the same bytes.
      date: new Date('2026-11-16T09:00:00Z'),
      subject: `Errand ${number}`,
      text: `Please send parcel ${number}.`,
    })
    return response.startsWith('250')
  } catch {
    return false
  } finally {
    transport.close()
  }
}

const isUp = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

it('kill -9 of the process again and again while mails stream in: all that got 250 are worked exactly once', {
  timeout: 600_000,
}, async () => {
  const [smtpPort, webPort] = [await freePort(), await freePort()]
  let running = start(smtpPort, webPort)
  await running.ready
  const acknowledged = new Set<number>()
  let next = 0
  let over = false
  const lane = async () => {
    while (next < MAILS) {
      const number = next++
      // A mail without its 250 is sent again, as every sender does: it must not be worked twice for that.
      while (!(await send(smtpPort, number))) {
        while (!(await isUp(smtpPort))) await new Promise((resolve) => setTimeout(resolve, 20))
      }
      acknowledged.add(number)
    }
  }
  const killer = async () => {
    for (let kills = 0; kills < KILLS && !over; kills += 1) {
      const wanted = ((kills + 1) * MAILS) / (KILLS + 1)
      while (acknowledged.size < wanted && !over) await new Promise((resolve) => setTimeout(resolve, 5))
      await kill(running.child)
      running = start(smtpPort, webPort)
      await running.ready
    }
  }
  const killing = killer()
  await Promise.all(Array.from({ length: LANES }, lane))
  over = acknowledged.size < MAILS
  await killing
  await kill(running.child)

  const world = await startWorld({ dataDir, keepData: true })
  try {
    await world.settled(240_000)
    const { rows } = await world.app.db.query(
      `select m.message_id, count(distinct m.id)::int as mails, count(distinct w.id)::int as works, count(distinct t.id)::int as tasks,
        min(w.status) as status from mails m join works w on w.mail_id = m.id left join tasks t on t.source_mail_id = m.id group by m.message_id`,
    )
    const wrong = rows.filter(
      (row) => row.mails !== 1 || row.works !== 1 || row.tasks !== 1 || row.status !== 'processed',
    )
    expect(wrong).toEqual([])
    const worked = new Set(rows.map((row) => row.message_id))
    const lost = [...acknowledged].filter((number) => !worked.has(`kill-${number}@example.com`))
    expect(acknowledged.size).toBe(MAILS)
    expect(lost).toEqual([])
    const receipts = await world.app.db.query(
      `select mail_id from outbox where kind = 'receipt' group by mail_id having count(*) > 1`,
    )
    expect(receipts.rows).toEqual([])
  } finally {
    await world.stop()
  }
})
