// What can be done with a project as a whole, behind one button of its head.
import { Archive, ArchiveRestore, Download, Ellipsis, Merge, PenLine, Table2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { actingAddress } from '../../../../ui/acting-for.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx'
import type { Project } from '../../../projects/contract.ts'
import { DeleteProject, MergeProject, RenameProject } from './dialogs.tsx'
import { useArchiveProject, useBringBack } from './use-project-acts.ts'

export type ProjectMenuProps = {
  project: Project
  /** Other acts, which have no room beside it on a narrow screen. */
  children?: ReactNode
}

export function ProjectMenu({ project, children }: ProjectMenuProps) {
  const [asking, setAsking] = useState<'rename' | 'merge' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const archive = useArchiveProject()
  const bringBack = useBringBack()
  const isArchived = project.archivedAt !== null
  return (
    <>
      <Menu
        label="Project"
        trigger={<IconButton label="More about this project" icon={<Ellipsis aria-hidden />} />}
      >
        {children}
        {!isArchived && (
          <MenuItem icon={<PenLine aria-hidden />} onSelect={() => setAsking('rename')}>
            Rename…
          </MenuItem>
        )}
        {project.mayDelete && !isArchived && (
          <MenuItem icon={<Merge aria-hidden />} onSelect={() => setAsking('merge')}>
            Merge into…
          </MenuItem>
        )}
        {isArchived ? (
          <MenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => bringBack.mutate(project)}>
            Bring back
          </MenuItem>
        ) : (
          project.mayDelete && (
            <MenuItem icon={<Archive aria-hidden />} onSelect={() => archive.mutate(project)}>
              Archive
            </MenuItem>
          )
        )}
        <MenuItem
          icon={<Download aria-hidden />}
          onSelect={() => download(`/api/projects/${project.id}/export`)}
        >
          Export
        </MenuItem>
        <MenuItem
          icon={<Table2 aria-hidden />}
          onSelect={() => download(`/api/projects/${project.id}/export?format=csv`)}
        >
          Export as CSV
        </MenuItem>
        {project.mayDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsking('delete')}>
              Delete…
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === 'rename' && <RenameProject project={project} onClose={close} />}
      {asking === 'merge' && <MergeProject project={project} onClose={close} />}
      {asking === 'delete' && <DeleteProject project={project} onClose={close} />}
    </>
  )
}

/** The answer is a file to keep: the page stays. */
function download(path: string) {
  window.location.assign(actingAddress(path))
}
