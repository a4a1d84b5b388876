// Tula's projects, newest first, each with its kind, its people and the address its mail came to (TULA-05).
import { Mail, Users } from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Project } from '../../projects/contract.ts'
import { sizeWords } from '../../projects/screen/project-words.ts'
import { useProjects } from '../../projects/screen/use-projects.ts'
import { ofTula } from './tula-projects.ts'

export type TulaProjectListProps = {
  /** Of the chosen instance; null for all of them. */
  address: string | null
  selectedId: number | null
  hrefOf: (projectId: number) => string
}

export function TulaProjectList({ address, selectedId, hrefOf }: TulaProjectListProps) {
  const projects = useProjects()
  return (
    <Loaded
      of={{ ...projects, data: projects.data && ofTula(projects.data, address) }}
      failed="The projects could not be loaded"
      onlyNew
      waiting={
        <Loading label="Loading projects..." className="px-5 pb-3">
          <SkeletonRows rows={4} />
        </Loading>
      }
      empty={
        <EmptyState title="No projects found">
          {address === null
            ? 'The first mail to Tula makes the first one.'
            : 'No mail has come to this address yet.'}
        </EmptyState>
      }
    >
      {(shown) => (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((project) => (
            <li key={project.id}>
              <ProjectLink project={project} href={hrefOf(project.id)} selected={project.id === selectedId} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

type ProjectLinkProps = { project: Project; href: string; selected: boolean }

function ProjectLink({ project, href, selected }: ProjectLinkProps) {
  return (
    <Link
      href={href}
      aria-current={selected ? 'true' : undefined}
      className="block px-5 py-2.5 transition-colors duration-(--d-1) -outline-offset-2 hover:bg-hover aria-[current]:shadow-[inset_2px_0_0_var(--accent)] max-md:px-4"
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 truncate text-14 font-550" title={project.name}>
          {project.name}
        </span>
        <Badge>{project.type === 'team' ? 'Team' : 'Individual'}</Badge>
        <RelativeTime at={project.createdAt} className="inscription ml-auto shrink-0 text-12 text-ink-3" />
      </span>
      <span className="mt-0.5 flex items-center gap-3 text-12 text-ink-2 tabular-nums [&_svg]:size-3.5">
        <span className="min-w-0 truncate">{project.sourceEmail}</span>
        <span className="sr-only">{sizeWords(project)}</span>
        <span aria-hidden className="inline-flex shrink-0 items-center gap-1">
          <Mail />
          {project.emailCount}
        </span>
        <span aria-hidden className="inline-flex shrink-0 items-center gap-1">
          <Users />
          {project.participantCount}
        </span>
      </span>
    </Link>
  )
}
