// A stored status on the screen: its word, and the meaning of its glyph.
import type { StatusMeaning as ShownStatus } from '../../../ui/status.tsx'
import { isOnlyMade, meaningOf, statusLabel } from '../../tasks/status.ts'

export function statusLabelOf(status: string): { shown: ShownStatus; label: string } {
  return { shown: isOnlyMade(status) ? 'created' : meaningOf(status), label: statusLabel(status) }
}
