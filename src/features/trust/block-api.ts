// Answers the calls about blocked people (API-19 to API-21).
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { blockedBy, countBlocked, deleteBlock, insertBlock, isOwnAddress } from './block-store.ts'
import { block, blockWords, listBlocked, unblock } from './contract.ts'

/** More than anybody needs; each mail of a sender asks who has blocked them. */
const MAX_BLOCKED = 1_000

export function trustRoutes({ db, clock }: { db: Database; clock: Clock }): Served[] {
  const blocked = async (scope: Scope) => ({ blockedUsers: await blockedBy(db, scope) })
  return [
    serve(listBlocked, ({ scope }) => blocked(scope)),
    serve(block, async ({ scope, body }) => {
      await blockAddress(db, scope, body.emailToBlock, clock())
      return blocked(scope)
    }),
    serve(unblock, async ({ scope, body }) => {
      await deleteBlock(db, scope, body.blockedEmail)
      return blocked(scope)
    }),
  ]
}

async function blockAddress(db: Database, scope: Scope, address: string, at: Date): Promise<void> {
  if (await isOwnAddress(db, scope, address)) throw new AppError('invalid', 'You cannot block yourself')
  if ((await countBlocked(db, scope)) >= MAX_BLOCKED)
    throw new AppError('invalid', `You can block at most ${MAX_BLOCKED} people`)
  if (!(await insertBlock(db, scope, address, at))) throw new AppError('conflict', blockWords.already)
}
