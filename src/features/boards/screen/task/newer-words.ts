// What somebody else changed in a task while it was being edited, in words.
import { formatDay } from '../../../../ui/dates.ts'
import type { Task } from '../../../tasks/contract.ts'
import { repeatWords } from '../../../tasks/repeats/repeat-words.ts'
import { statusLabelOf } from '../status-words.ts'

/** As it is now: "title “Call Ben”, priority low, no due date"; '' where none of what the dialog shows differs. */
export function newerWords(base: Task, newer: Task): string {
  const changed = (name: keyof Task) => base[name] !== newer[name]
  return [
    changed('title') && `title \u201c${newer.title}\u201d`,
    changed('description') && (newer.description === '' ? 'no description' : 'another description'),
    changed('status') && `status ${statusLabelOf(newer.status).label}`,
    changed('priority') && `priority ${newer.priority}`,
    changed('dueDate') && (newer.dueDate === null ? 'no due date' : `due ${formatDay(newer.dueDate)}`),
    changed('repeats') && (newer.repeats === null ? 'no repeat' : `repeats ${repeatWords(newer.repeats)}`),
    peopleOf(base) !== peopleOf(newer) && `assigned to ${peopleOf(newer) || 'nobody'}`,
    blockersOf(base) !== blockersOf(newer) && `blocked by ${blockersOf(newer) || 'no task'}`,
  ]
    .filter((words) => words !== false)
    .join(', ')
}

const peopleOf = ({ assignees }: Task) =>
  assignees
    .map(({ user: { firstName, lastName, email } }) => `${firstName} ${lastName}`.trim() || email)
    .join(' and ')

const blockersOf = ({ blockedBy }: Task) => blockedBy.map(({ number }) => `#${number}`).join(', ')
