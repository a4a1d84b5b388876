// Signing in with Google, and linking it: whose account it opens, and when it opens none (AUTH-20, AUTH-29).
import { recordAct } from '../../kit/audit-store.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Log } from '../../kit/log.ts'
import { callerLimit, countTry } from '../../kit/try-store.ts'
import { actingFor } from '../../kit/who-acts.ts'
import type { AccountServices } from './account-services.ts'
import { findUser, findUserByConfirmedAddress } from './account-store.ts'
import type { GoogleFailure } from './contract.ts'
import { isDisabled } from './disabled-store.ts'
import type { GoogleProvider, ProvedIdentity } from './google-provider.ts'
import { addIdentity, type Identity, identityOwner, useIdentity } from './linked-account-store.ts'
import { createVisit, type ProviderVisit, takeVisit } from './provider-visit-store.ts'
import { hasSecondFactor } from './second-factor/second-factor-store.ts'
import { brokenAddressRule } from './sign-up.ts'
import { maySignUp } from './sign-up-policy.ts'
import { createConfirmedAccount } from './sign-up-store.ts'

const MINUTE_MS = 60_000
const VISIT_MS = 10 * MINUTE_MS
export const googleCallbackPath = '/api/auth/google/callback'

export interface GoogleVisit {
  isLink: boolean
  /** Where a sign-in leads; null for the dashboard. */
  next: string | null
}

/** `accountId` is whose account it would have opened, where that is known. */
type Failed = { error: GoogleFailure; accountId?: number }

export interface GoogleSignIn {
  /** `signedInAs` is who wants to link. `token` goes into a cookie of this browser alone. */
  begin: (
    visit: GoogleVisit & { signedInAs: number | null; ip: string },
  ) => Promise<{ url: string; token: string; expiresAt: Date } | Failed>
  /** `token` is that of the cookie, `search` what the provider added to our address. */
  finish: (answer: {
    token: string | null
    search: string
    signedInAs: number | null
    ip: string
  }) => Promise<GoogleVisit & ({ userId: number } | Failed)>
}

