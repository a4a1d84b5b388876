// Instances: the addresses of agents, for routing and for the features after this one.
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { AddressPort, AgentAddress } from '../../routing/ports.ts'
import { provedDomains } from '../companies/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { primaryAddress } from './address.ts'
import {
  findByAddress,
  findById,
  findPrimary,
  insertPrimary,
  listGlobalInstances,
} from './address-lookup-store.ts'
import { instanceRoutes } from './instance-api.ts'
import type { InstanceServices } from './instance-service.ts'
import { ownInstances } from './owned-store.ts'

export { primaryAddress } from './address.ts'
export type { AgentEmail } from './contract.ts'
export { createCompanyInstance, createPersonalInstance, type InstanceWish } from './create-instance.ts'
export { type InstanceServices, list as listInstances } from './instance-service.ts'
export { retireAllAddresses } from './instance-store.ts'
export { type ServerInstance, serverInstance, setServerInstance } from './server-instance.ts'
export { shownAddress } from './shown-address.ts'

/** What the calls about instances are answered with; the catalogue, which shows their addresses, takes the same. */
export function instanceServices({ db, clock, config }: AppServices): InstanceServices {
  return { db, clock, domain: config.mailDomain, provedDomains: (scope) => provedDomains(db, scope) }
}

export function instances(app: AppServices): Feature {
  return feature({
    name: 'instances',
    routes: instanceRoutes(instanceServices(app)),
    owned: { lists: [ownInstances] },
  })
}

/** What routing asks of addresses. `domain` is the mail domain, in lower case. */
export function createAddressPort(db: Database, system: SystemScope, domain: string): AddressPort {
  return {
    instanceAt: (address) => findByAddress(asSystem(db, system), address),
    instanceOf: (instanceId) => findById(asSystem(db, system), instanceId),
    async companyInstanceFor(userId, agentType) {
      const found = await listGlobalInstances(asSystem(db, system), userId, agentType)
      const companies = new Set(found.map((instance) => instance.companyId))
      return companies.size === 1 ? (found[0] ?? null) : null
    },
    async primaryFor(userId, agentType): Promise<AgentAddress> {
      const known = await findPrimary(asSystem(db, system), userId, agentType)
      if (known) return known
      await insertPrimary(asSystem(db, system), {
        userId,
        agentType,
        emailAddress: primaryAddress(agentType, domain),
      })
      const made = await findPrimary(asSystem(db, system), userId, agentType)
      if (!made) throw new Error('the primary instance was not made')
      return made
    },
  }
}
