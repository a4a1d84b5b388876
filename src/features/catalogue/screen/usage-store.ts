// The used agents as one list: read from storage once, saved at each use, followed across tabs (CAT-09..12).
import type { AgentName } from '../../../ui/agent.ts'
import { type AgentUse, parseAgentUsage, usageKey, withUse } from './agent-usage.ts'

export interface UsagePorts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => Date
  log: (message: string, detail: unknown) => void
}

export function createUsageStore({ storage, now, log }: UsagePorts) {
  let uses: AgentUse[] | null = null
  /** Use Agent was pressed and the page that it leads to is not open yet. */
  let onTheWay: AgentName | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function read(): AgentUse[] {
    const stored = storage.getItem(usageKey)
    if (stored === null) return []
    const parsed = parseAgentUsage(stored)
    if (parsed === null) log(`ignored what is stored as ${usageKey}`, stored)
    return parsed ?? []
  }

  function current(): AgentUse[] {
    uses ??= read()
    return uses
  }

  function record(agent: AgentName) {
    uses = withUse(current(), agent, now())
    storage.setItem(usageKey, JSON.stringify(uses))
    tell()
  }

  return {
    current,
    /** Use Agent (CAT-08). */
    use(agent: AgentName) {
      record(agent)
      onTheWay = agent
    },
    /** Its page was opened: one use, unless Use Agent has led here and has counted it already (CAT-17). */
    visit(agent: AgentName) {
      if (onTheWay !== agent) record(agent)
      onTheWay = null
    },
    /** Another tab has saved its list. */
    reread() {
      uses = null
      tell()
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