export function googleSignIn(services: AccountServices, provider: GoogleProvider, log: Log): GoogleSignIn {
  const { db, scope, clock, config } = services
  const callback = config.publicUrl + googleCallbackPath

  async function begin(ask: Parameters<GoogleSignIn['begin']>[0]): ReturnType<GoogleSignIn['begin']> {
    const { isLink, next, signedInAs, ip } = ask
    if (await isOverLimit(ip)) return { error: 'google_too_often' }
    try {
      const { url, ...secrets } = await provider.begin(callback)
      const expiresAt = new Date(clock().getTime() + VISIT_MS)
      const visit = { ...secrets, isLink, userId: isLink ? signedInAs : null, nextPath: next }
      return { url, expiresAt, token: await createVisit(asSystem(db, scope), visit, expiresAt) }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'Google could not be reached for a sign-in')
      return { error: 'google_unreachable' }
    }
  }

  async function finish(answer: Parameters<GoogleSignIn['finish']>[0]): ReturnType<GoogleSignIn['finish']> {
    const { token, search, signedInAs, ip } = answer
    const visit = token === null ? null : await takeVisit(asSystem(db, scope), token, clock())
    if (!visit) return { isLink: false, next: null, error: 'google_expired' }
    const { isLink, nextPath: next } = visit
    if (await isOverLimit(ip)) return { isLink, next, error: 'google_too_often' }
    const came = await identify(visit, search)
    if (isLink) return { isLink, next, ...('error' in came ? came : await link(visit, came, signedInAs)) }
    const outcome = 'error' in came ? came : await signIn(came)
    if ('error' in outcome) await recordFailure(outcome)
    return { isLink, next, ...outcome }
  }

  async function recordFailure({ error, accountId }: Failed): Promise<void> {
    if (error === 'google_cancelled') return
    const subject = accountId === undefined ? {} : { subject: { kind: 'person', id: accountId } as const }
    const failed = { action: 'sign_in.failed', facts: { provider: 'google' }, ...subject } as const
    await actingFor({ userId: null, via: 'browser', at: clock() }, () =>
      recordAct(asSystem(db, scope), failed),
    )
  }

  async function identify(visit: ProviderVisit, search: string): Promise<ProvedIdentity | Failed> {
    try {
      const came = await provider.finish(new URL(callback + search), visit)
      if (came === 'cancelled') return { error: 'google_cancelled' }
      const isUsable = came.emailVerified && brokenAddressRule(came.email, config.mailDomain) === null
      return isUsable ? came : { error: 'google_unconfirmed' }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'a sign-in with Google did not fit')
      return { error: 'google_failed' }
    }
  }

  /** The account of this identity, else that of the confirmed address, else a new one. */
  async function signIn(came: ProvedIdentity): Promise<{ userId: number } | Failed> {
    const identity = identityOf(came)
    const known = await useIdentity(asSystem(db, scope), identity, clock())
    if (known !== null) return enabled(known)
    return db.transaction(async () => {
      const account = await findUserByConfirmedAddress(asSystem(db, scope), came.email)
      if (!account && !(await maySignUp(services, came.email))) return { error: 'google_closed' }
      const closed = account && (await enabled(account.id))
      if (closed && 'error' in closed) return closed
      const userId = account?.id ?? (await createAccount(came))
      // The account has another Google identity, which its person has chosen before.
      if (!(await addIdentity(asSystem(db, scope), { userId, identity, now: clock() })))
        return { error: 'google_other' }
      if (account) await services.mails.news({ userId, address: account.email }, { what: 'google-linked' })
      return { userId }
    })
  }

  async function enabled(userId: number): Promise<{ userId: number } | Failed> {
    if (await isDisabled(asSystem(db, scope), userId)) return { error: 'google_disabled', accountId: userId }
    // Who can open a mailbox can have an identity for its address: that is no second factor.
    return (await hasSecondFactor(asSystem(db, scope), userId))
      ? { error: 'google_second_factor', accountId: userId }
      : { userId }
  }

  /** Google has confirmed the address: whoever signed up with it and never did goes, and a guest's things come along. */
  async function createAccount({ email, firstName, lastName }: ProvedIdentity): Promise<number> {
    const account = { address: email, firstName, lastName, passwordHash: null, timeZone: 'UTC' }
    const made = await createConfirmedAccount(db, scope, { ...account, authProvider: 'google' }, clock())
    return made.id
  }

  /** Only for the person who asked, in the browser that asked, and never for an unproven account (threat 15). */
  async function link(
    { userId }: ProviderVisit,
    came: ProvedIdentity,
    signedInAs: number | null,
  ): Promise<{ userId: number } | Failed> {
    if (userId === null || userId !== signedInAs) return { error: 'google_expired' }
    const account = await findUser(actingAs(db, scope), userId)
    if (!account?.claimedAt) return { error: 'google_confirm_first' }
    return db.transaction(async () => {
      const identity = identityOf(came)
      if (await addIdentity(asSystem(db, scope), { userId, identity, now: clock() })) {
        await services.mails.news({ userId, address: account.email }, { what: 'google-linked' })
        return { userId }
      }
      const owner = await identityOwner(asSystem(db, scope), identity)
      if (owner === userId) return { userId }
      return { error: owner === null ? 'google_other' : 'google_taken' }
    })
  }

  async function isOverLimit(ip: string): Promise<boolean> {
    try {
      await countTry(asSystem(db, scope), callerLimit('google', ip, 60, 15 * MINUTE_MS), clock())
      return false
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many') return true
      throw error
    }
  }

  return { begin, finish }
}

const identityOf = ({ subject, email }: ProvedIdentity): Identity => ({ provider: 'google', subject, email })

/** The kind of failure; the library's messages name claims and never their values. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : typeof error
}
