// Reminders in the client: the waiting-for list, and the time zone that the browser knows.
import { Hourglass } from 'lucide-react'
import type { ClientFeature } from '../../client.ts'

export const reminders: ClientFeature = {
  name: 'reminders',
  routes: {
    signedIn: [
      {
        pattern: '/waiting',
        title: 'Waiting for',
        page: async () => (await import('./waiting-route.tsx')).WaitingRoute,
        tabbed: true,
        found: { words: 'chase answer given', icon: <Hourglass aria-hidden /> },
      },
    ],
  },
  live: async () => (await import('./use-hours.ts')).useBrowserZone,
}
