// Sends what is in the outbox: with its fixed Message-ID, with growing delays, never silently given up.
import type { Clock } from '../kit/clock.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { isObserved, observed } from '../kit/observe.ts'
import type { SystemScope } from '../kit/scope.ts'
import { MAX_TRIES } from './outbox-retry.ts'
import {
  type ClaimedMail,
  claimMail,
  dueMails,
  endTry,
  keepMail,
  statusOfMail,
  traceOfMail,
} from './outbox-send-store.ts'
import type { Relay, SendOutcome } from './relay.ts'
import { suppressionOf } from './suppression-store.ts'
import { endUndelivered, isSuppressible, type TellUndelivered } from './undelivered.ts'

export interface Outgoing {
  db: Database
  scope: SystemScope
  /** Null without SMTP_URL: mails are kept and the app shows them. */
  relay: Relay | null
  clock: Clock
  /** The mail domain, at which reports about mails come back. */
  domain: string
  /** Told of each mail that does not arrive. */
  tell: TellUndelivered
  /** Hears that the relay takes no mail, and why; null: it has taken one. */
  noteRelay?: (error: string | null) => Promise<void>
}

/** `retry`: it will be due again later, or another sender is at it. */
export type SendResult = 'sent' | 'kept' | 'retry' | 'failed'

const SWEEP_SIZE = 100

/**
 * Tries one mail once. No transaction is open while the relay is asked: after a crash in between the mail is
 * in doubt and goes out again with the same Message-ID, by which receivers see that it is the same.
 */
export async function sendOutboxMail(outgoing: Outgoing, id: number): Promise<SendResult> {
  const { db, scope, relay, clock, domain } = outgoing
  if (!relay) {
    await keepMail(asSystem(db, scope), id, clock())
    return settled(outgoing, id)
  }
  const mail = await claimMail(asSystem(db, scope), id, clock())
  if (!mail) return settled(outgoing, id)
  const suppression = isSuppressible(mail) ? await suppressionOf(asSystem(db, scope), mail) : null
  if (suppression) return fail(outgoing, mail, { ...suppression, refused: null, isSuppressed: true })
  const { recipient, raw, reportToken } = mail
  const traceId = isObserved() ? await traceOfMail(asSystem(db, scope), mail.mailId) : null
  const outcome = await observed(
    { step: 'send', kind: mail.kind, ...(traceId === null ? {} : { traceId }) },
    () => relay.send({ mailFrom: `${reportToken}@${domain}`, recipient, raw, reportToken }),
    ({ ok }) => (ok ? 'sent' : 'failed'),
  )
  if (outcome.ok) await outgoing.noteRelay?.(null)
  else if (outcome.ofRelay) await outgoing.noteRelay?.(outcome.error)
  const end = endOf(mail, outcome)
  if (!outcome.ok && end === 'failed')
    return fail(outgoing, mail, {
      ...{ reason: outcome.error, refused: outcome.refused ?? null, isSuppressed: false },
    })
  const error = outcome.ok ? null : outcome.error
  await endTry(asSystem(db, scope), mail, { status: end === 'retry' ? 'queued' : end, error, now: clock() })
  return end
}

/** Tries all mails whose time has come; answers how many ended how. */
export async function sendQueued(outgoing: Outgoing): Promise<Record<SendResult, number>> {
  const counts: Record<SendResult, number> = { sent: 0, kept: 0, retry: 0, failed: 0 }
  const due = await dueMails(asSystem(outgoing.db, outgoing.scope), outgoing.clock(), SWEEP_SIZE)
  for (const id of due) counts[await sendOutboxMail(outgoing, id)] += 1
  return counts
}

/** Nothing is told by a try that a later one has overtaken. */
function fail(
  outgoing: Outgoing,
  mail: ClaimedMail,
  failure: Parameters<typeof endUndelivered>[2],
): Promise<'failed'> {
  const { db, scope, clock } = outgoing
  const error = failure.isSuppressed
    ? `Not sent: mail to this address came back (${failure.reason})`
    : failure.reason
  return db.transaction(async (): Promise<'failed'> => {
    const ended = await endTry(asSystem(db, scope), mail, { status: 'failed', error, now: clock() })
    if (ended) await endUndelivered(outgoing, mail, failure)
    return 'failed'
  })
}

function endOf(mail: ClaimedMail, outcome: SendOutcome): 'sent' | 'retry' | 'failed' {
  if (outcome.ok) return 'sent'
  return outcome.permanent || mail.attempt >= MAX_TRIES ? 'failed' : 'retry'
}

/** What became of a mail that is not ours to try; one that is gone counts as failed. */
async function settled({ db, scope }: Outgoing, id: number): Promise<SendResult> {
  const status = await statusOfMail(asSystem(db, scope), id)
  if (status === null) return 'failed'
  return status === 'queued' || status === 'sending' ? 'retry' : status
}
