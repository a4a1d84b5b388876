// The agents as the screens know them.
import { type AgentType, agentTypes, crew } from '../crew/crew.ts'

export { agentFrom } from '../crew/crew.ts'

export type AgentName = AgentType

export const agentNames = agentTypes

export const agentTitles = Object.fromEntries(crew.map(({ type, name }) => [type, name])) as Record<
  AgentName,
  string
>
