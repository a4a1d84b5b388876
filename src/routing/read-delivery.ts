// A delivery that its agent has read and not yet applied.
import type { Trust } from '../../db/schema/mails.ts'
import type { Agent, AgentMail, Proposal, Reading } from '../agent/agent.ts'
import type { Account } from './ports.ts'
import type { AgentRoute } from './route-shapes.ts'

export interface ReadDelivery {
  route: AgentRoute
  agent: Agent
  mail: AgentMail
  reading: Reading<Proposal>
  sender: Account
  trust: Trust
  /** Machines and lists are not answered. */
  mayAnswer: boolean
  /** Types of agents that a rule brings in: each gets the mail in a delivery of its own. */
  broughtIn: readonly string[]
}
