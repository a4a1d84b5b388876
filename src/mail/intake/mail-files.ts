// The mail store: one object a mail, in folders by hour, whole on the disk before anything speaks of it.
import { dirname, join } from 'node:path'
import { diskFiles, type Files } from './files.ts'

export interface MailObject {
  name: string
  raw: Buffer
}

export interface MailFiles {
  /** Resolves once all objects survive a power cut; writing an object again changes nothing. */
  write(objects: readonly MailObject[]): Promise<void>
  /** The raw mail; rejects when there is no such object. */
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
}

/**
 * The name of a mail's object. It follows from what the journal holds, so that after a crash the object is
 * written over and none is left behind; by hour, so that a batch has one folder to make durable. The trace tells
 * two copies of one mail apart.
 */
export function objectName(receivedAt: Date, key: string, traceId: string): string {
  return `${receivedAt.toISOString().slice(0, 13).replace('T', '/')}/${key}-${traceId}.eml`
}

/** Files written at a time; more only wait for each other in the thread pool. */
const AT_A_TIME = 16

/** Objects are in `folder`, which is made when needed. */
export function openMailFiles(folder: string, files: Files = diskFiles): MailFiles {
  const folders = new DurableFolders(folder, files)

  async function writeOne({ name, raw }: MailObject): Promise<void> {
    const path = placeOf(folder, name)
    await files.remove(`${path}.part`)
    const file = await files.create(`${path}.part`)
    try {
      await file.write([raw], 0)
      await file.sync()
    } finally {
      await file.close()
    }
    await files.rename(`${path}.part`, path)
  }

  return {
    async write(objects) {
      const byName = new Map(objects.map((object) => [object.name, object]))
      const used = new Set([...byName.keys()].map((name) => dirname(placeOf(folder, name))))
      for (const one of used) await folders.make(one)
      const left = [...byName.values()]
      const worker = async () => {
        for (let next = left.pop(); next; next = left.pop()) await writeOne(next)
      }
      await Promise.all(Array.from({ length: AT_A_TIME }, worker))
      await Promise.all([...used].map((one) => files.syncFolder(one)))
    },
    read: async (name) => files.readWhole(placeOf(folder, name)),
    remove: (name) => files.remove(placeOf(folder, name)),
  }
}

/** Names come from the database; one that would leave the folder is a defect, not a mail. */
export function checkedName(name: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.eml$/.test(name)) throw new Error('this is not the name of a mail object')
  return name
}

const placeOf = (folder: string, name: string): string => join(folder, checkedName(name))

/** Makes folders with their parents and makes them durable, once each. */
class DurableFolders {
  readonly #root: string
  readonly #files: Files
  readonly #made = new Set<string>()

  constructor(root: string, files: Files) {
    this.#root = root
    this.#files = files
  }

  async make(folder: string): Promise<void> {
    if (this.#made.has(folder)) return
    await this.#files.makeFolder(folder)
    for (let at = folder; at.length >= this.#root.length; at = dirname(at)) {
      await this.#files.syncFolder(dirname(at))
      if (at === this.#root) break
    }
    this.#made.add(folder)
  }
}
