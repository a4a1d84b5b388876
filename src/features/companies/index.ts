// Companies: what this feature gives the app and the features after it.

import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { whenMembersLeave } from '../../kit/events.ts'
import type { Served } from '../../kit/serve.ts'
import { leaveThreads } from '../../routing/account-end-store.ts'
import { findUserByConfirmedAddress, readingLanguage } from '../accounts/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { companyRoutes } from './company-api.ts'
import type { CompanyServices } from './company-services.ts'
import { companyTools } from './company-tools.ts'
import { domainRoutes } from './domains/domain-api.ts'
import { txtLookUp } from './domains/prove-domain.ts'
import { handOverCompany } from './hand-over-store.ts'
import { hierarchyRoutes } from './hierarchy/hierarchy-api.ts'
import { invitationRoutes } from './invitations/invitation-api.ts'
import { invitationMail } from './invitations/invitation-mail.ts'
import { memberRoutes } from './members/member-api.ts'
import { forgetInvitations, ownMemberships, withdrawInvitations } from './owned-store.ts'

export { roleIn } from '../accounts/index.ts'
export type { CompanyServices, HandOverMember, InvitationMail, LookUpTxt } from './company-services.ts'
export { type CompanyRow, companiesOf, createCompany, type NewCompany } from './company-store.ts'
export type { Role } from './contract.ts'
export {
  companyNames,
  type ListedCompany,
  listAllCompanies,
  memberIdsOf,
  setCompanyDisabled,
} from './disabled-store.ts'
export { hasProved, provedDomains } from './domains/domain-store.ts'
export { txtLookUp } from './domains/prove-domain.ts'
export { deleteCompanies, type JoinedCompany, lockCompanies } from './ending-store.ts'
export { isInvitedAnywhere } from './invitations/invitation-store.ts'
export { activeMemberIds, addMember, membersOf } from './members/member-store.ts'
export { lockAddressNames, namesAnotherCompany, takeSlug } from './slug-store.ts'

export function companies(
  { db, clock, system, config, send, resolver }: AppServices,
  { handOver }: Pick<CompanyServices, 'handOver'>,
): Feature {
  whenMembersLeave(db, (left) => [leaveThreads(left), withdrawInvitations(left, clock())])
  const accountAt = (address: string) => findUserByConfirmedAddress(asSystem(db, system), address)
  return feature({
    name: 'companies',
    tools: companyTools,
    owned: {
      account: ownMemberships,
      forget: (db, scope, addresses) => forgetInvitations(actingAs(db, scope), addresses),
      handOver: handOverCompany,
    },
    routes: companiesRoutes({
      db,
      clock,
      system,
      mailDomain: config.mailDomain,
      mailInvitation: invitationMail(send, config.publicUrl, {
        accountOf: accountAt,
        languageOf: (userId) => readingLanguage(actingAs(db, system), userId),
      }),
      handOver,
      lookUpTxt: txtLookUp(resolver),
    }),
  })
}

export function companiesRoutes(services: CompanyServices): Served[] {
  return [
    ...companyRoutes(services),
    ...memberRoutes(services),
    ...invitationRoutes(services),
    ...hierarchyRoutes(services),
    ...domainRoutes(services),
  ]
}
