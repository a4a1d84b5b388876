// One column of the personal board: its head with a count, and its cards; while one is carried only Done stays bright.
import { Eye, Forward, UserRound } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { StatusGlyph } from '../../../../ui/status.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { CardList } from '../board/card-list.tsx'
import { CardPlace, LandingSlot } from '../board/card-place.tsx'
import { useColumnDrop } from '../board/drag.tsx'
import { ListHead } from '../board/list-head.tsx'
import { type ListKey, listSubtitles, listTitles, takesTasks } from './lists.ts'
import { PersonalCard, type PersonalCardActs } from './personal-card.tsx'

export const listGlyphs: Record<ListKey, ReactNode> = {
  'my-tasks': <UserRound aria-hidden />,
  'follow-up': <Forward aria-hidden />,
  monitor: <Eye aria-hidden />,
  done: <StatusGlyph status="done" />,
}

const emptyWords: Record<ListKey, string> = {
  'my-tasks': 'Nothing is assigned to you.',
  'follow-up': 'You are waiting for nobody.',
  monitor: 'Nothing to keep track of.',
  done: 'Drop a task here to mark it as completed.',
}

/** One column's share of the board: a quarter where there is room, else nearly a whole phone. */
export const columnPlace =
  'flex min-w-[280px] flex-1 flex-col border-r border-line last:border-r-0 max-md:min-w-[86%] max-md:snap-start max-md:last:min-w-full'

export type PersonalColumnProps = PersonalCardActs & {
  list: ListKey
  /** In order; while a task is carried over Done it stands among them as a slot. */
  tasks: readonly ListedTask[]
  /** The carried task that would land here. */
  slot: number | null
  carrying: boolean
  /** What stands there without any tasks: of the list itself, of the filters, or nothing where the board says it. */
  whenEmpty: 'list' | 'filters' | 'board'
  isNew: (id: number) => boolean
}

export function PersonalColumn({
  list,
  tasks,
  slot,
  carrying,
  whenEmpty,
  isNew,
  ...acts
}: PersonalColumnProps) {
  const setDrop = useColumnDrop(list)
  const headId = `column-${list}`
  const count = tasks.length - (slot === null ? 0 : 1)
  return (
    <section
      ref={setDrop}
      aria-labelledby={headId}
      className={classNames(
        columnPlace,
        'transition-[opacity,background-color] duration-(--d-1)',
        carrying && (takesTasks(list) ? target : 'opacity-40'),
        slot !== null && 'bg-[color-mix(in_srgb,var(--accent-tint)_60%,var(--canvas))]',
      )}
    >
      <ListHead
        glyph={listGlyphs[list]}
        title={listTitles[list]}
        subtitle={listSubtitles[list]}
        id={headId}
        count={count}
      />
      <CardList
        cards={tasks}
        renderCard={(task) =>
          slot === task.id ? <LandingSlot /> : <TaskPlace task={task} isNew={isNew} {...acts} />
        }
      >
        {tasks.length === 0 && whenEmpty !== 'board' && (
          <p className="px-2 py-1 text-13 text-ink-3">
            {whenEmpty === 'filters' ? 'No task matches.' : emptyWords[list]}
          </p>
        )}
      </CardList>
    </section>
  )
}

const target =
  'bg-[color-mix(in_srgb,var(--accent-tint)_38%,var(--canvas))] shadow-[inset_0_0_0_1.5px_color-mix(in_srgb,var(--accent)_42%,transparent)]'

const TaskPlace = memo(function TaskPlace({
  task,
  isNew,
  ...acts
}: PersonalCardActs & { task: ListedTask; isNew: (id: number) => boolean }) {
  const card = <PersonalCard task={task} {...acts} />
  if (task.deletedAt !== null) return card
  return (
    <CardPlace taskId={task.id} isNew={isNew(task.id)}>
      {(handle) => <PersonalCard task={task} handle={handle} {...acts} />}
    </CardPlace>
  )
})
