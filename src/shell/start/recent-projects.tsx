// The newest projects with their mails, people and how far each has come.
import { Link } from 'wouter'
import { firstAgent } from '../../crew/crew.ts'
import { listProjects, type Project } from '../../features/projects/contract.ts'
import { newestFirst, sizeWords, typeWords } from '../../features/projects/screen/project-words.ts'
import { getStats } from '../../features/tasks/contract.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { failureWords } from '../../ui/request.ts'
import { Loading, SkeletonRows } from '../../ui/skeleton.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { useRead } from '../../ui/use-read.ts'

const shown = 6

export function RecentProjects() {
  const list = useRead(listProjects, {})
  if (list.isPending) {
    return (
      <Loading label="Loading projects..." className="px-5 pb-2">
        <SkeletonRows rows={4} />
      </Loading>
    )
  }
  if (list.isError && list.data === undefined) {
    return (
      <ErrorState
        title="The projects could not be loaded"
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      >
        They are safe. {failureWords(list.error)}
      </ErrorState>
    )
  }
  const projects = newestFirst(list.data.projects.filter((project) => !project.isSystem))
  if (projects.length === 0) {
    return (
      <EmptyState title="No projects yet">
        The first mail to {firstAgent.name} makes your first project.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {projects.slice(0, shown).map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
      <Link
        href="/projects"
        className="block border-t border-line px-5 py-2.5 text-13 font-medium text-accent -outline-offset-2 hover:bg-hover"
      >
        All projects
      </Link>
    </>
  )
}

function ProjectRow({ project }: { project: Project }) {
  const counts = useTaskCountsOf(project.id)
  return (
    <li>
      <Link
        href={`/project/${project.id}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2.5 transition-colors duration-(--d-1) -outline-offset-2 hover:bg-hover"
      >
        <span className="min-w-0">
          <span className="block truncate font-550">{project.name}</span>
          <span className="block truncate text-12 text-ink-2 tabular-nums">
            {typeWords(project)} · {sizeWords(project)}
          </span>
        </span>
        <span className="text-right">
          {counts && (
            <span className="block text-13 tabular-nums">
              {counts.completed} of {counts.total} done
            </span>
          )}
          <RelativeTime at={project.createdAt} className="inscription text-12 text-ink-3" />
        </span>
      </Link>
    </li>
  )
}

function useTaskCountsOf(projectId: number) {
  const stats = useRead(getStats, {})
  return stats.data?.byProject.find((entry) => entry.projectId === projectId)
}
