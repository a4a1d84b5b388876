// Answers which agents there are, which of them take mail here, and where.
import { crew } from '../../crew/crew.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve, servePublic } from '../../kit/serve.ts'
import {
  type AgentEmail,
  type InstanceServices,
  listInstances,
  primaryAddress,
  shownAddress,
} from '../instances/index.ts'
import { catalogue } from './catalogue.ts'
import { type AgentCard, type CatalogueAgent, listAgents, listCatalogue } from './contract.ts'

export interface CatalogueServices extends InstanceServices {
  /** Takes mail; the others are refused at the door. */
  isBuilt(agentType: string): boolean
}

export function catalogueRoutes(services: CatalogueServices): Served[] {
  return [
    servePublic(listAgents, () => Promise.resolve(takingMail(services))),
    serve(listCatalogue, ({ scope }) => catalogueFor(services, scope)),
  ]
}

/** Agents that are not built yet are left out: mail to them is refused. */
function takingMail({ domain, isBuilt }: CatalogueServices): AgentCard[] {
  return crew
    .filter(({ type }) => isBuilt(type))
    .map(({ type, name, purpose }) => ({ type, name, purpose, emailAddress: primaryAddress(type, domain) }))
}

async function catalogueFor(services: CatalogueServices, scope: Scope): Promise<CatalogueAgent[]> {
  const instances = await listInstances(services, scope)
  return catalogue.map(({ type, name, words, page, hue }) => {
    const own = instances.filter((one) => one.agentType === type)
    return {
      kind: words.kind,
      category: page.group,
      route: page.isRoute ? page.path : null,
      description: words.description,
      features: words.features,
      exampleInput: words.example.input,
      exampleOutput: words.example.output,
      type,
      name,
      emailAddress: shownAddress(instances, type, services.domain),
      status: services.isBuilt(type) ? statusOf(own) : 'Paused',
      comesLater: !services.isBuilt(type),
      icon: type,
      colour: hue.light,
    }
  })
}

/** Without any instance the agent answers at {agent}@{host}, which is never paused for who has none (CAT-17). */
function statusOf(own: readonly AgentEmail[]): 'Active' | 'Paused' {
  return own.length > 0 && own.every((one) => !one.isActive) ? 'Paused' : 'Active'
}
