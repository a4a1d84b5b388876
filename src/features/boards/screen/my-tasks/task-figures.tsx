// How many tasks are mine, and how far they are (MYT-04).
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { countTasks } from '../cards/my-tasks-view.ts'

/** Undefined while the tasks load. */
export function TaskFigures({ tasks }: { tasks: readonly Task[] | undefined }) {
  return (
    <dl className="mt-4 grid grid-cols-4 gap-px overflow-hidden rounded-panel bg-line shadow-card max-sm:grid-cols-2">
      {countTasks(tasks ?? []).map(({ label, value }) => (
        <div key={label} className="bg-surface px-5 py-3.5 max-md:px-4 max-md:py-2.5">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="flex h-8 items-center text-26 font-semibold tracking-[-0.015em] tabular-nums">
            {tasks ? value : <Skeleton className="w-8" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
