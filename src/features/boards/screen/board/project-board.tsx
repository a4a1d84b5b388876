// The board of one project: its head, its columns, its side panel and its dialogs.
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Suggestion } from '../../../../records/contract.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useNow } from '../../../../ui/now.ts'
import { useSidePanel } from '../../../../ui/side-panel.tsx'
import type { Project } from '../../../projects/contract.ts'
import type { Task } from '../../../tasks/contract.ts'
import type { ColumnKey } from '../../../tasks/status.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { filterCount, withoutFilters } from '../cards/board-view.ts'
import { columnKeys, dealIntoColumns } from '../cards/columns.ts'
import { filterTasks, nameOf } from '../cards/filter-tasks.ts'
import { sortTasks } from '../cards/sort-tasks.ts'
import { useUndo } from '../cards/use-undo.ts'
import type { CreateTaskProps } from '../dialog/create-task.tsx'
import { newTaskDefaults, useCreateTask } from '../dialog/use-create-task.ts'
import { useOpenTask } from '../task/open-task.ts'
import { TaskLayer } from '../task/task-layer.tsx'
import { useTaskList } from '../task/task-walk.ts'
import { useProjectTasks, useSuggestions } from '../use-project-tasks.ts'
import { BoardColumns, LoadingColumns } from './board-columns.tsx'
import { BoardHeader } from './board-header.tsx'
import { NoMatches, NoTasks, OldTasks, TasksFailed } from './board-states.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { MailDialogs, type MailDialogsProps, useOpenMail } from './mail-dialogs.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useBoardView } from './use-board-view.ts'
import { useMoveTask } from './use-move-task.ts'

export type ProjectBoardProps = {
  project: Project
  highlightTask: number | null
  assistant?: ReactNode
  mailReply?: MailDialogsProps['Reply']
  onProjects: () => void
}

const ArchivedNotice = lazyComponent(
  async () => (await import('../projects/archived-notice.tsx')).ArchivedNotice,
)

const CreateTask = lazyComponent<CreateTaskProps>(
  async () => (await import('../dialog/create-task.tsx')).CreateTask,
)

const noTasks: readonly Task[] = []
const noSuggestions: readonly Suggestion[] = []

export function ProjectBoard({
  project,
  highlightTask,
  assistant,
  mailReply,
  onProjects,
}: ProjectBoardProps) {
  const isArchived = project.archivedAt !== null
  const query = useProjectTasks(project.id)
  const suggestions = useSuggestions(project.id).data ?? noSuggestions
  const { move, moved } = useMoveTask(query.data)
  const tasks = moved ?? noTasks
  const [view, setView] = useBoardView()
  const now = useNow()
  const shown = useMemo(() => filterTasks(tasks, view, now), [tasks, view, now])

  const [panelOpen, setPanelOpen] = useSidePanel()
  const [searchFirst, setSearchFirst] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const [making, setMaking] = useState<ColumnKey | null>(null)
  const [fresh, setFresh] = useState<Task | null>(null)
  const { openId, open, close } = useOpenTask()
  const [mailsShown, setMailsShown] = useState<'original' | 'chain' | null>(null)
  const mail = useOpenMail()
  const create = useCreateTask(project)
  const undo = useUndo()

  function openPanel(open: boolean, forSearch = false) {
    setSearchFirst(open && forSearch)
    setPanelOpen(open)
  }
  const ordered = useMemo(() => {
    const columns = dealIntoColumns(sortTasks(shown, view))
    return columnKeys.flatMap((key) => columns[key])
  }, [shown, view])
  const selection = useSelection(ordered)
  useTaskList(query.data && ordered)
  const chosen = useMemo(() => shown.filter(({ id }) => selection.chosen.has(id)), [shown, selection.chosen])
  useBoardKeys({
    ...(!isArchived && { onCreate: () => setMaking('pending') }),
    onSearch: () => (search.current ? search.current.focus() : openPanel(true, true)),
  })

  const empty = tasks.length === 0 && suggestions.length === 0
  const unmatched = !empty && shown.length === 0 && filterCount(view) > 0
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <BoardHeader
          project={project}
          selected
          adding={create.isPending}
          filters={filterCount(view)}
          onAdd={() =>
            create.mutate(newTaskDefaults, {
              onSuccess: (task) => {
                setFresh(task)
                open(task)
              },
            })
          }
          onOriginal={() => setMailsShown('original')}
          onChain={() => setMailsShown('chain')}
          onProjects={onProjects}
          onFilters={() => openPanel(true)}
        />
        {isArchived && <ArchivedNotice project={project} />}
        <div className="flex min-h-0 flex-1">
          <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
            {query.isPending && <LoadingColumns />}
            {query.isError && query.data === undefined && (
              <TasksFailed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
            )}
            {query.isError && query.data !== undefined && (
              <OldTasks
                since={query.dataUpdatedAt}
                busy={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            )}
            {query.data !== undefined && (
              <BoardColumns
                tasks={tasks}
                shown={shown}
                suggestions={suggestions}
                view={view}
                highlightTask={highlightTask}
                mailHref={mail.hrefOf}
                onMove={move}
                onEdit={open}
                onUndo={undo.mutate}
                onCreate={setMaking}
                chosen={selection.chosen}
                onChoose={selection.choose}
              />
            )}
            {query.data !== undefined && ((empty && !isArchived) || unmatched) && (
              <div className="pointer-events-none absolute inset-x-0 top-12 bottom-0 grid place-items-center overflow-y-auto">
                {empty ? (
                  <NoTasks address={project.sourceEmail} onCreate={() => setMaking('pending')} />
                ) : (
                  <NoMatches onClear={() => setView(withoutFilters(view))} />
                )}
              </div>
            )}
          </div>
          <FilterPanel
            open={panelOpen}
            onOpenChange={openPanel}
            view={view}
            onView={setView}
            tasks={moved}
            searchRef={search}
            searchFirst={searchFirst}
            assistant={assistant}
          />
        </div>
      </div>
      <BulkBar
        tasks={chosen}
        people={project.participants.map((one) => ({ id: one.id, name: nameOf(one) }))}
        onDone={selection.clear}
      />
      {making && <CreateTask column={making} project={project} onClose={() => setMaking(null)} />}
      {openId !== null && (
        <TaskLayer
          key={openId}
          taskId={openId}
          known={tasks.find(({ id }) => id === openId)}
          fresh={fresh?.id === openId ? fresh : undefined}
          onClose={close}
        />
      )}
      <MailDialogs
        project={project}
        tasks={tasks}
        suggestions={suggestions}
        shown={mailsShown}
        mail={mail}
        onClose={() => setMailsShown(null)}
        Reply={mailReply}
      />
    </>
  )
}
