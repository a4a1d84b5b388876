// The catalogue in the client: the two groups of agents, and places of what comes later.
import { Gauge, TrendingUp, UsersRound } from 'lucide-react'
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
  name: 'catalogue',
  routes: {
    signedIn: [
      {
        pattern: '/teams',
        title: 'Teams',
        page: agents('teams'),
        tabbed: true,
        found: { words: 'agents catalogue', icon: <UsersRound aria-hidden /> },
      },
      {
        pattern: '/intelligence',
        title: 'Intelligence',
        page: agents('intelligence'),
        tabbed: true,
        found: { words: 'agents catalogue', icon: <TrendingUp aria-hidden /> },
      },
      {
        pattern: '/polling',
        title: 'Intelligence',
        page: polling,
        tabbed: true,
        found: { title: 'Intelligence dashboard', words: 'polling sentiment', icon: <Gauge aria-hidden /> },
      },
      { pattern: '/polling/:agentId', title: 'Intelligence', page: polling, tabbed: true },
    ],
  },
  tabs: [
    {
      id: 'intelligence',
      title: 'Intelligence',
      icon: <TrendingUp aria-hidden />,
      place: 1,
      path: '/intelligence',
    },
    { id: 'teams', title: 'Teams', icon: <UsersRound aria-hidden />, place: 2, path: '/teams' },
  ],
  palette: async () => (await import('./use-agent-commands.tsx')).useAgentCommands,
}
