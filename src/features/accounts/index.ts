// Accounts: people, their addresses, sessions and memberships, for the app and for the features after this one.
import type { Config } from '../../config.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { Served } from '../../kit/serve.ts'
import { forgetTriesOf, sweepTries } from '../../kit/try-store.ts'
import { isLocalMode } from '../../mail/local-mode.ts'
import type { AppServices, Feature } from '../feature.ts'
import { accountRoutes } from './account-api.ts'
import { type AccountCommands, accountCommands } from './account-commands.ts'
import { accountMails } from './account-mails.ts'
import type { AccountMails, AccountServices } from './account-services.ts'
import { readingLanguage } from './account-store.ts'
import { confirmUrl } from './confirm-url.ts'
import { requireEnabled } from './disabled-store.ts'
import { googleProvider } from './google-provider.ts'
import { type GoogleSignIn, googleSignIn } from './google-sign-in.ts'
import { rememberDevice, sweepDevices } from './known-device-store.ts'
import { mailResetJob } from './mail-reset.job.ts'
import { newLink } from './mailed-links.ts'
import { sweepMailedTokens } from './mailed-token-store.ts'
import { type Role, roleIn } from './membership-store.ts'
import { ownAccount } from './owned-store.ts'
import { sweepChallenges } from './passkeys/challenge-store.ts'
import { sweepVisits } from './provider-visit-store.ts'
import { mailReset } from './reset-api.ts'
import {
  endSession,
  type FoundSession,
  findSession,
  openSessionIds,
  startSession,
  sweepSessions,
} from './session-store.ts'
import { maySignUp } from './sign-up-policy.ts'

export { countTry, type TryLimit } from '../../kit/try-store.ts'
export type { AccountCommands } from './account-commands.ts'
export { addressesOf, deleteAccountRow, lockAccount } from './account-end-store.ts'
export { type AccountPage, findAccount, type ListedAccount, listAccounts } from './account-list-store.ts'
export type { AccountAddress, AccountMails, AccountNews } from './account-services.ts'
export {
  type Account,
  chooseTimeZone,
  findOrCreateGuest,
  findOrCreateGuests,
  findUser,
  findUserByConfirmedAddress,
  findUsers,
  isTimeZone,
  languageOf,
  normaliseAddress,
  noteMailLanguage,
  readingLanguage,
  takeTimeZone,
} from './account-store.ts'
export { deviceName } from './device-name.ts'
export { isDisabled, setDisabled } from './disabled-store.ts'
export { membershipsOf, roleIn } from './membership-store.ts'
export { findPeopleAt } from './people-store.ts'
export { displayName, splitName } from './person.ts'
export { hashToken, newToken } from './random-token.ts'
export { claimedPeople, type Person, personOf, type Reading, readingOf } from './reader-store.ts'
export { removeSecondFactors } from './second-factor/second-factor-store.ts'
export {
  findServerOwner,
  makeServerOwner,
  type OwnerServices,
  ownsServer,
  requireServerOwner,
} from './server-owner-store.ts'
export { endSessionsOf } from './session-store.ts'
export { brokenAddressRule } from './sign-up.ts'

export interface AccountsFeatureServices {
  db: Database
  clock: Clock
  log: Log
  config: Pick<
    Config,
    'smtpHost' | 'mailDomain' | 'publicUrl' | 'google' | 'smtpUrl' | 'owner' | 'signUp' | 'secretsKey'
  >
  /** Minted for sessions, sign-in and sign-up. */
  scope: SystemScope
  mails: AccountMails
  endKeys: AccountServices['endKeys']
  isInvited: AccountServices['isInvited']
  queue: Pick<Queue, 'enqueue'>
}

export interface AccountsFeature extends Feature {
  routes: Served[]
  sessions: {
    find: (token: string) => Promise<FoundSession | null>
    start: (userId: number, userAgent: string) => Promise<{ token: string; expiresAt: Date }>
    remember: (userId: number, token: string | null) => Promise<{ token: string; expiresAt: Date }>
    end: (token: string) => Promise<number | null>
    stillOpen: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>
  }
  roleIn: (userId: number, companyId: number) => Promise<Role | null>
  /** Null where Google is not set up. */
  google: GoogleSignIn | null
  byCommand: AccountCommands
  /** A new link with which a guest takes over their account; it goes to their address alone. Null where they may have none. */
  claimUrl: (guest: { id: number; email: string }) => Promise<string | null>
}

const HOUR_MS = 60 * 60_000

/** Accounts in the app. */
export function accounts(
  app: AppServices,
  ports: Pick<AccountServices, 'endKeys' | 'isInvited'>,
): AccountsFeature {
  const mails = accountMails({
    send: app.send,
    publicUrl: app.config.publicUrl,
    languageOf: (userId) => readingLanguage(actingAs(app.db, app.system), userId),
  })
  return accountsFeature({ ...app, ...ports, scope: app.system, mails })
}

export function accountsFeature(given: AccountsFeatureServices): AccountsFeature {
  const { db, clock, config, scope, log } = given
  const services: AccountServices = {
    ...given,
    isLocal: isLocalMode(config),
    secrets: secretKeeper(config.secretsKey, 'authenticator'),
    queueReset: (address) => given.queue.enqueue(resetMail, { address }),
  }
  const resetMail = mailResetJob((address) => mailReset(services, address))
  return {
    name: 'accounts',
    owned: { account: ownAccount, forget: forgetTriesOf },
    routes: accountRoutes(services),
    sessions: {
      find: (token) => findSession(asSystem(db, scope), token, clock()),
      async start(userId, userAgent) {
        await requireEnabled(asSystem(db, scope), userId)
        return startSession(asSystem(db, scope), { userId, userAgent }, clock())
      },
      remember: (userId, token) => rememberDevice(asSystem(db, scope), { userId, token }, clock()),
      end: (token) => endSession(asSystem(db, scope), token),
      stillOpen: (ids) => openSessionIds(asSystem(db, scope), ids, clock()),
    },
    roleIn: (userId, companyId) => roleIn(asSystem(db, scope), userId, companyId),
    google: config.google && googleSignIn(services, googleProvider(config.google), log),
    jobs: [resetMail],
    async claimUrl({ id, email }) {
      if (!(await maySignUp(services, email))) return null
      const token = await newLink(services, { userId: id, address: email, purpose: 'claim' })
      return confirmUrl(config.publicUrl, token)
    },
    byCommand: accountCommands(services),
    sweeps: [
      {
        name: 'accounts',
        everyMs: HOUR_MS,
        /** Deletes sessions, links and counts that are over. */
        async run() {
          await sweepSessions(asSystem(db, scope), clock())
          await sweepMailedTokens(asSystem(db, scope), clock())
          await sweepVisits(asSystem(db, scope), clock())
          await sweepChallenges(asSystem(db, scope), clock())
          await sweepDevices(asSystem(db, scope), clock())
          await sweepTries(asSystem(db, scope), clock())
        },
      },
    ],
  }
}
