// The audit log in the client: the page of a company's admins, and of the server's owner.
import type { ClientFeature } from '../../client.ts'

export const audit: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/settings/audit',
        title: 'Audit log',
        page: async () => (await import('./audit-page.tsx')).AuditPage,
      },
    ],
  },
}
