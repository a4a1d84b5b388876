// The projects' board at /projects and /project/{id}: reads the address for it (SHELL-25).
import { useSearch } from 'wouter'
import { BoardAssistant } from '../features/assistant/screen/board-assistant.tsx'
import { ProjectsPage } from '../features/tasks/screen/projects-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageProps } from './page-props.ts'

export function BoardRoute({ params }: PageProps) {
  const highlight = new URLSearchParams(useSearch()).get('highlightTask')
  const projectId = idFrom(params.projectId)
  if (params.projectId !== undefined && projectId === null) return <NotFoundPage />
  return (
    <ProjectsPage
      projectId={projectId}
      highlightTask={idFrom(highlight ?? undefined)}
      assistant={projectId !== null && <BoardAssistant key={projectId} projectId={projectId} />}
    />
  )
}

function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
