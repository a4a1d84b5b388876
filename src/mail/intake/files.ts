// The few file operations that durable storage needs, as a port, so that a test can play a power cut or a full disk.
import { readFile } from 'node:fs'
import { constants, type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { lockFolder } from '../../kit/db/folder-lock.ts'

export interface OpenFile {
  /** Writes all buffers, one after the other, from `position` on; rejects when the disk is full. */
  write(buffers: readonly Buffer[], position: number): Promise<void>
  /** At most `length` bytes; fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>
  size(): Promise<number>
  truncate(length: number): Promise<void>
  /** Resolves once the written bytes survive a power cut. */
  sync(): Promise<void>
  close(): Promise<void>
}

export interface Files {
  makeFolder(path: string): Promise<void>
  /** Names in a folder, sorted. */
  list(path: string): Promise<string[]>
  /** A new file, readable and writable; rejects with EEXIST when it is there. */
  create(path: string): Promise<OpenFile>
  /** An existing file, readable; rejects with ENOENT. */
  open(path: string): Promise<OpenFile>
  /** An existing file; rejects with ENOENT. */
  readWhole(path: string): Promise<Buffer>
  rename(from: string, to: string): Promise<void>
  /** A file that is not there counts as removed. */
  remove(path: string): Promise<void>
  /** Resolves once what was made, renamed and removed in the folder survives a power cut. */
  syncFolder(path: string): Promise<void>
  /** Takes the folder for this process, and resolves with what gives it back; `onWait` hears who has it meanwhile. */
  lock(path: string, onWait: (line: string) => void): Promise<() => void>
}

/** The disk of this machine; only the user of the process can read what is written. */
export const diskFiles: Files = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 })
  },
  async list(path) {
    return (await readdir(path)).sort()
  },
  async create(path) {
    return new DiskFile(await open(path, 'wx+', 0o600))
  },
  async open(path) {
    return new DiskFile(await open(path, 'r'))
  },
  // A file handle costs more than the bytes of a mail.
  readWhole: promisify(readFile),
  rename,
  remove: (path) => rm(path, { force: true }),
  async syncFolder(path) {
    const folder = await open(path, constants.O_RDONLY)
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  },
  lock: (path, onWait) => lockFolder(path, { onWait }),
}

class DiskFile implements OpenFile {
  readonly #handle: FileHandle

  constructor(handle: FileHandle) {
    this.#handle = handle
  }

  async write(buffers: readonly Buffer[], position: number): Promise<void> {
    let rest = [...buffers]
    let at = position
    while (rest.length > 0) {
      const { bytesWritten } = await this.#handle.writev(rest, at)
      at += bytesWritten
      rest = without(rest, bytesWritten)
    }
  }

  async read(position: number, length: number): Promise<Buffer> {
    const buffer = Buffer.allocUnsafe(length)
    let filled = 0
    while (filled < length) {
      const { bytesRead } = await this.#handle.read(buffer, filled, length - filled, position + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return buffer.subarray(0, filled)
  }

  async size(): Promise<number> {
    return (await this.#handle.stat()).size
  }

  truncate(length: number): Promise<void> {
    return this.#handle.truncate(length)
  }

  /** fdatasync: the length of the file is part of what it makes durable, its times are not. */
  sync(): Promise<void> {
    return this.#handle.datasync()
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}

/** The buffers left after `count` bytes of them were written; a full disk writes a part. */
function without(buffers: Buffer[], count: number): Buffer[] {
  let skip = count
  let index = 0
  for (const buffer of buffers) {
    if (skip < buffer.length) break
    skip -= buffer.length
    index += 1
  }
  const [first, ...rest] = buffers.slice(index)
  return first ? [first.subarray(skip), ...rest] : []
}
