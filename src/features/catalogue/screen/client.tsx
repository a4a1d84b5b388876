// The catalogue in the client: the two groups of agents, and places of what comes later.
import type { ClientFeature, ClientRoute } from '../../client.ts'

const polling: ClientRoute['page'] = async () => (await import('./later-page.tsx')).PollingPage

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
      {
        pattern: '/polling',
        title: 'Intelligence',
        page: polling,
        tabbed: true,
      },
      { pattern: '/polling/:agentId', title: 'Intelligence', page: polling, tabbed: true },
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
