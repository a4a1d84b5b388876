// Notices that the database was set back to an earlier moment, and hands in again what the mail store has from then on.
import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { asSystem, type SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { arrivedMail } from './arrived-mail.ts'
import { countBatch, objectsWithoutRow, raiseMark, readMark } from './intake-mark-store.ts'
import type { ArrivedMail, IntakeStore } from './intake-store.ts'
import type { MailStore } from './mail-files.ts'
import { reasonOf } from './reason.ts'

const LOOK_EVERY_MS = 10_000
/** Mails that are handed in with one commit. */
const AT_ONCE = 50
/** Mails are lost from a moment on: behind so many hours in which nothing is missing, nothing is. */
const WHOLE_HOURS = 3

export interface RestoreWatch {
  /** Counts what is stored by it. */
  readonly store: IntakeStore
  /** Resolves once all that is missing is stored again, if the database was set back. */
  look(): Promise<void>
  close(): Promise<void>
}

interface WatchSettings {
  db: Database
  scope: SystemScope
  store: IntakeStore
  mailFiles: MailStore
  /** Where this intake keeps its name and its number. */
  file: string
  log: Log
}

/**
 * The intake counts its batches in the database, with each, and knows the number itself. When the database's is the
 * smaller one, it has lost commits that it had told of, which no crash does. A database that has no number at all is
 * another one, and gets nothing of what came before.
 */
export async function watchForRestore(settings: WatchSettings): Promise<RestoreWatch> {
  const { scope, store, mailFiles, file, log } = settings
  const db = asSystem(settings.db, scope)
  const note = await readNote(file)
  const { intake } = note
  /** The highest number that the database has told. */
  let { stored: told } = note
  let writing: Promise<void> | null = null
  let looking: Promise<void> | null = null

  function keepNote(): void {
    writing ??= writeNote(file, { intake, stored: told })
      .catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'the number of stored batches was not kept'),
      )
      .finally(() => {
        writing = null
      })
  }

  async function lookOnce(): Promise<void> {
    const before = told
    const now = await readMark(db, intake)
    if (now === null) {
      await raiseMark(db, intake, before)
      return
    }
    if (now >= before) return
    log.warn('the database was set back to an earlier moment: mails that it lost are handed in again')
    const mails = await handInAgain({ db, store, mailFiles, log })
    // Only now: whoever dies before begins again.
    await raiseMark(db, intake, told + 1)
    log.warn({ mails }, 'mails that the database had lost are worked again')
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    return looking
  }

  const lookAgain = () => {
    look().catch((error: unknown) =>
      log.debug({ reason: reasonOf(error) }, 'the database could not be looked at'),
    )
  }
  const timer = setInterval(lookAgain, LOOK_EVERY_MS)
  timer.unref()
  lookAgain()
  return {
    store: {
      ...store,
      async save(mails, known) {
        const { batch, number } = await db.transaction(async () => ({
          number: await countBatch(db, intake),
          batch: await store.save(mails, known),
        }))
        // The number stays below until all is handed in, so that nobody who dies meanwhile forgets it.
        if (number <= told) lookAgain()
        else told = number
        keepNote()
        return batch
      },
    },
    look,
    async close() {
      clearInterval(timer)
      await looking?.catch(() => {})
      await writing
    },
  }
}

async function handInAgain({
  db,
  store,
  mailFiles,
  log,
}: Pick<WatchSettings, 'store' | 'mailFiles' | 'log'> & { db: SystemDatabase }): Promise<number> {
  let count = 0
  let whole = 0
  for (const hour of await mailFiles.hours()) {
    const missing = await objectsWithoutRow(db, await mailFiles.within(hour))
    whole = missing.length === 0 ? whole + 1 : 0
    if (whole === WHOLE_HOURS) break
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const mails = await arrivals(mailFiles, missing.slice(at, at + AT_ONCE), log)
      await store.save(mails, new Map())
      count += mails.length
    }
  }
  return count
}

/** What has no envelope did not come as a mail, as a file that somebody gave in the app, and is named. */
async function arrivals(mailFiles: MailStore, names: readonly string[], log: Log): Promise<ArrivedMail[]> {
  const arrived: ArrivedMail[] = []
  for (const name of names) {
    const opened = await mailFiles.open(name).catch(() => null)
    if (opened?.entry) arrived.push(arrivedMail({ entry: opened.entry, raw: opened.raw }))
    else log.warn({ object: name }, 'what is in the mail store without a row cannot be handed in again')
  }
  return arrived
}

interface Note {
  intake: string
  stored: number
}

async function readNote(file: string): Promise<Note> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Note
  } catch {
    return { intake: randomUUID(), stored: 0 }
  }
}

/** Not flushed: a number that is too small after a power cut notices a little less, and nothing that is not. */
async function writeNote(file: string, note: Note): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(note), { mode: 0o600 })
  await rename(`${file}.part`, file)
}
