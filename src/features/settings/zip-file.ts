// A zip file that is written entry by entry, each streamed to the disk before the next is read.
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'

export type Content = Iterable<Buffer | string> | AsyncIterable<Buffer | string>

export interface ZipFile {
  /** Resolves once the content has been taken; rejects when the disk takes no more. */
  add(name: string, content: Content, at: Date): Promise<void>
  /** Resolves to the bytes of the file once it survives a power cut. */
  finish(): Promise<number>
  /** Lets go of the file, which is then no zip. */
  abandon(): void
}

/** Creates the file, which must not be there; nobody but the server's own account may read it. */
export function createZipFile(path: string): ZipFile {
  const zip = new yazl.ZipFile()
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const written = finished(out)
  // Each wait hears of it; nobody need be waiting when it happens.
  written.catch(() => {})
  zip.outputStream.pipe(out)
  zip.outputStream.on('error', (error) => out.destroy(error))
  return {
    async add(name, content, at) {
      const source = Readable.from(content, { objectMode: false })
      const taken = finished(source, { writable: false })
      zip.addReadStream(source, name, { mtime: at, mode: 0o100600 })
      const broken = written.then(() => {
        throw new Error('the archive ended before its content')
      })
      await Promise.race([taken, broken])
    },
    async finish() {
      zip.end()
      await written
      const file = await open(path, 'r')
      try {
        await file.sync()
        return (await file.stat()).size
      } finally {
        await file.close()
      }
    },
    abandon() {
      out.destroy()
    },
  }
}
