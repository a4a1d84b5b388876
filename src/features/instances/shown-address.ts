// The address of an agent in the context of the person who asks, as the screens show it.
import { primaryAddress } from './address.ts'
import type { AgentEmail } from './contract.ts'

/**
 * `instances`: all of the context. The primary one comes first in the list; a paused one is shown only where no other
 * is, and without any the agent answers at {agent}@{host}.
 */
export function shownAddress(instances: readonly AgentEmail[], agentType: string, domain: string): string {
  const own = instances.filter((one) => one.agentType === agentType)
  return (own.find((one) => one.isActive) ?? own[0])?.emailAddress ?? primaryAddress(agentType, domain)
}
