// Answers which agents there are, which of them take mail here, and where.
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve, servePublic } from '../../kit/serve.ts'
import { type AgentEmail, type InstanceParts, listInstances, primaryAddress } from '../instances/index.ts'
import { agentWords, catalogueTypes, hues } from './agent-words.ts'
import { catalogue } from './catalogue.ts'
import { type AgentCard, type CatalogueAgent, listAgents, listCatalogue } from './contract.ts'

export interface CatalogueParts extends InstanceParts {
  /** Takes mail; the others are refused at the door. */
  isBuilt(agentType: string): boolean
}

export function catalogueRoutes(parts: CatalogueParts): Served[] {
  return [
    servePublic(listAgents, () => Promise.resolve(takingMail(parts))),
    serve(listCatalogue, ({ scope }) => catalogueFor(parts, scope)),
  ]
}

/** Agents that are not built yet are left out: mail to them is refused. */
function takingMail({ domain, isBuilt }: CatalogueParts): AgentCard[] {
  return catalogue
    .filter(({ type }) => isBuilt(type))
    .map((entry) => ({ ...entry, emailAddress: primaryAddress(entry.type, domain) }))
}

async function catalogueFor(parts: CatalogueParts, scope: Scope): Promise<CatalogueAgent[]> {
  const instances = await listInstances(parts, scope)
  return catalogueTypes.map((type) => {
    const own = instances.filter((one) => one.agentType === type)
    return {
      ...agentWords[type],
      type,
      name: catalogue.find((entry) => entry.type === type)?.name ?? type,
      emailAddress: shownAddress(own) ?? primaryAddress(type, parts.domain),
      status: parts.isBuilt(type) ? statusOf(own) : 'Paused',
      comesLater: !parts.isBuilt(type),
      icon: type,
      colour: hues[type],
    }
  })
}

/** The primary one comes first in the list; a paused one is shown only where no other is. */
function shownAddress(own: readonly AgentEmail[]): string | null {
  return (own.find((one) => one.isActive) ?? own[0])?.emailAddress ?? null
}

/** Without any instance the agent answers at {agent}@{host}, which is never paused for who has none (CAT-17). */
function statusOf(own: readonly AgentEmail[]): 'Active' | 'Paused' {
  return own.length > 0 && own.every((one) => !one.isActive) ? 'Paused' : 'Active'
}
