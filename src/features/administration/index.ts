// Administration: the pages on which the owner of the server sees accounts and companies, and who may sign up.
import { actingAs } from '../../kit/db/acting-database.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { AccountCommands } from '../accounts/index.ts'
import type { HandOverMember } from '../companies/index.ts'
import { type AppServices, type Feature, feature, type WebServices } from '../feature.ts'
import type { LeaverAccounts } from '../settings/index.ts'
import { accountPage, resetSecondFactor, signOut, switchAccount } from './account-admin.ts'
import type { AdministrationServices } from './administration-services.ts'
import { companyPage, signOutMembers, switchCompany } from './company-admin.ts'
import {
  disableAccount,
  disableCompany,
  enableAccount,
  enableCompany,
  inviteManyToServer,
  inviteToServer,
  listServerAccounts,
  listServerCompanies,
  listServerInvitations,
  resetFactor,
  signOutAccount,
  signOutCompany,
  takeBackInvitation,
} from './contract.ts'
import { invitationPage, inviteAddress, inviteAddresses, takeBack } from './invitation-admin.ts'
import { forgetServerInvitations } from './invitation-store.ts'
import { handOverMember } from './leavers/hand-over.ts'
import { leaverRoutes } from './leavers/leaver-api.ts'
import { type PeopleQuestions, peopleQuestions } from './people-questions.ts'

export { isInvitedToServer } from './invitation-store.ts'
export { scopeOfOwner } from './leavers/leaver-scope.ts'

export interface AdministrationPorts {
  /** Accounts of people who leave, which the owner exports, hands over and deletes for them. */
  leavers: LeaverAccounts
  byCommand: AccountCommands
}

export interface AdministrationFeature extends Feature {
  /** For a company, which hands over the work of a member who leaves it. */
  handOver: HandOverMember
  /** What `mailcrew user` asks over the owner's socket, each under its method and path. */
  questions(web: Pick<WebServices, 'closeSockets'>): PeopleQuestions
}

export function administration(
  app: AppServices,
  { leavers: accounts, byCommand }: AdministrationPorts,
): AdministrationFeature {
  return feature<AdministrationFeature>({
    name: 'administration',
    owned: {
      forget: (db, scope, addresses) => forgetServerInvitations(actingAs(db, scope), addresses),
    },
    handOver: (scope, members) => handOverMember({ ...app, accounts }, scope, members),
    questions: ({ closeSockets }) => peopleQuestions({ ...app, closeSockets, accounts, byCommand }),
    webRoutes: ({ closeSockets }) => [
      ...administrationRoutes({ ...app, closeSockets }),
      ...leaverRoutes({ ...app, closeSockets, accounts }),
    ],
  })
}

function administrationRoutes(services: AdministrationServices): Served[] {
  return [
    serve(listServerAccounts, ({ scope, query }) => accountPage(services, scope, query)),
    serve(disableAccount, ({ scope, params }) => done(switchAccount(services, scope, params.id, true))),
    serve(enableAccount, ({ scope, params }) => done(switchAccount(services, scope, params.id, false))),
    serve(signOutAccount, ({ scope, params, session }) =>
      done(signOut(services, scope, params.id, session.id)),
    ),
    serve(resetFactor, ({ scope, params }) => done(resetSecondFactor(services, scope, params.id))),
    serve(listServerCompanies, ({ scope, query }) => companyPage(services, scope, query)),
    serve(disableCompany, ({ scope, params }) => done(switchCompany(services, scope, params.id, true))),
    serve(enableCompany, ({ scope, params }) => done(switchCompany(services, scope, params.id, false))),
    serve(signOutCompany, ({ scope, params }) => done(signOutMembers(services, scope, params.id))),
    serve(listServerInvitations, ({ scope, query }) => invitationPage(services, scope, query.before ?? null)),
    serve(inviteToServer, ({ scope, body }) => inviteAddress(services, scope, body.email)),
    serve(inviteManyToServer, ({ scope, body }) => inviteAddresses(services, scope, body.emails)),
    serve(takeBackInvitation, ({ scope, params }) => done(takeBack(services, scope, params.id))),
  ]
}

async function done(act: Promise<void>): Promise<{ done: true }> {
  await act
  return { done: true }
}
