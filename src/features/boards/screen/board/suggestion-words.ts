// What accepting a suggestion would set, in one line.

import type { Suggestion } from '../../../../records/contract.ts'
import { formatDay } from '../../../../ui/dates.ts'
import { repeatWords } from '../../../tasks/repeats/repeat-words.ts'

/** "High priority · due Mar 18, 2026 · for Lucia Ferro"; empty when it sets none of them. */
export function suggestionWords({
  priority,
  dueDate,
  repeats,
  assignees,
}: Pick<Suggestion, 'priority' | 'dueDate' | 'repeats' | 'assignees'>): string {
  const parts = [
    priority !== null && priority !== 'medium' && `${priority} priority`,
    dueDate !== null && `due ${formatDay(dueDate)}`,
    repeats !== null && repeatWords(repeats),
    assignees.length > 0 && `for ${assignees.join(', ')}`,
  ].filter((part) => part !== false)
  const words = parts.join(' · ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
