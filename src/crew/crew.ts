// The crew: every agent of the product, built or not, in the order in which they are shown (LAND-15, INST-16).
import { alex } from './alex.ts'
import { cara } from './cara.ts'
import type { AgentCard } from './card.ts'
import { dina } from './dina.ts'
import { faq } from './faq.ts'
import { polly } from './polly.ts'
import { sally } from './sally.ts'
import { tanya } from './tanya.ts'
import { tula } from './tula.ts'

const cards = [tula, polly, alex, faq, tanya, sally, dina, cara] as const

export type AgentType = (typeof cards)[number]['type']

export const crew: readonly AgentCard<AgentType>[] = cards

export const agentTypes: readonly AgentType[] = cards.map(({ type }) => type)

/** The agent that new people are told to write to: the first one. */
export const firstAgent: AgentCard<AgentType> = cards[0]

/** The card of an agent of the product. */
export function cardOf(type: AgentType): AgentCard<AgentType> {
  const found = crew.find((agent) => agent.type === type)
  if (!found) throw new Error(`There is no card for ${type}`)
  return found
}

/** Narrows text from outside (an address, a live message) to an agent; null for any other. */
export function agentFrom(text: string): AgentType | null {
  const type = text.toLowerCase()
  return crew.find((agent) => agent.type === type)?.type ?? null
}
