// The tabs of the shell: which there are, where each leads, and which one an address belongs to.
import { type AgentType, crew } from '../crew/crew.ts'
import { clients } from './clients.ts'

/** Tabs that always stand (SHELL-03), in their order. */
export const groupTabs = clients
  .flatMap(({ tabs = [] }) => tabs)
  .sort((one, other) => one.place - other.place)

/** Agents that have a page, and so a tab once they were used (SHELL-03, CAT-02, CAT-15). */
const tabAgents = crew.flatMap(({ type, page }) => (page ? [{ id: type, path: page.path }] : []))

/** Where a tab leads (SHELL-04); an agent without a page has none, and leads to the start. */
export function tabPath(tab: string): string {
  return [...groupTabs, ...tabAgents].find(({ id }) => id === tab)?.path ?? '/'
}

/* Longer prefixes first, so that an agent's page is not taken for its group. */
const prefixes: readonly (readonly [string, string])[] = [
  ...tabAgents.map(({ id, path }) => [path, id] as const),
  ...groupTabs.flatMap(({ id, path, paths = [] }) => [path, ...paths].map((one) => [one, id] as const)),
]

/** The tab that the beginning of a path belongs to; the first one when no other fits (SHELL-05). */
export function activeTab(path: string): string | null {
  const found = prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found?.[1] ?? groupTabs[0]?.id ?? null
}

/**
 * The used agents that have a tab, in one fixed order so that no tab changes its place. An agent whose page
 * is open is being used, also before that is written down.
 */
export function agentTabs(
  used: readonly { agentId: AgentType }[],
  active: string | null = null,
): AgentType[] {
  const isUsed = (agent: AgentType) => used.some(({ agentId }) => agentId === agent)
  return tabAgents.map(({ id }) => id).filter((agent) => agent === active || isUsed(agent))
}
