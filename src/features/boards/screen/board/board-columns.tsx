// The three columns of a board with their cards, which can be carried from one to another.
import { useCallback, useMemo, useRef } from 'react'
import type { Suggestion } from '../../../../records/contract.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Loading, SkeletonCard } from '../../../../ui/skeleton.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { type ColumnKey, columnTitles } from '../../../tasks/status.ts'
import type { Choose } from '../bulk/use-selection.ts'
import type { BoardView } from '../cards/board-view.ts'
import { columnKeys, dealIntoColumns } from '../cards/columns.ts'
import { sortTasks } from '../cards/sort-tasks.ts'
import { Column } from './column.tsx'
import { BoardDrag, type Carried } from './drag.tsx'
import { useNewCards } from './new-cards.ts'
import { Suggestions } from './suggestions.tsx'
import { TaskCard } from './task-card.tsx'
import type { MoveTask } from './use-move-task.ts'

export type BoardColumnsProps = {
  /** All tasks of the project. */
  tasks: readonly Task[]
  /** Those that the filters let through. */
  shown: readonly Task[]
  suggestions: readonly Suggestion[]
  view: BoardView
  highlightTask: number | null
  mailHref: (mailId: number, key: string) => string
  onMove: MoveTask
  onEdit: (task: Task) => void
  onUndo: (changeSetId: number) => void
  onCreate: (column: ColumnKey) => void
  chosen: ReadonlySet<number>
  onChoose: Choose
}

export function BoardColumns(props: BoardColumnsProps) {
  const { tasks, shown, view, onMove, mailHref } = props
  const columns = useMemo(() => dealIntoColumns(sortTasks(shown, view)), [shown, view])
  const byId = useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks])
  const titleOf = useCallback((id: number) => byId.get(id)?.title ?? null, [byId])
  const isNew = useNewCards(tasks)
  const lifted = useRef<Task | null>(null)
  const mailHrefOf = useCallback(
    (mailId: number, taskId: number) => mailHref(mailId, `t${taskId}`),
    [mailHref],
  )
  return (
    <BoardDrag
      columns={columnTitles}
      titleOf={titleOf}
      onLift={(id) => {
        lifted.current = byId.get(id) ?? null
      }}
      onDrop={(id, column) => {
        const now = byId.get(id) ?? null
        // By keys, a card that is gone is over no column.
        if (lifted.current && (now === null || column !== null)) onMove(lifted.current, now, column)
      }}
      renderCarried={(id) => {
        const task = byId.get(id)
        return task && <TaskCard task={task} lifted />
      }}
    >
      {(carried) => (
        <ColumnTrack carrying={carried !== null}>
          {columnKeys.map((column) => {
            const landing = landingIn(column, carried, byId)
            return (
              <Column
                key={column}
                column={column}
                count={columns[column].length}
                tasks={landing ? sortTasks([...columns[column], landing], view) : columns[column]}
                slot={landing?.id ?? null}
                onCreate={() => props.onCreate(column)}
                onEdit={props.onEdit}
                onUndo={props.onUndo}
                chosen={props.chosen}
                onChoose={props.onChoose}
                mailHref={mailHrefOf}
                highlightTask={props.highlightTask}
                isNew={isNew}
              >
                {column === 'pending' && props.suggestions.length > 0 && (
                  <Suggestions suggestions={props.suggestions} mailHref={mailHref} />
                )}
              </Column>
            )
          })}
        </ColumnTrack>
      )}
    </BoardDrag>
  )
}

/* The carried task when it is over a column that is not its own. */
function landingIn(
  column: ColumnKey,
  carried: Carried<ColumnKey> | null,
  byId: ReadonlyMap<number, Task>,
): Task | null {
  if (carried?.over !== column) return null
  const task = byId.get(carried.id)
  if (!task || dealIntoColumns([task])[column].length > 0) return null
  return task
}

/* Beside each other; on a phone one after another, each caught by the edge, unless a card is being carried. */
function ColumnTrack({ carrying, children }: { carrying: boolean; children: React.ReactNode }) {
  return (
    <div
      className={classNames(
        'grid min-h-0 min-w-0 flex-1 grid-cols-3 grid-rows-[minmax(0,1fr)] max-md:flex max-md:overflow-x-auto max-md:overflow-y-hidden',
        !carrying && 'max-md:snap-x max-md:snap-mandatory',
      )}
    >
      {children}
    </div>
  )
}

/** The columns' true shape while their tasks load. */
export function LoadingColumns() {
  return (
    <Loading
      label="Loading tasks"
      className="grid min-h-0 flex-1 grid-cols-3 max-md:flex max-md:overflow-hidden"
    >
      {columnKeys.map((column, index) => (
        <div
          key={column}
          aria-hidden
          className="border-r border-line last:border-r-0 max-md:w-[86%] max-md:shrink-0"
        >
          <p className="px-6 pt-3.5 pb-2.5 text-13 font-semibold max-md:px-4">{columnTitles[column]}</p>
          <div className="flex flex-col gap-2 px-4">
            {Array.from({ length: 3 - index }, (_, card) => (
              <SkeletonCard key={card} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  )
}
