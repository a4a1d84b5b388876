// The one door for a mail, whatever way it came: durable in the journal, and nothing else (agents.md 1.1).
import { randomUUID } from 'node:crypto'
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import { observed } from '../../kit/observe.ts'
import type { Journal } from './journal.ts'

/**
 * Where a mail came in (MAIL-24); the app, the generator and imports act as ways in of their own. What the generator
 * makes is for looking at: nothing goes out because of it.
 */
export type MailSource = 'smtp' | 'lmtp' | 'imap' | 'bucket' | 'webhook' | 'app' | 'generator' | 'import'

/**
 * Resolves with the trace id once the mail is durable; it may then be acknowledged. Rejects when it could
 * not be stored: nothing was accepted and the sender has to keep it.
 */
export type Accept = (envelope: StoredEnvelope, raw: Buffer, source: MailSource) => Promise<string>

/** The largest mail that is taken, whatever way it comes in. */
export const MAIL_BYTES = 25 * 1024 * 1024

/** Of a mail that is not taken since it is too large: it will not be smaller the next time. */
export class MailTooLarge extends Error {
  constructor(bytes: number) {
    super(`a mail of ${bytes} bytes is larger than allowed`)
    this.name = 'MailTooLarge'
  }
}

/** What came is measured here, since a server that is read may say anything. The promise rejects with MailTooLarge. */
export function acceptInto(journal: Journal, mostBytes = MAIL_BYTES): Accept {
  return async (envelope, raw, source) => {
    if (raw.length > mostBytes) throw new MailTooLarge(raw.length)
    const traceId = randomUUID()
    await observed({ step: 'intake', kind: source, traceId }, () =>
      journal.append({ traceId, source, envelope }, raw),
    )
    return traceId
  }
}
