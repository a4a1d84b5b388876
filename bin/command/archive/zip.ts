// The mails of a zip of .eml files, one after the other in the order of the file.
import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import type { ArchivedMail } from './archived-mail.ts'

/** A packed mail that would grow beyond this is not unpacked further. */
const MOST_BYTES = 40 * 2 ** 20

export async function* mailsOfZip(path: string): AsyncGenerator<ArchivedMail> {
  const ready: ArchivedMail[] = []
  let failure: Error | null = null
  const unzip = new Unzip((file) => {
    if (!/\.(?:eml|mail)$/i.test(file.name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      if (error) {
        failure = error
        return
      }
      size += chunk.length
      if (size <= MOST_BYTES) chunks.push(chunk.slice())
      if (isLast) ready.push({ name: file.name, raw: Buffer.concat(chunks), isCut: size > MOST_BYTES })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    unzip.push(chunk as Buffer)
    if (failure) throw failure
    yield* ready.splice(0)
  }
  unzip.push(new Uint8Array(0), true)
  if (failure) throw failure
  yield* ready.splice(0)
}
