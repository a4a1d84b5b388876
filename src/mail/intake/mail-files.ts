// The mail store: one object a mail, in folders by hour, whole on the disk before anything speaks of it.
import { dirname, join } from 'node:path'
import { diskFiles, type Files } from './files.ts'
import type { JournalEntry } from './journal-entry.ts'
import { DamagedObject, type OpenedObject, openSealed, sealOf } from './sealed-object.ts'

export interface MailObject {
  name: string
  raw: Buffer
  /** How it came, from which its rows can be made again; without it for what was not a mail that came. */
  entry?: JournalEntry
}

export interface MailFiles {
  /** Resolves once all objects survive a power cut; writing an object again changes nothing. */
  write(objects: readonly MailObject[]): Promise<void>
  /** The raw mail; rejects when there is no such object, and with DamagedObject when it is not what was stored. */
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
}

/** For whoever looks for what is there. */
export interface MailStore extends MailFiles {
  /** With how it came. */
  open(name: string): Promise<OpenedObject>
  /** The folders of the hours in which mails came, the latest first. */
  hours(): Promise<string[]>
  /** The names of the objects of such an hour. */
  within(hour: string): Promise<string[]>
}

/** Hears of an object that was not what was stored: one turned bit was turned back, more is set aside. */
export type OnDamage = (name: string, isMended: boolean) => void

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

/** Of damaged objects, within the folder of all. */
const DAMAGED = 'damaged'

/** Objects are in `folder`, which is made when needed. */
export function openMailFiles(
  folder: string,
  files: Files = diskFiles,
  onDamage: OnDamage = () => {},
): MailStore {
  const folders = new DurableFolders(folder, files)

  async function writeOne({ name, raw, entry = null }: Sealable): Promise<void> {
    const path = placeOf(folder, name)
    await files.remove(`${path}.part`)
    const file = await files.create(`${path}.part`)
    try {
      await file.write([raw, sealOf(raw, entry)], 0)
      await file.sync()
    } finally {
      await file.close()
    }
    await files.rename(`${path}.part`, path)
  }

  async function open(name: string): Promise<OpenedObject> {
    const path = placeOf(folder, name)
    try {
      const opened = openSealed(name, await files.readWhole(path))
      if (opened.isMended) {
        onDamage(name, true)
        await writeOne({ name, ...opened })
      }
      return opened
    } catch (error) {
      if (!(error instanceof DamagedObject)) throw error
      onDamage(name, false)
      const aside = placeOf(folder, damagedName(name))
      await folders.make(dirname(aside))
      await files.rename(path, aside)
      throw error
    }
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
    read: async (name) => (await open(name)).raw,
    open,
    async remove(name) {
      await files.remove(placeOf(folder, name))
      await files.remove(placeOf(folder, damagedName(name)))
    },
    async hours() {
      const days = (await listed(files, folder)).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))
      const all = await Promise.all(
        days.map(async (day) => (await listed(files, join(folder, day))).map((hour) => `${day}/${hour}`)),
      )
      return all.flat().sort().reverse()
    },
    async within(hour) {
      const names = await listed(files, join(folder, hour))
      return names.filter((name) => name.endsWith('.eml')).map((name) => `${hour}/${name}`)
    },
  }
}

type Sealable = Pick<MailObject, 'name' | 'raw'> & { entry?: JournalEntry | null }

/** Names in a folder; none where there is no such folder. */
async function listed(files: Files, folder: string): Promise<string[]> {
  return files.list(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

export const damagedName = (name: string): string => `${DAMAGED}/${checkedName(name).replaceAll('/', '-')}`

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
