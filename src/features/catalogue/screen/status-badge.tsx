// How it stands with an agent: Active in green, Paused, or coming later (CAT-06, CAT-17).
import { Badge } from '../../../ui/badge.tsx'
import type { CatalogueAgent } from '../contract.ts'

export function StatusBadge({ status, comesLater }: Pick<CatalogueAgent, 'status' | 'comesLater'>) {
  if (status === 'Active') return <Badge tone="success">Active</Badge>
  return comesLater ? <Badge>Coming later</Badge> : <Badge tone="warning">Paused</Badge>
}
