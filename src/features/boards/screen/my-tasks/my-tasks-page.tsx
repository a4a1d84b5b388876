// My Tasks: everything that is assigned to me across projects, to be filtered, sorted, opened and ticked off.
import { type ReactNode, useMemo, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { foldDone, shownTasks } from '../cards/my-tasks-view.ts'
import { useAssignedTasks } from '../lists/use-task-lists.ts'
import { useOpenTask } from '../task/open-task.ts'
import { TaskLayer } from '../task/task-layer.tsx'
import { useTaskList } from '../task/task-walk.ts'
import { MyBulkBar } from './my-bulk-bar.tsx'
import { MyTaskList } from './my-task-list.tsx'
import { MyTasksBar } from './my-tasks-bar.tsx'
import { LoadingTasks, NoneFound, NoTasks, OldTasks, TasksFailed } from './my-tasks-states.tsx'
import { TaskFigures } from './task-figures.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useListKeys } from './use-list-keys.ts'
import { useMyTasksView } from './use-my-tasks-view.ts'
import { useToggleDone } from './use-toggle-done.ts'

const none: readonly ListedTask[] = []

/** `firstMail` is how a first task comes about. */
export function MyTasksPage({ firstMail }: { firstMail: ReactNode }) {
  const query = useAssignedTasks()
  const { toggle, toggled } = useToggleDone(query.data)
  const [view, setView] = useMyTasksView()
  const [isUnfolded, setUnfolded] = useState(false)
  const folded = useMemo(() => toggled && foldDone(shownTasks(toggled, view), view.filter), [toggled, view])
  const shown = useMemo(
    () => folded && [...folded.shown, ...(isUnfolded ? folded.folded : [])],
    [folded, isUnfolded],
  )
  const { openId, open, close } = useOpenTask()
  const retry = () => void query.refetch()
  const part = useKeptFocus(shown ?? none)
  useListKeys()
  const selection = useSelection(shown ?? none)
  useTaskList(shown)
  const chosen = useMemo(
    () => (shown ?? none).filter(({ id }) => selection.chosen.has(id)),
    [shown, selection.chosen],
  )

  const failed = query.isError && toggled === undefined
  const empty = toggled?.length === 0
  return (
    <div
      className={classNames(
        'mx-auto flex min-h-full w-full max-w-page flex-col px-6 pt-6 max-md:px-4',
        // Room for the bar of the chosen tasks.
        chosen.length > 0 ? 'pb-24' : 'pb-6',
      )}
    >
      <header>
        <h1 className="text-20 font-semibold tracking-[-0.012em]">My Tasks</h1>
        <p className="mt-0.5 text-13 text-ink-2">View and manage all tasks assigned to you</p>
      </header>
      {!failed && !empty && <TaskFigures tasks={toggled} />}
      {!failed && !empty && <MyTasksBar view={view} onView={setView} />}
      {query.isError && !failed && (
        <OldTasks since={query.dataUpdatedAt} busy={query.isFetching} onRetry={retry} />
      )}
      <section ref={part} aria-labelledby="my-tasks-shown" className="flex flex-1 flex-col">
        {/* Takes the focus when the last task leaves the list. */}
        <h2 id="my-tasks-shown" tabIndex={-1} className="sr-only">
          Tasks
        </h2>
        {failed && <TasksFailed error={query.error} busy={query.isFetching} onRetry={retry} />}
        {query.isPending && <LoadingTasks />}
        {empty && <NoTasks action={firstMail} />}
        {!empty && folded?.shown.length === 0 && folded.folded.length === 0 && (
          <NoneFound filter={view.filter} onAll={() => setView({ filter: 'all' })} />
        )}
        {folded && folded.shown.length + folded.folded.length > 0 && (
          <MyTaskList
            tasks={folded}
            isUnfolded={isUnfolded}
            onUnfold={setUnfolded}
            onOpen={open}
            onToggle={toggle}
            chosen={selection.chosen}
            onChoose={selection.choose}
          />
        )}
      </section>
      <MyBulkBar tasks={chosen} onDone={selection.clear} />
      {openId !== null && (
        <TaskLayer
          key={openId}
          taskId={openId}
          known={query.data?.find(({ id }) => id === openId)}
          onClose={close}
        />
      )}
    </div>
  )
}
