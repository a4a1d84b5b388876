// The agents that take mail on this server, and the catalogue with their words, as the screens read them.
import { useQuery } from '@tanstack/react-query'
import { type AgentName, agentFrom } from '../../../ui/agent.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { type AgentCard, listAgents, listCatalogue } from '../contract.ts'

export function useAgents() {
  return useQuery({ queryKey: keyOf(listAgents), queryFn: ({ signal }) => api(listAgents, { signal }) })
}

/** The card of an agent; undefined when it takes no mail here. */
export function cardOf(agents: readonly AgentCard[] | undefined, agent: AgentName): AgentCard | undefined {
  return agents?.find((card) => agentFrom(card.type) === agent)
}

/** Words, status and address of each agent in the present context. */
export function useCatalogue() {
  return useQuery({ queryKey: keyOf(listCatalogue), queryFn: ({ signal }) => api(listCatalogue, { signal }) })
}
