// The job that works an archive through: a batch of mails and how far that is commit together, so that none is made twice.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { StoredRefusal } from '../../../db/schema/archives.ts'
import { type ArchivedMail, DamagedArchive } from '../../files/mails/archived-mail.ts'
import { readMails } from '../../files/mails/read-mails.ts'
import { defineJob } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { importedEnvelope, refusalOf, tooLarge } from '../../mail/intake/import-mail.ts'
import type { JournalMail } from '../../mail/intake/journal-entry.ts'
import { intakeLimits } from '../../mail/intake/smtp-listener.ts'
import { prepareMails } from '../../mail/intake/store-at-once.ts'
import { isFaultOfMail } from '../../mail/intake/store-mails.ts'
import { bytesFrom, partsOf } from './archive-parts.ts'
import type { ArchiveServices } from './archive-services.ts'
import {
  type ArchiveRow,
  changeArchive,
  endArchive,
  findArchive,
  keepStep,
  takeStep,
} from './archive-store.ts'

const payload = z.object({ archiveId: z.number() })

/** Mails that commit together, and the bytes at which a batch is full before. */
const BATCH = 100
const BATCH_BYTES = 32 * 2 ** 20
/** How long a job reads before others have their turn, and the server may stop. */
const SLICE_MS = 3_000
/** Behind all mail that comes in, as whatever nobody waits for. */
const PRIORITY = -20

export function archiveJob(services: ArchiveServices) {
  const job = defineJob({
    name: 'archive',
    payload,
    async run({ archiveId }) {
      if (await readSlice(services, archiveId)) await services.queue.enqueue(job, { archiveId })
    },
  })
  return job
}

/** Whether there is more to read. */
async function readSlice(services: ArchiveServices, id: number): Promise<boolean> {
  const { db, system, clock, parts } = services
  const archive = await findArchive(asSystem(db, system), id)
  if (archive?.state !== 'running') return false
  const until = performance.now() + SLICE_MS
  const chunks = bytesFrom(parts, archive, archive.place ?? 0)
  const mails = readMails(chunks, { mails: archive.done, end: archive.place })
  let { done } = archive
  let batch: ArchivedMail[] = []
  let bytes = 0
  const flush = async () => {
    if (!(await takeBatch(services, { ...archive, done }, batch))) return false
    done += batch.length
    batch = []
    bytes = 0
    return true
  }
  let failure: string | null = null
  try {
    for await (const mail of mails) {
      batch.push(mail)
      bytes += mail.raw.length
      if (batch.length < BATCH && bytes < BATCH_BYTES) continue
      if (!(await flush())) return false
      if (performance.now() > until) return true
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error
    failure = error.message
  }
  if (batch.length > 0 && !(await flush())) return false
  await endArchive(asSystem(db, system), id, { failure, at: clock() })
  await emptyArchive(services, archive)
  return false
}

/** Its file goes once nobody reads it any more; what a crash leaves the sweep finds. */
export async function emptyArchive(
  { db, system, parts }: ArchiveServices,
  { id, size }: Pick<ArchiveRow, 'id' | 'size'>,
): Promise<void> {
  await parts.remove(id, partsOf(size))
  await changeArchive(asSystem(db, system), id, { hasFile: false })
}

/** False where the archive rests, or another worker goes on with it. */
async function takeBatch(
  services: ArchiveServices,
  archive: ArchiveRow,
  batch: readonly ArchivedMail[],
): Promise<boolean> {
  try {
    return await storeBatch(services, archive, batch)
  } catch (error) {
    if (!isFaultOfMail(error)) throw error
    const [only] = batch
    if (batch.length === 1 && only) return storeBatch(services, archive, batch, 'it cannot be stored')
    // One of them is at fault: each by itself, so that the others are taken.
    for (const [at, mail] of batch.entries())
      if (!(await takeBatch(services, { ...archive, done: archive.done + at }, [mail]))) return false
    return true
  }
}

async function storeBatch(
  services: ArchiveServices,
  archive: ArchiveRow,
  batch: readonly ArchivedMail[],
  fault: string | null = null,
): Promise<boolean> {
  const { db, system, clock } = services
  const { taken, refusals } = sorted(archive, batch, fault)
  const prepared = await prepareMails(
    { ...services, enqueueDeliveries: (ids) => services.enqueueDeliveries(ids, PRIORITY) },
    taken,
  )
  const isOurs = await db.transaction(async () => {
    if (!(await takeStep(asSystem(db, system), archive))) return false
    const mailIds = taken.length > 0 ? await prepared.save() : []
    const known = taken.length - mailIds.length
    const place = batch.at(-1)?.end ?? null
    await keepStep(asSystem(db, system), archive.id, { place, mailIds, known, refusals, at: clock() })
    return true
  })
  if (isOurs) await prepared.clear()
  return isOurs
}

/** What can be stored, and why the rest cannot. */
function sorted(
  archive: ArchiveRow,
  batch: readonly ArchivedMail[],
  fault: string | null,
): { taken: JournalMail[]; refusals: StoredRefusal[] } {
  const taken: JournalMail[] = []
  const refusals: StoredRefusal[] = []
  for (const [at, { name, raw, isCut }] of batch.entries()) {
    const number = archive.done + at + 1
    const reason = fault ?? (isCut ? tooLarge : refusalOf(raw, intakeLimits.mailBytes))
    if (reason !== null) {
      refusals.push({ number, name: name.slice(-200), reason })
      continue
    }
    const envelope = importedEnvelope(raw, archive.recipient, archive.createdAt)
    taken.push({ entry: { traceId: traceOf(archive.id, number), source: 'import', envelope }, raw })
  }
  return { taken, refusals }
}

/** The same for a mail whenever it is read again, so that its object is written over and none is left behind. */
function traceOf(archiveId: number, number: number): string {
  const hash = createHash('sha256').update(`archive ${archiveId} ${number}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20, 32)}`
}
