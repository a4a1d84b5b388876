// The tabs of the shell: which there are, where each leads, and which one an address belongs to.
import type { AgentName } from '../ui/agent.ts'

/** Agents that have a page, and so a tab once they were used (SHELL-03, CAT-02, CAT-15). */
export const tabAgents = ['tula', 'polly', 'alex', 'faq', 'tanya', 'sally'] as const

export type TabAgent = (typeof tabAgents)[number]
export type Tab = 'intelligence' | 'teams' | 'tasks' | TabAgent

/** SHELL-04. */
export const tabPaths: Record<Tab, string> = {
  intelligence: '/intelligence',
  teams: '/teams',
  tasks: '/tasks',
  tula: '/teams/tula',
  polly: '/teams/polly',
  alex: '/teams/alex',
  faq: '/teams/faq',
  tanya: '/intelligence/tanya',
  sally: '/intelligence/sally',
}

/* Longer prefixes first, so that an agent's page is not taken for its group. */
const prefixes: readonly (readonly [string, Tab])[] = [
  ...tabAgents.map((agent) => [tabPaths[agent], agent] as const),
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
export function agentTabs(used: readonly { agentId: AgentName }[], active: Tab | null = null): TabAgent[] {
  return tabAgents.filter((agent) => agent === active || used.some((use) => use.agentId === agent))
}
