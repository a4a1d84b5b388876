// The rows of My Tasks, drawn in parts when they are many; done ones are folded away at the end.
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useSession } from '../../../accounts/screen/use-session.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { useGrowing } from '../board/use-growing.ts'
import type { Choose } from '../bulk/use-selection.ts'
import type { FoldedTasks } from '../cards/my-tasks-view.ts'
import { MyTaskRow } from './my-task-row.tsx'

export type MyTaskListProps = {
  tasks: FoldedTasks<ListedTask>
  /** The done ones are in sight. */
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
  onOpen: (task: ListedTask) => void
  onToggle: (task: ListedTask) => void
  chosen: ReadonlySet<number>
  onChoose: Choose
}

export function MyTaskList({ tasks, isUnfolded, onUnfold, ...acts }: MyTaskListProps) {
  const listId = useId()
  return (
    <div className="mt-3 overflow-hidden rounded-card bg-surface shadow-card">
      {tasks.shown.length > 0 && <Rows tasks={tasks.shown} {...acts} />}
      {tasks.folded.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? listId : undefined}
            onClick={() => onUnfold(!isUnfolded)}
            className="flex h-10 w-full items-center gap-2 px-3.5 text-13 font-medium text-ink-2 -outline-offset-2 hover:bg-hover not-first:border-t not-first:border-line max-md:h-11"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 text-ink-3 transition-[rotate] duration-(--d-2) ${isUnfolded ? 'rotate-90' : ''}`}
            />
            Completed <span className="font-normal text-ink-3 tabular-nums">{tasks.folded.length}</span>
          </button>
          {isUnfolded && (
            <div id={listId} className="border-t border-line">
              <Rows tasks={tasks.folded} {...acts} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

type RowsProps = Omit<MyTaskListProps, 'tasks' | 'isUnfolded' | 'onUnfold'> & { tasks: readonly ListedTask[] }

function Rows({ tasks, chosen, ...acts }: RowsProps) {
  const { limit, end } = useGrowing(-1)
  const session = useSession()
  const ownId = session.state === 'signed-in' ? session.user.id : null
  return (
    <>
      <ul className="divide-y divide-line">
        {tasks.slice(0, limit).map((task) => (
          <li key={task.id} data-task={task.id} className="min-w-0">
            <MyTaskRow task={task} ownId={ownId} chosen={chosen.has(task.id)} {...acts} />
          </li>
        ))}
      </ul>
      {tasks.length > limit && <div ref={end} className="h-px" />}
    </>
  )
}
