// The dashboard tab of an agent: what it has made, or honestly what it will make once it is here.
import type { AgentName } from '../../../ui/agent.ts'
import type { AgentEmail } from '../../instances/contract.ts'
import type { CatalogueAgent } from '../contract.ts'
import { LaterDashboard } from './later-dashboard.tsx'
import { TulaDashboard } from './tula-dashboard.tsx'

export type DashboardProps = {
  agent: AgentName
  card: CatalogueAgent
  /** Those that take mail. */
  instances: readonly AgentEmail[]
  company: { name: string } | null
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The project that is open beside the list; null for none. */
  projectId: number | null
}

export function Dashboard({ agent, ...props }: DashboardProps) {
  return agent === 'tula' ? <TulaDashboard {...props} /> : <LaterDashboard agent={agent} card={props.card} />
}
