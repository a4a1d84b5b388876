// Makes instances, each with an address of its own that nobody else has (COMP-24).
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { randomSuffix } from '../../routing/address-names.ts'
import { lockAddressNames, takeSlug } from '../companies/index.ts'
import { isDefaultName } from './address.ts'
import { agentType, type Customization } from './contract.ts'
import {
  type Addressee,
  type AddressWish,
  chosenAddress,
  generatedAddress,
  takenAddress,
} from './instance-address.ts'
import {
  belongsToOthers,
  companyOf,
  countInstances,
  type InstanceRow,
  insertInstance,
} from './instance-store.ts'

export interface InstanceWish extends AddressWish {
  isActive?: boolean
  customization?: Customization
  inheritCompanySettings?: boolean
  /** Takes what members send to the agent's global address too (MAIL-28). */
  allowGlobalEmails?: boolean
  allowGuests?: boolean
  /** Domains that the company has proved as its own; none without it (COMP-23). */
  ownDomains?: readonly string[]
}

/** A suffix has 25 random bits, so a second try is rare and this many are never needed. */
const MAX_TRIES = 10

/** Of one owner. Each is an address in a name space that all share. */
const MOST_INSTANCES = 100

/**
 * An instance of the scope's company; admins alone may make one (COMP-19).
 * Throws AppError: forbidden; invalid for an agent or address that cannot be; conflict for a taken address.
 */
export async function createCompanyInstance(
  db: Database,
  scope: Scope,
  wish: InstanceWish,
  at: Date,
): Promise<InstanceRow> {
  requireAdmin(scope)
  requireAgent(wish)
  return db.transaction(async () => {
    const companySlug = await slugOfCompany(db, scope)
    const { count, hasPrimary } = await countInstances(db, scope, wish.agentType)
    requireRoom(count)
    return insertFree(db, scope, { wish, owner: { companySlug }, isPrimary: !hasPrimary, at })
  })
}

/**
 * An instance of the scope's person: the primary one where it is asked for by its name (MAIL-19), else one
 * beside it (MAIL-20). Throws AppError: invalid for an agent or address that cannot be; conflict for a taken
 * address, or for a second primary one.
 */
export async function createPersonalInstance(
  db: Database,
  scope: Scope,
  wish: InstanceWish,
  at: Date,
): Promise<InstanceRow> {
  if (scope.companyId !== 0) throw new AppError('bad_request', 'This is for the personal context')
  requireAgent(wish)
  return db.transaction(async () => {
    const { count, hasPrimary } = await countInstances(db, scope, wish.agentType)
    requireRoom(count)
    const isPrimary = isDefaultName(wish.instanceName) && !wish.emailAddress?.trim()
    if (isPrimary && hasPrimary)
      throw new AppError('conflict', 'You have the primary instance of this agent already')
    return insertFree(db, scope, { wish, owner: { isPrimary }, isPrimary, at })
  })
}

/** Throws AppError forbidden but for an admin of the scope's company (COMP-07). */
export function requireAdmin(scope: Scope): void {
  if (scope.companyId === 0 || scope.role !== 'admin')
    throw new AppError('forbidden', 'This takes an admin of the company')
}

export async function slugOfCompany(db: Database, scope: Scope): Promise<string> {
  const company = await companyOf(db, scope)
  if (company === null) throw new AppError('not_found', 'Company not found')
  return company.slug ?? db.transaction(() => takeSlug(db, scope, scope.companyId, company.name))
}

function requireAgent(wish: InstanceWish): void {
  if (!agentType.safeParse(wish.agentType).success) throw new AppError('invalid', 'There is no such agent')
}

function requireRoom(count: number): void {
  if (count >= MOST_INSTANCES)
    throw new AppError('conflict', `There are ${MOST_INSTANCES} instances already; delete one first`)
}

/** In a transaction. */
async function insertFree(
  db: Database,
  scope: Scope,
  { wish, owner, isPrimary, at }: { wish: InstanceWish; owner: Addressee; isPrimary: boolean; at: Date },
): Promise<InstanceRow> {
  const instance = {
    agentType: wish.agentType,
    instanceName: wish.instanceName.trim(),
    isPrimary,
    isActive: wish.isActive ?? true,
    customization: wish.customization ?? {},
    inheritCompanySettings: wish.inheritCompanySettings ?? true,
    allowGlobalEmails: wish.allowGlobalEmails ?? false,
    allowGuests: wish.allowGuests ?? true,
  }
  await lockAddressNames(actingAs(db, scope))
  const chosen = chosenAddress(wish, wish.ownDomains ?? [])
  for (let tries = 0; tries < (chosen ? 1 : MAX_TRIES); tries++) {
    const emailAddress = chosen ?? generatedAddress(wish, owner, randomSuffix(), tries > 0)
    if (await belongsToOthers(db, scope, emailAddress, wish.domain)) continue
    const row = await insertInstance(db, scope, { ...instance, emailAddress }, at)
    if (row) return row
  }
  throw takenAddress()
}
