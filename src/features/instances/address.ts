// The addresses at which agents take mail: how they are made (MAIL-19 to 22) and which are nobody's (COMP-24).
import { namePart } from '../../routing/address-names.ts'

/** CONST-24 */
const INSTANCE_LENGTH = 10

export interface CompanyAddressParts {
  agentType: string
  /** The company's own part of its addresses, which looks like no other company's. */
  companySlug: string
  /** Empty for the company's own address. */
  instanceName: string
  domain: string
}

/** `{agentType}@{host}`, shared by the personal primary instances of all people (MAIL-19, MAIL-28). */
export function primaryAddress(agentType: string, domain: string): string {
  return `${agentType}@${domain}`
}

/** `{agentType}+{random}@{host}`: a person's further instances (MAIL-20). */
export function individualAddress(agentType: string, random: string, domain: string): string {
  return `${agentType}+${random}@${domain}`
}

/**
 * `{agentType}+{company}-{instance}@{host}` (MAIL-21), without the instance where it has no name (MAIL-22).
 * `suffix` stands for a name of which no letter is left; with `taken` it is added to the end (COMP-24).
 */
export function companyAddress(parts: CompanyAddressParts, suffix: string, taken: boolean): string {
  const isNamed = parts.instanceName.trim() !== ''
  const instance = isNamed ? namePart(parts.instanceName, INSTANCE_LENGTH) || suffix : null
  const tag = [parts.companySlug, instance, taken ? suffix : null].filter((part) => part !== null).join('-')
  return `${parts.agentType}+${tag}@${parts.domain}`
}

/** Of a domain that a company has proved, these alone: the agents' names are what it wants there. */
const reservedEverywhere = new Set(['postmaster', 'abuse', 'mailer-daemon'])

/** Local parts that no instance may take under a domain of its company's own (COMP-23). */
export function isReservedEverywhere(local: string): boolean {
  return reservedEverywhere.has(local.toLowerCase())
}

/** A personal instance of such a name is the primary one, unless there is one (MAIL-19). */
export function isDefaultName(instanceName: string): boolean {
  return ['', 'primary', 'default'].includes(instanceName.trim().toLowerCase())
}

/** The personal primaries' common address, which belongs to all of them at once (MAIL-28). */
export function isSharedAddress(agentType: string, emailAddress: string): boolean {
  return emailAddress.slice(0, emailAddress.indexOf('@')) === agentType
}

/** RFC 5321 section 4.5.3.1.1 */
const LONGEST_LOCAL = 64

/** Dot-atom (RFC 5322 section 3.2.3) of the characters that every mail program takes. */
export function isLocalPart(local: string): boolean {
  return local.length <= LONGEST_LOCAL && /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*$/i.test(local)
}
