// The polling agents of a context: five by themselves (POLL-30), and one for each instance that is read for itself.
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { serverInstance } from '../instances/index.ts'
import { FEWEST_PEOPLE } from './contract.ts'
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

/** What is so of an agent before anybody writes to it. */
const unmade = { isActive: true, cadence: 'off', threshold: FEWEST_PEOPLE } as const

type Services = Pick<PollingServices, 'db' | 'clock' | 'mailDomain'>

/**
 * In the order in which they are shown, and nothing is written: one that is not made yet stands there as it would be,
 * with a number below zero and the address at which its members reach it until it has one of its own.
 */
export async function shownFive(services: Services, scope: Scope): Promise<PollingAgentRow[]> {
  const { db, mailDomain } = services
  const made = await listTyped(db, scope)
  return pollingKinds.map(
    ({ card, type }, place): PollingAgentRow =>
      made.find((one) => one.type === type) ?? {
        ...{ id: -1 - place, instanceId: 0, type, name: card.name, description: card.purpose },
        ...{ emailAddress: `${card.type}@${mailDomain}`, ...unmade, ...ownerOf(scope) },
      },
  )
}

/** In the order in which they are shown; made where one is missing, so for calls and mails that write alone. */
export async function madeFive(services: Services, scope: Scope): Promise<PollingAgentRow[]> {
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

const listenerOf = ({ id: instanceId, name, companyId, userId: ownerId }: InstanceOfMail) =>
  ({ ...{ instanceId, name, companyId, ownerId }, type: null, description: '' }) as const

/** What listens at an instance, which the caller may read; nothing is written, and its number is 0 before its first mail. */
export async function shownListener(
  { db }: Services,
  scope: Scope,
  instance: InstanceOfMail,
): Promise<PollingAgentRow> {
  const known = await agentOfInstance(actingAs(db, scope), instance.id)
  return known ?? { ...listenerOf(instance), ...unmade, id: 0, emailAddress: '' }
}

/** The same, to be written to; made where it is missing. */
export async function listenerAt(
  { db, clock }: Services,
  scope: Scope,
  instance: InstanceOfMail,
): Promise<PollingAgentRow> {
  const acting = actingAs(db, scope)
  const known = await agentOfInstance(acting, instance.id)
  if (known) return known
  await insertAgent(acting, listenerOf(instance), clock())
  const made = await agentOfInstance(acting, instance.id)
  if (!made) throw new Error('the agent of an instance was not made')
  return made
}

/** Throws AppError not_found for one that is not of the scope's context. */
export async function requireAgent(services: Services, scope: Scope, id: number): Promise<PollingAgentRow> {
  const agent = id < 0 ? (await shownFive(services, scope))[-1 - id] : await findAgent(services.db, scope, id)
  if (!agent) throw new AppError('not_found', 'There is no such polling agent')
  return agent
}

/** As requireAgent, to be written to: made where it is not yet. */
export async function madeAgent(services: Services, scope: Scope, id: number): Promise<PollingAgentRow> {
  if (id < 0) await madeFive(services, scope)
  return requireAgent(services, scope, id)
}

/** The dashboards in full, and the settings: a person of their own, in a company those who oversee it (COMP-19). */
export const seesAll = (scope: Scope): boolean => scope.companyId === 0 || oversees(scope)
