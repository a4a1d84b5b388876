// The projects of the present context beside the board, newest first.
import { Mail, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { firstAgent } from '../../../crew/crew.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Input } from '../../../ui/input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import type { Project } from '../contract.ts'
import { sizeWords } from './project-words.ts'
import { useProjects } from './use-projects.ts'

export type ProjectListProps = {
  selectedId: number | null
  onChosen?: () => void
}

/* From this many projects on, a list is quicker to search than to read. */
const worthSearching = 9

export function ProjectList(props: ProjectListProps) {
  return (
    <Loaded
      of={useProjects()}
      failed="Failed to load projects"
      onlyNew
      waiting={
        <Loading label="Loading projects" className="px-5">
          <SkeletonRows rows={6} />
        </Loading>
      }
      empty={
        <EmptyState title="No projects yet">A mail to {firstAgent.name} makes the first one.</EmptyState>
      }
    >
      {(projects) => <Projects projects={projects} {...props} />}
    </Loaded>
  )
}

function Projects({ projects, selectedId, onChosen }: ProjectListProps & { projects: readonly Project[] }) {
  const [search, setSearch] = useState('')
  const found = projects.filter(({ name }) =>
    name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  )
  return (
    <>
      {projects.length >= worthSearching && (
        <div className="px-4 pb-2">
          <Input
            type="search"
            aria-label="Find a project"
            placeholder="Find a project"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <ul>
        {found.map((project) => (
          <li key={project.id}>
            <ProjectLink project={project} selected={project.id === selectedId} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="px-5 py-3 text-13 text-ink-2">No project of that name.</p>}
    </>
  )
}

type ProjectLinkProps = { project: Project; selected: boolean; onChosen: (() => void) | undefined }

function ProjectLink({ project, selected, onChosen }: ProjectLinkProps) {
  return (
    <Link
      href={`/project/${project.id}`}
      aria-current={selected ? 'page' : undefined}
      onClick={onChosen}
      className={classNames(
        'block border-l-2 py-2 pr-4 pl-[18px] -outline-offset-2',
        selected ? 'border-accent bg-surface' : 'border-transparent hover:bg-hover',
      )}
    >
      <span className="block truncate text-13 font-550" title={project.name}>
        {project.name}
      </span>
      <span className="flex items-center gap-3 text-12 text-ink-3 tabular-nums [&_svg]:size-3.5">
        <span className="sr-only">{sizeWords(project)}</span>
        <span aria-hidden className="inline-flex items-center gap-1">
          <Users />
          {project.participantCount}
        </span>
        <span aria-hidden className="inline-flex items-center gap-1">
          <Mail />
          {project.emailCount}
        </span>
        <span className="truncate">{project.type === 'team' ? 'Team' : 'Individual'}</span>
      </span>
    </Link>
  )
}
