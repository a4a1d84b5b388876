// `mailcrew import`: hands the mails of an archive to the running server, and goes on where it stopped.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import type { ArchivedMail } from '../../src/files/mails/archived-mail.ts'
import { askServer } from './ask-server.ts'
import { mailsOf } from './mails-of-path.ts'
import { UsageError } from './usage.ts'

export const importUsage = `mailcrew import PATH --to ADDRESS
  hands the mails of an mbox, a Maildir, a zip of .eml files or one .eml to an agent's address, as if they had
  come: none is worked twice, and no mail goes out because of them. Ctrl C pauses it; called again it goes on.
  --again               begins at the first mail; those that are there stay as they are
  --data FOLDER         data folder of the running server; else DATA_DIR`

/** Mails that are on their way to the server at once. */
const AT_ONCE = 16

interface Progress {
  /** Mails from the first on that are done with. */
  done: number
  taken: number
  refused: number
}

/** Answers the exit code: 1 when one was refused, 130 when it was paused. */
export async function importMails(args: string[], signal?: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, again: { type: 'boolean' }, data: { type: 'string' } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1 || !values.to) throw new UsageError(importUsage)
  const dataDir = values.data ? resolve(values.data) : readConfig(process.env).dataDir
  const place = new Place(dataDir, resolve(path), values.to)
  const progress = values.again ? nothingYet() : await place.read()
  const interrupted = new AbortController()
  const pause = () => interrupted.abort()
  const paused = signal ?? interrupted.signal
  const send = (mail: ArchivedMail) => handIn(dataDir, values.to ?? '', mail)
  let at = 0
  let batch: ArchivedMail[] = []
  const flush = async () => {
    const numbered = batch.map((mail, index) => ({ mail, number: progress.done + index + 1 }))
    const answers = await Promise.all(numbered.map(({ mail }) => send(mail)))
    for (const [index, refusal] of answers.entries()) {
      const one = numbered[index]
      if (refusal === null) progress.taken += 1
      else {
        progress.refused += 1
        console.error(`Mail ${one?.number} (${one?.mail.name}) was not taken: ${refusal}`)
      }
    }
    progress.done += batch.length
    batch = []
    await place.keep(progress)
    tell(progress)
  }
  if (progress.done > 0) console.log(`Going on behind mail ${progress.done}`)
  // What is on its way is finished; a second Ctrl C ends the command at once.
  process.once('SIGINT', pause)
  try {
    for await (const mail of mailsOf(resolve(path))) {
      at += 1
      if (at <= progress.done) continue
      if (paused.aborted) break
      batch.push(mail)
      if (batch.length >= AT_ONCE) await flush()
    }
    if (batch.length > 0 && !paused.aborted) await flush()
  } finally {
    process.off('SIGINT', pause)
  }
  if (paused.aborted) {
    console.log(`Paused behind mail ${progress.done}; call it again to go on`)
    return 130
  }
  await place.forget()
  console.log(`${progress.taken} mails handed in, ${progress.refused} refused`)
  return progress.refused > 0 ? 1 : 0
}

const nothingYet = (): Progress => ({ done: 0, taken: 0, refused: 0 })

/** Every thousandth is told: an archive has many. */
function tell({ done }: Progress): void {
  if (done % 1_000 < AT_ONCE && done >= 1_000) console.log(`${Math.floor(done / 1_000) * 1_000} mails`)
}

/** Null once the server has it on its disk; else why it did not take it. */
async function handIn(dataDir: string, to: string, { raw, isCut }: ArchivedMail): Promise<string | null> {
  if (isCut) return 'it is larger than any mail that is taken'
  const path = `/import?to=${encodeURIComponent(to)}`
  const { refused } = await askServer<{ refused: string | null }>('intake', path, {
    method: 'POST',
    dataDir,
    body: raw,
  })
  return refused
}

/** How far an archive is, in a file of its own in the data folder. */
class Place {
  readonly #folder: string
  readonly #file: string

  constructor(dataDir: string, path: string, to: string) {
    this.#folder = join(dataDir, 'imports')
    const name = createHash('sha256').update(`${path}\0${to}`).digest('hex').slice(0, 32)
    this.#file = join(this.#folder, `${name}.json`)
  }

  async read(): Promise<Progress> {
    const kept = await readFile(this.#file, 'utf8').catch(() => null)
    return kept === null ? nothingYet() : (JSON.parse(kept) as Progress)
  }

  async keep(progress: Progress): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await writeFile(`${this.#file}.part`, JSON.stringify(progress))
    await rename(`${this.#file}.part`, this.#file)
  }

  forget(): Promise<void> {
    return rm(this.#file, { force: true })
  }
}
