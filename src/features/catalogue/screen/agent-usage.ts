// Which agents this browser has used: the record kept under 'agent-usage' (ENT-15, CONST-11).
import { type AgentName, agentFrom } from '../../../ui/agent.ts'

export const usageKey = 'agent-usage'

export type AgentUse = {
  agentId: AgentName
  /** ISO 8601 moment. */
  lastUsed: string
  usageCount: number
}

/** What is stored; null when it cannot be read as such a list (CAT-12). Agents that are unknown are left out. */
export function parseAgentUsage(text: string): AgentUse[] | null {
  try {
    const parsed: unknown = JSON.parse(text)
    if (!Array.isArray(parsed)) return null
    return parsed.flatMap((entry: unknown) => {
      const use = agentUse(entry)
      return use === null ? [] : [use]
    })
  } catch {
    return null
  }
}

function agentUse(entry: unknown): AgentUse | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { agentId, lastUsed, usageCount } = entry as Record<string, unknown>
  const agent = typeof agentId === 'string' ? agentFrom(agentId) : null
  const isMoment = typeof lastUsed === 'string' && !Number.isNaN(Date.parse(lastUsed))
  if (agent === null || !isMoment || typeof usageCount !== 'number') return null
  return { agentId: agent, lastUsed, usageCount }
}

/** The list with one more use of an agent: a new record of count 1, or one more and a new date (CAT-10). */
export function withUse(uses: readonly AgentUse[], agentId: AgentName, now: Date): AgentUse[] {
  const before = uses.find((use) => use.agentId === agentId)
  const use = { agentId, lastUsed: now.toISOString(), usageCount: (before?.usageCount ?? 0) + 1 }
  return before ? uses.map((old) => (old === before ? use : old)) : [...uses, use]
}

/** Newest use first (CAT-11). */
export function recentlyUsed(uses: readonly AgentUse[]): AgentName[] {
  return [...uses]
    .sort((one, other) => Date.parse(other.lastUsed) - Date.parse(one.lastUsed))
    .map((use) => use.agentId)
}
