// The bar of chosen tasks across projects: who takes part in all of theirs can be assigned.
import type { Project } from '../../../projects/contract.ts'
import { useProjects } from '../../../projects/screen/use-projects.ts'
import type { Task } from '../../../tasks/contract.ts'
import type { BulkActsProps } from '../bulk/bulk-acts.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { nameOf } from '../cards/filter-tasks.ts'

export function MyBulkBar({ tasks, onDone }: Pick<BulkActsProps, 'tasks' | 'onDone'>) {
  const projects = useProjects().data ?? []
  return (
    <BulkBar
      tasks={tasks}
      people={inAll(projects, tasks).map((one) => ({ id: one.id, name: nameOf(one) }))}
      onDone={onDone}
    />
  )
}

function inAll(projects: readonly Project[], tasks: readonly Task[]): Project['participants'] {
  const ids = new Set(tasks.map(({ projectId }) => projectId))
  const concerned = projects.filter(({ id }) => ids.has(id))
  const [first, ...others] = concerned
  if (!first || concerned.length < ids.size) return []
  return first.participants.filter((person) =>
    others.every(({ participants }) => participants.some(({ id }) => id === person.id)),
  )
}
