// What is asked of routing, and what it answers.
import type { Trust } from '../../db/schema/mails.ts'
import type { AgentType } from '../crew/crew.ts'
import type { Database } from '../kit/db/database.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'
import type { Account, AddressPort, AddressSettings, AgentAddress, Agents, PeoplePort } from './ports.ts'
import type { ThreadRow } from './thread-row.ts'

export interface Router {
  db: Database
  system: SystemScope
  domain: string
  agents: Agents
  people: PeoplePort
  addresses: AddressPort
}

export interface RouteQuestion {
  recipient: string
  sender: Account
  trust: Trust
  /** The sender is who the mail says: vouching by others does not count. */
  isProved: boolean
  subject: string
  inReplyTo: string | null
  references: readonly string[]
  /** The built agent that its text speaks to by name, and that did not get the mail itself. */
  spokenTo: AgentType | null
  /** The built agent whose marker it bears, and that did not get the mail itself. */
  markedFor: AgentType | null
  now: Date
}

export interface AgentRoute {
  to: 'agent'
  agentType: string
  scope: Scope
  instance: AgentAddress | null
  /** The address that the answer comes from. */
  address: string
  /** Of that address; null when it is nobody's any more. */
  settings: AddressSettings | null
  thread: ThreadRow | null
  /** The sender's own fresh thread of this very subject, where `thread` is null: the text tells whether it is meant. */
  maybeThread: ThreadRow | null
  /** Whose personal context it is; null in a company's. */
  ownerId: number | null
  isStranger: boolean
}

/** `paused`: the address whose owner wants no mail there for now. */
export type Route = { to: 'nobody'; reason: string; paused?: string } | AgentRoute
