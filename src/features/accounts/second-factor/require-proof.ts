// Whoever changes a second factor shows again who they are: an open browser alone is not enough.
import { recordAct } from '../../../kit/audit-store.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import { countTry, forgetTries } from '../../../kit/try-store.ts'
import type { AccountServices } from '../account-services.ts'
import { takeAssertion } from '../passkeys/ceremony.ts'
import type { Proof } from '../passkeys/contract.ts'
import { isPassword } from '../password.ts'
import { findPasswordHash } from '../password-store.ts'
import { requireCode } from './second-factor.ts'

const MINUTE_MS = 60_000

/**
 * A passkey of the account does; else the password, with a code where a second factor stands. Throws AppError:
 * conflict without a password, or with a passkey that does not fit; invalid about `password` or `code`; too_many.
 */
export async function requireProof(services: AccountServices, userId: number, proof: Proof): Promise<void> {
  const { passkey, password, code } = proof
  if (passkey) {
    const came = await takeAssertion(services, passkey, { purpose: 'prove', userId })
    if (came?.fits) return
    await recordFailure(services, userId)
    throw new AppError('conflict', 'This passkey did not fit, or took too long. Try again.')
  }
  await requirePassword(services, userId, password ?? '')
  await requireCode(services, userId, code)
}

async function requirePassword(services: AccountServices, userId: number, password: string): Promise<void> {
  const { db, scope, clock } = services
  const limit = { key: `step-up:${userId}`, max: 10, windowMs: 15 * MINUTE_MS }
  await countTry(asSystem(db, scope), [limit], clock())
  const hash = await findPasswordHash(asSystem(db, scope), userId)
  if (hash === null) throw new AppError('conflict', 'Add a password to your account first')
  if (password === '') throw about('password', 'Enter your password')
  if (!(await isPassword(password, hash))) {
    await recordFailure(services, userId)
    throw about('password', 'This is not your password')
  }
  await forgetTries(asSystem(db, scope), limit.key)
}

const recordFailure = ({ db, scope }: AccountServices, userId: number): Promise<void> =>
  recordAct(asSystem(db, scope), { action: 'proof.failed', subject: { kind: 'person', id: userId } })

const about = (path: string, message: string) => new AppError('invalid', message, [{ path, message }])
