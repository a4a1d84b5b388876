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

export function acceptInto(journal: Journal): Accept {
  return async (envelope, raw, source) => {
    const traceId = randomUUID()
    await observed({ step: 'intake', kind: source, traceId }, () =>
      journal.append({ traceId, source, envelope }, raw),
    )
    return traceId
  }
}
