// Which agents there are, whether built or not; each name is the local part of its address (INST-16).
import { z } from 'zod'

export const agentTypes = ['tula', 'polly', 'alex', 'faq', 'tanya', 'sally', 'dina', 'cara'] as const
export const agentType = z.enum(agentTypes, { error: 'There is no such agent' })
export type AgentType = z.infer<typeof agentType>
