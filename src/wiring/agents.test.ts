// Which agents take mail, and what is said of one that was added by half.
import { expect, it } from 'vitest'
import { type Agent, defineAgent } from '../agent/agent.ts'
import { emptyOutcome } from '../agent/outcome.ts'
import type { AgentCard } from '../crew/card.ts'
import { agentTypes, firstAgent } from '../crew/crew.ts'
import { createAgents } from './agents.ts'

const agentWith = (card: AgentCard): Agent =>
  defineAgent({
    card,
    known: async () => null,
    byRules: async () => ({ commands: [] }),
    apply: async () => emptyOutcome('Nothing was done'),
  })

it('an agent is found by its type; a name of the crew without an agent is known and not built', () => {
  const agent = agentWith(firstAgent)
  const agents = createAgents([agent])
  expect(agents.built(firstAgent.type)).toBe(agent)
  const others = agentTypes.filter((type) => type !== firstAgent.type)
  expect(others.filter((type) => !agents.isKnown(type) || agents.built(type))).toEqual([])
  expect([agents.isKnown('nobody'), agents.built('nobody')]).toEqual([false, null])
})

it('an agent whose card nobody listed is told at the start, with the file where its line is missing', () => {
  const stray = agentWith({ ...firstAgent, type: 'nobody', name: 'Nobody' })
  expect(() => createAgents([stray])).toThrow('Nobody has no line for the card in src/crew/crew.ts')
})
