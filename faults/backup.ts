// The loss of everything: backed up by the lines of docs/operating.md, destroyed, restored by them, and compared.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv, promisify } from 'node:util'
import { askServer } from '../bin/command/ask-server.ts'
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { projectRoot } from '../src/root.ts'
import { contentsOf } from '../test/database-contents.ts'
import { freePort } from '../test/free-port.ts'
import { Sender } from './sender.ts'
import { ServerProcess } from './server-process.ts'

const run = promisify(execFile)
const PATIENCE_MS = 120_000

/** An empty database to begin with, and another one to go back to; null for the embedded database. */
export type Databases = readonly [string, string] | null

export interface Restored {
  mails: number
  /** Tables and files that are not as they were. */
  differences: string[]
}

/** Where the service has its settings, data and backups; here all in one folder. */
interface Place {
  folder: string
  dataDir: string
  settings: string
}

export async function loseEverything(databases: Databases, mails: number): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-backup-'))
  const place = { folder, dataDir: join(folder, 'data'), settings: join(folder, 'mailcrew.env') }
  const server = new ServerProcess({})
  const smtpPort = await freePort()
  const settingsWith = (url: string | undefined) => {
    const database = url === undefined ? '' : `DATABASE_URL=${url}\n`
    const ports = `PORT=0\nSMTP_PORT=${smtpPort}\n`
    writeFileSync(place.settings, `DATA_DIR=${place.dataDir}\n${ports}${database}`)
    return server.start(parseEnv(readFileSync(place.settings, 'utf8')) as Record<string, string>)
  }
  try {
    await settingsWith(databases?.[0])
    const sender = new Sender(smtpPort)
    await sender.stream(mails)
    await untilAnswered(place, mails)
    await server.stop()
    const before = await everythingIn(place, databases?.[0])
    await settingsWith(databases?.[0])
    await runDocumented('backup', place)
    await server.kill()
    rmSync(place.dataDir, { recursive: true })

    const other = databases?.[1]
    if (other) writeFileSync(place.settings, `DATA_DIR=${place.dataDir}\nDATABASE_URL=${other}\n`)
    await runDocumented('restore', place)
    const after = await everythingIn(place, other)
    await settingsWith(other)
    await sender.stream(1)
    await untilAnswered(place, mails + 1)
    return { mails, differences: differencesOf(before, after) }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each mail has its receipt, and so its tasks. */
async function untilAnswered({ dataDir }: Place, mails: number): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if ((await countReceipts(dataDir)) >= mails) return
    await pause(100)
  }
  throw new Error('the mails were not answered in time')
}

async function countReceipts(dataDir: string): Promise<number> {
  let count = 0
  for (let before = ''; ; ) {
    const page = await askServer<{ id: number }[]>('admin', `/outbox${before}`, { dataDir })
    const last = page.at(-1)
    if (!last) return count
    count += page.length
    before = `?before=${last.id}`
  }
}

/** The lines of the chapter that call the command, as the owner of a server types them. */
async function runDocumented(command: string, { folder, settings }: Place): Promise<void> {
  const text = readFileSync(join(projectRoot(), 'docs/operating.md'), 'utf8')
  const [, chapter = ''] = /\n## Backups\n(.*?)\n## /s.exec(text) ?? []
  const lines = [...chapter.matchAll(/^mailcrew .*$/gm)]
    .map(([line]) => line)
    .filter((line) => line.startsWith(`mailcrew ${command} `))
  if (lines.length === 0) throw new Error(`docs/operating.md does not say how to ${command}`)
  const wrapper = readFileSync(join(projectRoot(), 'deploy/mailcrew'), 'utf8')
    .replace('runuser -u mailcrew -- ', '')
    .replace('/etc/mailcrew.env', settings)
    .replace('/opt/mailcrew', projectRoot())
  writeFileSync(join(folder, 'mailcrew'), wrapper, { mode: 0o755 })
  for (const line of lines) {
    const here = line.replace('/backups', join(folder, 'backups'))
    // Nothing of the settings of whoever calls this.
    const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder }
    await run('sh', ['-c', here], { env, cwd: '/' })
  }
}

async function everythingIn(place: Place, url: string | undefined): Promise<Record<string, string[]>> {
  const db = new Database(url ? openPostgres(url, 1) : await openEmbedded(place.dataDir))
  try {
    return { ...(await contentsOf(db)), mails: await filesIn(join(place.dataDir, 'mails')) }
  } finally {
    await db.close()
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return Promise.all(paths.sort().map(async (path) => `${path} ${await readFile(path, 'base64')}`))
}

function differencesOf(before: Record<string, string[]>, after: Record<string, string[]>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
