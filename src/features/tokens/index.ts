// API tokens: their calls, and whom a secret stands for.
import type { Clock } from '../../kit/clock.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { hashToken } from '../accounts/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { SECRET_PREFIX, tokenRoutes } from './token-api.ts'
import { deleteTokensOf, type FoundToken, findToken } from './token-store.ts'

export function tokens({ db, clock, system }: AppServices): Feature {
  return feature({
    name: 'tokens',
    routes: tokenRoutes(db, clock),
    endKeys: async (userId) => (await deleteTokensOf(asSystem(db, system), userId)) > 0,
  })
}

/** Whom a Bearer secret stands for; null for one that is unknown or has ended. */
export function tokenFinder(db: Database, system: SystemScope, clock: Clock) {
  return async (secret: string): Promise<FoundToken | null> =>
    secret.startsWith(SECRET_PREFIX) ? findToken(asSystem(db, system), hashToken(secret), clock()) : null
}
