// A work that its agent has read and not yet applied, and what is told of it afterwards.
import type { Trust } from '../../db/schema/mails.ts'
import type { Agent, AgentMail, Applied, Reading } from '../agent/agent.ts'
import type { Account } from './ports.ts'
import type { AgentRoute } from './route.ts'

export interface ReadWork {
  route: AgentRoute
  agent: Agent
  mail: AgentMail
  reading: Reading<unknown>
  sender: Account
  trust: Trust
  /** Machines and lists are not answered. */
  mayAnswer: boolean
}

/** What the receipt says of a work; kept with it. */
export type Summary = Applied & { by: 'rules' | 'model' }
