// Accounts: people, their addresses, sessions and memberships, for the app and for the features after this one.
import { type Config, isLocalMode } from '../../config.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { Served } from '../../kit/serve.ts'
import { accountRoutes } from './account-api.ts'
import type { QueueConfirmation } from './account-parts.ts'
import { sweepMailedTokens } from './mailed-token-store.ts'
import { type Role, roleIn } from './membership-store.ts'
import {
  endSession,
  type FoundSession,
  findSession,
  openSessionIds,
  startSession,
  sweepSessions,
} from './session-store.ts'
import { sweepTries } from './try-store.ts'

export {
  type Account,
  findOrCreateGuest,
  findUser,
  findUserByConfirmedAddress,
  findUsers,
  isTimeZone,
  normaliseAddress,
  setTimeZone,
} from './account-store.ts'
export { createMailedToken, findMailedToken, useMailedToken } from './mailed-token-store.ts'
export { membershipsOf, roleIn } from './membership-store.ts'
export { findPeopleAt } from './people-store.ts'
export { displayName, splitName } from './person.ts'
export { hashToken, newToken } from './random-token.ts'
export { endSessionsOf } from './session-store.ts'
export { countTry, type TryLimit } from './try-store.ts'

export interface AccountsFeatureParts {
  db: Database
  clock: Clock
  config: Pick<Config, 'smtpHost' | 'mailDomain'>
  /** Minted for sessions, sign-in and sign-up. */
  scope: SystemScope
  /** Queues the secret mail with the confirmation link; not called in local mode. */
  queueConfirmation: QueueConfirmation
}

export interface AccountsFeature {
  routes: Served[]
  sessions: {
    find: (token: string) => Promise<FoundSession | null>
    start: (userId: number, userAgent: string) => Promise<{ token: string; expiresAt: Date }>
    end: (token: string) => Promise<number | null>
    stillOpen: (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>
  }
  roleIn: (userId: number, companyId: number) => Promise<Role | null>
  /** Deletes sessions, links and counts that are over. */
  sweep: () => Promise<void>
}

export function accountsFeature({
  db,
  clock,
  config,
  scope,
  queueConfirmation,
}: AccountsFeatureParts): AccountsFeature {
  return {
    routes: accountRoutes({ db, clock, config, scope, queueConfirmation, isLocal: isLocalMode(config) }),
    sessions: {
      find: (token) => findSession(db, scope, token, clock()),
      start: (userId, userAgent) => startSession(db, scope, { userId, userAgent }, clock()),
      end: (token) => endSession(db, scope, token),
      stillOpen: (ids) => openSessionIds(db, scope, ids, clock()),
    },
    roleIn: (userId, companyId) => roleIn(db, scope, userId, companyId),
    async sweep() {
      await sweepSessions(db, scope, clock())
      await sweepMailedTokens(db, scope, clock())
      await sweepTries(db, scope, clock())
    },
  }
}
