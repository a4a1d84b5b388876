// Answers the calls about addresses from which mail came back.
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { liftSuppression, listSuppressed as suppressedFor } from '../../mail/suppression-store.ts'
import { type OwnerServices, ownsServer } from '../accounts/index.ts'
import { liftSuppressed, listSuppressed } from './contract.ts'

export function undeliveredRoutes(services: OwnerServices): Served[] {
  const { db } = services
  async function list(scope: Scope) {
    const rows = await suppressedFor(db, scope, await ownsServer(services, scope))
    return {
      addresses: rows.map(({ createdAt, ...row }) => ({ ...row, since: createdAt.toISOString() })),
    }
  }
  return [
    serve(listSuppressed, ({ scope }) => list(scope)),
    serve(liftSuppressed, async ({ scope, params }) => {
      if (!(await liftSuppression(db, scope, params.id, await ownsServer(services, scope))))
        throw new AppError('not_found', 'There is no such address')
      return list(scope)
    }),
  ]
}
