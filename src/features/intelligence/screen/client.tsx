// Intelligence in the client: Tanya's page, and organisational polling with its agents.
import type { ClientFeature } from '../../client.ts'

export const intelligence: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/polling',
        title: 'Intelligence',
        page: async () => (await import('./polling/polling-index-page.tsx')).PollingIndexPage,
        tabbed: true,
      },
      {
        pattern: '/polling/:agentId',
        title: 'Intelligence',
        page: async () => (await import('./polling/polling-agent-page.tsx')).PollingAgentPage,
        tabbed: true,
      },
    ],
  },
  agents: [
    {
      type: 'tanya',
      screens: async () => (await import('./tanya/tanya-screens.ts')).tanyaScreens,
      signedOutWords: 'Please log in to access Tanya',
    },
  ],
  fills: { belowPolls: async () => (await import('./polling/insights-dashboard.tsx')).InsightsDashboard },
}
