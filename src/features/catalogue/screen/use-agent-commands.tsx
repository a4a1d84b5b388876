// The agents in the palette: to their pages, and a mail to each that takes one.
import { Mail } from 'lucide-react'
import { useMemo } from 'react'
import { crew } from '../../../crew/crew.ts'
import { type AgentName, agentFrom, agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import type { Command } from '../../../ui/commands.ts'
import type { UsePalette } from '../../client.ts'
import { useAgents } from './use-agents.ts'

export const useAgentCommands: UsePalette = ({ navigate }) => {
  const { data, isPending } = useAgents()
  const commands = useMemo(
    () => [
      ...pages(navigate),
      ...(data ?? []).flatMap(({ type, emailAddress }) => {
        const agent = agentFrom(type)
        return agent === null ? [] : [writeTo(agent, emailAddress)]
      }),
    ],
    [data, navigate],
  )
  return { commands, isLoading: isPending }
}

function pages(navigate: (path: string) => void): Command[] {
  return crew.flatMap(({ type, name, page }) =>
    page === null
      ? []
      : [
          {
            id: `agent ${type}`,
            title: name,
            group: 'Agents',
            words: 'agent',
            icon: <AgentStamp agent={type} size={16} />,
            run: () => navigate(page.path),
          },
        ],
  )
}

function writeTo(agent: AgentName, address: string): Command {
  return {
    id: `write ${agent}`,
    title: `Write to ${agentTitles[agent]}`,
    group: 'Actions',
    words: `mail email send ${address}`,
    icon: <Mail aria-hidden />,
    run: () => location.assign(`mailto:${address}`),
  }
}
