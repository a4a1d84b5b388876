// Reminders in the client: the waiting-for list, and the time zone that the browser knows.
import type { ClientFeature } from '../../client.ts'

export const reminders: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/waiting',
        title: 'Waiting for',
        page: async () => (await import('./waiting-route.tsx')).WaitingRoute,
        tabbed: true,
      },
    ],
  },
}
