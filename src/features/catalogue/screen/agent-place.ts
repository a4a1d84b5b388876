// Where one stands on an agent's page, as its address says it: which tab, which instance, which project.
import type { Instances } from '../../instances/contract.ts'

export type AgentTab = 'dashboard' | 'instances'

export interface AgentPlace {
  tab: AgentTab
  /** Null for all of them. */
  instance: number | null
  /** Of Tula's; null for none. */
  project: number | null
}

/** Reads ?tab=, ?instance= (TULA-12) and ?project= (TULA-18); the dashboard of all instances without them (TULA-13). */
export function placeFrom(search: string): AgentPlace {
  const query = new URLSearchParams(search)
  return {
    tab: query.get('tab') === 'instances' ? 'instances' : 'dashboard',
    instance: idFrom(query.get('instance')),
    project: idFrom(query.get('project')),
  }
}

const idFrom = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

/** Empty for the place that an address without a query means. */
export function searchOf({ tab, instance, project }: AgentPlace): string {
  const query = new URLSearchParams()
  if (tab === 'instances') query.set('tab', tab)
  if (instance !== null) query.set('instance', String(instance))
  if (project !== null) query.set('project', String(project))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** What is shown of the place: a company without instances has no dashboard yet (INST-06). */
export function placeIn(place: AgentPlace, list: Instances): AgentPlace {
  return { ...place, tab: hasDashboard(list) ? place.tab : 'instances' }
}

export const hasDashboard = ({ company, instances }: Instances): boolean =>
  company === null || instances.length > 0
