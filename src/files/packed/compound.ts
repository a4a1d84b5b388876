// Reads compound files, the folder-like form of office files before 2007 (MS-CFB): streams by their names.
import { FileFailed } from '../failure.ts'

const FREE = 0xffff_fffa
const ENTRY = 128

export class CompoundFile {
  readonly #bytes: Buffer
  readonly #sector: number
  readonly #fat: number[]
  readonly #miniFat: number[]
  readonly #small: Buffer
  readonly #streams = new Map<string, { start: number; size: number }>()

  /** @throws {FileFailed} damaged */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    try {
      const shift = this.#bytes.readUInt16LE(30)
      if (shift !== 9 && shift !== 12) throw new FileFailed('damaged')
      this.#sector = 1 << shift
      this.#fat = this.#readFat()
      this.#miniFat = numbersOf(this.#chain(this.#bytes.readUInt32LE(60), Infinity))
      const root = this.#readFolder(this.#chain(this.#bytes.readUInt32LE(48), Infinity))
      this.#small = root ? this.#chain(root.start, root.size) : Buffer.alloc(0)
    } catch {
      throw new FileFailed('damaged')
    }
  }

  get names(): string[] {
    return [...this.#streams.keys()]
  }

  /** Null where there is none of the name. */
  stream(name: string): Buffer | null {
    const entry = this.#streams.get(name)
    if (!entry) return null
    return entry.size < this.#bytes.readUInt32LE(56)
      ? this.#smallChain(entry.start, entry.size)
      : this.#chain(entry.start, entry.size)
  }

  #readFat(): number[] {
    const places: number[] = []
    for (let index = 0; index < 109; index += 1) places.push(this.#bytes.readUInt32LE(76 + index * 4))
    let next = this.#bytes.readUInt32LE(68)
    const most = Math.ceil(this.#bytes.length / this.#sector)
    for (let count = 0; next < FREE && count < most; count += 1) {
      const numbers = numbersOf(this.#sectorAt(next))
      next = numbers.pop() ?? FREE
      places.push(...numbers)
    }
    const fat: number[] = []
    for (const place of places.slice(0, most)) {
      if (place >= FREE) continue
      for (const number of numbersOf(this.#sectorAt(place))) fat.push(number)
    }
    return fat
  }

  #sectorAt(number: number): Buffer {
    const from = (number + 1) * this.#sector
    return this.#bytes.subarray(from, from + this.#sector)
  }

  /** A chain that runs in a circle ends after as many sectors as the file has. */
  #chain(start: number, size: number): Buffer {
    const sectors: Buffer[] = []
    const most = Math.min(Math.ceil(this.#bytes.length / this.#sector), Math.ceil(size / this.#sector))
    for (let at = start; at < FREE && sectors.length < most; at = this.#fat[at] ?? FREE)
      sectors.push(this.#sectorAt(at))
    const whole = Buffer.concat(sectors)
    return whole.subarray(0, Math.min(whole.length, size))
  }

  #smallChain(start: number, size: number): Buffer {
    const sectors: Buffer[] = []
    const most = Math.min(size, this.#small.length)
    for (let at = start; at < FREE && sectors.length * 64 < most; at = this.#miniFat[at] ?? FREE)
      sectors.push(this.#small.subarray(at * 64, at * 64 + 64))
    return Buffer.concat(sectors).subarray(0, size)
  }

  #readFolder(folder: Buffer): { start: number; size: number } | null {
    let root: { start: number; size: number } | null = null
    for (let at = 0; at + ENTRY <= folder.length; at += ENTRY) {
      const length = Math.max(0, Math.min(64, folder.readUInt16LE(at + 64)) - 2)
      const name = folder.subarray(at, at + length).toString('utf16le')
      const entry = { start: folder.readUInt32LE(at + 116), size: folder.readUInt32LE(at + 120) }
      const type = folder[at + 66]
      if (type === 5) root = entry
      else if ((type === 2 || type === 1) && !this.#streams.has(name)) this.#streams.set(name, entry)
    }
    return root
  }
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at))
  return numbers
}
