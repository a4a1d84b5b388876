// Makes instances, each with an address of its own that nobody else has (COMP-24).
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  companyAddress,
  individualAddress,
  isLocalPart,
  isReservedLocalPart,
  randomSuffix,
} from './address.ts'
import { isAgentType } from './agent-types.ts'
import { companyNameOf, hasInstance, insertInstance } from './instance-store.ts'

export interface InstanceWish {
  agentType: string
  /** Empty for the company's own address (MAIL-22). */
  instanceName: string
  /** The mail domain. */
  domain: string
  /** Left out or empty: the generated one (INST-19). */
  emailAddress?: string
  /** Takes what members send to the agent's global address too (MAIL-28). */
  allowGlobalEmails?: boolean
  allowGuests?: boolean
}

export interface MadeInstance {
  id: number
  emailAddress: string
}

/** A suffix has 25 random bits, so a second try is rare and this many are never needed. */
const MAX_TRIES = 10

/**
 * An instance of the scope's company; admins alone may make one (COMP-19).
 * Throws AppError: forbidden; invalid for an agent or address that cannot be; conflict for a taken address.
 */
export async function createCompanyInstance(
  db: Database,
  scope: Scope,
  wish: InstanceWish,
  at: Date,
): Promise<MadeInstance> {
  if (scope.companyId === 0 || scope.role !== 'admin')
    throw new AppError('forbidden', 'This takes an admin of the company')
  requireAgent(wish)
  return db.transaction(async () => {
    const companyName = await companyNameOf(db, scope)
    if (companyName === null) throw new AppError('not_found', 'Company not found')
    const isPrimary = !(await hasInstance(db, scope, wish.agentType))
    const parts = { ...wish, companyName }
    return insertFree(db, scope, wish, isPrimary, at, (suffix, taken) => companyAddress(parts, suffix, taken))
  })
}

/**
 * A further instance of the scope's person, beside the primary one (MAIL-20).
 * Throws AppError: invalid for an agent or address that cannot be; conflict for a taken address.
 */
export async function createPersonalInstance(
  db: Database,
  scope: Scope,
  wish: InstanceWish,
  at: Date,
): Promise<MadeInstance> {
  if (scope.companyId !== 0) throw new AppError('bad_request', 'This is for the personal context')
  requireAgent(wish)
  return insertFree(db, scope, wish, false, at, (suffix) =>
    individualAddress(wish.agentType, suffix, wish.domain),
  )
}

function requireAgent({ agentType }: InstanceWish): void {
  if (!isAgentType(agentType)) throw new AppError('invalid', 'There is no such agent')
}

async function insertFree(
  db: Database,
  scope: Scope,
  wish: InstanceWish,
  isPrimary: boolean,
  at: Date,
  generate: (suffix: string, taken: boolean) => string,
): Promise<MadeInstance> {
  const instance = {
    agentType: wish.agentType,
    instanceName: wish.instanceName.trim(),
    isPrimary,
    allowGlobalEmails: wish.allowGlobalEmails ?? false,
    allowGuests: wish.allowGuests ?? true,
  }
  const chosen = chosenAddress(wish)
  for (let tries = 0; tries < (chosen ? 1 : MAX_TRIES); tries++) {
    const emailAddress = chosen ?? generate(randomSuffix(), tries > 0)
    const id = await insertInstance(db, scope, { ...instance, emailAddress }, at)
    if (id !== null) return { id, emailAddress }
  }
  throw new AppError('conflict', 'This email address is already in use')
}

/** Null where the address is to be generated. */
function chosenAddress({ emailAddress, domain }: InstanceWish): string | null {
  const wanted = emailAddress?.trim().toLowerCase() ?? ''
  if (wanted === '') return null
  const at = wanted.lastIndexOf('@')
  const local = wanted.slice(0, at)
  if (wanted.slice(at + 1) !== domain || !isLocalPart(local))
    throw new AppError('invalid', `Choose an address such as team-tasks@${domain}`)
  if (isReservedLocalPart(local)) throw new AppError('conflict', 'This email address is already in use')
  return wanted
}
