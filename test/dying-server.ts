// A whole server that dies without warning, by kill -9 or with the power, and a sender that streams mails at it.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../bin/setup/build.mjs'
import { Sender } from '../faults/sender.ts'
import { projectRoot } from '../src/root.ts'
import { copyTemplate } from './embedded-template.ts'
import { freePort } from './free-port.ts'

export type Death = 'kill' | 'power cut'

export interface DyingServer {
  readonly dataDir: string
  readonly url: string
  start(): Promise<void>
  /** Ends the process at once; after a power cut the data folder holds only what was flushed. */
  die(): Promise<void>
  /** Streams mails until each has its 250, and dies in between; the numbers of those that were acknowledged. */
  stream(mails: number, deaths: number): Promise<Set<number>>
  remove(): void
}

/** As after a first start that was flushed; nothing runs yet. `remove` deletes its folders. */
export async function dyingServer(death: Death): Promise<DyingServer> {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-dying-'))
  const kept = mkdtempSync(join(tmpdir(), 'mailcrew-kept-'))
  await copyTemplate(dataDir)
  cpSync(dataDir, join(kept, 'tree'), { recursive: true })
  const [smtpPort, webPort] = [await freePort(), await freePort()]
  const layer = ['--import', join(projectRoot(), 'test/flushed-only.mjs')]
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const started = spawn(
      process.execPath,
      [...(death === 'power cut' ? layer : []), join(projectRoot(), 'faults/server.mjs')],
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
    const sender = new Sender(smtpPort)
    let isOver = false
    const dyingAgain = async () => {
      for (let count = 0; count < deaths; count += 1) {
        const wanted = ((count + 1) * mails) / (deaths + 1)
        while (sender.acknowledged.size < wanted) await new Promise((resolve) => setTimeout(resolve, 5))
        await die()
        await start()
      }
    }
    const ending = dyingAgain().catch((error: unknown) => {
      // A server that does not come up again ends the stream, too.
      isOver = true
      throw error
    })
    // A mail without its 250 is sent again, as every sender does: it must not be processed twice for that.
    await Promise.all([ending, sender.stream(mails, () => isOver)])
    return sender.acknowledged
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
