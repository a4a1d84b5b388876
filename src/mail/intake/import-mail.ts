// A mail out of an archive, which the server's owner hands in: through the door of all mails, with a name of its own.
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import type { Clock } from '../../kit/clock.ts'
import { bodyStart } from '../top-headers.ts'
import type { Accept } from './accept.ts'
import { withLowerDomain } from './envelope.ts'
import { envelopeIn } from './recipients.ts'
import type { Verdict } from './smtp-listener.ts'

export interface ImportServices {
  accept: Accept
  judgeRecipient: (address: string) => Promise<Verdict>
  clock: Clock
  /** Bytes of the largest mail. */
  mostBytes: number
}

/** Null once it is on the disk; else why it was not taken. */
export async function importMail(
  { accept, judgeRecipient, clock, mostBytes }: ImportServices,
  { to, raw }: { to: string; raw: Buffer },
): Promise<string | null> {
  const refusal = refusalOf(raw, mostBytes)
  if (refusal !== null) return refusal
  const verdict = await judgeRecipient(to)
  if (!verdict.ok) return verdict.rejection.text
  await accept(importedEnvelope(raw, to, clock()), raw, 'import')
  return null
}

export const tooLarge = 'it is larger than any mail that is taken'

/** Why the mail of an archive cannot be taken; null where it can. */
export function refusalOf(raw: Buffer, mostBytes: number): string | null {
  if (raw.length === 0) return 'it is empty'
  if (raw.length > mostBytes) return tooLarge
  const head = raw.subarray(0, Math.min(bodyStart(raw), 64_000)).toString('latin1')
  return /^[\x21-\x39\x3b-\x7e]{1,200}:/m.test(head) ? null : 'it has no header'
}

/** Who owns the server says for the senders: what a From names is believed. */
export function importedEnvelope(raw: Buffer, to: string, at: Date): StoredEnvelope {
  const { mailFrom } = envelopeIn(raw.subarray(0, bodyStart(raw)), 1)
  return {
    ...{ mailFrom, rcptTo: [withLowerDomain(to)], receivedAt: at.toISOString() },
    ...{ helo: 'import', peer: '127.0.0.1', tls: false, local: true, relay: null },
  }
}
