// The cards of My Tasks, drawn in parts when they are many.
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { useGrowing } from '../board/use-growing.ts'
import type { Choose } from '../bulk/use-selection.ts'
import { MyTaskCard } from './my-task-card.tsx'

export type MyTaskListProps = {
  tasks: readonly ListedTask[]
  onOpen: (task: ListedTask) => void
  onToggle: (task: ListedTask) => void
  chosen: ReadonlySet<number>
  onChoose: Choose
}

export function MyTaskList({ tasks, onOpen, onToggle, chosen, onChoose }: MyTaskListProps) {
  const { limit, end } = useGrowing(-1)
  return (
    <>
      <ul className="mt-3 grid gap-2">
        {tasks.slice(0, limit).map((task) => (
          <li key={task.id} data-task={task.id} className="min-w-0">
            <MyTaskCard
              task={task}
              onOpen={onOpen}
              onToggle={onToggle}
              chosen={chosen.has(task.id)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {tasks.length > limit && <div ref={end} className="h-px" />}
    </>
  )
}
