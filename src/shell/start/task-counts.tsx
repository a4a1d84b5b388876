// How many tasks there are, and how many of them press.
import { getStats } from '../../features/tasks/contract.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRead } from '../../ui/use-read.ts'

const names = ['All tasks', 'In progress', 'Due today', 'Overdue', 'Blocked', 'Completed'] as const

export function TaskCounts() {
  const stats = useRead(getStats, {})
  // The figures are a help beside the lists below, which say what failed; without them nothing is missed.
  if (stats.isError && stats.data === undefined) return null
  const { data } = stats
  const values = data && [
    data.total,
    data.inProgress,
    data.dueToday,
    data.overdue,
    data.blocked,
    data.completed,
  ]
  return (
    <dl className="grid grid-cols-6 gap-px overflow-hidden rounded-panel bg-line shadow-card max-lg:grid-cols-3 max-[24rem]:grid-cols-2">
      {names.map((name, index) => (
        <div key={name} className="bg-surface px-5 py-3.5 max-md:px-4">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="flex h-8 items-center text-26 font-semibold tracking-[-0.015em]">
            {values ? values[index] : <Skeleton className="w-8" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
