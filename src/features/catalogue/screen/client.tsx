// The catalogue in the client: the two groups of agents, and places of what comes later.
import type { ClientFeature, ClientRoute } from '../../client.ts'
import type { AgentCategory } from '../contract.ts'

const agents =
  (category: AgentCategory): ClientRoute['page'] =>
  async () => {
    const { AgentsPage } = await import('./agents-page.tsx')
    return () => <AgentsPage category={category} />
  }

const polling: ClientRoute['page'] = async () => {
  const { LaterPage } = await import('./later-page.tsx')
  return () => <LaterPage place="polling" />
}

export const catalogue: ClientFeature = {
  routes: {
    signedIn: [
      {
        pattern: '/teams',
        title: 'Teams',
        page: agents('teams'),
        tabbed: true,
      },
      {
        pattern: '/intelligence',
        title: 'Intelligence',
        page: agents('intelligence'),
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
