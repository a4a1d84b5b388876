// Reads ZIP archives from memory, each entry no further than it may unpack: office files are such archives.
import { inflateRawSync } from 'node:zlib'
import type { Allowance } from '../allowance.ts'
import { FileFailed } from '../failure.ts'

export interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packedSize: number
  /** Where its local header begins. */
  readonly start: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const MOST_ENTRIES = 20_000

export class Zip {
  readonly #bytes: Buffer
  readonly #allowance: Allowance
  readonly entries: ReadonlyMap<string, ZipEntry>

  /** @throws {FileFailed} damaged, where it is none or its list of entries is cut off. */
  constructor(bytes: Uint8Array, allowance: Allowance) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#allowance = allowance
    this.entries = guarded(() => listEntries(this.#bytes))
  }

  get isEncrypted(): boolean {
    return [...this.entries.values()].some((entry) => entry.isEncrypted)
  }

  /** Null where there is no such entry. @throws {FileFailed} */
  read(name: string): Buffer | null {
    const entry = this.entries.get(name)
    return entry ? guarded(() => this.#inflate(entry)) : null
  }

  #inflate(entry: ZipEntry): Buffer {
    if (entry.isEncrypted) throw new FileFailed('encrypted')
    const bytes = this.#bytes
    if (bytes.readUInt32LE(entry.start) !== LOCAL) throw new FileFailed('damaged')
    const from =
      entry.start + 30 + bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28)
    const packed = bytes.subarray(from, from + entry.packedSize)
    if (entry.method === 0) {
      this.#allowance.countInflated(packed.length)
      return packed
    }
    if (entry.method !== 8) throw new FileFailed('unknown_kind')
    const most = this.#allowance.mostInflated(packed.length)
    if (most < 1) throw new FileFailed('too_large')
    const inflated = inflateRawSync(packed, { maxOutputLength: most })
    this.#allowance.countInflated(inflated.length)
    return inflated
  }
}

function listEntries(bytes: Buffer): Map<string, ZipEntry> {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new FileFailed('too_large')
  const entries = new Map<string, ZipEntry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new FileFailed('damaged')
    const nameLength = bytes.readUInt16LE(at + 28)
    const flags = bytes.readUInt16LE(at + 8)
    const rawName = bytes.subarray(at + 46, at + 46 + nameLength)
    const name = rawName.toString(flags & 0x800 || isUtf8(rawName) ? 'utf8' : 'latin1').replaceAll('\\', '/')
    // The first of a name counts, as it does for office programs.
    if (!entries.has(name))
      entries.set(name, {
        name,
        isEncrypted: (flags & 1) === 1,
        method: bytes.readUInt16LE(at + 10),
        packedSize: bytes.readUInt32LE(at + 20),
        start: bytes.readUInt32LE(at + 42),
      })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The record at the end stands before a comment of at most 64 kB. */
function endOf(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= lowest; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  throw new FileFailed('damaged')
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString('utf8')).equals(bytes)
}

function guarded<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileFailed) throw error
    const { code } = error as { code?: string }
    // What JavaScript itself throws where no memory is left has no code.
    const isMemory = code === 'Z_MEM_ERROR' || (error instanceof RangeError && code === undefined)
    if (isMemory) throw new FileFailed('out_of_memory')
    throw new FileFailed(code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged')
  }
}
