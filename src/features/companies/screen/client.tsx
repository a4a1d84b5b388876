// Companies in the client: their page, invitations, and live messages.
import type { ClientFeature } from '../../client.ts'

export const companies: ClientFeature = {
  routes: {
    open: [
      {
        pattern: '/invite/:token',
        title: 'Invitation',
        page: async () => (await import('./invite-page.tsx')).InvitePage,
      },
    ],
    signedIn: [
      {
        pattern: '/companies',
        title: 'Companies',
        page: async () => (await import('./companies-page.tsx')).CompaniesPage,
        slots: ['companyAddresses'],
      },
    ],
  },
}
