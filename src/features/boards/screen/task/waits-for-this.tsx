// The open tasks of the project that wait for this one.
import { Avatar } from '../../../../ui/person.tsx'
import { StatusGlyph } from '../../../../ui/status.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { BlockerLink } from '../blockers/held-up-by.tsx'
import { nameOf } from '../cards/filter-tasks.ts'
import { useProjectTasks } from '../use-project-tasks.ts'

export function WaitsForThis({ task, onFollow }: { task: Task; onFollow: () => void }) {
  const waiting = (useProjectTasks(task.projectId).data ?? []).filter(
    ({ status, blockedBy }) => meaningOf(status) !== 'done' && blockedBy.some(({ id }) => id === task.id),
  )
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h3 id="waiting" className="mb-1 text-13 font-semibold">
        Waits for this <span className="font-normal text-ink-3 tabular-nums">{waiting.length}</span>
      </h3>
      <ul>
        {waiting.map((one) => (
          <li key={one.id} className="flex min-h-[34px] items-center gap-2.5">
            <StatusGlyph status={meaningOf(one.status)} className="size-4.5" />
            <span className="min-w-0 flex-1 wrap-text">
              <BlockerLink projectId={task.projectId} blocker={one} onFollow={onFollow} />
            </span>
            {one.assignees.slice(0, 1).map(({ user }) => (
              <Avatar key={user.id} name={nameOf(user)} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
