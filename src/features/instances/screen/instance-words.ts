// What the screens of instances say, agent by agent: some texts are given word for word (ERR-37..40, ERR-46).
import { cardOf } from '../../../crew/crew.ts'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { RequestError } from '../../../ui/request.ts'
import type { ToastInput } from '../../../ui/toasts.ts'

/** COMP-10, INST-11: said, not checked here; the server answers. */
export const uniqueHint = 'Email addresses must be unique across the platform.'

export type InstanceAct = 'create' | 'update' | 'delete'

/** A new instance needs a name alone, no address (INST-16). */
export const asksForName = (agent: AgentName): boolean => cardOf(agent).asksFor === 'name'

/** What the list of instances is called on the agent's page (INST-15). */
export function instancesLabel(agent: AgentName): string {
  return cardOf(agent).views.find(({ tab }) => tab === 'instances')?.label ?? 'Instances'
}

export function successWords(agent: AgentName, act: InstanceAct): string {
  const name = agentTitles[agent]
  const plain = asksForName(agent)
  if (act === 'create') return `New ${name} instance created successfully`
  if (act === 'delete')
    return plain ? 'Instance deleted successfully' : `${name} instance deleted successfully`
  return plain ? 'Email address updated successfully' : `${name} instance email updated successfully`
}

const plainFailures: Record<InstanceAct, string> = {
  create: 'Failed to create instance',
  update: 'Failed to update email',
  delete: 'Failed to delete instance',
}

function genericFailure(agent: AgentName, act: InstanceAct): string {
  const name = agentTitles[agent]
  return act === 'update'
    ? `Failed to update email for the ${name} instance`
    : `Failed to ${act} the ${name} instance`
}

/** Tula and Tanya give the server's own words, else theirs (ERR-38); the others theirs, with the server's below. */
export function failureToast(agent: AgentName, act: InstanceAct, error: unknown): ToastInput {
  const said = error instanceof RequestError ? error.userMessage : undefined
  if (asksForName(agent)) return { kind: 'destructive', title: said ?? plainFailures[act] }
  return { kind: 'destructive', title: genericFailure(agent, act), ...(said && { description: said }) }
}

/** A name, and an address where one is asked for: blank ones leave the button disabled (INST-08, INST-09). */
export function mayCreate(agent: AgentName, { name, address }: { name: string; address: string }): boolean {
  return name.trim() !== '' && (asksForName(agent) || address.trim() !== '')
}

/** Each says what an agent's list is when there is nothing to show. */
export function listWords(agent: AgentName) {
  const name = agentTitles[agent]
  return {
    loading: `Loading ${name} instances...`,
    none: `No ${name} instances yet`,
    failed: `Error loading ${name} instances`,
  }
}

/** An instance is called by its name; one without is its company's own, or the person's primary one. */
export function nameOf(
  instance: { instanceName: string; isPrimary: boolean; companyId: number },
  company: { name: string } | null,
): string {
  if (instance.instanceName !== '') return instance.instanceName
  return instance.companyId === 0 ? 'Primary' : (company?.name ?? 'Company')
}

/** What is wrong with an address stands at its field too: it cannot be, or somebody has it. */
export function addressFault(error: unknown): string {
  const isOfField = error instanceof RequestError && (error.status === 422 || error.status === 409)
  return (isOfField && error.userMessage) || ''
}
