// Parts an mbox into its mails as it is read: a line "From " behind an empty one begins the next (RFC 4155).
import { type ArchivedMail, DamagedArchive, MOST_BYTES } from './archived-mail.ts'

const FROM = Buffer.from('From ')
const QUOTED = /^>+From /

/** A longer line comes in pieces: no file without an end of line fills the memory. */
const LONGEST_LINE = 2 ** 20

/** Begins at a line "From ": that of the file, or one that `end` named. */
export class MboxReader {
  readonly #nameOf: (number: number) => string
  #lines: Buffer[] = []
  #size = 0
  #rest: Buffer[] = []
  #restSize = 0
  #read = 0
  #number: number
  #isBehindEmpty = true
  #hasBegun = false

  constructor(nameOf: (number: number) => string, { from = 0, mails = 0 } = {}) {
    this.#nameOf = nameOf
    this.#read = from
    this.#number = mails
  }

  /** The mails that are whole by now. */
  push(chunk: Buffer): ArchivedMail[] {
    const ready: ArchivedMail[] = []
    let from = 0
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
      this.#take(chunk.subarray(from, at + 1), ready)
      from = at + 1
    }
    if (from < chunk.length) {
      this.#rest.push(chunk.subarray(from))
      this.#restSize += chunk.length - from
      if (this.#restSize > LONGEST_LINE) this.#take(Buffer.alloc(0), ready)
    }
    return ready
  }

  /** The last one. */
  end(): ArchivedMail[] {
    const ready: ArchivedMail[] = []
    if (this.#rest.length > 0) this.#take(Buffer.alloc(0), ready)
    if (this.#lines.length > 0) ready.push(this.#mail())
    return ready
  }

  #take(part: Buffer, ready: ArchivedMail[]): void {
    const line = this.#rest.length === 0 ? part : Buffer.concat([...this.#rest, part])
    this.#rest = []
    this.#restSize = 0
    if (this.#isBehindEmpty && line.subarray(0, FROM.length).equals(FROM)) {
      if (this.#hasBegun && this.#lines.length > 0) ready.push(this.#mail())
      this.#hasBegun = true
      this.#isBehindEmpty = false
    } else if (!this.#hasBegun) {
      if (line.length > 2)
        throw new DamagedArchive('this is no mbox: its first line does not begin with "From "')
    } else {
      this.#isBehindEmpty = line.length <= 2 && line.toString('latin1').trim() === ''
      this.#size += line.length
      if (this.#size <= MOST_BYTES) this.#lines.push(unquoted(line))
    }
    this.#read += line.length
  }

  /** The empty line before the next "From " is the mbox's. */
  #mail(): ArchivedMail {
    const last = this.#lines.at(-1)
    const isEmpty = last !== undefined && last.toString('latin1').trim() === ''
    const raw = Buffer.concat(isEmpty ? this.#lines.slice(0, -1) : this.#lines)
    const isCut = this.#size > MOST_BYTES
    this.#lines = []
    this.#size = 0
    this.#number += 1
    return { name: this.#nameOf(this.#number), raw, end: this.#read, ...(isCut && { isCut }) }
  }
}

/** The quote that mboxrd puts before such lines of a text is taken away again. */
function unquoted(line: Buffer): Buffer {
  return line[0] === 0x3e && QUOTED.test(line.subarray(0, 100).toString('latin1')) ? line.subarray(1) : line
}
