// Asks once, then deletes a project; what goes with it is said before.
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { Project } from '../../../projects/contract.ts'
import { countedWords } from '../../../projects/screen/project-words.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { useProjectTasks } from '../use-project-tasks.ts'
import { useDeleteProject } from './use-project-acts.ts'

export function DeleteProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const remove = useDeleteProject(onClose)
  const tasks = useProjectTasks(project.id).data ?? []
  const open = tasks.filter(({ status }) => meaningOf(status) !== 'done').length
  const what = [
    open > 0 ? countedWords(open, 'open task', 'open tasks') : '',
    project.emailCount > 0 ? countedWords(project.emailCount, 'mail', 'mails') : '',
  ].filter(Boolean)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this project?"
      description={`“${project.name}” goes for everybody${what.length > 0 ? `, with ${what.join(' and ')}` : ''}. You can bring it back for 30 days, under Archived.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate(project)}
    />
  )
}
