// A new task in a project from wherever one is.
import type { Project } from '../../features/projects/contract.ts'
import { TaskDialog } from '../../features/tasks/screen/dialog/task-dialog.tsx'

export function NewTask({ project, onClose }: { project: Project; onClose: () => void }) {
  return <TaskDialog subject={{ column: 'pending' }} project={project} latest={undefined} onClose={onClose} />
}
