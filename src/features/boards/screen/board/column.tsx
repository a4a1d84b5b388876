// One column of the board: its head with a count and "+", and the cards, each a place that can be carried away.
import { Plus } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { type ColumnKey, columnTitles } from '../../../tasks/status.ts'
import { CardList } from './card-list.tsx'
import { CardPlace, LandingSlot } from './card-place.tsx'
import { ColumnHead } from './column-head.tsx'
import { useColumnDrop } from './drag.tsx'
import { TaskCard, type TaskCardProps } from './task-card.tsx'

export type ColumnProps = {
  column: ColumnKey
  /** In order; while a task is carried over this column it stands among them as a slot. */
  tasks: readonly Task[]
  count: number | null
  /** The carried task that would land here. */
  slot: number | null
  onCreate: (() => void) | undefined
  /** Tasks that are chosen for a change of several. */
  chosen: ReadonlySet<number>
  /** Above the cards: suggestions that wait. */
  children?: ReactNode
} & CardActs

type CardActs = Pick<TaskCardProps, 'onEdit' | 'onUndo' | 'mailHref' | 'onChoose'> & {
  highlightTask: number | null
  isNew: (id: number) => boolean
}

export function Column({ column, tasks, count, slot, onCreate, chosen, children, ...acts }: ColumnProps) {
  const setDrop = useColumnDrop(column)
  const headId = `column-${column}`
  return (
    <section
      ref={setDrop}
      aria-labelledby={headId}
      className={classNames(
        'flex min-w-0 flex-col border-r border-line last:border-r-0 max-md:w-[86%] max-md:shrink-0 max-md:snap-start max-md:last:w-full',
        slot !== null && 'bg-[color-mix(in_srgb,var(--accent-tint)_38%,var(--canvas))]',
      )}
    >
      <ColumnHead column={column} id={headId} count={count}>
        {onCreate && (
          <IconButton
            size="sm"
            label={`Add to ${columnTitles[column]}`}
            keys={column === 'pending' ? 'c' : undefined}
            icon={<Plus aria-hidden />}
            onClick={onCreate}
            className="ml-auto"
          />
        )}
      </ColumnHead>
      <CardList
        cards={tasks}
        wanted={acts.highlightTask}
        roomBelow={chosen.size > 0}
        renderCard={(task) =>
          slot === task.id ? (
            <LandingSlot />
          ) : (
            <TaskPlace task={task} chosen={chosen.has(task.id)} {...acts} />
          )
        }
      >
        {children}
      </CardList>
    </section>
  )
}

const TaskPlace = memo(function TaskPlace({
  task,
  highlightTask,
  isNew,
  ...acts
}: { task: Task; chosen: boolean } & CardActs) {
  const highlighted = task.id === highlightTask
  return (
    <CardPlace taskId={task.id} highlighted={highlighted} isNew={isNew(task.id)}>
      {(handle) => <TaskCard task={task} highlighted={highlighted} handle={handle} {...acts} />}
    </CardPlace>
  )
})
