// Reads one file in a separate process and keeps what was read, apart from the mail that brought it.
import { z } from 'zod'
import { defaultLimits } from '../../../files/limits.ts'
import { readFile } from '../../../files/read-file.ts'
import { defineJob, type Job } from '../../../jobs/job.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Log } from '../../../kit/log.ts'
import type { SystemScope } from '../../../kit/scope.ts'
import type { MailReader } from '../../../mail/mail-reader.ts'
import { beginReading, endReading, type ReadingEnd, type ReadingRow, writeProgress } from './reading-store.ts'

const payload = z.object({ readingId: z.number() })

export type ReadFileJob = Job<typeof payload>

export interface ReadFileServices {
  db: Database
  system: SystemScope
  log: Log
  reader: Pick<MailReader, 'readAttachment'>
  /** In a transaction, each time that more of a long file was read. */
  onProgress(readingId: number): Promise<void>
  /** In the transaction that ends a reading. */
  onEnd(readingId: number): Promise<void>
}

/** A file that ended its process so often ends the next one, too. */
const MOST_TRIES = 3

export function readFileJob(services: ReadFileServices): ReadFileJob {
  const { db, system } = services
  return defineJob({
    name: 'read-file',
    payload,
    atOnce: 3,
    atOncePerGroup: 2,
    tries: 4,
    // Reading itself is held to two minutes; before it the mail is parsed.
    expiresAfter: 400,
    async run({ readingId }) {
      const row = await beginReading(asSystem(db, system), readingId)
      if (!row) return
      const end = row.tries > MOST_TRIES ? { failure: 'gave_up' } : await read(services, row)
      await db.transaction(async () => {
        await endReading(asSystem(db, system), readingId, end)
        await services.onEnd(readingId)
      })
    },
  })
}

async function read(
  services: ReadFileServices,
  row: ReadingRow & { object: string | null },
): Promise<ReadingEnd> {
  const { reader, log } = services
  const file = row.object === null ? null : await reader.readAttachment(row.object, row.attachment)
  if (!file) return { failure: 'gone' }
  const limits =
    row.recognisedPages === null ? defaultLimits : { ...defaultLimits, recognisedPages: row.recognisedPages }
  // What comes out of the thread that parses is a copy without the methods of a Buffer.
  const bytes = Buffer.from(file.content)
  const progress = new Progress(services, row.id)
  const reading = await readFile({ bytes, name: row.name, type: row.mediaType }, limits, (done, total) =>
    progress.tell(done, total),
  )
  await progress.told
  const { ms, peakMb, trace } = reading.taken
  log.info({ readingId: row.id, ms, peakMb }, 'a file was read')
  if ('failure' in reading) {
    log.info({ readingId: row.id, code: reading.failure.code, trace }, 'a file could not be read')
    return { failure: reading.failure.code }
  }
  const { document } = reading
  return {
    content: document,
    kind: document.kind,
    unit: document.unit,
    partsRead: document.unit === 'file' ? document.files.length : document.parts.length,
    partsTotal: document.total,
  }
}

/** One step is written at a time: those that come meanwhile are passed over. */
class Progress {
  readonly #services: ReadFileServices
  readonly #readingId: number
  #isTelling = false
  told: Promise<void> = Promise.resolve()

  constructor(services: ReadFileServices, readingId: number) {
    this.#services = services
    this.#readingId = readingId
  }

  tell(partsRead: number, partsTotal: number): void {
    if (this.#isTelling) return
    this.#isTelling = true
    const { db, system, log, onProgress } = this.#services
    this.told = db
      .transaction(async () => {
        await writeProgress(asSystem(db, system), this.#readingId, { partsRead, partsTotal })
        await onProgress(this.#readingId)
      })
      .catch((error: unknown) => log.warn({ error, readingId: this.#readingId }, 'progress was not told'))
      .finally(() => {
        this.#isTelling = false
      })
  }
}
