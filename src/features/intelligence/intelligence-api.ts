// Answers the calls about what Tanya read.
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { InstanceServices } from '../instances/index.ts'
import {
  listenerAt,
  type PollingAgentRow,
  type PollingServices,
  seesAll,
  shownListener,
  submissionsOf,
  updateAgent,
} from '../polling/index.ts'
import { agentsAt } from './agents-at.ts'
import { combined } from './combined.ts'
import { changeTanyaPrompts, getTanyaPrompts, listTanyaEmails, readTanyaIntelligence } from './contract.ts'
import { intelligenceOf } from './read-intelligence.ts'
import { tanyaEmail } from './tanya-emails.ts'

export function intelligenceRoutes(services: PollingServices, instances: InstanceServices): Served[] {
  const { db } = services

  const agentsOf = (
    scope: Scope,
    which: number | 'all',
    listener: typeof listenerAt = shownListener,
  ): Promise<PollingAgentRow[]> => agentsAt({ services, instances, listener }, scope, which)

  async function agentOf(scope: Scope, instanceId: number, listener?: typeof listenerAt) {
    const [agent] = await agentsOf(scope, instanceId, listener)
    if (!agent) throw new AppError('not_found', 'Instance not found')
    return agent
  }

  const prompts = (scope: Scope, { cadence }: Pick<PollingAgentRow, 'cadence'>) => ({
    cadence,
    mayChange: seesAll(scope),
  })

  return [
    serve(listTanyaEmails, async ({ scope, params }) => {
      const found = []
      for (const agent of await agentsOf(scope, params.instanceId)) {
        const rows = await submissionsOf(db, scope, { agentId: agent.id, othersToo: seesAll(scope) })
        found.push(...rows.map((row) => tanyaEmail(agent, row)))
      }
      return found.sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id))
    }),
    serve(readTanyaIntelligence, async ({ scope, params, query }) => {
      const isCombined = params.instanceId === 'all' || query.allInstances === 'true'
      const agents = await agentsOf(scope, isCombined ? 'all' : params.instanceId)
      const all = []
      for (const agent of agents) all.push(await intelligenceOf(services, scope, agent, query.emailId))
      const [only] = all
      return isCombined || !only ? combined(all) : only
    }),
    serve(getTanyaPrompts, async ({ scope, params }) =>
      prompts(scope, await agentOf(scope, params.instanceId)),
    ),
    serve(changeTanyaPrompts, async ({ scope, params, body }) => {
      const agent = await agentOf(scope, params.instanceId, listenerAt)
      if (!seesAll(scope)) throw new AppError('forbidden', 'This takes a manager of the company')
      await updateAgent(actingAs(db, scope), agent.id, body)
      return prompts(scope, body)
    }),
  ]
}
