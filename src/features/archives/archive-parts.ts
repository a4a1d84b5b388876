// Where the bytes of an archive wait to be read, in parts: in the data folder, or in the bucket that processes share.
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DamagedArchive } from '../../files/mails/archived-mail.ts'
import type { Bucket } from '../../kit/bucket.ts'
import { PART_BYTES } from './contract.ts'

export interface ArchiveParts {
  /** Resolves once it is durable; a part that was begun before is written anew. */
  put(archiveId: number, part: number, bytes: Buffer): Promise<void>
  /** Null where there is none. */
  read(archiveId: number, part: number): Promise<Readable | null>
  /** All of an archive's first so many parts. */
  remove(archiveId: number, parts: number): Promise<void>
}

const nameOf = (part: number) => `${String(part).padStart(6, '0')}.part`

export function partsInFolder(folder: string): ArchiveParts {
  const folderOf = (id: number) => join(folder, String(id))
  return {
    async put(id, part, bytes) {
      const path = join(folderOf(id), nameOf(part))
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      const file = await open(`${path}.new`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.new`, path)
      const within = await open(folderOf(id), 'r')
      try {
        await within.sync()
      } finally {
        await within.close()
      }
    },
    async read(id, part) {
      const file = await open(join(folderOf(id), nameOf(part))).catch(() => null)
      return file?.createReadStream({ highWaterMark: 256 * 1_024 }) ?? null
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
  }
}

export function partsInBucket(bucket: Bucket): ArchiveParts {
  const at = (id: number, part: number) => `archives/${id}/${nameOf(part)}`
  return {
    put: (id, part, bytes) => bucket.put(at(id, part), bytes),
    read: (id, part) => bucket.getStream(at(id, part)),
    async remove(id, parts) {
      for (let part = 0; part <= parts; part += 1) await bucket.remove(at(id, part))
    },
  }
}

/** The bytes of a whole archive from one on. */
export async function* bytesFrom(
  parts: ArchiveParts,
  { id, size }: { id: number; size: number },
  from: number,
): AsyncGenerator<Buffer> {
  let skip = from % PART_BYTES
  for (let part = Math.floor(from / PART_BYTES); part * PART_BYTES < size; part += 1) {
    const content = await parts.read(id, part)
    if (!content) throw new DamagedArchive('a part of the file is not there any more')
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (chunk.length > skip) yield chunk.subarray(skip)
      skip = Math.max(0, skip - chunk.length)
    }
  }
}

export const partsOf = (size: number) => Math.ceil(size / PART_BYTES)
