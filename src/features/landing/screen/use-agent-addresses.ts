// Which agents take mail on this server, and at which address.
import { useQuery } from '@tanstack/react-query'
import { type AgentName, agentFrom } from '../../../ui/agent.ts'
import { request } from '../../../ui/request.ts'
import type { AgentCard } from '../../catalogue/contract.ts'

export type AgentAddresses =
  | { state: 'loading' | 'failed' }
  | { state: 'known'; of: ReadonlyMap<AgentName, string> }

/** The contract is used as a type only: its schemas would bring zod into a page that is only read. */
export function useAgentAddresses(): AgentAddresses {
  const query = useQuery({
    queryKey: ['/api/agents', {}, {}],
    queryFn: ({ signal }) => request('GET', '/api/agents', { signal }) as Promise<AgentCard[]>,
  })
  if (query.data === undefined) return { state: query.isError ? 'failed' : 'loading' }
  const known = query.data.flatMap(({ type, emailAddress }) => {
    const agent = agentFrom(type)
    return agent === null ? [] : [[agent, emailAddress] as const]
  })
  return { state: 'known', of: new Map(known) }
}
