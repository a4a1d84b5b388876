// The state of a person's mail: whether it is taken in, when the last one came, and which agents can be reached.
import { agentTypes, crew } from '../../crew/crew.ts'
import type { Scope } from '../../kit/scope.ts'
import { type OwnerServices, ownsServer } from '../accounts/index.ts'
import type { WebServices } from '../feature.ts'
import { primaryAddress } from '../instances/index.ts'
import type { MailState } from './contract.ts'
import { lastMailAt, ownAddresses } from './mail-state-store.ts'

export interface MailStateServices extends Pick<WebServices, 'intakeTrouble' | 'isReachable'>, OwnerServices {
  /** The mail domain. */
  domain: string
}

export async function readMailState(services: MailStateServices, scope: Scope): Promise<MailState> {
  const { db, intakeTrouble } = services
  const trouble = await intakeTrouble()
  const lastReceivedAt = await lastMailAt(db, scope)
  return {
    active: trouble === null,
    trouble,
    ownsServer: await ownsServer(services, scope),
    lastReceivedAt: lastReceivedAt?.toISOString() ?? null,
    agents: await reachableAgents(services, scope),
  }
}

/** SET-22: really reachable, so the door itself is asked; the address that all people share comes first. */
async function reachableAgents(services: MailStateServices, scope: Scope): Promise<MailState['agents']> {
  const { db, domain, isReachable } = services
  const own = await ownAddresses(db, scope)
  const paused = new Set(own.filter((one) => !one.isActive).map((one) => one.emailAddress))
  const shared = agentTypes.map((type) => ({
    ...{ type, instanceName: '', companyName: null },
    emailAddress: primaryAddress(type, domain),
  }))
  const known = new Set(shared.map((one) => one.emailAddress))
  const all = [...shared, ...own.filter((one) => !known.has(one.emailAddress))]
  const reachable: MailState['agents'] = []
  for (const { type, instanceName, companyName, emailAddress } of all) {
    const name = crew.find((agent) => agent.type === type)?.name
    if (name === undefined || paused.has(emailAddress) || !(await isReachable(emailAddress))) continue
    reachable.push({ type, name, instanceName, companyName, emailAddress })
  }
  return reachable
}
