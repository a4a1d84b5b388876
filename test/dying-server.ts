// A whole server that dies without warning, by kill -9 or with the power, and a sender that streams mails at it.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { projectRoot } from '../src/root.ts'
import { freePort } from './free-port.ts'

const SENDERS = 100
/** Connections that stream mails, each with one mail under way. */
const LANES = 8

export type Death = 'kill' | 'power cut'

export interface DyingServer {
  readonly dataDir: string
  readonly url: string
  start(): Promise<void>
  /** Ends the process at once; after a power cut the data folder holds only what was flushed. */
  die(): Promise<void>
  /** Streams mails until each has its 250, and dies in between; the numbers that were acknowledged. */
  stream(mails: number, deaths: number): Promise<Set<number>>
  remove(): void
}

/** The Message-ID of the mail with this number, without angle brackets. */
export const messageIdOf = (number: number) => `errand-${number}@example.com`

/** Nothing runs yet; `remove` deletes its folders. */
export async function dyingServer(death: Death): Promise<DyingServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-dying-'))
  const kept = mkdtempSync(join(tmpdir(), 'mailcrew-kept-'))
  const [smtpPort, webPort] = [await freePort(), await freePort()]
  const layer = ['--import', join(projectRoot(), 'test/flushed-only.mjs')]
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const started = spawn(
      process.execPath,
      [...(death === 'power cut' ? layer : []), join(projectRoot(), 'bin/start.mjs')],
      {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          SMTP_PORT: String(smtpPort),
          PORT: String(webPort),
          LOG_LEVEL: 'error',
          FLUSHED_OF: dataDir,
          FLUSHED_TO: kept,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    child = started
    await new Promise<void>((resolve, reject) => {
      started.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('Mailcrew is ready')) resolve()
      })
      started.once('exit', () => reject(new Error('the process ended before it was ready')))
    })
  }

  async function die(): Promise<void> {
    const dying = child
    if (!dying) return
    await new Promise<void>((resolve) => {
      dying.once('exit', () => resolve())
      dying.kill('SIGKILL')
    })
    if (death === 'power cut') leaveOnlyFlushed(dataDir, join(kept, 'tree'))
  }

  async function stream(mails: number, deaths: number): Promise<Set<number>> {
    const acknowledged = new Set<number>()
    let next = 0
    let isOver = false
    const lane = async () => {
      while (next < mails) {
        const number = next++
        // A mail without its 250 is sent again, as every sender does: it must not be processed twice for that.
        while (!isOver && !(await send(smtpPort, number))) {
          while (!isOver && !(await isUp(smtpPort))) await new Promise((resolve) => setTimeout(resolve, 20))
        }
        if (isOver) return
        acknowledged.add(number)
      }
    }
    const dyingAgain = async () => {
      for (let count = 0; count < deaths; count += 1) {
        const wanted = ((count + 1) * mails) / (deaths + 1)
        while (acknowledged.size < wanted) await new Promise((resolve) => setTimeout(resolve, 5))
        await die()
        await start()
      }
    }
    const ending = dyingAgain().catch((error: unknown) => {
      // A server that does not come up again ends the stream, too.
      isOver = true
      throw error
    })
    await Promise.all([ending, ...Array.from({ length: LANES }, lane)])
    return acknowledged
  }

  return {
    dataDir,
    url: `http://127.0.0.1:${webPort}`,
    start,
    die,
    stream,
    remove() {
      for (const folder of [dataDir, kept]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folders of the data, and in them what was flushed: the files of `tree`, and nothing else. */
function leaveOnlyFlushed(dataDir: string, tree: string): void {
  const folders: string[] = []
  const collect = (at: string) => {
    for (const entry of readdirSync(join(dataDir, at), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue
      folders.push(join(at, entry.name))
      collect(join(at, entry.name))
    }
  }
  collect('')
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true })
  for (const folder of folders) mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 })
  if (existsSync(tree)) cpSync(tree, dataDir, { recursive: true })
}

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
      messageId: `<${messageIdOf(number)}>`,
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
