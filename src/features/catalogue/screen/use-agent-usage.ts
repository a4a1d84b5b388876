// The used agents as the screens see them: read from storage once, saved at each use, followed across tabs.
import { useSyncExternalStore } from 'react'
import type { AgentName } from '../../../ui/agent.ts'
import { type AgentUse, parseAgentUsage, usageKey, withUse } from './agent-usage.ts'

let uses: AgentUse[] | null = null
const listeners = new Set<() => void>()

function read(): AgentUse[] {
  const stored = localStorage.getItem(usageKey)
  if (stored === null) return []
  const parsed = parseAgentUsage(stored)
  if (parsed === null) console.warn(`ignored what is stored as ${usageKey}`, stored)
  return parsed ?? []
}

function current(): AgentUse[] {
  uses ??= read()
  return uses
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== usageKey) return
    uses = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** Adds one use of an agent and saves the list (CAT-09, CAT-10). */
export function recordUse(agent: AgentName): void {
  uses = withUse(current(), agent, new Date())
  localStorage.setItem(usageKey, JSON.stringify(uses))
  for (const listener of listeners) listener()
}

/** The uses of this browser, in the order of their first use. */
export function useAgentUsage(): readonly AgentUse[] {
  return useSyncExternalStore(subscribe, current)
}
