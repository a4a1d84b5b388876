// How it stands with an agent: Active in green, or Paused, and whether it comes later (CAT-06, CAT-17).
import { Badge } from '../../../ui/badge.tsx'
import type { CatalogueAgent } from '../contract.ts'

export function StatusBadge({ status, comesLater }: Pick<CatalogueAgent, 'status' | 'comesLater'>) {
  if (status === 'Active') return <Badge tone="success">Active</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone="warning">Paused</Badge>
      {comesLater && <Badge>Coming later</Badge>}
    </span>
  )
}
