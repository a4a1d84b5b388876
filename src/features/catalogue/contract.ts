// The agents on the wire: who they are, what they are for, and the address each takes mail at (ENT-01).
import { z } from 'zod'
import { agentTypes } from '../../crew/crew.ts'
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

const words = z.object({
  /** What sort of agent it is, in a few words. */
  kind: z.string(),
  category: z.enum(['teams', 'intelligence']),
  /** Its page; null where it has none (CAT-02). */
  route: z.string().nullable(),
  description: z.string(),
  features: z.array(z.string()).readonly(),
  exampleInput: z.string(),
  exampleOutput: z.string(),
})
export type AgentCategory = z.infer<typeof words>['category']

/** ENT-01. */
export const catalogueAgent = words.extend({
  type: z.enum(agentTypes),
  name: z.string(),
  /** Of the present context: the company's own address, or {agent}@{host}. */
  emailAddress: z.string(),
  /** Paused while it takes no mail in the present context: its addresses are (CAT-17). */
  status: z.enum(['Active', 'Paused']),
  /** Name of its glyph. */
  icon: z.string(),
  /** Its hue, as #rrggbb. */
  colour: z.string(),
})
export type CatalogueAgent = z.infer<typeof catalogueAgent>

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  summary: 'The agents of the catalogue with their words, and their addresses in the present context',
  access: 'session',
  response: z.array(catalogueAgent),
})
