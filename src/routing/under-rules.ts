// Has the rules of people act on what an agent read in a mail, before it is applied.
import type { Agent, AgentMail, Proposal, Reading } from '../agent/agent.ts'
import type { Scope } from '../kit/scope.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { underRulesNote } from './trace.ts'

interface RuledMail {
  reading: Reading<Proposal>
  /** Agents that a rule brings in. */
  agents: readonly string[]
}

/** A mail whose text nobody read is left alone, and rules of nobody here act on an agent over all contexts. */
export async function underRules(
  { services, trace }: DeliveryContext,
  {
    agent,
    scope,
    mail,
    reading,
  }: { agent: Agent; scope: Scope; mail: AgentMail; reading: Reading<Proposal> },
): Promise<RuledMail> {
  if (mail.commandsOnly || agent.isEverywhere) return { reading, agents: [] }
  const { orders, agents, ids, notes } = await services.rulesFor(scope, mail)
  if (ids.length === 0) return { reading, agents: [] }
  const { follows } = agent
  const own = orders.filter(({ act }) => follows?.acts.includes(act.do))
  trace.add('read', underRulesNote(ids))
  if (!follows || own.length === 0)
    return { reading: { ...reading, notes: [...reading.notes, ...notes] }, agents }
  return {
    agents,
    reading: {
      ...reading,
      proposal: follows.with(reading.proposal, own, mail),
      notes: [...reading.notes, ...notes],
    },
  }
}
