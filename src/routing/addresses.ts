// Which addresses take mail, of our domain and of companies': the answer at RCPT, and the reading of a recipient.

import { type Rejection, rejections } from '../mail/rejections.ts'
import { REPORT_TOKEN } from '../mail/report-address.ts'
import type { AddressPort, AgentAddress, Agents } from './ports.ts'

/** `r-` and 26 base32 characters (RFC 4648 alphabet, lower case). */
export const REPLY_TOKEN = /^r-[a-z2-7]{26}$/

export type Recipient =
  | { kind: 'reply'; token: string }
  /** Where servers report that a mail of ours did not arrive. */
  | { kind: 'report'; token: string }
  | { kind: 'agent'; type: string }
  | { kind: 'instance'; address: string }
  | { kind: 'postmaster' }

/** Null when the address is not of our domain. Looked up without regard to case (model.md). */
export function readRecipient(address: string, domain: string, agents: Agents): Recipient | null {
  const lower = address.toLowerCase()
  if (lower === 'postmaster') return { kind: 'postmaster' }
  const at = lower.lastIndexOf('@')
  const local = lower.slice(0, at)
  if (lower.slice(at + 1) !== domain) return { kind: 'instance', address: lower }
  if (REPLY_TOKEN.test(local)) return { kind: 'reply', token: local }
  if (REPORT_TOKEN.test(local)) return { kind: 'report', token: local }
  if (local === 'postmaster' || local === 'abuse') return { kind: 'postmaster' }
  if (agents.isKnown(local)) return { kind: 'agent', type: local }
  return { kind: 'instance', address: lower }
}

export interface RecipientJudge {
  domain: string
  agents: Agents
  addresses: AddressPort
  tokenExists(token: string): Promise<boolean>
  reportExists(token: string): Promise<boolean>
  /** Has the company proved that this domain is its own (COMP-23)? */
  hasProved(companyId: number, domain: string): Promise<boolean>
  /** Rejects while the database is away: nothing is accepted that cannot be routed (agents.md 1.2). */
  assertReachable(): Promise<void>
}

export type Judgement = { ok: true } | { ok: false; rejection: Rejection }

const refuse = (rejection: Rejection): Judgement => ({ ok: false, rejection })

export async function judgeRecipient(judge: RecipientJudge, address: string): Promise<Judgement> {
  const recipient = readRecipient(address, judge.domain, judge.agents)
  if (!recipient) return refuse(rejections.unknownAddress)
  switch (recipient.kind) {
    case 'postmaster':
      await judge.assertReachable()
      return { ok: true }
    case 'reply':
      return (await judge.tokenExists(recipient.token)) ? { ok: true } : refuse(rejections.unknownAddress)
    case 'report':
      return (await judge.reportExists(recipient.token)) ? { ok: true } : refuse(rejections.unknownAddress)
    case 'agent':
      await judge.assertReachable()
      return judge.agents.built(recipient.type) ? { ok: true } : refuse(rejections.notBuiltYet)
    case 'instance': {
      const instance = await judge.addresses.instanceAt(recipient.address)
      if (!(await isOurs(judge, recipient.address, instance))) return refuse(rejections.relayingDenied)
      if (!instance) return refuse(rejections.unknownAddress)
      if (!instance.isActive) return refuse(rejections.pausedAgent)
      return judge.agents.built(instance.agentType) ? { ok: true } : refuse(rejections.notBuiltYet)
    }
  }
}

/** At our domain, or an agent's address at a domain for which its company still holds the proof. */
async function isOurs(
  judge: RecipientJudge,
  address: string,
  instance: AgentAddress | null,
): Promise<boolean> {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (domain === judge.domain) return true
  return instance?.companyId != null && judge.hasProved(instance.companyId, domain)
}
