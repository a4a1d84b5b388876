// The head of a project's board: its name, what it is, and what can be done with it (KB-01, KB-26).
import { Bell, BellOff, ListFilter, Mail, PanelLeft, Plus, RefreshCw } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Glyph } from '../../../../ui/glyph.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useMediaQuery } from '../../../../ui/media-query.ts'
import { MenuItem, MenuSeparator } from '../../../../ui/menu.tsx'
import type { Project } from '../../../projects/contract.ts'
import { sizeWords, typeWords } from '../../../projects/screen/project-words.ts'
import { useFollow } from '../../../projects/screen/use-follow.ts'
import { useMailRefresh } from '../../../projects/screen/use-mail-refresh.ts'
import { ProjectMenu } from '../projects/project-menu.tsx'

export type BoardHeaderProps = {
  /** Null while it loads. */
  project: Project | null
  selected: boolean
  adding: boolean
  /** How many filters are on; shown on the button of the panel. */
  filters: number
  onAdd: () => void
  onOriginal: () => void
  onChain: () => void
  onProjects: () => void
  onFilters: () => void
}

export function BoardHeader(props: BoardHeaderProps) {
  const { project, selected, onProjects } = props
  const isArchived = project !== null && project.archivedAt !== null
  return (
    <header className="flex min-h-[62px] items-center gap-2 border-b border-line bg-surface py-3 pr-5 pl-6 max-xl:pl-3.5 max-md:px-3">
      <IconButton
        label="Projects"
        icon={<PanelLeft aria-hidden />}
        onClick={onProjects}
        className="xl:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h1 className="max-w-full truncate text-20 font-semibold" title={project?.name}>
          {project?.name ?? (selected ? 'Project' : 'Projects')}
        </h1>
        {project && (
          <p className="truncate text-13 text-ink-2">
            {typeWords(project)}
            <span className="max-md:hidden"> · {sizeWords(project)}</span>
          </p>
        )}
      </div>
      {project && !project.takesPart && <FollowButton project={project} />}
      {selected && <ProjectActs {...props} />}
      <Button
        variant="primary"
        icon={<Plus aria-hidden />}
        disabled={!selected || isArchived}
        busy={props.adding}
        onClick={props.onAdd}
      >
        {/* On a phone the sign alone, so that the project's name has room. */}
        <span className="max-sm:sr-only">Add Task</span>
      </Button>
    </header>
  )
}

function ProjectActs({ project, onOriginal, onChain, onFilters, filters }: BoardHeaderProps) {
  const refresh = useMailRefresh()
  const hasRoom = useMediaQuery('(width >= 64rem)')
  return (
    <>
      <span className="contents max-lg:hidden">
        <Button variant="ghost" icon={<Mail aria-hidden />} onClick={onOriginal}>
          Original Email
        </Button>
        <Button variant="ghost" icon={<ThreadGlyph />} onClick={onChain}>
          Email Chain
        </Button>
      </span>
      <Button
        icon={<RefreshCw aria-hidden />}
        busy={refresh.isPending}
        busyLabel="Checking..."
        onClick={() => refresh.mutate()}
        className="max-lg:hidden"
      >
        Refresh
      </Button>
      <Button
        icon={<ListFilter aria-hidden />}
        onClick={onFilters}
        className="max-md:hidden min-[1180px]:hidden"
      >
        Filters{filters > 0 && <span className="tabular-nums"> {filters}</span>}
      </Button>
      {project && (
        <ProjectMenu project={project}>
          {!hasRoom && (
            <>
              <MenuItem icon={<ListFilter aria-hidden />} onSelect={onFilters}>
                Filters{filters > 0 && ` (${filters})`}
              </MenuItem>
              <MenuItem icon={<Mail aria-hidden />} onSelect={onOriginal}>
                Original Email
              </MenuItem>
              <MenuItem icon={<ThreadGlyph />} onSelect={onChain}>
                Email Chain
              </MenuItem>
              <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => refresh.mutate()}>
                Refresh
              </MenuItem>
              <MenuSeparator />
            </>
          )}
        </ProjectMenu>
      )}
    </>
  )
}

/* For who reads it without taking part (PB-24): whoever takes part monitors it anyway. */
function FollowButton({ project }: { project: Project }) {
  const follow = useFollow()
  const label = project.isFollowed ? 'Unfollow' : 'Follow'
  return (
    <Button
      icon={project.isFollowed ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      aria-label={`${label} this project`}
      busy={follow.isPending}
      onClick={() => follow.mutate(project)}
      className="max-md:px-2.5!"
    >
      <span className="max-md:sr-only">{label}</span>
    </Button>
  )
}

function ThreadGlyph() {
  return (
    <Glyph>
      <path d="M4 2.5v11M4 5.5h9M4 10.5h6.5" />
    </Glyph>
  )
}
