// The one list of agents, whether built or not (INST-16).

export const agentTypes = ['tula', 'polly', 'alex', 'faq', 'tanya', 'sally', 'dina', 'cara'] as const

export type AgentType = (typeof agentTypes)[number]

export function isAgentType(text: string): text is AgentType {
  return agentTypes.some((type) => type === text)
}
