// What routing asks of the features above it; wiring/ fills these.
import type { Agent, AgentMail } from '../agent/agent.ts'
import type { Scope } from '../kit/scope.ts'
import type { RuleOrder } from '../language/rules/kept-rule.ts'
import type { ReplyTone } from '../mail/layout-receipt.ts'
import type { LanguageCode } from '../mail/words/contract.ts'

export interface Account {
  id: number
  email: string
  name: string | null
  timeZone: string | null
  /** In which our mails are written to them; null where nobody chose. */
  language: LanguageCode | null
  /** Of the last mail of theirs that told it. */
  mailLanguage: LanguageCode | null
  /** Claimed by a person, with a confirmed address. */
  confirmed: boolean
  /** By the owner of the server: what they send is held. */
  isDisabled: boolean
}

export interface PeoplePort {
  /** Whose confirmed address is this? */
  accountAt(address: string): Promise<Account | null>
  /** Whose the addresses are, by address in lower case; nobody is made for those that are nobody's. */
  knownAt(addresses: readonly string[]): Promise<ReadonlyMap<string, Account>>
  /** The person of an address: whose confirmed one it is, else the unclaimed one, made when there is none (model.md). */
  guestAt(address: string, name: string | null): Promise<Account>
  /** What a mail of theirs was written in, in the open transaction. */
  noteLanguage(userId: number, language: LanguageCode): Promise<void>
  /** Everybody who has blocked the sender (SET-20); the sender is never among them. */
  blockersOf(sender: Pick<Account, 'id' | 'email'>): Promise<ReadonlySet<number>>
  /** Role in a company; null for somebody who is no active member. */
  roleIn(userId: number, companyId: number): Promise<Scope['role']>
}

/** What the owner of an address has set for its answers and for the records made of its mails (INST-18). */
export interface AddressSettings {
  /** Takes the place of the agent's name. */
  displayName: string | null
  replyTone: ReplyTone
  /** Stands at the end of answers. */
  signOff: string | null
  defaultPriority: 'high' | 'medium' | 'low' | null
  defaultDueDays: number | null
}

export interface AgentAddress {
  instanceId: number
  agentType: string
  emailAddress: string
  isActive: boolean
  /** Null for a personal instance. */
  companyId: number | null
  /** Owner of a personal instance. */
  userId: number | null
  allowGuests: boolean
  /** Only mail of these domains is processed at once; null without restriction (COMP-23). */
  onlyDomains: string[] | null
  settings: AddressSettings
}

export interface AddressPort {
  /** An instance's own address; not the shared {agent}@{host}. */
  instanceAt(address: string): Promise<AgentAddress | null>
  /** The instance in which a thread began. */
  instanceOf(instanceId: number): Promise<AgentAddress | null>
  /** The instance of the one company that takes this member's mail to the global address (MAIL-28). */
  companyInstanceFor(userId: number, agentType: string): Promise<AgentAddress | null>
  /** The personal primary instance, made when there is none. */
  primaryFor(userId: number, agentType: string): Promise<AgentAddress>
}

export interface Agents {
  built(type: string): Agent | null
  /** Those that a mail may be left to, in the order of the crew. */
  takers(): readonly Agent[]
  /** Known by name, whether built or not. */
  isKnown(type: string): boolean
}

/** What the rules that fit a mail want of it. */
export interface FittingRules {
  orders: readonly RuleOrder[]
  /** Types of agents that are brought in. */
  agents: readonly string[]
  /** Which rules did it, for the mail log. */
  ids: readonly number[]
  /** For the receipt, of rules that its reader may know. */
  notes: readonly string[]
}

/** The rules of the company and of the people on a mail that fit it, in the order in which they count. */
export type RulesFor = (scope: Scope, mail: AgentMail) => Promise<FittingRules>
