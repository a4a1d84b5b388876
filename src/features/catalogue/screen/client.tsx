// The catalogue in the client: the two groups of agents.
import type { ClientFeature } from '../../client.ts'

export const catalogue: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/teams',
        title: 'Teams',
        page: async () => (await import('./agents-page.tsx')).TeamsPage,
        tabbed: true,
      },
      {
        pattern: '/intelligence',
        title: 'Intelligence',
        page: async () => (await import('./agents-page.tsx')).IntelligencePage,
        tabbed: true,
      },
    ],
  },
  tabs: [
    {
      id: 'intelligence',
      title: 'Intelligence',
      place: 1,
      path: '/intelligence',
    },
    { id: 'teams', title: 'Teams', place: 2, path: '/teams' },
  ],
}
