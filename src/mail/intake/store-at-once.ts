// A mail that was written here goes into the mail store at once: no wire is between, and no sender waits for an answer.
import { randomUUID } from 'node:crypto'
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { MailSource } from './accept.ts'
import { arrivedMail } from './arrived-mail.ts'
import { type EnqueueDeliveries, intakeStore } from './intake-store.ts'
import type { JournalMail } from './journal-entry.ts'
import type { MailFiles } from './mail-files.ts'

export interface StoreServices {
  db: Database
  system: SystemScope
  files: MailFiles
  enqueueDeliveries: EnqueueDeliveries
}

/**
 * Its rows and jobs commit with the caller's transaction; the object, which nothing speaks of before, is written first.
 * Its trace id.
 */
export async function storeAtOnce(
  { db, system, files, enqueueDeliveries }: StoreServices,
  mail: { envelope: StoredEnvelope; raw: Buffer; source: MailSource },
): Promise<string> {
  const { envelope, raw, source } = mail
  const traceId = randomUUID()
  const entry = { traceId, source, envelope }
  const arrived = arrivedMail({ entry, raw })
  await files.write([{ name: arrived.object, raw, entry }])
  const { spareObjects } = await intakeStore(db, system, enqueueDeliveries).save([arrived], new Map())
  await Promise.all(spareObjects.map((name) => files.remove(name)))
  return traceId
}

export interface PreparedMails {
  /** Rows and jobs, in the caller's transaction; the ids of the mails that were not there before. */
  save(): Promise<number[]>
  /** What no row speaks of after the commit. */
  clear(): Promise<void>
}

/** As `storeAtOnce`, for many: their objects are written now, and saved when the caller is ready. */
export async function prepareMails(
  { db, system, files, enqueueDeliveries }: StoreServices,
  mails: readonly JournalMail[],
): Promise<PreparedMails> {
  const store = intakeStore(db, system, enqueueDeliveries)
  const arrived = mails.map((mail) => ({ mail: arrivedMail(mail), from: mail }))
  const all = arrived.map(({ mail }) => mail)
  const known = await store.knownObjects(all)
  await files.write(
    arrived
      .filter(({ mail }) => !known.has(mail))
      .map(({ mail, from: { raw, entry } }) => ({ name: mail.object, raw, entry })),
  )
  let spare: string[] = []
  return {
    async save() {
      const saved = await store.save(all, known)
      spare = saved.spareObjects
      return saved.newMailIds
    },
    clear: async () => void (await Promise.all(spare.map((name) => files.remove(name)))),
  }
}
