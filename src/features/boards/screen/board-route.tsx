// The projects' board at /projects and /project/{id}: reads the address for it (SHELL-25).
import { useSearch } from 'wouter'
import { NotFoundPage } from '../../../ui/not-found-page.tsx'
import type { PageProps } from '../../client.ts'
import { ProjectsPage } from './projects-page.tsx'

export function BoardRoute({ params, slots: { boardSide: Side, firstMail: FirstMail } }: PageProps) {
  const highlight = new URLSearchParams(useSearch()).get('highlightTask')
  const projectId = idFrom(params.projectId)
  if (params.projectId !== undefined && projectId === null) return <NotFoundPage />
  return (
    <ProjectsPage
      projectId={projectId}
      highlightTask={idFrom(highlight ?? undefined)}
      firstMail={FirstMail && <FirstMail />}
      assistant={projectId !== null && Side && <Side key={projectId} projectId={projectId} />}
    />
  )
}

function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
