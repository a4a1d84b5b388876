// Who does the task, one person or several; a change counts at once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Avatar } from '../../../../ui/person.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import { type Task, updateTask } from '../../../tasks/contract.ts'
import { nameOf } from '../board/filter-tasks.ts'
import { AssignPopover } from '../bulk/assign-popover.tsx'
import { refetchTasks } from '../refetch-tasks.ts'
import { useThreadPeople } from '../thread/use-thread.ts'

export type TaskAssigneesProps = { task: Task; onAssigned: (saved: Task) => void }

export function TaskAssignees({ task, onAssigned }: TaskAssigneesProps) {
  const queryClient = useQueryClient()
  const people = useThreadPeople(task).data?.people ?? []
  const assign = useMutation({
    mutationFn: (assigneeIds: number[]) =>
      api(updateTask, { params: { id: task.id }, body: { assigneeIds, version: task.version } }),
    onSuccess: (saved) => {
      onAssigned(saved)
      return refetchTasks(queryClient, saved.projectId)
    },
    onError: (error) => {
      toast({ kind: 'destructive', title: 'Failed to update task', description: failureWords(error) })
      return refetchTasks(queryClient, task.projectId)
    },
  })
  const assigned = task.assignees.map(({ user }) => user)
  return (
    <div className="mt-4">
      <div className="mb-1 flex items-center justify-between gap-2">
        <p className="text-13 font-medium" id="assignees">
          Assigned to
        </p>
        <AssignPopover
          people={people}
          assigned={assigned.map(({ id }) => id)}
          trigger={
            <Button size="sm" variant="ghost" busy={assign.isPending} aria-describedby="assignees">
              Change
            </Button>
          }
          onAssign={(ids) => assign.mutate(ids)}
        />
      </div>
      {assigned.length === 0 ? (
        <p className="text-13 text-ink-2">Nobody yet</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
          {assigned.map((person) => (
            <li key={person.id} className="flex min-w-0 items-center gap-2 text-13">
              <Avatar name={nameOf(person)} />
              <span className="wrap-text">{nameOf(person)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
