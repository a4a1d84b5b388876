// The agents of this server, and the catalogue with their words, as the screens read them.
import { type AgentName, agentFrom } from '../../../ui/agent.ts'
import { useRead } from '../../../ui/use-read.ts'
import { type AgentCard, listAgents, listCatalogue } from '../contract.ts'

export function useAgents({ enabled = true } = {}) {
  return useRead(listAgents, {}, { enabled })
}

/** The card of an agent; undefined until they are read. */
export function cardOf(agents: readonly AgentCard[] | undefined, agent: AgentName): AgentCard | undefined {
  return agents?.find((card) => agentFrom(card.type) === agent)
}

/** Words, status and address of each agent in the present context. */
export function useCatalogue() {
  return useRead(listCatalogue, {})
}

/** Where an agent is written to in the present context; null until that is known. */
export function useAddressHere(agent: AgentName): string | null {
  return useCatalogue().data?.find(({ type }) => type === agent)?.emailAddress ?? null
}
