// Projects to select from where none is open: the newest as tiles, all of them where there is no sidebar.
import { Link } from 'wouter'
import { AvatarStack } from '../../../ui/person.tsx'
import type { Project } from '../contract.ts'
import { newestFirst, sizeWords, typeWords } from './project-words.ts'
import { useProjects } from './use-projects.ts'

/* More would be the sidebar once again, and a page to scroll. */
const shownBesideSidebar = 6

export function ProjectTiles() {
  const projects = newestFirst(useProjects().data)
  return (
    <ul
      aria-label="Newest projects"
      className="mx-auto grid w-full max-w-[920px] grid-cols-3 gap-3 px-6 pb-10 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:px-4"
    >
      {projects.map((project, index) => (
        <li key={project.id} className={index < shownBesideSidebar ? 'min-w-0' : 'min-w-0 xl:hidden'}>
          <ProjectTile project={project} />
        </li>
      ))}
    </ul>
  )
}

function ProjectTile({ project }: { project: Project }) {
  return (
    <Link
      href={`/project/${project.id}`}
      className="flex h-full flex-col gap-1 rounded-card bg-surface px-4 py-3.5 shadow-card hover:bg-hover"
    >
      <span className="line-clamp-2 text-14 font-550 wrap-text" title={project.name}>
        {project.name}
      </span>
      <span className="text-12 text-ink-2">{typeWords(project)}</span>
      <span className="mt-auto flex items-center gap-3 pt-3 text-12 text-ink-2 tabular-nums">
        <span className="min-w-0 flex-1 truncate">{sizeWords(project)}</span>
        <span aria-hidden>
          <AvatarStack names={project.participants.map(nameOf)} />
        </span>
      </span>
    </Link>
  )
}

function nameOf({ firstName, lastName, email }: Project['participants'][number]): string {
  return `${firstName} ${lastName}`.trim() || email
}
