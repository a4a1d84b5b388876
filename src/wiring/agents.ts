// Which agents of the crew are built, and which are known by name and wait; mail to those is refused at RCPT.
import { copilotCard } from '../crew/copilot.ts'
import { crew } from '../crew/crew.ts'
import { pollingCards } from '../crew/polling.ts'
import type { Agents } from '../routing/ports.ts'

/**
 * Finds an agent by its type; a name of the product without an agent yet is known and not built.
 * @throws for an agent whose card is not among the crew: its address would be refused, and nothing would say why.
 */
export function createAgents(built: readonly NonNullable<ReturnType<Agents['built']>>[]): Agents {
  const byType = new Map(built.map((agent) => [agent.card.type, agent]))
  const known = new Set<string>([...crew, ...pollingCards, copilotCard].map(({ type }) => type))
  const stray = built.find(({ card }) => !known.has(card.type))
  if (stray) throw new Error(`${stray.card.name} has no line for the card in src/crew/crew.ts`)
  const takers = built.filter(({ hasWork }) => hasWork !== undefined)
  return {
    built: (type) => byType.get(type) ?? null,
    takers: () => takers,
    isKnown: (type) => known.has(type),
  }
}
