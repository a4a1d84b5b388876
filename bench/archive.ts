// An archive of 50,000 mails, handed to a server that has to keep each: mails a second, beside Python's mailbox module.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { importMails } from '../bin/command/import-mails.ts'
import type { BenchFigure } from './figure.ts'
import { DOMAIN, newMail } from './mails.ts'
import { makeDataDir, startProduct } from './product.ts'

const MAILS = 50_000

/** Each mail is written to a Maildir and flushed to the disk, as the module does by itself. */
const BESIDE = `
import mailbox, sys
box = mailbox.mbox(sys.argv[1])
out = mailbox.Maildir(sys.argv[2])
for key in box.keys():
    out.add(box.get_bytes(key))
`

export async function run(): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mailcrew-archive-'))
  const archive = join(folder, 'archive.mbox')
  const data = makeDataDir()
  const product = await startProduct({
    DATA_DIR: data.dataDir,
    MAIL_DOMAIN: DOMAIN,
    SERVICES: 'smtp',
    LOG_LEVEL: 'error',
  })
  try {
    await writeArchive(archive)
    const beside = await perSecond(() => python(archive, join(folder, 'maildir')))
    const ours = await perSecond(async () => {
      const code = await importMails([archive, '--to', `tula@${DOMAIN}`, '--data', data.dataDir])
      if (code !== 0) throw new Error('not every mail of the archive was taken')
    })
    return [
      {
        name: `An mbox of ${MAILS} mails handed in, each on the disk`,
        ours,
        unit: 'mails/s',
        beside,
        besideName: 'Python mailbox, mbox to Maildir with fsync',
        ratio: ours / beside,
        aim: null,
      },
    ]
  } finally {
    await product.stop()
    data.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeArchive(path: string): Promise<void> {
  const out = createWriteStream(path)
  for (let number = 0; number < MAILS; number += 1) {
    const text = newMail(number)
      .raw.toString('latin1')
      .replaceAll('\r\n', '\n')
      .replaceAll(/^(>*From )/gm, '>$1')
    if (!out.write(`From bench Mon Mar  2 09:00:00 2026\n${text}\n\n`, 'latin1')) await once(out, 'drain')
  }
  out.end()
  await finished(out)
}

async function python(archive: string, maildir: string): Promise<void> {
  const child = spawn('python3', ['-c', BESIDE, archive, maildir], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error('Python could not read the archive')
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return MAILS / ((performance.now() - begun) / 1_000)
}
