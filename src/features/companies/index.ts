// Companies: what this feature gives the app and the features after it.
import type { Served } from '../../kit/serve.ts'
import { companyRoutes } from './company-api.ts'
import type { CompanyParts } from './company-parts.ts'
import { domainRoutes } from './domains/domain-api.ts'
import { hierarchyRoutes } from './hierarchy/hierarchy-api.ts'
import { invitationRoutes } from './invitations/invitation-api.ts'
import { memberRoutes } from './members/member-api.ts'

export { roleIn } from '../accounts/index.ts'
export type { CompanyParts } from './company-parts.ts'
export { type CompanyRow, createCompany, type NewCompany } from './company-store.ts'
export type { Role } from './contract.ts'
export { hasProved, provedDomains } from './domains/domain-store.ts'
export { type LookUpTxt, txtLookUp } from './domains/prove-domain.ts'
export { type InvitationLetter, roleWords } from './invitations/invitation.ts'
export { addMember, membersOf } from './members/member-store.ts'
export { lockAddressNames, namesAnotherCompany, takeSlug } from './slug-store.ts'

export function companiesRoutes(parts: CompanyParts): Served[] {
  return [
    ...companyRoutes(parts),
    ...memberRoutes(parts),
    ...invitationRoutes(parts),
    ...hierarchyRoutes(parts),
    ...domainRoutes(parts),
  ]
}
