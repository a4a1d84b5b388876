// What roles, kinds and states of companies are called on screens (COMP-14, COMP-21).
import type { CompanyType, Role } from '../contract.ts'
import type { InvitationStatus } from '../invitations/contract.ts'

export const roleNames: Record<Role, string> = {
  member: 'Member',
  manager: 'Manager',
  admin: 'Administrator',
}

/** What a role is for (COMP-19), said of oneself or of others. */
export function roleActions(role: Role, who: 'you' | 'they'): string {
  const actions: Record<Role, string> = {
    member: `${who} work in the projects that ${who} take part in`,
    manager: `${who} see every project and decide about held mail`,
    admin: `${who} manage the company, its addresses and its members`,
  }
  return actions[role]
}

/** "a Member", "an Administrator". */
export const oneOf = (role: Role): string => `${role === 'admin' ? 'an' : 'a'} ${roleNames[role]}`

export const companyTypeNames: Record<CompanyType, string> = {
  startup: 'Startup',
  small_business: 'Small business',
  enterprise: 'Enterprise',
  agency: 'Agency',
  nonprofit: 'Nonprofit',
  education: 'Education',
  government: 'Government',
  other: 'Other',
}

/** A kind that this client does not know yet is shown as it is. */
export function companyTypeName(type: string): string {
  return type in companyTypeNames ? companyTypeNames[type as CompanyType] : type
}

export const invitationStatusNames: Record<InvitationStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

/** The letter that stands for a context, as a monogram. */
export const monogram = (name: string): string => (/^./u.exec(name.trim())?.[0] ?? '?').toUpperCase()

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
