// The round trip: a mail that goes out by the relay to the server itself, and what is known once it is back.
import { randomUUID } from 'node:crypto'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import type { SendProductMail } from '../../mail/product-mail.ts'
import { latestOfKind, type SentToItself } from '../../mail/round-trip-store.ts'
import { checkSender, type SenderVerdict } from '../../mail/sender.ts'
import { readHeaderFields, valuesOf } from '../../mail/sender-headers.ts'
import type { AppServices } from '../feature.ts'
import type { RoundTrip, TripStep } from './contract.ts'

/** After so long somebody should look; it may still come. */
const LATE_MS = 10 * 60_000

export type TripServices = Pick<AppServices, 'db' | 'system' | 'clock' | 'config' | 'files' | 'resolver'> & {
  send: SendProductMail
}

/** Throws unavailable without a relay. */
export async function sendToItself({ db, config, send }: TripServices, scope: Scope): Promise<void> {
  if (config.smtpUrl === null)
    throw new AppError('unavailable', 'Without SMTP_URL no mail leaves this server, so none can come back')
  const to = `postmaster@${config.mailDomain}`
  await db.transaction(() =>
    send({
      kind: 'round-trip',
      key: `round-trip:${randomUUID()}`,
      to,
      toUserId: scope.userId,
      language: 'en',
      subject: 'Mailcrew: a mail to itself',
      line: 'Mail set-up',
      intro: 'This server sent itself this mail to see whether it goes out and comes back.',
      sections: [],
      footer: 'You get this because the owner of the server tried out its mail set-up.',
    }),
  )
}

/** The signature that a mail of ours bears once it is back. */
export interface Signature {
  domain: string
  selector: string
}

export interface Trip {
  trip: RoundTrip
  /** Of our own domain; null where it bears none, or is not back. */
  signature: Signature | null
}

/** Null before the first. */
export async function latestTrip(services: TripServices, scope: Scope): Promise<Trip | null> {
  const sent = await latestOfKind(services.db, scope, 'round-trip')
  return sent && tripOf(services, sent)
}

async function tripOf(services: TripServices, sent: SentToItself): Promise<Trip> {
  const { back } = sent
  const raw = back && (await services.files.read(back.object).catch(() => null))
  const proof = back && raw ? await proofOf(services, raw, back) : null
  const { mailDomain } = services.config
  const signature = raw ? signatureIn(raw, mailDomain) : null
  const lastAt = back?.finishedAt ?? back?.receivedAt ?? sent.sentAt ?? sent.createdAt
  const state = stateOf(sent, services.clock())
  const ms = state === 'back' ? Math.max(0, lastAt.getTime() - sent.createdAt.getTime()) : null
  const steps: TripStep[] = [
    leaving(sent),
    step(`Received at ${mailDomain}`, sent.sentAt, back?.receivedAt ?? null),
    step('Stored and looked through', back?.receivedAt ?? null, back?.finishedAt ?? null),
    proved(proof, signature),
  ]
  const startedAt = sent.createdAt.toISOString()
  return { trip: { id: sent.id, startedAt, state, ms, steps, note: noteOf(sent, state) }, signature }
}

function stateOf(sent: SentToItself, now: Date): RoundTrip['state'] {
  if (sent.back?.finishedAt) return 'back'
  if (sent.status === 'failed' || sent.status === 'kept') return 'failed'
  return now.getTime() - sent.createdAt.getTime() > LATE_MS ? 'late' : 'running'
}

function leaving(sent: SentToItself): TripStep {
  const what = 'Handed to the relay'
  if (sent.status === 'failed') return { what, state: 'failed', ms: null }
  return step(what, sent.createdAt, sent.sentAt)
}

function step(what: string, from: Date | null, to: Date | null): TripStep {
  if (to === null) return { what, state: 'open', ms: null }
  const ms = from === null ? null : Math.max(0, to.getTime() - from.getTime())
  return { what, state: 'done', ms }
}

function proved(verdict: SenderVerdict | null, signature: Signature | null): TripStep {
  if (verdict === null) return { what: 'Sender proved', state: 'open', ms: null }
  const signed = signature === null ? 'not signed' : `signed with ${signature.selector}`
  if (verdict.how === 'local')
    return { what: `Sender not asked for: local mode, ${signed}`, state: 'done', ms: null }
  return {
    what: `Sender ${verdict.authenticated ? 'proved' : 'not proved'}: ${verdict.detail}, ${signed}`,
    state: verdict.authenticated ? 'done' : 'failed',
    ms: null,
  }
}

function noteOf(sent: SentToItself, state: RoundTrip['state']): string | null {
  if (sent.lastError !== null && sent.back === null) return `The relay says: ${sent.lastError}`
  if (state === 'late')
    return 'It went out and has not come back for ten minutes. Look at the MX record, and whether port 25 leads here.'
  return null
}

function proofOf(
  { config, clock, resolver }: TripServices,
  raw: Buffer,
  { envelope }: NonNullable<SentToItself['back']>,
): Promise<SenderVerdict> {
  return checkSender({ raw, envelope, domain: config.mailDomain, clock, ...(resolver ? { resolver } : {}) })
}

/** The tags of RFC 6376 section 3.5. */
function signatureIn(raw: Buffer, domain: string): Signature | null {
  for (const value of valuesOf(readHeaderFields(raw), 'dkim-signature')) {
    const tags = new Map(
      value.split(';').map((tag) => {
        const at = tag.indexOf('=')
        return [tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).trim()] as const
      }),
    )
    const selector = tags.get('s')
    if (selector && tags.get('d')?.toLowerCase() === domain) return { domain, selector }
  }
  return null
}
