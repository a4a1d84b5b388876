// The listeners of Tanya's instances in the present context: of all active ones, or of the one.
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type InstanceServices, listInstances } from '../instances/index.ts'
import type { listenerAt, PollingAgentRow, PollingServices } from '../polling/index.ts'
import { tanyaCard } from './tanya-agent.ts'

export interface AgentsServices {
  services: PollingServices
  instances: InstanceServices
  listener: typeof listenerAt
}

/** Throws not_found for an instance that is not there, or not of the context. */
export async function agentsAt(
  { services, instances, listener }: AgentsServices,
  scope: Scope,
  which: number | 'all',
): Promise<PollingAgentRow[]> {
  const own = await listInstances(instances, scope, tanyaCard.type)
  const wanted = own.filter(({ id, isActive }) => (which === 'all' ? isActive : id === which))
  if (which !== 'all' && wanted.length === 0) throw new AppError('not_found', 'Instance not found')
  const agents: PollingAgentRow[] = []
  for (const { id, instanceName, emailAddress, companyId } of wanted)
    agents.push(
      await listener(services, scope, {
        ...{ id, name: instanceName || emailAddress },
        companyId: companyId === 0 ? null : companyId,
        userId: companyId === 0 ? scope.userId : null,
      }),
    )
  return agents
}
