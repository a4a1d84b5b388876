// The dialogs about whole projects, each loaded when it is first asked for: no board waits for them.
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { Project } from '../../../projects/contract.ts'
import type { Task } from '../../../tasks/contract.ts'

type Closing = { onClose: () => void }
type OfProject = Closing & { project: Project }

export const NewProject = lazyComponent<Closing>(async () => (await import('./name-dialog.tsx')).NewProject)

export const RenameProject = lazyComponent<OfProject>(
  async () => (await import('./name-dialog.tsx')).RenameProject,
)

export const MergeProject = lazyComponent<OfProject>(
  async () => (await import('./merge-project.tsx')).MergeProject,
)

export const DeleteProject = lazyComponent<OfProject>(
  async () => (await import('./delete-project.tsx')).DeleteProject,
)

export const PutAway = lazyComponent<Closing>(async () => (await import('./put-away.tsx')).PutAway)

export const MoveTask = lazyComponent<Closing & { task: Task }>(
  async () => (await import('./move-task.tsx')).MoveTask,
)
