// API tokens: their calls, and whom a secret stands for.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { hashToken } from '../accounts/index.ts'
import { SECRET_PREFIX } from './token-api.ts'
import { type FoundToken, findToken } from './token-store.ts'

export { tokenRoutes } from './token-api.ts'
export { deleteTokensOf, type FoundToken } from './token-store.ts'

/** Whom a Bearer secret stands for; null for one that is unknown or has ended. */
export function tokenFinder(db: Database, system: SystemScope, clock: Clock) {
  return async (secret: string): Promise<FoundToken | null> =>
    secret.startsWith(SECRET_PREFIX) ? findToken(db, system, hashToken(secret), clock()) : null
}
