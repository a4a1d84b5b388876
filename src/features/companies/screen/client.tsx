// Companies in the client: their page, invitations, and live messages.
import { Building2 } from 'lucide-react'
import type { ClientFeature } from '../../client.ts'

export const companies: ClientFeature = {
  name: 'companies',
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
        found: { words: 'members invite team', icon: <Building2 aria-hidden /> },
      },
    ],
  },
  live: async () => (await import('./use-company-events.ts')).useCompanyEvents,
}
