// Moves a task to another project, and says who comes along.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api, keyOf } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useProjects } from '../../../projects/screen/use-projects.ts'
import { getTask, type Task } from '../../../tasks/contract.ts'
import { moveTask } from '../../../tasks/moves/contract.ts'
import { nameOf } from '../cards/filter-tasks.ts'
import { refetchProjects } from '../cards/refetch-projects.ts'
import { ChooseProjectDialog } from './choose-project-dialog.tsx'
import { useUndoAction } from './use-undo-action.ts'

export function MoveTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const move = useMoveToProject(task, onClose)
  return (
    <ChooseProjectDialog
      title="Move to another project"
      description={`“${task.title}” gets the next number there. Its comments and steps go along.`}
      from={task.projectId}
      label="Move"
      busyLabel="Moving..."
      busy={move.isPending}
      onChoose={move.mutate}
      onClose={onClose}
    >
      {(projectId) => <WhoJoins task={task} projectId={projectId} />}
    </ChooseProjectDialog>
  )
}

/* Who has the task goes on reading it: they take part in the other project from then on. */
function WhoJoins({ task, projectId }: { task: Task; projectId: number | null }) {
  const goal = useProjects().data?.find(({ id }) => id === projectId)
  if (!goal) return null
  const new_ = task.assignees.filter(({ user }) => !goal.participants.some(({ id }) => id === user.id))
  if (new_.length === 0) return null
  const names = new_.map(({ user }) => nameOf(user)).join(' and ')
  return (
    <p role="status" className="mt-3 text-13 text-ink-2">
      {names} {new_.length === 1 ? 'has' : 'have'} this task and will see everything in “{goal.name}”.
    </p>
  )
}

function useMoveToProject(task: Task, onClose: () => void) {
  const queryClient = useQueryClient()
  const [path] = useLocation()
  const undoing = useUndoAction()
  return useAct((projectId: number) => api(moveTask, { params: { id: task.id }, body: { projectId } }), {
    failed: { title: 'Failed to move the task' },
    done: async ({ task: moved, unlinked, changeSetId }) => {
      queryClient.setQueryData(keyOf(getTask, { id: moved.id }), moved)
      onClose()
      const waits = unlinked === 1 ? 'One task no longer waits' : `${unlinked} tasks no longer wait`
      toast({
        ...{ kind: 'success', title: 'Task moved' },
        description: `It is #${moved.number} of “${moved.project.name}” now.${unlinked > 0 ? ` ${waits} for it or with it.` : ''}`,
        ...undoing({ changeSetId, path }),
      })
      await refetchProjects(queryClient)
    },
  })
}
