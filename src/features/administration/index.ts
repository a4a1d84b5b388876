// Administration: the pages on which the owner of the server sees accounts and companies, and who may sign up.
import { actingAs } from '../../kit/db/acting-database.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { accountPage, resetSecondFactor, signOut, switchAccount } from './account-admin.ts'
import type { AdministrationServices } from './administration-services.ts'
import { companyPage, signOutMembers, switchCompany } from './company-admin.ts'
import {
  disableAccount,
  disableCompany,
  enableAccount,
  enableCompany,
  inviteToServer,
  listServerAccounts,
  listServerCompanies,
  listServerInvitations,
  resetFactor,
  signOutAccount,
  signOutCompany,
  takeBackInvitation,
} from './contract.ts'
import { invitationPage, inviteAddress, takeBack } from './invitation-admin.ts'
import { forgetServerInvitations } from './invitation-store.ts'

export { isInvitedToServer } from './invitation-store.ts'

export function administration(app: AppServices): Feature {
  return feature({
    name: 'administration',
    owned: {
      forget: (db, scope, addresses) => forgetServerInvitations(actingAs(db, scope), addresses),
    },
    webRoutes: (web) => administrationRoutes({ ...app, closeSockets: web.closeSockets }),
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
    serve(takeBackInvitation, ({ scope, params }) => done(takeBack(services, scope, params.id))),
  ]
}

async function done(act: Promise<void>): Promise<{ done: true }> {
  await act
  return { done: true }
}
