// What people do with instances, the same behind each of the paths (INST-18): list, make, change, give up.
import type { AgentType } from '../../crew/crew.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Body } from '../../kit/contract.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { randomSuffix } from '../../routing/address-names.ts'
import { lockAddressNames } from '../companies/index.ts'
import { isSharedAddress } from './address.ts'
import type { AgentEmail, createInstance, InstanceChanges } from './contract.ts'
import {
  createCompanyInstance,
  createPersonalInstance,
  requireAdmin,
  slugOfCompany,
} from './create-instance.ts'
import { type Addressee, chosenAddress, generatedAddress, takenAddress } from './instance-address.ts'
import {
  belongsToOthers,
  type InstanceRow,
  isFree,
  listInstanceRows,
  lockInstance,
  removeInstance,
  retireAddress,
  updateAddress,
  updateInstance,
} from './instance-store.ts'

export interface InstanceServices {
  db: Database
  clock: Clock
  /** The mail domain, in lower case. */
  domain: string
  /** Domains that the scope's company has proved as its own (COMP-23). */
  provedDomains(scope: Scope): Promise<readonly string[]>
}

/** Those of the scope's context, paused ones too; of one agent or of all. */
export async function list(
  { db }: InstanceServices,
  scope: Scope,
  agentType?: AgentType,
): Promise<AgentEmail[]> {
  return (await listInstanceRows(db, scope, agentType)).map(recordOf)
}

/** Throws AppError as createCompanyInstance and createPersonalInstance do. */
export async function create(
  services: InstanceServices,
  scope: Scope,
  wish: Body<typeof createInstance>,
): Promise<AgentEmail> {
  const { db, clock, domain } = services
  const make = scope.companyId === 0 ? createPersonalInstance : createCompanyInstance
  const ownDomains = await domainsOf(services, scope)
  return recordOf(await make(db, scope, { ...wish, domain, ownDomains }, clock()))
}

interface AddressQuestion {
  agentType: AgentType
  instanceName?: string | undefined
  /** The instance that is to have it; without one it is for a new one. */
  instanceId?: number | undefined
}

/**
 * A generated address that is free now, or the one that the instance has already (COMP-09).
 * Throws AppError: forbidden in a company but for its admins, not_found.
 */
export async function defaultAddress(
  services: InstanceServices,
  scope: Scope,
  { agentType, instanceName = '', instanceId }: AddressQuestion,
): Promise<string> {
  const { db, domain } = services
  requireChanger(scope)
  if (instanceId !== undefined) {
    const row = (await listInstanceRows(db, scope, agentType)).find(({ id }) => id === instanceId)
    if (!row) throw notFound()
    return wantedAddress(db, scope, row, { domain, emailAddress: null, ownDomains: [] })
  }
  const owner = await ownerOf(db, scope, false)
  const wish = { agentType, instanceName, domain }
  const plain = generatedAddress(wish, owner, randomSuffix(), false)
  return (await isFree(db, scope, plain, domain))
    ? plain
    : generatedAddress(wish, owner, randomSuffix(), true)
}

/** Throws AppError: forbidden, not_found. */
export async function change(
  { db, clock }: InstanceServices,
  scope: Scope,
  id: number,
  { emailAddress: _address, agentType: _type, ...changes }: InstanceChanges,
): Promise<AgentEmail> {
  requireChanger(scope)
  const row = await updateInstance(db, scope, { id, set: changes, at: clock() })
  if (!row) throw notFound()
  return recordOf(row)
}

/**
 * Gives an instance another address, the generated one for an empty wish. The old one stays its owner's.
 * Throws AppError: forbidden, not_found, invalid, conflict.
 */
export async function readdress(
  services: InstanceServices,
  scope: Scope,
  id: number,
  emailAddress: string | null | undefined,
): Promise<AgentEmail> {
  const { db, clock, domain } = services
  requireChanger(scope)
  const ownDomains = await domainsOf(services, scope)
  return db.transaction(async () => {
    const row = await lockInstance(db, scope, id)
    if (!row) throw notFound()
    const wanted = await wantedAddress(db, scope, row, { domain, emailAddress, ownDomains })
    if (wanted === row.emailAddress) return recordOf(row)
    await lockAddressNames(actingAs(db, scope))
    if (await belongsToOthers(db, scope, wanted, domain)) throw takenAddress()
    await giveUp(db, scope, row, clock())
    const changed = await updateAddress(db, scope, { id, emailAddress: wanted, at: clock() })
    if (!changed) throw takenAddress()
    return recordOf(changed)
  })
}

/** Its projects, tasks and mails stay; new mail to its address is refused. Throws AppError: forbidden, not_found. */
export async function remove({ db, clock }: InstanceServices, scope: Scope, id: number): Promise<void> {
  requireChanger(scope)
  await db.transaction(async () => {
    const row = await lockInstance(db, scope, id)
    if (!row) throw notFound()
    await giveUp(db, scope, row, clock())
    await removeInstance(db, scope, id)
  })
}

/** A person changes their own; of a company's, members only see what is there (COMP-07). */
export const mayChange = (scope: Scope): boolean => scope.companyId === 0 || scope.role === 'admin'

function requireChanger(scope: Scope): void {
  if (!mayChange(scope)) requireAdmin(scope)
}

const notFound = () => new AppError('not_found', 'Instance not found')

async function domainsOf(services: InstanceServices, scope: Scope): Promise<readonly string[]> {
  return scope.companyId === 0 ? [] : services.provedDomains(scope)
}

async function ownerOf(db: Database, scope: Scope, isPrimary: boolean): Promise<Addressee> {
  return scope.companyId === 0 ? { isPrimary } : { companySlug: await slugOfCompany(db, scope) }
}

async function wantedAddress(
  db: Database,
  scope: Scope,
  row: InstanceRow,
  wish: { domain: string; emailAddress: string | null | undefined; ownDomains: readonly string[] },
): Promise<string> {
  const chosen = chosenAddress({ ...row, ...wish }, wish.ownDomains)
  if (chosen !== null) return chosen
  const owner = await ownerOf(db, scope, row.isPrimary)
  const plain = generatedAddress({ ...row, ...wish }, owner, randomSuffix(), false)
  const isOwn = plain === row.emailAddress || isSharedAddress(row.agentType, plain)
  if (isOwn || (await isFree(db, scope, plain, wish.domain))) return plain
  return generatedAddress({ ...row, ...wish }, owner, randomSuffix(), true)
}

/** The address that all primaries share was never one person's to keep. */
async function giveUp(db: Database, scope: Scope, row: InstanceRow, at: Date): Promise<void> {
  const isShared = row.companyId === null && isSharedAddress(row.agentType, row.emailAddress)
  if (!isShared) await retireAddress(db, scope, row.emailAddress, at)
}

function recordOf(row: InstanceRow): AgentEmail {
  return {
    ...row,
    companyId: row.companyId ?? 0,
    agentType: row.agentType as AgentType,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
