// The personal Task Board: what is mine, what others do for me, what I watch, and what is done (PB-01).

import { type ReactNode, useMemo } from 'react'
import { OldTasks } from '../board/board-states.tsx'
import { useBoardKeys } from '../board/use-board-keys.ts'
import { useRestoreTask } from '../cards/use-restore-task.ts'
import { useUndo } from '../cards/use-undo.ts'
import { useOpenTask } from '../task/open-task.ts'
import { TaskLayer } from '../task/task-layer.tsx'
import { useTaskList } from '../task/task-walk.ts'
import { BoardHead } from './board-head.tsx'
import { BoardFailed, LoadingBoard, NothingMatches, NothingYet } from './board-states.tsx'
import { dealLists, listKeys } from './lists.ts'
import { PersonalColumns } from './personal-columns.tsx'
import { filterListed, projectsOf, withoutPersonalFilters } from './personal-view.ts'
import { useCompleteTask } from './use-complete-task.ts'
import { usePersonalLists } from './use-personal-lists.ts'
import { usePersonalView } from './use-personal-view.ts'

/** Fills the room that the shell gives a page; `firstMail` is how a first task comes about. */
export function TaskBoardPage({ firstMail }: { firstMail: ReactNode }) {
  const { read, pending, failures, since, fetching, retry } = usePersonalLists()
  const { complete, completing } = useCompleteTask()
  const restore = useRestoreTask()
  const undo = useUndo()
  const [view, setView] = usePersonalView()
  const { openId, open, close } = useOpenTask()
  useBoardKeys()

  const lists = useMemo(() => read && dealLists(read, completing), [read, completing])
  const tasks = useMemo(() => (lists ? listKeys.flatMap((key) => lists[key]) : []), [lists])
  const projects = useMemo(() => projectsOf(tasks, view.project), [tasks, view.project])
  const shown = useMemo(
    () => filterListed(tasks, view).filter(({ deletedAt }) => deletedAt === null),
    [tasks, view],
  )
  useTaskList(lists ? shown : undefined)
  const unmatched = tasks.length > 0 && filterListed(tasks, view).length === 0
  return (
    <div className="flex h-full min-h-96 min-w-0 flex-col overflow-hidden">
      <BoardHead view={view} onView={setView} projects={projects} />
      {!lists && (pending ? <LoadingBoard /> : <BoardFailed failures={failures} />)}
      {lists && (
        <>
          {failures.length > 0 && (
            <OldTasks title={failures.join(' ')} since={since} busy={fetching} onRetry={retry} />
          )}
          <div className="relative flex min-h-0 flex-1">
            <PersonalColumns
              lists={lists}
              view={view}
              onOpen={open}
              onComplete={complete}
              onRestore={restore.mutate}
              restoring={restore.isPending ? restore.variables.id : null}
              onUndo={undo.mutate}
            />
            {(tasks.length === 0 || unmatched) && (
              <div className="pointer-events-none absolute inset-x-0 top-16 bottom-0 grid place-items-center overflow-y-auto">
                {unmatched ? (
                  <NothingMatches onClear={() => setView(withoutPersonalFilters(view))} />
                ) : (
                  <NothingYet action={firstMail} />
                )}
              </div>
            )}
          </div>
        </>
      )}
      {openId !== null && (
        <TaskLayer
          key={openId}
          taskId={openId}
          known={tasks.find(({ id }) => id === openId)}
          onClose={close}
        />
      )}
    </div>
  )
}
