// The words of a status on the screen, one for all spellings with the same meaning.
import type { StatusMeaning as ShownStatus } from '../../../ui/status.tsx'
import { meaningOf, type StatusMeaning } from '../../tasks/status.ts'

/** PB-02, MYT-12. */
export const meaningWords: Record<StatusMeaning, string> = {
  pending: 'Pending',
  progress: 'In Progress',
  blocked: 'Blocked',
  review: 'Review',
  done: 'Completed',
}

/** The label of a stored status and the meaning of its glyph; a task that was only made is "Created" (PB-23). */
export function statusLabelOf(status: string): { shown: ShownStatus; label: string } {
  if (status.trim().toLowerCase() === 'todo') return { shown: 'created', label: 'Created' }
  const meaning = meaningOf(status)
  return { shown: meaning, label: meaningWords[meaning] }
}
