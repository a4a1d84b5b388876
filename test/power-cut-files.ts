// A disk in memory that can lose its power: what was not synced may be gone, or there in part.
import { basename, dirname } from 'node:path'
import type { Files, OpenFile } from '../src/mail/intake/files.ts'

interface Inode {
  now: Buffer
  durable: Buffer
  /** Writes since the last sync, in order. */
  pending: { position: number; bytes: Buffer }[]
}

type Entries = Map<string, Inode>

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export class PowerCutFiles implements Files {
  /** The power goes after this many operations. */
  cutAfter = Number.POSITIVE_INFINITY
  /** Writes fail half way, as on a full disk. */
  isFull = false
  /** A disk that says "synced" and is not. */
  isLying = false
  /** Resolves when the power goes. */
  readonly off: Promise<void>
  #cut: () => void = () => {}
  #operations = 0
  readonly #random: () => number
  readonly #folders = new Map<string, { now: Entries; durable: Entries }>()

  constructor(random: () => number) {
    this.#random = random
    this.off = new Promise((resolve) => {
      this.#cut = resolve
    })
  }

  get isOff(): boolean {
    return this.#operations >= this.cutAfter
  }

  get operations(): number {
    return this.#operations
  }

  /** The disk as it is found when the power is back. */
  afterCut(): PowerCutFiles {
    const found = new PowerCutFiles(this.#random)
    for (const [path, { now, durable }] of this.#folders) {
      const entries: Entries = new Map()
      for (const name of new Set([...now.keys(), ...durable.keys()])) {
        const inode =
          now.get(name) === durable.get(name) || this.#random() < 0.5 ? durable.get(name) : now.get(name)
        if (inode) entries.set(name, this.#surviving(inode))
      }
      found.#folders.set(path, { now: entries, durable: new Map(entries) })
    }
    return found
  }

  /** Each write that was not synced is there whole, in part, or not at all. */
  #surviving(inode: Inode): Inode {
    let bytes = inode.durable
    for (const write of inode.pending) {
      const fate = this.#random()
      if (fate < 0.4) continue
      const kept =
        fate < 0.7 ? write.bytes.subarray(0, Math.floor(this.#random() * write.bytes.length)) : write.bytes
      bytes = written(bytes, write.position, kept)
    }
    return { now: bytes, durable: bytes, pending: [] }
  }

  /** Folders are durable at once; their entries are not. */
  async makeFolder(path: string): Promise<void> {
    for (let at = path; !this.#folders.has(at); at = dirname(at)) {
      this.#folders.set(at, { now: new Map(), durable: new Map() })
    }
  }

  async list(path: string): Promise<string[]> {
    await this.step()
    return [...this.#folder(path).now.keys()].sort()
  }

  async create(path: string): Promise<OpenFile> {
    await this.step()
    const { now } = this.#folder(dirname(path))
    if (now.has(basename(path))) throw failure('EEXIST')
    const inode = { now: Buffer.alloc(0), durable: Buffer.alloc(0), pending: [] }
    now.set(basename(path), inode)
    return new MemoryFile(this, inode)
  }

  async open(path: string): Promise<OpenFile> {
    const inode = this.#folder(dirname(path)).now.get(basename(path))
    if (!inode) throw failure('ENOENT')
    return new MemoryFile(this, inode)
  }

  async readWhole(path: string): Promise<Buffer> {
    const file = await this.open(path)
    return file.read(0, await file.size())
  }

  async rename(from: string, to: string): Promise<void> {
    await this.step()
    const inode = this.#folder(dirname(from)).now.get(basename(from))
    if (!inode) throw failure('ENOENT')
    this.#folder(dirname(from)).now.delete(basename(from))
    this.#folder(dirname(to)).now.set(basename(to), inode)
  }

  async remove(path: string): Promise<void> {
    await this.step()
    this.#folders.get(dirname(path))?.now.delete(basename(path))
  }

  async syncFolder(path: string): Promise<void> {
    await this.step()
    const folder = this.#folder(path)
    if (!this.isLying) folder.durable = new Map(folder.now)
  }

  async lock(): Promise<() => void> {
    return () => {}
  }

  /** Every operation takes a turn of the event loop, and none ends once the power is off. */
  async step(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.#operations += 1
    if (!this.isOff) return
    this.#cut()
    await new Promise(() => {})
  }

  #folder(path: string): { now: Entries; durable: Entries } {
    const folder = this.#folders.get(path)
    if (!folder) throw failure('ENOENT')
    return folder
  }
}

class MemoryFile implements OpenFile {
  readonly #disk: PowerCutFiles
  readonly #inode: Inode

  constructor(disk: PowerCutFiles, inode: Inode) {
    this.#disk = disk
    this.#inode = inode
  }

  async write(buffers: readonly Buffer[], position: number): Promise<void> {
    const bytes = Buffer.concat(buffers)
    const kept = this.#disk.isFull ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
    this.#inode.now = written(this.#inode.now, position, kept)
    this.#inode.pending.push({ position, bytes: kept })
    await this.#disk.step()
    if (this.#disk.isFull) throw failure('ENOSPC')
  }

  async read(position: number, length: number): Promise<Buffer> {
    return Buffer.from(this.#inode.now.subarray(position, position + length))
  }

  async size(): Promise<number> {
    return this.#inode.now.length
  }

  async truncate(length: number): Promise<void> {
    await this.#disk.step()
    this.#inode.now = this.#inode.now.subarray(0, length)
  }

  async sync(): Promise<void> {
    const { now } = this.#inode
    const count = this.#inode.pending.length
    await this.#disk.step()
    if (this.#disk.isLying) return
    this.#inode.durable = now
    this.#inode.pending.splice(0, count)
  }

  async close(): Promise<void> {}
}

function written(file: Buffer, position: number, bytes: Buffer): Buffer {
  const result = Buffer.alloc(Math.max(file.length, position + bytes.length))
  file.copy(result)
  bytes.copy(result, position)
  return result
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: played by the test`), { code })
}
