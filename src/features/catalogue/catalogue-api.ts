// Answers which agents there are, and where each takes mail.
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

export function catalogueRoutes(services: InstanceServices): Served[] {
  return [
    servePublic(listAgents, () => Promise.resolve(cardsAt(services))),
    serve(listCatalogue, ({ scope }) => catalogueFor(services, scope)),
  ]
}

const cardsAt = ({ domain }: InstanceServices): AgentCard[] =>
  crew.map(({ type, name, purpose }) => ({ type, name, purpose, emailAddress: primaryAddress(type, domain) }))

async function catalogueFor(services: InstanceServices, scope: Scope): Promise<CatalogueAgent[]> {
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
      status: statusOf(own),
      icon: type,
      colour: hue.light,
    }
  })
}

/** Without any instance the agent answers at {agent}@{host}, which is never paused for who has none (CAT-17). */
function statusOf(own: readonly AgentEmail[]): 'Active' | 'Paused' {
  return own.length > 0 && own.every((one) => !one.isActive) ? 'Paused' : 'Active'
}
