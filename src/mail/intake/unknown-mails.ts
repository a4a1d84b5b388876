// Takes up mails that are in the mail store and that no row tells of, as after the database was put back to an
// earlier minute: each goes through the door of all mails again.
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Log } from '../../kit/log.ts'
import { bodyStart } from '../top-headers.ts'
import type { Accept } from './accept.ts'
import { knownObjects } from './known-objects-store.ts'
import type { MailFiles } from './mail-files.ts'
import { envelopeIn } from './recipients.ts'
import { type IntakeLimits, intakeLimits, type Verdict } from './smtp-listener.ts'

export interface UnknownMailServices {
  db: SystemDatabase
  /** Of the mail store. */
  folder: string
  files: MailFiles
  accept: Accept
  judgeRecipient: (address: string) => Promise<Verdict>
  /** Whether a From address needs no proof, as where only this machine reaches the server. */
  isLocal: boolean
  log: Log
  limits?: Pick<IntakeLimits, 'recipients'>
}

export interface TakenUp {
  /** Objects that were looked at. */
  seen: number
  taken: number
  /** Those that are for no agent any more, or that the envelope cannot be told of. */
  left: number
}

/** May be called again at any time: what is known is not taken, and a mail is made once by its key. */
export async function takeUnknownMails(services: UnknownMailServices): Promise<TakenUp> {
  const sum: TakenUp = { seen: 0, taken: 0, left: 0 }
  for await (const { hour, names } of hoursIn(services.folder)) {
    const known = await knownObjects(services.db, hour, names)
    for (const name of names.filter((one) => !known.has(one))) {
      if (await takeOne(services, name)) sum.taken += 1
      else sum.left += 1
    }
    sum.seen += names.length
  }
  return sum
}

async function takeOne(services: UnknownMailServices, name: string): Promise<boolean> {
  const { folder, files, accept, judgeRecipient, isLocal, log, limits = intakeLimits } = services
  const path = join(folder, name)
  const raw = await readFile(path)
  const { mailFrom, recipients } = envelopeIn(raw.subarray(0, bodyStart(raw)), limits.recipients)
  const rcptTo: string[] = []
  for (const address of recipients) if ((await judgeRecipient(address)).ok) rcptTo.push(address)
  if (rcptTo.length === 0) return false
  const envelope: StoredEnvelope = {
    ...{ mailFrom, rcptTo, helo: 'restored', peer: 'restored', tls: false, local: isLocal, relay: null },
    receivedAt: (await stat(path)).mtime.toISOString(),
  }
  const traceId = await accept(envelope, raw, 'smtp')
  log.info({ traceId, name }, 'a mail of the mail store is worked again')
  // It is in the journal now, and gets an object of its own with its new trace.
  await files.remove(name)
  return true
}

/** As objectName puts them: a folder a day, in it one an hour; the oldest first. */
async function* hoursIn(folder: string): AsyncGenerator<{ hour: Date; names: string[] }> {
  for (const day of await listed(folder, /^\d{4}-\d\d-\d\d$/)) {
    for (const hour of await listed(join(folder, day), /^\d\d$/)) {
      const names = await listed(join(folder, day, hour), /\.eml$/)
      yield { hour: new Date(`${day}T${hour}:00:00Z`), names: names.map((name) => `${day}/${hour}/${name}`) }
    }
  }
}

async function listed(folder: string, form: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => form.test(name)).toSorted()
}
