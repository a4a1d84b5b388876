// Records of a binary workbook, and the strings in them, which may go on in the next record.

export interface BiffRecord {
  readonly type: number
  readonly data: Buffer
  /** The records that go on with this one. */
  following(): Buffer[]
}

const CONTINUES = 0x3c

export function* recordsOf(stream: Buffer): Generator<BiffRecord> {
  let at = 0
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at)
    const end = at + 4 + stream.readUInt16LE(at + 2)
    yield {
      type,
      data: stream.subarray(at + 4, end),
      following: () => {
        const more: Buffer[] = []
        for (let next = end; next + 4 <= stream.length && stream.readUInt16LE(next) === CONTINUES; ) {
          const until = next + 4 + stream.readUInt16LE(next + 2)
          more.push(stream.subarray(next + 4, until))
          next = until
        }
        return more
      },
    }
    at = end
  }
}

/** With a length of two bytes before it. */
export function text16(data: Buffer, at: number): { text: string } {
  const length = data.readUInt16LE(at)
  const isWide = ((data[at + 2] ?? 0) & 1) === 1
  return { text: letters(data, at + 3, isWide ? length * 2 : length) }
}

/** With a length of one byte before it. */
export function shortText(data: Buffer, at: number): string {
  const length = data[at] ?? 0
  const isWide = ((data[at + 1] ?? 0) & 1) === 1
  return letters(data, at + 2, isWide ? length * 2 : length)
}

function letters(data: Buffer, from: number, bytes: number): string {
  const isWide = ((data[from - 1] ?? 0) & 1) === 1
  return data.subarray(from, from + bytes).toString(isWide ? 'utf16le' : 'latin1')
}

/** The table of all strings of a workbook. */
export function readStrings(pieces: readonly Buffer[]): string[] {
  const reader = new PieceReader(pieces)
  reader.skip(4)
  const count = reader.number(4)
  const strings: string[] = []
  while (strings.length < count && !reader.isAtEnd) strings.push(reader.string())
  return strings
}

class PieceReader {
  readonly #pieces: readonly Buffer[]
  #piece = 0
  #at = 0

  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces
  }

  get isAtEnd(): boolean {
    this.#turn()
    return this.#piece >= this.#pieces.length
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0 && !this.isAtEnd; ) {
      const step = Math.min(left, this.#left)
      this.#at += step
      left -= step
    }
  }

  number(bytes: number): number {
    let value = 0
    for (let index = 0; index < bytes && !this.isAtEnd; index += 1) {
      value += (this.#pieces[this.#piece]?.[this.#at] ?? 0) * 256 ** index
      this.#at += 1
    }
    return value
  }

  /** Where a string is parted, the rest says anew how wide its letters are. */
  string(): string {
    const length = this.number(2)
    let flags = this.number(1)
    const runs = flags & 8 ? this.number(2) : 0
    const phonetic = flags & 4 ? this.number(4) : 0
    let text = ''
    for (let left = length; left > 0; ) {
      if (this.#left === 0) {
        if (this.isAtEnd) break
        flags = this.number(1)
      }
      const width = flags & 1 ? 2 : 1
      const taken = Math.min(left, Math.floor(this.#left / width))
      if (taken === 0) break
      const piece = this.#pieces[this.#piece]?.subarray(this.#at, this.#at + taken * width)
      text += piece?.toString(width === 2 ? 'utf16le' : 'latin1') ?? ''
      this.#at += taken * width
      left -= taken
    }
    this.skip(runs * 4 + phonetic)
    return text
  }

  get #left(): number {
    return (this.#pieces[this.#piece]?.length ?? 0) - this.#at
  }

  #turn(): void {
    while (this.#piece < this.#pieces.length && this.#left <= 0) {
      this.#piece += 1
      this.#at = 0
    }
  }
}
