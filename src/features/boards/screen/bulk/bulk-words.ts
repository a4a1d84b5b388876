// What is said of a change of several tasks: how many were changed, and which were not and why.
import type { BulkChange } from '../../../tasks/bulk/contract.ts'

export const countedTasks = (count: number): string => `${count} ${count === 1 ? 'task' : 'tasks'}`

/** "3 tasks changed", "1 task deleted"; "No task was changed" where all were refused. */
export function bulkWords(done: number, { deleted }: BulkChange): string {
  const verb = deleted ? 'deleted' : 'changed'
  if (done === 0) return `No task was ${verb}`
  return `${countedTasks(done)} ${verb}`
}

type Named = { id: number; number: number; title: string }

/** Each reason once, with the tasks that it concerns: at most three by name. */
export function refusedWords(
  refused: readonly { id: number; refused: string | null }[],
  tasks: readonly Named[],
): string {
  const byReason = new Map<string, string[]>()
  for (const { id, refused: reason } of refused) {
    const task = tasks.find((one) => one.id === id)
    const words = reason ?? ''
    byReason.set(words, [...(byReason.get(words) ?? []), task ? `#${task.number} “${task.title}”` : 'a task'])
  }
  return [...byReason].map(([reason, names]) => `${listed(names)}: ${reason}.`).join(' ')
}

function listed(names: readonly string[]): string {
  if (names.length <= 3) return names.join(', ')
  return `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
}
