// One batch from the journal into the mail store: objects first, then rows and jobs.
import { sqlState } from '../../kit/db/database.ts'
import { arrivedMail } from './arrived-mail.ts'
import type { DrainSettings } from './drain-settings.ts'
import type { ArrivedMail } from './intake-store.ts'
import type { JournalRecord } from './journal-segment.ts'

/** In this order, a row never speaks of an object that is not there. All of the records, or none. */
export async function storeMails(
  { log, mailFiles, store }: DrainSettings,
  records: readonly JournalRecord[],
): Promise<void> {
  const arrived = records.map((record) => ({ mail: readArrived(record), record }))
  const mails = arrived.map(({ mail }) => mail)
  const known = await store.knownObjects(mails)
  await mailFiles.write(
    arrived
      .filter(({ mail }) => !known.has(mail))
      .map(({ mail, record: { raw, entry } }) => ({ name: mail.object, raw, entry })),
  )
  const { newMails, newDeliveries, spareObjects } = await store.save(mails, known)
  await Promise.all(spareObjects.map((name) => mailFiles.remove(name)))
  log.debug({ mails: records.length, newMails, newDeliveries }, 'mails were stored')
}

/** An error of reading is the mail's own. */
class UnreadableMail extends Error {}

function readArrived(record: JournalRecord): ArrivedMail {
  try {
    return arrivedMail(record)
  } catch (error) {
    throw new UnreadableMail('the headers of the mail cannot be read', { cause: error })
  }
}

/** SQLSTATE classes 22 (data), 23 (constraint) and 54 (limits) speak of what was to be stored. */
export function isFaultOfMail(error: unknown): boolean {
  const state = sqlState(error)?.slice(0, 2)
  return error instanceof UnreadableMail || state === '22' || state === '23' || state === '54'
}
