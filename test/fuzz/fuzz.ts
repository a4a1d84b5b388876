// Reads one hostile mail after the other, and tells of those that take too long.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TookTooMuch } from '../../src/kit/own-thread.ts'
import { ThreadPool } from '../../src/kit/thread-pool.ts'
import { translated } from '../../src/kit/translated.ts'
import { enlarged, type HostileMail, halves, hostileMail, rawOf, sizeOfMail } from './mail.ts'
import type { Cost, MailOfThread } from './reading.ts'

const thread = await translated(new URL('./reading.ts', import.meta.url))

/** Milliseconds of processor time that no mail of these may take. */
export const MOST = 2_000
/** A mail that would take so long were it as large as the largest is looked at more closely. */
const SUSPECT = MOST / 3
const NEVER = Number.POSITIVE_INFINITY
/** Of a mail that seems too slow; the fastest counts. */
const READS = 3

export interface Finding {
  number: number
  ms: number
  /** Where the mail was put. */
  file: string
}

export interface FuzzRun {
  mails: number
  findings: Finding[]
  slowest: { number: number; ms: number }[]
}

export interface FuzzOptions {
  seed: number
  /** Number of the first mail. */
  from?: number
  /** Ends the run, asked before each mail. */
  until: (mails: number) => boolean
  onFinding?: (finding: Finding) => void
}

export async function fuzz({ seed, from = 0, until, onFinding }: FuzzOptions): Promise<FuzzRun> {
  const reader = new Reader()
  const run: FuzzRun = { mails: 0, findings: [], slowest: [] }
  try {
    await reader.warmUp()
    for (let number = from; !until(run.mails); number += 1) {
      const { mail, ms } = await reader.worstOf(hostileMail(seed, number))
      run.mails += 1
      run.slowest = [...run.slowest, { number, ms }].sort((a, b) => b.ms - a.ms).slice(0, 5)
      if (ms <= MOST) continue
      const finding = { number, ms, file: keep(`${seed}-${number}`, mail) }
      run.findings.push(finding)
      onFinding?.(finding)
    }
  } finally {
    await reader.stop()
  }
  return run
}

interface Read {
  mail: HostileMail
  ms: number
}

/** Reads mails in a thread, which is ended when a mail takes too long. */
export class Reader {
  readonly #threads = new ThreadPool(thread, {
    budgetMs: READS * MOST,
    shortMs: READS * MOST,
    patienceMs: 600_000,
    memoryMb: 512,
    idleMs: 30_000,
    isSparing: false,
  })

  /** The first mails of a thread pay for the loading and compiling of the code. */
  async warmUp(): Promise<void> {
    for (let number = 0; number < 20; number += 1)
      await this.read({ ...hostileMail(1, number), text: 'Please send the report by Friday.', html: null })
  }

  /** The mail, or where it is slow for its size what is slowest in it, enlarged. */
  async worstOf(mail: HostileMail): Promise<Read> {
    const first = await this.read(mail)
    if (first.ms > MOST) return this.#shrunk(first)
    if (!isSuspect(first)) return first
    const again = await this.read(mail)
    if (!isSuspect(again)) return again
    const large = await this.read(enlarged((await this.#narrowed(again)).mail))
    return large.ms > again.ms ? large : again
  }

  stop(): Promise<void> {
    return this.#threads.stop()
  }

  /** The part that takes longest for its size. */
  async #narrowed(read: Read): Promise<Read> {
    const parts = await this.#readAll(halves(read.mail))
    const worst = parts.sort((a, b) => rate(b) - rate(a))[0]
    return worst && rate(worst) > rate(read) ? this.#narrowed(worst) : read
  }

  /** The smallest part that takes too long. */
  async #shrunk(read: Read): Promise<Read> {
    for (const half of halves(read.mail)) {
      const part = await this.read(half)
      if (part.ms > MOST) return this.#shrunk(part)
    }
    return read
  }

  async #readAll(mails: readonly HostileMail[]): Promise<Read[]> {
    const reads: Read[] = []
    for (const mail of mails) reads.push(await this.read(mail))
    return reads
  }

  /**
   * Again while it seems too slow: the first time may pay for the compiling of code, which takes several times as long
   * on a busy machine, or for somebody else's memory. What is slow by itself is slow each time.
   */
  async read(mail: HostileMail): Promise<Read> {
    let fastest = await this.#readOnce(mail)
    for (let reads = 1; reads < READS && fastest.ms > MOST; reads += 1) {
      const again = await this.#readOnce(mail)
      if (again.ms < fastest.ms) fastest = again
    }
    return fastest
  }

  async #readOnce(mail: HostileMail): Promise<Read> {
    const { isReply, known, about } = mail
    const given: MailOfThread = { raw: rawOf(mail), isReply, known, ...(about === null ? {} : { about }) }
    const ms = await this.#threads.call<Cost>('readMail', given, 'fuzzer').then(
      ({ parse, read }) => parse + read,
      (error: unknown) => {
        if (error instanceof TookTooMuch) return NEVER
        throw new Error(`The reading failed; the mail is in ${keep('failed', mail)}`, { cause: error })
      },
    )
    return { mail, ms }
  }
}

const rate = ({ mail, ms }: Read) => ms / Math.max(1, sizeOfMail(mail))

const isSuspect = (read: Read) => rate(read) * sizeOfMail(enlarged(read.mail)) > SUSPECT

function keep(name: string, mail: HostileMail): string {
  const folder = join(tmpdir(), 'mailcrew-fuzz')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.eml`)
  writeFileSync(file, rawOf(mail))
  if (mail.isReply) writeFileSync(`${file}.tasks.json`, JSON.stringify(mail.known, null, 2))
  return file
}
