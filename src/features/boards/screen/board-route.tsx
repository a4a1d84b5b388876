// The projects' board at /projects and /project/{id}: reads the address for it (SHELL-25).
import { useSearch } from 'wouter'
import { NotFoundPage } from '../../../ui/not-found-page.tsx'
import type { PageProps } from '../../client.ts'
import { ProjectsPage } from './projects-page.tsx'
import { TaskPlaces } from './task-places.tsx'

export function BoardRoute({ params, slots }: PageProps) {
  const { boardSide: Side, firstMail: FirstMail, mailReply } = slots
  const highlight = new URLSearchParams(useSearch()).get('highlightTask')
  const projectId = idFrom(params.projectId)
  if (params.projectId !== undefined && projectId === null) return <NotFoundPage />
  const page = (
    <ProjectsPage
      projectId={projectId}
      highlightTask={idFrom(highlight ?? undefined)}
      mailReply={mailReply}
      firstMail={FirstMail && <FirstMail />}
      assistant={projectId !== null && Side && <Side />}
    />
  )
  // A board has its own head, and wants the height.
  return projectId === null ? <TaskPlaces>{page}</TaskPlaces> : page
}

function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
