// Lists the mails that were set aside, and hands them to the journal again, as if they came in just now.
import { join } from 'node:path'
import type { Log } from '../../kit/log.ts'
import { readDamagedPart } from './damaged-part.ts'
import { diskFiles, type Files } from './files.ts'
import type { Journal } from './journal.ts'
import type { JournalEntry, JournalMail } from './journal-entry.ts'
import { reasonOf } from './reason.ts'

export interface SetAsideSettings {
  /** Of mails that could not be stored: pairs of `.eml` and `.json`. */
  mailFolder: string
  /** Of damaged parts of the journal. */
  journalFolder: string
  journal: Pick<Journal, 'append'>
  log: Log
  files?: Files
}

/** One file, or pair of files, that was set aside. */
export interface SetAsideItem {
  path: string
  bytes: number
  /** What is known of the mails in it; none when nothing can be made of it. */
  mails: { traceId: string; from: string; to: string[]; receivedAt: string }[]
  /** Why it is here. */
  reason: string
}

export interface RetriedItem {
  path: string
  /** Mails that are in the journal again. */
  handedIn: number
  /** What keeps the file where it is; null when it is gone. */
  stays: string | null
}

export interface SetAside {
  list(): Promise<SetAsideItem[]>
  /** All that is there. A mail that came in meanwhile is known by its key and is not made twice. */
  retry(): Promise<RetriedItem[]>
}

interface Found {
  /** To be removed once all mails are in the journal. */
  paths: string[]
  bytes: number
  mails: JournalMail[]
  reason: string
  /** Why it cannot be handed in whole. */
  stays: string | null
}

export function openSetAside(settings: SetAsideSettings): SetAside {
  const { journal, log, files = diskFiles } = settings
  const find = async (): Promise<Found[]> => [
    ...(await findMails(files, settings.mailFolder)),
    ...(await findDamaged(files, settings.journalFolder)),
  ]
  return {
    list: async () => (await find()).map(itemOf),
    async retry() {
      const retried: RetriedItem[] = []
      for (const found of await find()) {
        const stays = await handIn(found)
        const handedIn = stays === found.stays ? found.mails.length : 0
        retried.push({ path: found.paths[0] ?? '', handedIn, stays })
      }
      return retried
    },
  }

  /** Answers what keeps the files where they are. */
  async function handIn({ paths, mails, stays }: Found): Promise<string | null> {
    // A drain that fails again writes these names anew, and those files must not go.
    const taken = stays === null ? await take(paths) : paths
    try {
      for (const { entry, raw } of mails) {
        await journal.append(entry, raw)
        log.info({ traceId: entry.traceId }, 'a mail that was set aside was handed in again')
      }
    } catch (error) {
      return reasonOf(error)
    }
    if (stays === null) for (const path of taken) await files.remove(path)
    return stays
  }

  async function take(paths: readonly string[]): Promise<string[]> {
    const taken: string[] = []
    for (const path of paths) {
      const name = path.endsWith(TAKEN) ? path : path + TAKEN
      if (name !== path) await files.rename(path, name)
      taken.push(name)
    }
    return taken
  }
}

/** Behind the name of a file that is being handed in; one that a crash left is found again. */
const TAKEN = '.taken'

async function names(files: Files, folder: string): Promise<string[]> {
  return files.list(folder).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return []
    throw error
  })
}

async function findMails(files: Files, folder: string): Promise<Found[]> {
  const all = await names(files, folder)
  const found: Found[] = []
  for (const name of all) {
    const [, id] = /^(.+)\.eml(?:\.taken)?$/.exec(name) ?? []
    if (id === undefined) continue
    const path = join(folder, name)
    const raw = await files.readWhole(path)
    const note = all.find((one) => one === `${id}.json` || one === `${id}.json${TAKEN}`)
    const read = note === undefined ? null : readNote(await files.readWhole(join(folder, note)))
    found.push({
      paths: note === undefined ? [path] : [path, join(folder, note)],
      bytes: raw.length,
      mails: read === null ? [] : [{ entry: read.entry, raw }],
      reason: read?.reason ?? '',
      stays: read === null ? 'its envelope is missing or cannot be read' : null,
    })
  }
  return found
}

function readNote(bytes: Buffer): { entry: JournalEntry; reason: string } | null {
  try {
    const { reason, ...entry } = JSON.parse(bytes.toString()) as JournalEntry & { reason: string }
    return Array.isArray(entry.envelope?.rcptTo) ? { entry, reason } : null
  } catch {
    return null
  }
}

async function findDamaged(files: Files, folder: string): Promise<Found[]> {
  const found: Found[] = []
  for (const name of await names(files, folder)) {
    if (!/\.damaged(?:\.taken)?$/.test(name)) continue
    const path = join(folder, name)
    const bytes = await files.readWhole(path)
    const { mails, lostBytes } = readDamagedPart(bytes)
    found.push({
      paths: [path],
      bytes: bytes.length,
      mails,
      reason: 'a part of the journal was damaged on the disk',
      stays: lostBytes === 0 ? null : `${lostBytes} bytes are damaged beyond mending`,
    })
  }
  return found
}

function itemOf({ paths, bytes, mails, reason }: Found): SetAsideItem {
  return {
    path: paths[0] ?? '',
    bytes,
    reason,
    mails: mails.map(({ entry: { traceId, envelope } }) => ({
      traceId,
      from: envelope.mailFrom,
      to: envelope.rcptTo,
      receivedAt: envelope.receivedAt,
    })),
  }
}
