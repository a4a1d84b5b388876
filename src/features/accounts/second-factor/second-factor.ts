// Codes of an authenticator app (RFC 6238) and recovery codes: made, and checked with a limit on trying.
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recordAct } from '../../../kit/audit-store.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import { countTry, forgetTries } from '../../../kit/try-store.ts'
import type { AccountServices } from '../account-services.ts'
import { hashToken } from '../random-token.ts'
import { findAuthenticator, hasSecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts'

const MINUTE_MS = 60_000
const PERIOD = 30
const ISSUER = 'Mailcrew'
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 14

/** Bytes of a secret, as RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20

/** Said with `path: 'code'`, so that a form shows the field. */
const codeMissing = 'Enter the code that your authenticator app shows, or a recovery code'
const passkeyMissing = 'Sign in with your passkey, or enter a recovery code'
const codeWrong = 'This code is wrong, or was used already'

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, period: PERIOD, secret: Secret.fromBase32(secret) })

/** In base 32, as people type it into an app, and as the link that such apps open. */
export function newSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  return { secret, uri: totpOf(secret, email).toString() }
}

/** The time step whose code it is: the present one or a neighbour, since clocks differ; null for none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD) + delta
}

/** As random as a plain hash takes (ASVS 2.6.2), in groups that are easy to copy by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const hex = randomBytes(RECOVERY_BYTES).toString('hex')
    return hex.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** Without regard to case, spaces and hyphens. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replace(/[^0-9a-f]/g, ''))

/**
 * Does nothing for an account without a second factor. Throws AppError: invalid, about the field `code`,
 * without the right one; too_many after 10 wrong ones in 15 minutes. A code is taken once.
 */
export async function requireCode(
  services: AccountServices,
  userId: number,
  code: string | undefined,
): Promise<void> {
  const { db, scope, clock } = services
  if (!(await hasSecondFactor(actingAs(db, scope), userId))) return
  const known = await findAuthenticator(actingAs(db, scope), userId)
  const secret = known?.confirmedAt ? known.secret : null
  const typed = code?.trim() ?? ''
  if (typed === '') throw aboutCode(secret === null ? passkeyMissing : codeMissing)
  const limit = { key: `second-factor:${userId}`, max: 10, windowMs: 15 * MINUTE_MS }
  await countTry(asSystem(db, scope), [limit], clock())
  if (!(await takeCode(services, userId, secret, typed))) {
    const subject = { kind: 'person', id: userId } as const
    await recordAct(asSystem(db, scope), { action: 'code.failed', subject })
    throw aboutCode(codeWrong)
  }
  await forgetTries(asSystem(db, scope), limit.key)
}

/** Also of an authenticator that waits for its first code; `kept` is null for an account without one. */
export async function takeCode(
  { db, scope, clock, secrets }: AccountServices,
  userId: number,
  kept: string | null,
  typed: string,
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '')
  if (kept !== null && /^\d{6}$/.test(digits)) {
    const step = stepOf(secrets.read(kept), digits, clock())
    return step !== null && takeStep(actingAs(db, scope), userId, step)
  }
  return db.transaction(async () => {
    const code = { userId, codeHash: hashRecoveryCode(typed), at: clock() }
    if (!(await takeRecoveryCode(actingAs(db, scope), code))) return false
    const subject = { kind: 'person', id: userId } as const
    await recordAct(asSystem(db, scope), { action: 'recovery.used', actorId: userId, subject })
    return true
  })
}

export const aboutCode = (message: string) => new AppError('invalid', message, [{ path: 'code', message }])
