// Which address an instance gets: the chosen one where it may be, else the generated one (INST-19, COMP-24).
import { agentTypes } from '../../crew/crew.ts'
import { AppError } from '../../kit/errors.ts'
import { isReservedLocalPart } from '../../routing/address-names.ts'
import {
  companyAddress,
  individualAddress,
  isLocalPart,
  isReservedEverywhere,
  primaryAddress,
} from './address.ts'

export interface AddressWish {
  agentType: string
  instanceName: string
  /** The mail domain. */
  domain: string
  /** Left out or empty: the generated one (INST-19). */
  emailAddress?: string | null | undefined
}

/** For whom: a company by its part of the address, or a person, whose primary instance shares its address. */
export type Addressee = { companySlug: string } | { isPrimary: boolean }

export const takenAddress = () => new AppError('conflict', 'This email address is already in use')

/**
 * Null where the address is to be generated. `ownDomains` are those that the company has proved (COMP-23).
 * Throws AppError: invalid for what is no address of a domain of ours or theirs, conflict for a reserved one.
 */
export function chosenAddress(wish: AddressWish, ownDomains: readonly string[]): string | null {
  const wanted = wish.emailAddress?.trim().toLowerCase() ?? ''
  if (wanted === '') return null
  const at = wanted.lastIndexOf('@')
  const [local, domain] = [wanted.slice(0, at), wanted.slice(at + 1)]
  const isOurs = domain === wish.domain
  if ((!isOurs && !ownDomains.includes(domain)) || !isLocalPart(local)) {
    const places = [wish.domain, ...ownDomains].join(' or ')
    throw new AppError('invalid', `Choose an address such as team-tasks@${wish.domain}, ending in ${places}`)
  }
  if (isOurs ? isReservedLocalPart(local) : isReservedEverywhere(local)) throw takenAddress()
  if (isOurs && isOfAnotherAgent(local, wish.agentType))
    throw new AppError(
      'invalid',
      `Choose an address that names no other agent, such as ${wish.agentType}+team`,
    )
  return wanted
}

/** `alex+team@` is no address of Tula's. */
function isOfAnotherAgent(local: string, agentType: string): boolean {
  const [base = '', ...added] = local.split('+')
  return added.length > 0 && base !== agentType && agentTypes.some((type) => type === base)
}

/** `taken`: the one without a suffix is another's already. */
export function generatedAddress(
  { agentType, instanceName, domain }: AddressWish,
  owner: Addressee,
  suffix: string,
  taken: boolean,
): string {
  if ('companySlug' in owner)
    return companyAddress({ agentType, instanceName, domain, ...owner }, suffix, taken)
  return owner.isPrimary ? primaryAddress(agentType, domain) : individualAddress(agentType, suffix, domain)
}
