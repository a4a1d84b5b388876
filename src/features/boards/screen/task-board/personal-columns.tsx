// The four columns of the personal board; a card can be carried from the first three to Done (PB-16 to PB-19, PB-22).
import { useCallback, useMemo } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { toast } from '../../../../ui/toasts.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { BoardDrag, type Carried } from '../board/drag.tsx'
import { useNewCards } from '../board/new-cards.ts'
import { sortTasks } from '../cards/sort-tasks.ts'
import { dropOf, type ListKey, listKeys, listTitles, type TaskLists, takesTasks } from './lists.ts'
import { PersonalCard, type PersonalCardActs } from './personal-card.tsx'
import { PersonalColumn, type PersonalColumnProps } from './personal-column.tsx'
import { activeFilters, filterListed, type PersonalView } from './personal-view.ts'

export type PersonalColumnsProps = Required<PersonalCardActs> & {
  /** All tasks of the board, whatever the view lets through. */
  lists: TaskLists
  view: PersonalView
}

type Placed = { list: ListKey; task: ListedTask }

export function PersonalColumns({ lists, view, ...acts }: PersonalColumnsProps) {
  const placed = useMemo(() => placesOf(lists), [lists])
  const shown = useMemo(() => shownLists(lists, view), [lists, view])
  const whenEmpty = emptiness(shown, view)
  const titleOf = useCallback((id: number) => placed.get(id)?.task.title ?? null, [placed])
  const isNew = useNewCards(useMemo(() => listKeys.flatMap((key) => lists[key]), [lists]))
  return (
    <BoardDrag
      columns={listTitles}
      titleOf={titleOf}
      takes={takesTasks}
      onDrop={(id, target) => {
        const place = placed.get(id)
        if (place && target !== null) drop(place, target, acts.onComplete)
      }}
      renderCarried={(id) => {
        const place = placed.get(id)
        return place && <PersonalCard task={place.task} lifted />
      }}
    >
      {(carried) => (
        <div
          className={classNames(
            'flex min-h-0 min-w-0 flex-1 overflow-x-auto overflow-y-hidden',
            // What catches a column by the edge would hold back a card that is carried past it.
            carried === null && 'max-md:snap-x max-md:snap-mandatory',
          )}
        >
          {listKeys.map((list) => {
            const landing = landingIn(list, carried, placed)
            return (
              <PersonalColumn
                key={list}
                list={list}
                tasks={landing ? sortTasks([...shown[list], landing], view) : shown[list]}
                slot={landing?.id ?? null}
                carrying={carried !== null}
                whenEmpty={whenEmpty}
                isNew={isNew}
                {...acts}
              />
            )
          })}
        </div>
      )}
    </BoardDrag>
  )
}

function drop({ list, task }: Placed, target: ListKey, onComplete: (task: ListedTask) => void) {
  const outcome = dropOf(list, target)
  if (outcome === 'complete') onComplete(task)
  if (outcome === 'invalid')
    toast({
      kind: 'destructive',
      title: 'Invalid Move',
      description: 'Tasks can only be moved to the Done column to mark them as completed.',
    })
}

function placesOf(lists: TaskLists): ReadonlyMap<number, Placed> {
  return new Map(listKeys.flatMap((list) => lists[list].map((task) => [task.id, { list, task }])))
}

function shownLists(lists: TaskLists, view: PersonalView): TaskLists {
  const shown = (key: ListKey) => sortTasks(filterListed(lists[key], view), view)
  return {
    'my-tasks': shown('my-tasks'),
    'follow-up': shown('follow-up'),
    monitor: shown('monitor'),
    done: shown('done'),
  }
}

function emptiness(shown: TaskLists, view: PersonalView): PersonalColumnProps['whenEmpty'] {
  if (listKeys.every((key) => shown[key].length === 0)) return 'board'
  return activeFilters(view, String).length > 0 ? 'filters' : 'list'
}

/* The carried task when it is over Done and comes from another column. */
function landingIn(
  list: ListKey,
  carried: Carried<ListKey> | null,
  placed: ReadonlyMap<number, Placed>,
): ListedTask | null {
  if (carried?.over !== list) return null
  const place = placed.get(carried.id)
  return place && dropOf(place.list, list) === 'complete' ? place.task : null
}
