// An archive of mails that is brought in: how fast it is read onto the disk, and worked; `--mails=2000` for a smaller one.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type MailArchive, PART_BYTES } from '../src/features/archives/contract.ts'
import { type Client, signUp } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { DOMAIN, newMail } from './mails.ts'
import { makeDataDir, startProduct } from './product.ts'

const MAILS = Number(process.env.BENCH_MAILS) || 50_000

/** Python's own library reads the same mbox into a Maildir, each mail flushed to the disk. */
const BESIDE = `
import mailbox, sys
maildir = mailbox.Maildir(sys.argv[2], create=True)
for mail in mailbox.mbox(sys.argv[1]): maildir.add(mail)
`

export async function run(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-archive-'))
  const path = join(folder, 'archive.mbox')
  writeMbox(path)
  const beside = perSecond(() => execFileSync('python3', ['-c', BESIDE, path, join(folder, 'maildir')]))
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    const client = await signUp(product.url, 'amara')
    const begun = await upload(client, path)
    const started = performance.now()
    const read = await until(client, begun.id, ({ state }) => state !== 'running')
    const readSeconds = (performance.now() - started) / 1_000
    if (read.taken !== MAILS) throw new Error(`${read.taken} of ${MAILS} mails were taken: ${read.state}`)
    const worked = await until(client, begun.id, (one) => one.worked === one.taken)
    const workedSeconds = (performance.now() - started) / 1_000
    return [
      {
        ...{ name: `Mails of an archive of ${MAILS} read and stored`, ours: read.read / readSeconds },
        ...{ unit: 'mails/s', beside, besideName: 'Python’s mailbox, mbox to Maildir' },
        ...{ ratio: beside === null ? null : read.read / readSeconds / beside, aim: null },
      },
      {
        ...{ name: 'and worked', ours: worked.worked / workedSeconds, unit: 'mails/s' },
        ...{ beside: null, besideName: null, ratio: null, aim: null },
      },
      {
        ...{ name: 'Memory of the server meanwhile', ours: product.memoryMb(), unit: 'MB' },
        ...{ beside: null, besideName: null, ratio: null, aim: null },
      },
    ]
  } finally {
    await product.stop()
    remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeMbox(path: string): void {
  const file = openSync(path, 'w')
  for (let number = 0; number < MAILS; number += 1)
    writeSync(
      file,
      `From x Mon Mar  2 09:00:00 2026\n${newMail(number).raw.toString('latin1').replaceAll('\r', '')}\n\n`,
      null,
      'latin1',
    )
  closeSync(file)
}

/** Null where it cannot run. */
function perSecond(act: () => void): number | null {
  const started = performance.now()
  try {
    act()
  } catch {
    return null
  }
  return (MAILS * 1_000) / (performance.now() - started)
}

async function upload(client: Client, path: string): Promise<MailArchive> {
  const size = statSync(path).size
  const recipient = `tula@${DOMAIN}`
  let archive = await client.send<MailArchive>('POST', '/api/server/archives', {
    ...{ name: 'archive.mbox', recipient, size },
  })
  const file = openSync(path, 'r')
  while (archive.state === 'uploading') {
    const bytes = Buffer.alloc(Math.min(PART_BYTES, size - archive.received))
    readSync(file, bytes, 0, bytes.length, archive.received)
    archive = await client.send<MailArchive>('POST', `/api/server/archives/${archive.id}/parts`, {
      ...{ at: archive.received, content: bytes.toString('base64') },
    })
  }
  closeSync(file)
  return archive
}

async function until(
  client: Client,
  id: number,
  isSo: (archive: MailArchive) => boolean,
): Promise<MailArchive> {
  for (;;) {
    const { archives } = await client.get<{ archives: MailArchive[] }>('/api/server/archives')
    const found = archives.find((one) => one.id === id)
    if (found && isSo(found)) return found
    await pause(1_000)
  }
}
