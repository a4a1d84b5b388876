// Who does a task besides the reader, as initials.
import { AvatarStack } from '../../../../ui/person.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { nameOf } from '../cards/filter-tasks.ts'

export function OtherPeople({ task, ownId }: { task: Task; ownId: number | null }) {
  const names = task.assignees.filter(({ user }) => user.id !== ownId).map(({ user }) => nameOf(user))
  return (
    // Their names are said with the reader's own.
    <span aria-hidden className="flex justify-end">
      {names.length > 0 && <AvatarStack names={names} className="relative z-1" />}
    </span>
  )
}
