// How it stands with an agent: Active in green, or Paused (CAT-06, CAT-17).
import { Badge } from '../../../ui/badge.tsx'
import type { CatalogueAgent } from '../contract.ts'

export function StatusBadge({ status }: Pick<CatalogueAgent, 'status'>) {
  return <Badge tone={status === 'Active' ? 'success' : 'warning'}>{status}</Badge>
}
