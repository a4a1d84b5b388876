// What follows from a mail of ours that does not arrive: its address is suppressed where it takes no mail, and people are told.
import type { Clock } from '../kit/clock.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import type { Bounce } from './bounce.ts'
import { failReported, type QueuedMail, retryReported } from './outbox-send-store.ts'
import { isOfAddress, isPassing, type Refusal, refusalIn } from './refusal.ts'
import { suppress } from './suppression-store.ts'

export interface UndeliveredMail extends QueuedMail {
  /** The address takes no mail: nothing more goes to it until somebody lifts that. */
  isOver: boolean
  /** Such as 5.1.1; null where nothing says. */
  status: string | null
  /** It was not even sent, since an earlier one came back. */
  isSuppressed: boolean
}

/** In the open transaction. */
export type TellUndelivered = (mail: UndeliveredMail) => Promise<void>

interface Failure {
  /** What the other server said, for the owner of the context. */
  reason: string
  /** What it said of the recipient. */
  refused: Refusal | null
  isSuppressed: boolean
}

export interface UndeliveredServices {
  db: Database
  scope: SystemScope
  clock: Clock
  tell: TellUndelivered
}

/** Somebody at a browser asks for each of these, and waits for it: an address that was wrong once may be right by now. */
const askedFor = new Set(['confirmation', 'address-change', 'claim', 'reset', 'account-news', 'round-trip'])

export const isSuppressible = ({ kind }: { kind: string }) => !askedFor.has(kind)

/** In the transaction in which the mail fails. */
export async function endUndelivered(
  { db, scope, clock, tell }: UndeliveredServices,
  mail: QueuedMail,
  { reason, refused, isSuppressed }: Failure,
): Promise<void> {
  const isOver = isSuppressed || (refused !== null && isOfAddress(refused))
  if (isOver && !isSuppressed && isSuppressible(mail))
    await suppress(asSystem(db, scope), mail, { reason, at: clock() })
  await tell({ ...mail, isOver, isSuppressed, status: refused?.status ?? null })
}

export type ReportEnd = 'failed' | 'again' | 'late' | 'unknown'

/**
 * Believes a report about the mail whose report address it came to, or which it gives: nobody else can know it. What was
 * believed once changes nothing again.
 */
export function takeReport(
  services: UndeliveredServices,
  token: string,
  { action, status, text }: Bounce,
): Promise<ReportEnd> {
  const { db, scope, clock } = services
  if (action !== 'failed') return Promise.resolve(action === 'delayed' ? 'late' : 'unknown')
  const refused = refusalIn(text, status)
  const reason = text || status || 'not delivered'
  return db.transaction(async (): Promise<ReportEnd> => {
    const system = asSystem(db, scope)
    const passing = isPassing(refused)
    if (passing && (await retryReported(system, token, { error: reason, now: clock() }))) return 'again'
    const mail = await failReported(system, token, { error: reason, isPassing: passing })
    if (!mail) return 'unknown'
    await endUndelivered(services, mail, { reason, refused, isSuppressed: false })
    return 'failed'
  })
}
