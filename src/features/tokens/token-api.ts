// The calls of API tokens, and how a secret is made and known again.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { hashToken, newToken } from '../accounts/index.ts'
import { type ApiToken, createToken, deleteToken, listTokens, tokenScope } from './contract.ts'
import { deleteOwnToken, insertToken, listOwnTokens, type TokenRow } from './token-store.ts'

/** Marks the secret as one of ours, so that scanners of published files can find it. */
export const SECRET_PREFIX = 'mailcrew_'

const MAX_TOKENS = 50
const DAY_MS = 86_400_000
const ENDING = 4

export function tokenRoutes(db: Database, clock: Clock): Served[] {
  return [
    serve(listTokens, async ({ scope }) => ({ tokens: (await listOwnTokens(db, scope)).map(onWire) })),
    serve(createToken, async ({ scope, body }) => {
      const at = clock()
      const secret = `${SECRET_PREFIX}${newToken()}`
      const made = await insertToken(db, scope, {
        token: {
          name: body.name,
          tokenHash: hashToken(secret),
          ending: secret.slice(-ENDING),
          scopes: tokenScope.options.filter((one) => body.scopes.includes(one)),
          expiresAt: body.days ? new Date(at.getTime() + body.days * DAY_MS) : null,
        },
        most: MAX_TOKENS,
        at,
      })
      if (!made) throw new AppError('conflict', `There are ${MAX_TOKENS} tokens already: end one first`)
      return { token: onWire(made), secret }
    }),
    serve(deleteToken, async ({ scope, params }) => {
      if (!(await deleteOwnToken(db, scope, params.id))) throw new AppError('not_found', 'Token not found')
      return { success: true as const }
    }),
  ]
}

function onWire(row: TokenRow): ApiToken {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
