// The addresses at which agents take mail: how they are made (MAIL-19 to 22) and which are nobody's (COMP-24).
import { randomBytes } from 'node:crypto'
import { agentTypes } from './contract.ts'

/** CONST-24 */
const COMPANY_LENGTH = 15
const INSTANCE_LENGTH = 10

/** Base32 characters of RFC 4648 in lower case: 25 bits. */
const SUFFIX_LENGTH = 5

export interface CompanyParts {
  agentType: string
  companyName: string
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
 * `suffix` stands for a part of which no letter is left; with `taken` it is added to the end (COMP-24).
 */
export function companyAddress(parts: CompanyParts, suffix: string, taken: boolean): string {
  const company = addressPart(parts.companyName, COMPANY_LENGTH) || suffix
  const isNamed = parts.instanceName.trim() !== ''
  const instance = isNamed ? addressPart(parts.instanceName, INSTANCE_LENGTH) || suffix : null
  const tag = [company, instance, taken ? suffix : null].filter((part) => part !== null).join('-')
  return `${parts.agentType}+${tag}@${parts.domain}`
}

/** Lower case letters and digits alone, accents folded away, cut to `length`. */
function addressPart(name: string, length: number): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, length)
}

export function randomSuffix(length = SUFFIX_LENGTH): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

const reserved = new Set<string>([
  ...agentTypes,
  't5t',
  'customer_intelligence',
  'innovation_radar',
  'culture_pulse',
  'competitive_intelligence',
  'polling',
  'copilot',
  'postmaster',
  'abuse',
  // Who gets mail at these may prove to others that the domain is theirs (RFC 2142, and the ways in which
  // authorities for certificates ask), or would be taken for the server.
  ...['admin', 'administrator', 'hostmaster', 'webmaster', 'security', 'noc', 'root', 'info', 'support'],
  ...['mailer-daemon', 'noreply', 'no-reply', 'mailcrew'],
])

/** Of a domain that a company has proved, these alone: the agents' names are what it wants there. */
const reservedEverywhere = new Set(['postmaster', 'abuse', 'mailer-daemon'])

/** A reply address: `r-` and 26 base32 characters (model.md). */
const REPLY_LOCAL = /^r-[a-z2-7]{26}$/

/** Local parts that no instance may take for its own at the mail domain (COMP-24). */
export function isReservedLocalPart(local: string): boolean {
  const lower = local.toLowerCase()
  return reserved.has(lower) || REPLY_LOCAL.test(lower)
}

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
