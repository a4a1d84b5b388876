// The projects that were archived, and those that were deleted and can be brought back.
import { Archive, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import type { Project } from '../../../projects/contract.ts'
import { usePutAway } from '../../../projects/screen/use-projects.ts'
import { useBringBack, useRestoreProject } from './use-project-acts.ts'

export function PutAway({ onClose }: { onClose: () => void }) {
  const { mutate: bringBack, isPending: isBringing } = useBringBack()
  const { mutate: restore, isPending: isRestoring } = useRestoreProject()
  const busy = isBringing || isRestoring
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Archived"
      description="Archived projects can be read. Deleted ones go for good after 30 days."
    >
      <Loaded
        of={usePutAway('archived')}
        failed="Failed to load the archived projects"
        onlyNew
        waiting={
          <Loading label="Loading archived projects">
            <SkeletonRows rows={3} />
          </Loading>
        }
        empty={<EmptyState title="Nothing is archived">What you archive appears here.</EmptyState>}
      >
        {(projects) => (
          <List>
            {projects.map((project) => (
              <Row
                key={project.id}
                project={project}
                icon={<Archive aria-hidden />}
                since={project.archivedAt}
                what="Archived"
                label="Bring back"
                busy={busy}
                onOpen={onClose}
                onBack={() => bringBack(project)}
              />
            ))}
          </List>
        )}
      </Loaded>
      <Deleted busy={busy} onRestore={restore} />
    </Dialog>
  )
}

/* Where nothing is deleted nothing is said of it. */
function Deleted({ busy, onRestore }: { busy: boolean; onRestore: (project: Project) => void }) {
  const deleted = usePutAway('deleted').data ?? []
  if (deleted.length === 0) return null
  return (
    <section aria-label="Deleted projects" className="mt-4">
      <h3 className="text-13 font-semibold">Deleted</h3>
      <List>
        {deleted.map((project) => (
          <Row
            key={project.id}
            project={project}
            icon={<Trash2 aria-hidden />}
            since={project.deletedAt}
            what="Deleted"
            label="Restore"
            busy={busy}
            onBack={() => onRestore(project)}
          />
        ))}
      </List>
    </section>
  )
}

const List = ({ children }: { children: ReactNode }) => <ul className="divide-y divide-line">{children}</ul>

type RowProps = {
  project: Project
  icon: ReactNode
  since: string | null
  what: string
  label: string
  busy: boolean
  /** Without it there is nothing to open. */
  onOpen?: () => void
  onBack: () => void
}

function Row({ project, icon, since, what, label, busy, onOpen, onBack }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-2.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <div className="min-w-0 flex-1">
        {onOpen ? (
          <Link href={`/project/${project.id}`} onClick={onOpen} className="link block truncate font-550">
            {project.name}
          </Link>
        ) : (
          <p className="truncate font-550">{project.name}</p>
        )}
        {since !== null && (
          <p className="text-12 text-ink-3">
            {what} · <RelativeTime at={since} />
          </p>
        )}
      </div>
      <Button size="sm" disabled={busy} aria-label={`${label}: ${project.name}`} onClick={onBack}>
        {label}
      </Button>
    </li>
  )
}
