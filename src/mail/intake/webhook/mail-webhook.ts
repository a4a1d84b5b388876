// MAIL IN by webhook: a provider posts a raw mail with its envelope, signed, and hears 200 once it is durable (MAIL-24).
import { createHash } from 'node:crypto'
import type { StoredEnvelope } from '../../../../db/schema/mails.ts'
import type { Clock } from '../../../kit/clock.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Log } from '../../../kit/log.ts'
import { type Rejection, rejections } from '../../rejections.ts'
import { withLowerDomain } from '../envelope.ts'
import { type IntakeLimits, type IntakePorts, intakeLimits } from '../smtp-listener.ts'
import { type PostedMail, readPostedMail } from './posted-mail.ts'
import { findTakenCall, keepTakenCall, type TakenCall } from './posted-mail-store.ts'
import { isSigned, isWithinWindow, type SignedCall } from './webhook-signature.ts'

export interface WebhookSettings {
  /** Any of them signs; the newest first. */
  secrets: readonly string[]
  /** The name in Authentication-Results of whoever posts; null: its verdict on senders counts for nothing. */
  trusts: string | null
}

export interface WebhookServices {
  settings: WebhookSettings
  db: SystemDatabase
  ports: IntakePorts
  log: Log
  clock: Clock
  limits?: Partial<Pick<IntakeLimits, 'mailBytes' | 'recipients'>>
}

export interface PostedAnswer {
  traceId: string
  /** It was taken by an earlier call, and nothing more was done. */
  isAgain: boolean
  accepted: string[]
  refused: { address: string; reason: string }[]
}

export interface MailWebhook {
  /** Bytes of the largest body that can hold a mail. */
  readonly mostBytes: number
  /** Before the body is read. Throws AppError where the call cannot be in order. */
  admit(call: Omit<SignedCall, 'body'>): void
  /** Resolves once the mail is durable; throws AppError where it was not taken. */
  take(call: SignedCall): Promise<PostedAnswer>
}

/** Names, addresses and the signs of JSON around the mail. */
const ENVELOPE_BYTES = 256 * 1024

export function createMailWebhook(services: WebhookServices): MailWebhook {
  const limits = { ...intakeLimits, ...services.limits }
  const { clock, db, log, settings } = services

  function admit({ id, timestamp, signature }: Omit<SignedCall, 'body'>): void {
    if (!/^[\w.:-]{1,200}$/.test(id) || signature === '')
      throw new AppError('unauthorized', 'Send webhook-id, webhook-timestamp and webhook-signature')
    if (!isWithinWindow(timestamp, clock()))
      throw new AppError('unauthorized', 'This call was signed too long ago, or its clock is wrong')
  }

  return {
    mostBytes: Math.ceil(limits.mailBytes / 3) * 4 + ENVELOPE_BYTES,
    admit,
    async take(call) {
      admit(call)
      if (!isSigned(call, settings.secrets)) throw new AppError('unauthorized', 'The signature does not fit')
      const digest = createHash('sha256').update(call.body).digest('base64url')
      const before = await findTakenCall(db, call.id)
      if (before) return answerAgain(before, call, digest)
      const mail = readPostedMail(call.body)
      if (typeof mail === 'string') throw new AppError('bad_request', `The body ${mail}`)
      if (mail.raw.length > limits.mailBytes) throw new AppError('too_large', rejections.tooLarge.text)
      if (mail.to.length > limits.recipients)
        throw new AppError('invalid', rejections.tooManyRecipients.text, { reason: 'recipients' })
      const answer = await accept(services, mail)
      // After the mail: a crash in between takes the call again, and the mail's key keeps it from being made twice.
      const { traceId } = answer
      await keepTakenCall(db, { id: call.id, signedAt: call.timestamp, digest, traceId }, clock())
      log.info({ traceId, recipients: answer.accepted.length }, 'mail taken from the webhook')
      return answer
    },
  }
}

/** A sender that did not hear our answer signs the same mail anew; a call that was only copied is refused. */
function answerAgain(before: TakenCall, call: SignedCall, digest: string): PostedAnswer {
  const { traceId } = before
  if (before.digest === digest && Number(call.timestamp) > Number(before.signedAt))
    return { traceId, isAgain: true, accepted: [], refused: [] }
  throw new AppError('conflict', 'This call was taken already', { reason: 'replayed', traceId })
}

async function accept({ settings, ports, clock }: WebhookServices, mail: PostedMail): Promise<PostedAnswer> {
  const { from: mailFrom, helo, tls, peer = 'webhook', raw } = mail
  const session = { mailFrom, helo, peer, tls }
  const accepted: string[] = []
  const refused: PostedAnswer['refused'] = []
  let isLater = false
  for (const address of new Set(mail.to.map(withLowerDomain))) {
    const rejection = await judge(ports, address, session)
    if (rejection === null) accepted.push(address)
    else refused.push({ address, reason: rejection.text })
    isLater ||= rejection !== null && rejection.code < 500
  }
  // One that may be taken later is not lost by an answer that says all is done.
  if (isLater) throw new AppError('unavailable', rejections.storageTrouble.text)
  if (accepted.length === 0)
    throw new AppError('invalid', 'None of the recipients takes mail here', { reason: 'recipients', refused })
  const envelope: StoredEnvelope = {
    ...{ ...session, rcptTo: accepted, local: false, relay: settings.trusts },
    receivedAt: clock().toISOString(),
  }
  try {
    const traceId = await ports.accept(envelope, raw, 'webhook')
    return { traceId, isAgain: false, accepted, refused }
  } catch (error) {
    throw Object.assign(new AppError('unavailable', rejections.storageTrouble.text), { cause: error })
  }
}

async function judge(
  ports: IntakePorts,
  address: string,
  session: Parameters<IntakePorts['judgeRecipient']>[1],
): Promise<Rejection | null> {
  try {
    const verdict = await ports.judgeRecipient(address, session)
    return verdict.ok ? null : verdict.rejection
  } catch {
    return rejections.storageTrouble
  }
}
