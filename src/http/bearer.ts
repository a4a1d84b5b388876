// A personal API token in the Authorization header (RFC 6750), and what it may call.
import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import type { OpenToken } from './ports.ts'

/** The secret of `Authorization: Bearer ...`; null where the header is not there. Throws 401 for another scheme. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return null
  const [, secret] = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization) ?? []
  if (!secret) throw new AppError('unauthorized', 'Send the token as Authorization: Bearer ...')
  return secret
}

/**
 * The scope that a call takes, or null where no token serves: how a person signs in, and the tokens
 * themselves, are changed in the browser only, so that a stolen token cannot make itself stay.
 */
export function scopeNeeded({
  method,
  access,
  isForBrowser,
}: AnyEndpoint): OpenToken['scopes'][number] | null {
  if (isForBrowser) return null
  if (method === 'GET') return 'read'
  if (access === 'person' || access === 'public') return null
  return access === 'manager' || access === 'admin' ? 'manage' : 'write'
}

/** Throws AppError 403 where the token may not make this call. */
export function requireTokenScope(endpoint: AnyEndpoint, token: OpenToken): void {
  const needed = scopeNeeded(endpoint)
  if (needed === null)
    throw new AppError('forbidden', 'This call is for the browser only', { reason: 'browser' })
  if (!token.scopes.includes(needed))
    throw new AppError('forbidden', `This token may not ${needed}`, { reason: 'token_scope', needed })
}
