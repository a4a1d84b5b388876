// The used agents of this browser, for React.
import { useSyncExternalStore } from 'react'
import type { AgentName } from '../../../ui/agent.ts'
import { type AgentUse, usageKey } from './agent-usage.ts'
import { createUsageStore } from './usage-store.ts'

const usage = createUsageStore({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  now: () => new Date(),
  log: (message, detail) => console.warn(message, detail),
})

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === usageKey) usage.reread()
  }
  const unlisten = usage.listen(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    unlisten()
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Counts one use and saves the list (CAT-08); the visit that follows is part of it. */
export const markUsed = (agent: AgentName): void => usage.use(agent)

/** Counts the opening of an agent's page (CAT-17). */
export const visitAgent = (agent: AgentName): void => usage.visit(agent)

/** The uses of this browser, in the order of their first use. */
export function useAgentUsage(): readonly AgentUse[] {
  return useSyncExternalStore(subscribe, usage.current)
}
