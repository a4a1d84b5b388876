// Asks to which project a mail goes, and moves it there with the tasks that it made.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { countedWords } from '../../../projects/screen/project-words.ts'
import { moveMail } from '../../../tasks/moves/contract.ts'
import { refetchProjects } from '../cards/refetch-projects.ts'
import { ChooseProjectDialog } from './choose-project-dialog.tsx'
import { useUndoAction } from './use-undo-action.ts'

export type MoveMailDialogProps = {
  mail: { id: number; subject: string }
  projectId: number
  /** Reads again what shows the mail. */
  onMoved?: (() => unknown) | undefined
  onClose: () => void
}

export function MoveMailDialog({ mail, projectId, onMoved, onClose }: MoveMailDialogProps) {
  const queryClient = useQueryClient()
  const [path] = useLocation()
  const undoing = useUndoAction()
  const move = useAct(
    (goal: number) => api(moveMail, { params: { id: mail.id }, body: { projectId: goal } }),
    {
      failed: { title: 'Failed to move the mail' },
      done: async ({ project, tasks, changeSetId }) => {
        onClose()
        toast({
          ...{ kind: 'success', title: 'Mail moved' },
          description: `It is in “${project.name}” now${tasks > 0 ? `, with ${countedWords(tasks, 'task', 'tasks')}` : ''}.`,
          ...undoing({ changeSetId, path }),
        })
        await refetchProjects(queryClient)
        await onMoved?.()
      },
    },
  )
  return (
    <ChooseProjectDialog
      title="Move to another project"
      description={`“${mail.subject}” goes there with the tasks that it made. Answers to it follow.`}
      from={projectId}
      label="Move"
      busyLabel="Moving..."
      busy={move.isPending}
      onChoose={move.mutate}
      onClose={onClose}
    />
  )
}
