// What an agent is: it reads a mail into a proposal, and applies the proposal to its records.

import type { AgentCard } from '../crew/card.ts'
import type { Scope } from '../kit/scope.ts'
import type { ReceiptChange, ReceiptItem } from '../mail/layout-receipt.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'

/** Items below this confidence become suggestions (agents.md 1.8). */
export const CONFIDENCE_GATE = 0.6

/** What the owner of the agent's address wants where a mail says nothing (INST-18). */
export interface MailDefaults {
  priority: 'high' | 'medium' | 'low' | null
  /** Days after the mail's own date. */
  dueDays: number | null
}

export interface MailPerson {
  /** Null for who has blocked the sender: they are read about, and nothing is made that reaches them (SET-20). */
  userId: number | null
  email: string
  name: string | null
}

/** A mail as an agent gets it: routed, guarded, with its people known. */
export interface AgentMail {
  workId: number
  mailId: number
  /** Of the envelope: an address of the agent, or a reply address. */
  recipient: string
  parsed: ParsedMail
  /** The mail's own date, unless it is impossible; then when it came. */
  sentAt: Date
  /** Zone in which its dates are read: the sender's account, else the offset of the Date header. */
  zone: string
  sender: MailPerson & { userId: number }
  /** Participants by To and Cc, without the sender and without addresses of agents. */
  to: MailPerson[]
  cc: MailPerson[]
  /** Everybody who has blocked the sender, on this mail or not: no row, no event and no mail of it reaches them (SET-20). */
  blockers: ReadonlySet<number>
  /** The agent's address that got it. */
  agentAddress: string
  /** Nothing is set when absent. */
  defaults?: MailDefaults
  /** Whose personal context it is; null in a company's. */
  ownerId: number | null
  threadId: number | null
  isReply: boolean
  /** Somebody who takes no part in the thread: all that it says becomes a suggestion (model.md). */
  isStranger: boolean
  /** Its text took too long to read: nothing is guessed from it, and its commands count as ever. */
  commandsOnly: boolean
  /** The sender is a product's notification address (TULA-17). */
  isFromProduct: boolean
}

export interface Reading<P> {
  proposal: P
  by: 'rules' | 'model'
  /** For the receipt: why the rules took over, and the like. */
  notes: string[]
}

/** The switches by which a person leaves out mails of ours, without the one for all of them (ENT-07). */
export type MailSwitch =
  | 'newTaskAlerts'
  | 'taskAssignments'
  | 'taskStatusChanges'
  | 'projectUpdates'
  | 'taskDueReminders'
  | 'weeklyDigest'

/** What was done, for the records of the work and for the receipt. */
export interface Applied {
  tasksCreated: number
  tasksUpdated: number
  /** "3 tasks, 1 question for you" without the full stop. */
  headline: string
  items: ReceiptItem[]
  suggestions: ReceiptItem[]
  changed: ReceiptChange[]
  notUnderstood: string[]
  notes: string[]
  help: string[]
  projectId: number | null
  projectName: string | null
  /** The switch that leaves the receipt out where it tells of `items` alone; null where they are what was asked for. */
  mailSwitch: MailSwitch | null
}

export interface Agent<P = unknown> {
  readonly card: AgentCard
  /** Looks at the mail and at what is there already; writes nothing. */
  read(scope: Scope, mail: AgentMail): Promise<Reading<P>>
  /** In the work's transaction. `mail.threadId` is set. */
  apply(scope: Scope, mail: AgentMail, reading: Reading<P>, at: Date): Promise<Applied>
}

/** Keeps the proposal's type between an agent's reading and its applying; others see an opaque one. */
export function defineAgent<P>(agent: Agent<P>): Agent {
  return agent as unknown as Agent
}
