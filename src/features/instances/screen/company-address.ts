// Which of a company's addresses is the one that its page sets for an agent, and how it is saved.
import type { AgentType } from '../../../crew/crew.ts'
import type { AgentEmail } from '../contract.ts'

/** The primary one; where it is gone, the first. The list comes in this order. */
export function companyAddressOf(emails: readonly AgentEmail[], type: AgentType): AgentEmail | undefined {
  return emails.find((email) => email.agentType === type)
}

/** How many more instances of the agent the company has. */
export function othersOf(emails: readonly AgentEmail[], type: AgentType): number {
  return Math.max(0, emails.filter((email) => email.agentType === type).length - 1)
}

export interface AddressForm {
  /** Empty for the generated one (COMP-09). */
  emailAddress: string
  isActive: boolean
  allowGlobalEmails: boolean
  allowGuests: boolean
}

export function formOf(email: AgentEmail | undefined): AddressForm {
  const { emailAddress = '', isActive = true, allowGlobalEmails = false, allowGuests = true } = email ?? {}
  return { emailAddress, isActive, allowGlobalEmails, allowGuests }
}

/** Does PUT have to be called (API-77)? */
export function hasNewAddress(email: AgentEmail, form: AddressForm): boolean {
  return form.emailAddress.trim().toLowerCase() !== email.emailAddress
}
