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

/** Null once it is on the disk; else why it was not taken. Who owns the server says for its senders. */
export async function importMail(
  { accept, judgeRecipient, clock, mostBytes }: ImportServices,
  { to, raw }: { to: string; raw: Buffer },
): Promise<string | null> {
  if (raw.length === 0) return 'it is empty'
  if (raw.length > mostBytes) return 'it is larger than any mail that is taken'
  const start = bodyStart(raw)
  if (!/^[\x21-\x39\x3b-\x7e]{1,200}:/m.test(raw.subarray(0, Math.min(start, 64_000)).toString('latin1')))
    return 'it has no header'
  const verdict = await judgeRecipient(to)
  if (!verdict.ok) return verdict.rejection.text
  const facts = { helo: 'import', peer: '127.0.0.1', tls: false, local: true, relay: null }
  const { mailFrom } = envelopeIn(raw.subarray(0, start), 1)
  const envelope: StoredEnvelope = {
    ...facts,
    mailFrom,
    rcptTo: [withLowerDomain(to)],
    receivedAt: clock().toISOString(),
  }
  await accept(envelope, raw, 'import')
  return null
}
