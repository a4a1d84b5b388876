// How it stands with an agent: Active in green, Paused, or not here yet (CAT-06, CAT-17).
import { Badge } from '../../../ui/badge.tsx'
import type { CatalogueAgent } from '../contract.ts'

export function StatusBadge({ status }: Pick<CatalogueAgent, 'status'>) {
  if (status === 'Active') return <Badge tone="success">Active</Badge>
  if (status === 'Paused') return <Badge tone="warning">Paused</Badge>
  return <Badge>Not here yet</Badge>
}
