// The state of the server in the client: the page of its owner.
import type { ClientFeature } from '../../client.ts'

export const alarms: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/settings/status',
        title: 'Status',
        page: async () => (await import('./status-page.tsx')).StatusPage,
      },
    ],
  },
}
