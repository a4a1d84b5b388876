// What catalogue gives to every signed-in page.
import { Gauge, TrendingUp, UsersRound } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { useAgentCommands } from './use-agent-commands.tsx'

export const catalogue: SignedIn = {
  usePalette: useAgentCommands,
  pages: [
    { path: '/teams', title: 'Teams', words: 'agents catalogue', icon: <UsersRound aria-hidden /> },
    {
      path: '/intelligence',
      title: 'Intelligence',
      words: 'agents catalogue',
      icon: <TrendingUp aria-hidden />,
    },
    {
      path: '/polling',
      title: 'Intelligence dashboard',
      words: 'polling sentiment',
      icon: <Gauge aria-hidden />,
    },
  ],
}
