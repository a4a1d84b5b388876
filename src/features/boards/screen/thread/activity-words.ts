// What an entry of a task's activity says, after the name of whoever did it.
import { formatDay } from '../../../../ui/dates.ts'
import type { TaskActivity } from '../../../tasks/activity/contract.ts'
import { repeatWords } from '../../../tasks/repeats/repeat-words.ts'
import { statusLabelOf } from '../status-words.ts'

type Change = TaskActivity['changes'][number]

/** "made the task", or one phrase for each change: "moved it from Pending to Completed". */
export function activityWords({ what, changes }: Pick<TaskActivity, 'what' | 'changes'>): string[] {
  switch (what) {
    case 'created':
      return ['made the task']
    case 'deleted':
      return ['deleted the task']
    case 'restored':
      return ['restored the task']
    case 'changed':
      return changes.map(changeWords)
  }
}

function changeWords({ field, from, to }: Change): string {
  switch (field) {
    case 'title':
      return `renamed it from \u201c${from ?? ''}\u201d to \u201c${to ?? ''}\u201d`
    case 'description':
      return 'changed the description'
    case 'status':
      return `moved it from ${statusLabelOf(from ?? '').label} to ${statusLabelOf(to ?? '').label}`
    case 'priority':
      return `set the priority from ${from ?? 'none'} to ${to ?? 'none'}`
    case 'dueDate':
      if (to === null) return `took away the due date, ${dayOf(from)}`
      return from === null
        ? `set the due date to ${dayOf(to)}`
        : `moved the due date from ${dayOf(from)} to ${dayOf(to)}`
    case 'assignees':
      if (to === null) return `unassigned ${from ?? 'everybody'}`
      return from === null ? `assigned ${to}` : `changed who does it from ${from} to ${to}`
    case 'blockedReason':
      return to === null ? 'removed what blocks it' : `noted what blocks it: ${to}`
    case 'blockedBy':
      return to === null ? `took away that it waits for ${from ?? 'a task'}` : `made it wait for ${to}`
    case 'project':
      return `moved it from the project \u201c${from ?? ''}\u201d to \u201c${to ?? ''}\u201d`
    case 'repeats':
      return to === null ? 'set it to repeat no more' : `set it to repeat ${repeatWords(to)}`
  }
}

const dayOf = (day: string | null) => (day === null ? 'none' : formatDay(day))
