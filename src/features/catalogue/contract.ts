// The agents on the wire: who they are and the address each takes mail at.
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'

export const agentCard = z.object({
  type: z.string(),
  name: z.string(),
  purpose: z.string(),
  /** Where this person's mail to the agent goes. */
  emailAddress: z.string(),
})
export type AgentCard = z.infer<typeof agentCard>

export const listAgents = endpoint({
  method: 'GET',
  path: '/api/agents',
  summary: 'The agents that take mail here',
  access: 'public',
  response: z.array(agentCard),
})
