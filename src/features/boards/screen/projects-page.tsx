// Projects and their boards: the list at the side, the board of the chosen one beside it (KB-24).
import { Archive, FileUp, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { RequestError } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'
import { ProjectList } from '../../projects/screen/project-list.tsx'
import { ProjectTiles } from '../../projects/screen/project-tiles.tsx'
import { useProject, useProjects } from '../../projects/screen/use-projects.ts'
import { LoadingColumns } from './board/board-columns.tsx'
import { BoardHeader } from './board/board-header.tsx'
import { NoProject, NoProjects, ProjectFailed } from './board/board-states.tsx'
import { ProjectBoard, type ProjectBoardProps } from './board/project-board.tsx'
import { useBoardKeys } from './board/use-board-keys.ts'
import { NewProject, PutAway } from './projects/dialogs.tsx'

export type ProjectsPageProps = {
  projectId: number | null
  /** The task to emphasise (KB-05). */
  highlightTask: number | null
  /** The AI Assistant's section of the side panel; a later feature gives it. */
  assistant?: ReactNode
  /** Answers a mail of the project; a later feature gives it. */
  mailReply?: ProjectBoardProps['mailReply']
  /** How a first project comes about. */
  firstMail?: ReactNode
}

const Sheet = lazyComponent(async () => (await import('../../../ui/sheet.tsx')).Sheet)

/** Fills the room that the shell gives a page. */
export function ProjectsPage({
  projectId,
  highlightTask,
  assistant,
  mailReply,
  firstMail,
}: ProjectsPageProps) {
  const [listOpen, setListOpen] = useState(false)
  const isListShown = useOnceTrue(listOpen)
  const [asking, setAsking] = useState<'new' | 'archived' | null>(null)
  function ask(what: 'new' | 'archived') {
    setListOpen(false)
    setAsking(what)
  }
  const hasNone = useProjects().data?.length === 0
  return (
    <div className="flex h-full min-h-96 min-w-0 overflow-hidden">
      {!(hasNone && projectId === null) && (
        <nav
          aria-label="Projects"
          className="w-60 shrink-0 overflow-y-auto border-r border-line pb-4 max-xl:hidden"
        >
          <div className="flex items-center justify-between pt-3.5 pr-3 pb-0.5 pl-5">
            <h2 className="text-13 font-semibold">Projects</h2>
            <IconButton
              size="sm"
              label="New project"
              icon={<Plus aria-hidden />}
              onClick={() => setAsking('new')}
            />
          </div>
          <ProjectList selectedId={projectId} />
          <div className="mt-2 ml-3 flex gap-1">
            <Button
              variant="ghost"
              size="sm"
              icon={<Archive aria-hidden />}
              onClick={() => setAsking('archived')}
            >
              Archived
            </Button>
            <ButtonLink href="/import" variant="ghost" size="sm" icon={<FileUp aria-hidden />}>
              Import
            </ButtonLink>
          </div>
        </nav>
      )}
      {projectId === null ? (
        <NothingSelected
          firstMail={hasNone ? firstMail : null}
          onProjects={() => setListOpen(true)}
          onAsk={ask}
        />
      ) : (
        <SelectedProject
          key={projectId}
          projectId={projectId}
          highlightTask={highlightTask}
          assistant={assistant}
          mailReply={mailReply}
          onProjects={() => setListOpen(true)}
        />
      )}
      {isListShown && (
        <Sheet open={listOpen} onOpenChange={setListOpen} title="Projects">
          <div className="py-3">
            <ProjectList selectedId={projectId} onChosen={() => setListOpen(false)} />
            <div className="mt-3 px-4">
              <MakeOrFind onAsk={ask} />
            </div>
          </div>
        </Sheet>
      )}
      {asking === 'new' && <NewProject onClose={() => setAsking(null)} />}
      {asking === 'archived' && <PutAway onClose={() => setAsking(null)} />}
    </div>
  )
}

type SelectedProjectProps = Omit<ProjectsPageProps, 'firstMail'> & {
  projectId: number
  onProjects: () => void
}

function SelectedProject({ projectId, onProjects, ...props }: SelectedProjectProps) {
  const known = useProjects().data
  const project = useProject(projectId, known)
  const search = useSearch()
  // Part of another one by now: its links lead there.
  if (project.data && project.data.id !== projectId)
    return <Redirect replace to={`/project/${project.data.id}${search === '' ? '' : `?${search}`}`} />
  if (project.data && !isGone(project.error))
    return <ProjectBoard project={project.data} onProjects={onProjects} {...props} />
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <IdleHeader onProjects={onProjects} />
      {project.isError ? (
        <ProjectFailed
          error={project.error}
          busy={project.isFetching}
          onRetry={() => void project.refetch()}
        />
      ) : (
        <LoadingColumns />
      )}
    </div>
  )
}

/* Somebody deleted it while it was open. */
const isGone = (error: unknown) => error instanceof RequestError && error.status === 404

function MakeOrFind({ onAsk }: Pick<NothingSelectedProps, 'onAsk'>) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Plus aria-hidden />} onClick={() => onAsk('new')}>
        New project
      </Button>
      <ButtonLink href="/import" variant="ghost" icon={<FileUp aria-hidden />}>
        Import
      </ButtonLink>
      <Button variant="ghost" icon={<Archive aria-hidden />} onClick={() => onAsk('archived')}>
        Archived
      </Button>
    </div>
  )
}

type NothingSelectedProps = {
  firstMail: ReactNode
  onProjects: () => void
  onAsk: (what: 'new' | 'archived') => void
}

/* `firstMail` where there is no project to select. */
function NothingSelected({ firstMail, onProjects, onAsk }: NothingSelectedProps) {
  // KB-21, KB-22: the button is disabled, the key says why.
  useBoardKeys({
    onCreate: () => toast({ kind: 'destructive', title: 'No project selected' }),
    onSearch: onProjects,
  })
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <IdleHeader onProjects={onProjects} />
      {firstMail ? (
        <NoProjects action={firstMail} more={<MakeOrFind onAsk={onAsk} />} />
      ) : (
        <NoProject projects={<ProjectTiles />} />
      )}
    </div>
  )
}

/* A head without a project: its name is not known, and nothing can be added (KB-19). */
function IdleHeader({ onProjects }: { onProjects: () => void }) {
  const nothing = () => {}
  return (
    <BoardHeader
      project={null}
      selected={false}
      adding={false}
      filters={0}
      onAdd={nothing}
      onOriginal={nothing}
      onChain={nothing}
      onProjects={onProjects}
      onFilters={nothing}
    />
  )
}

/** True from the first time on, so that what was opened can close as it came. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value)
  if (value && !wasTrue) setTrue(true)
  return wasTrue || value
}
