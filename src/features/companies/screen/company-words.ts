// What roles, kinds and states of companies are called on screens (COMP-14, COMP-21).
import type { CompanyType, Role } from '../contract.ts'
import type { InvitationStatus } from '../invitations/contract.ts'

export const roleNames: Record<Role, string> = {
  member: 'Member',
  manager: 'Manager',
  admin: 'Administrator',
}

export const roleDeeds: Record<Role, string> = {
  member: 'works in the projects they take part in',
  manager: 'also sees every project and decides about held mail',
  admin: 'also manages the company, its addresses and its members',
}

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
export const monogram = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase()

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
