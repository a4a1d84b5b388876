// The projects' board at /projects, /tasks, /task-board and /project/{id}: reads the address for it.
import { useLocation, useSearch } from 'wouter'
import { ProjectsPage } from '../features/tasks/screen/projects-page.tsx'
import type { PageProps } from './lazy-page.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { TaskPlaces } from './task-places.tsx'

export function BoardRoute({ params }: PageProps) {
  const [path] = useLocation()
  const highlight = new URLSearchParams(useSearch()).get('highlightTask')
  const projectId = idFrom(params.projectId)
  if (params.projectId !== undefined && projectId === null) return <NotFoundPage />
  const board = <ProjectsPage projectId={projectId} highlightTask={idFrom(highlight ?? undefined)} />
  return path === '/tasks' || path === '/task-board' ? <TaskPlaces>{board}</TaskPlaces> : board
}

function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
