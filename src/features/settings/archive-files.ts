// Where finished archives are kept: beside the mails, in the data folder or in the bucket.
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Bucket } from '../../kit/bucket.ts'

export interface ArchiveFiles {
  /** Takes the finished file of so many bytes from where it was made. */
  keep(part: string, name: string, size: number): Promise<void>
  /** Null where there is none. */
  read(name: string): Promise<Readable | null>
  /** One that is not there counts as removed. */
  remove(name: string): Promise<void>
  names(): Promise<string[]>
}

export function archivesInFolder(folder: string): ArchiveFiles {
  return {
    keep: (part, name) => rename(part, join(folder, name)),
    async read(name) {
      const file = await open(join(folder, name)).catch(() => null)
      return file?.createReadStream() ?? null
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    names: async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip')),
  }
}

const FOLDER = 'exports/'

/** Made in a folder of the machine, then put into the bucket, where the web service finds it. */
export function archivesInBucket(bucket: Bucket): ArchiveFiles {
  return {
    async keep(part, name, size) {
      await bucket.putStream(FOLDER + name, createReadStream(part), size)
      await rm(part, { force: true })
    },
    read: (name) => bucket.getStream(FOLDER + name),
    remove: (name) => bucket.remove(FOLDER + name),
    async names() {
      const names: string[] = []
      for await (const page of bucket.list(FOLDER)) names.push(...page.map(({ name }) => name))
      return names
    },
  }
}
