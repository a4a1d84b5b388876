// Projects and their boards: the list at the side, the board of the chosen one beside it (KB-24).
import { type ReactNode, useState } from 'react'
import { Sheet } from '../../../ui/sheet.tsx'
import { toast } from '../../../ui/toasts.ts'
import { ProjectList } from '../../projects/screen/project-list.tsx'
import { useProject, useProjects } from '../../projects/screen/use-projects.ts'
import { LoadingColumns } from './board/board-columns.tsx'
import { BoardHeader } from './board/board-header.tsx'
import { NoProject, NoProjects, ProjectFailed } from './board/board-states.tsx'
import { ProjectBoard } from './board/project-board.tsx'
import { useBoardKeys } from './board/use-board-keys.ts'

export type ProjectsPageProps = {
  projectId: number | null
  /** The task to emphasise (KB-05). */
  highlightTask: number | null
  /** The AI Assistant's section of the side panel; a later feature gives it. */
  assistant?: ReactNode
  /** How a first project comes about. */
  firstMail?: ReactNode
}

/** Fills the room that the shell gives a page. */
export function ProjectsPage({ projectId, highlightTask, assistant, firstMail }: ProjectsPageProps) {
  const [listOpen, setListOpen] = useState(false)
  const hasNone = useProjects().data?.length === 0
  return (
    <div className="flex h-full min-h-96 min-w-0 overflow-hidden">
      {!(hasNone && projectId === null) && (
        <nav
          aria-label="Projects"
          className="w-60 shrink-0 overflow-y-auto border-r border-line pb-4 max-xl:hidden"
        >
          <h2 className="px-5 pt-5 pb-2 text-13 font-semibold">Projects</h2>
          <ProjectList selectedId={projectId} />
        </nav>
      )}
      {projectId === null ? (
        <NothingSelected firstMail={hasNone ? firstMail : null} onProjects={() => setListOpen(true)} />
      ) : (
        <SelectedProject
          key={projectId}
          projectId={projectId}
          highlightTask={highlightTask}
          assistant={assistant}
          onProjects={() => setListOpen(true)}
        />
      )}
      <Sheet open={listOpen} onOpenChange={setListOpen} title="Projects">
        <div className="py-3">
          <ProjectList selectedId={projectId} onChosen={() => setListOpen(false)} />
        </div>
      </Sheet>
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
  if (project.data) return <ProjectBoard project={project.data} onProjects={onProjects} {...props} />
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

/* `firstMail` where there is no project to select. */
function NothingSelected({ firstMail, onProjects }: { firstMail: ReactNode; onProjects: () => void }) {
  // KB-21, KB-22: the button is disabled, the key says why.
  useBoardKeys({
    onCreate: () => toast({ kind: 'destructive', title: 'No project selected' }),
    onSearch: onProjects,
  })
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <IdleHeader onProjects={onProjects} />
      {firstMail ? <NoProjects action={firstMail} /> : <NoProject onProjects={onProjects} />}
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
