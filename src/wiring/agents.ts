// Who the agents are: those that are built, and the names that wait for theirs.
import type { Agents } from '../routing/ports.ts'

/** All that will be built; those that are not yet are refused by name at RCPT. */
const agentNames = ['tula', 'polly', 'alex', 'faq', 'tanya', 'sally', 'dina', 'cara']

/** Finds an agent by its type; a name of the product without an agent yet is known and not built. */
export function createAgents(built: readonly NonNullable<ReturnType<Agents['built']>>[]): Agents {
  const byType = new Map(built.map((agent) => [agent.type, agent]))
  return {
    built: (type) => byType.get(type) ?? null,
    isKnown: (type) => agentNames.includes(type),
  }
}
