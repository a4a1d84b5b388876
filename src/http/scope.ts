// The one place where a request becomes a Scope: cookie or token, then context, then role.
import type { FastifyRequest } from 'fastify'
import type { Access, AnyEndpoint } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import { mintScope, type Scope } from '../kit/scope.ts'
import type { OpenSession, RoleIn } from './ports.ts'

/** Whoever a cookie or a token names. */
export type Caller = Pick<OpenSession, 'userId' | 'confirmed'>

const ranks = { member: 1, manager: 2, admin: 3 } as const

/**
 * The scope in which the endpoint is answered; null where nobody is signed in and nobody need be.
 * Throws AppError: 401 without a session, 403 without the confirmed address, membership or role it takes.
 */
export async function scopeOf(
  request: FastifyRequest,
  endpoint: AnyEndpoint,
  session: Caller | null,
  roleIn: RoleIn,
): Promise<Scope | null> {
  const { access } = endpoint
  if (access === 'public') return session ? mintScope(session.userId) : null
  if (!session) throw new AppError('unauthorized', 'Unauthorized')
  if (access === 'person') return mintScope(session.userId)
  if (!session.confirmed) {
    throw new AppError(
      'forbidden',
      'Confirm your address first: open the link in the mail that was sent to it',
      {
        reason: 'unconfirmed',
      },
    )
  }
  const companyId = companyOf(request, endpoint)
  const role = companyId === 0 ? null : await roleIn(session.userId, companyId)
  if (companyId !== 0 && role === null) {
    throw new AppError('forbidden', 'You are not a member of this company', { reason: 'not_a_member' })
  }
  requireRank(access, role)
  return mintScope(session.userId, companyId, role)
}

function requireRank(access: Exclude<Access, 'public' | 'person'>, role: Scope['role']): void {
  if (access === 'session') return
  if (role === null) throw new AppError('forbidden', 'Choose a company first', { reason: 'no_company' })
  if (ranks[role] < ranks[access]) {
    const words = access === 'admin' ? 'an admin' : 'a manager'
    throw new AppError('forbidden', `This takes ${words} of the company`, { reason: 'role' })
  }
}

/** The addresses that a frame or a link opens, which cannot send headers: their query names the company instead. */
const openedByAddress: ReadonlySet<string> = new Set([
  '/mail-body/{deliveryId}',
  '/api/mails/{id}/attachments/{index}',
  '/api/projects/{id}/export',
  '/api/audit.csv',
  '/api/documents/{id}/pages/{part}',
  '/api/documents/{id}/tables/{part}/{index}',
])

/**
 * A company named by the address wins over the header (API-02), and /api/user is the person's own whatever
 * the header says; neither is the personal context, 0.
 */
function companyOf(request: FastifyRequest, endpoint: AnyEndpoint): number {
  if (endpoint.path.startsWith('/api/user/')) return 0
  const named = /^\/api\/companies\/\{(\w+)\}/.exec(endpoint.path)?.[1]
  const params = request.params as Record<string, string | undefined>
  const given = named ? params[named] : (queried(request, endpoint) ?? request.headers['x-company-id'])
  if (given === undefined || given === '' || (!named && given === '0')) return 0
  if (typeof given !== 'string' || !/^[1-9]\d{0,9}$/.test(given) || Number(given) > 2_147_483_647) {
    throw new AppError('forbidden', 'You are not a member of this company', { reason: 'not_a_member' })
  }
  return Number(given)
}

/** Read only there; a name given twice is an array, which no company has. */
function queried(request: FastifyRequest, endpoint: AnyEndpoint): unknown {
  return openedByAddress.has(endpoint.path) ? (request.query as Record<string, unknown>).companyId : undefined
}
