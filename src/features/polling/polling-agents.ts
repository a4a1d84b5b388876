// The polling agents of a context: five by themselves (POLL-30), and one for each instance that is read for itself.
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { serverInstance } from '../instances/index.ts'
import {
  agentOfInstance,
  findAgent,
  type InstanceOfMail,
  insertAgent,
  listTyped,
  type PollingAgentRow,
} from './polling-agent-store.ts'
import type { PollingServices } from './polling-services.ts'
import { pollingKinds } from './polling-types.ts'

const ownerOf = (scope: Scope) =>
  scope.companyId === 0
    ? { ownerId: scope.userId, companyId: null }
    : { ownerId: null, companyId: scope.companyId }

type Services = Pick<PollingServices, 'db' | 'clock' | 'mailDomain'>

/** In the order in which they are shown; made where one is missing. */
export async function fiveAgents(services: Services, scope: Scope): Promise<PollingAgentRow[]> {
  const { db, clock, mailDomain: domain } = services
  const known = await listTyped(db, scope)
  const missing = pollingKinds.filter(({ type }) => !known.some((one) => one.type === type))
  for (const { card, type } of missing) {
    const wish = { agentType: card.type, instanceName: card.name, domain }
    const { id: instanceId } = await serverInstance(db, scope, wish)
    const agent = { instanceId, type, name: card.name, description: card.purpose, ...ownerOf(scope) }
    await insertAgent(actingAs(db, scope), agent, clock())
  }
  const all = missing.length > 0 ? await listTyped(db, scope) : known
  return pollingKinds.flatMap(({ type }) => all.find((one) => one.type === type) ?? [])
}

/** What listens at an instance, which the caller may read; made where it is missing. */
export async function listenerAt(
  { db, clock }: Services,
  scope: Scope,
  instance: InstanceOfMail,
): Promise<PollingAgentRow> {
  const acting = actingAs(db, scope)
  const known = await agentOfInstance(acting, instance.id)
  if (known) return known
  const { id: instanceId, name, companyId, userId: ownerId } = instance
  await insertAgent(acting, { instanceId, name, companyId, ownerId, type: null, description: '' }, clock())
  const made = await agentOfInstance(acting, instanceId)
  if (!made) throw new Error('the agent of an instance was not made')
  return made
}

/** Throws AppError not_found for one that is not of the scope's context. */
export async function requireAgent(
  { db }: Pick<Services, 'db'>,
  scope: Scope,
  id: number,
): Promise<PollingAgentRow> {
  const agent = await findAgent(db, scope, id)
  if (!agent) throw new AppError('not_found', 'There is no such polling agent')
  return agent
}

/** The dashboards in full, and the settings: a person of their own, in a company those who oversee it (COMP-19). */
export const seesAll = (scope: Scope): boolean => scope.companyId === 0 || oversees(scope)
