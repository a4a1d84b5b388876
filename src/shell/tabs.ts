// The tabs of the shell: which there are, where each leads, and which one an address belongs to.
import { type AgentType, crew } from '../crew/crew.ts'

/** Agents that have a page, and so a tab once they were used (SHELL-03, CAT-02, CAT-15). */
export const tabAgents = crew.filter(({ page }) => page !== null).map(({ type }) => type)

type Group = 'intelligence' | 'teams' | 'tasks'
export type Tab = Group | AgentType

const groupPaths: Record<Group, string> = { intelligence: '/intelligence', teams: '/teams', tasks: '/tasks' }

/** Where a tab leads (SHELL-04); an agent without a page has none, and leads to the start. */
export function tabPath(tab: Tab): string {
  const agent = crew.find(({ type }) => type === tab)
  return agent ? (agent.page?.path ?? '/') : groupPaths[tab as Group]
}

/* Longer prefixes first, so that an agent's page is not taken for its group. */
const prefixes: readonly (readonly [string, Tab])[] = [
  ...tabAgents.map((agent) => [tabPath(agent), agent] as const),
  ['/teams', 'teams'],
  ['/tasks', 'tasks'],
  ['/task-board', 'tasks'],
  ['/projects', 'tasks'],
  ['/project', 'tasks'],
  ['/my-tasks', 'tasks'],
  ['/waiting', 'tasks'],
]

/** The tab that the beginning of a path belongs to; intelligence when no other fits (SHELL-05). */
export function activeTab(path: string): Tab {
  const found = prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found?.[1] ?? 'intelligence'
}

/**
 * The used agents that have a tab, in one fixed order so that no tab changes its place. An agent whose page
 * is open is being used, also before that is written down.
 */
export function agentTabs(used: readonly { agentId: AgentType }[], active: Tab | null = null): AgentType[] {
  return tabAgents.filter((agent) => agent === active || used.some((use) => use.agentId === agent))
}
