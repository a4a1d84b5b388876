// Polls in the client: a poll's own page, and what Polly's page shows of her own.
import type { ClientFeature } from '../../client.ts'

export const polls: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/polls/:id',
        title: 'Poll',
        page: async () => (await import('./poll-route.tsx')).PollRoute,
        signedOutWords: 'Please log in to see the poll',
      },
    ],
  },
  agents: [
    {
      type: 'polly',
      slots: ['belowPolls'],
      screens: async () => (await import('./polly-screens.ts')).pollyScreens,
      signedOutWords: 'Please log in to access Polly',
    },
  ],
}
