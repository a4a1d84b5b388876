// The policy of a delivery, once its destination is known (agents.md 1.6): process it, or hold it and why.
import type { Trust } from '../../db/schema/mails.ts'
import { domainOf } from '../mail/sender-domain.ts'
import type { AgentAddress } from './ports.ts'

export type Decision = { act: true } | { act: false; reason: string }

export interface PolicyQuestion {
  trust: Trust
  fromAddress: string
  instance: AgentAddress | null
  /** A person with the right to do so let this one mail through. */
  released: boolean
  /** The sender is a member of the instance's company. */
  isMember: boolean
}

type Rule = (question: PolicyQuestion) => string | null

/** The first rule that objects decides. */
const rules: readonly Rule[] = [unverifiedSender, foreignDomain, unwantedGuest]

export function decide(question: PolicyQuestion): Decision {
  if (question.released) return { act: true }
  for (const rule of rules) {
    const reason = rule(question)
    if (reason !== null) return { act: false, reason }
  }
  return { act: true }
}

function unverifiedSender({ trust, fromAddress }: PolicyQuestion): string | null {
  if (trust !== 'unverified') return null
  return `It could not be proved that this mail is really from ${fromAddress || 'its sender'}`
}

function foreignDomain({ instance, fromAddress }: PolicyQuestion): string | null {
  if (!instance?.onlyDomains) return null
  const domain = domainOf(fromAddress)
  return instance.onlyDomains.includes(domain)
    ? null
    : `The company takes mail from its own domains only, not from ${domain}`
}

function unwantedGuest({ instance, trust, isMember }: PolicyQuestion): string | null {
  if (!instance || instance.companyId === null || instance.allowGuests || isMember) return null
  return trust === 'guest'
    ? 'This agent takes no mail from guests'
    : 'This agent takes mail from members of its company only'
}
