// Where one stands on an agent's page, as its address says it: which tab, and which instance.
import type { Instances } from '../../instances/contract.ts'

export type AgentTab = 'dashboard' | 'instances'

export interface AgentPlace {
  tab: AgentTab
  /** Null for all of them. */
  instance: number | null
}

/** Reads ?tab= and ?instance= (TULA-12); the dashboard of all instances without them (TULA-13). */
export function placeFrom(search: string): AgentPlace {
  const query = new URLSearchParams(search)
  const id = query.get('instance') ?? ''
  return {
    tab: query.get('tab') === 'instances' ? 'instances' : 'dashboard',
    instance: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null,
  }
}

/** Empty for the place that an address without a query means. */
export function searchOf({ tab, instance }: AgentPlace): string {
  const query = new URLSearchParams()
  if (tab === 'instances') query.set('tab', tab)
  if (instance !== null) query.set('instance', String(instance))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * What is shown of the place: a company without instances has no dashboard yet (INST-06), and an instance
 * that is not in the list, paused or gone, is none.
 */
export function placeIn(place: AgentPlace, list: Instances): AgentPlace {
  const isThere = list.instances.some((one) => one.id === place.instance)
  const isForced = list.company !== null && list.instances.length === 0
  return { tab: isForced ? 'instances' : place.tab, instance: isThere ? place.instance : null }
}
