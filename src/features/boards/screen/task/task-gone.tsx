// Somebody deleted the task while it was being edited: what was typed stays, and the task can be brought back.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import type { Task } from '../../../tasks/contract.ts'
import { restoreTask } from '../../../tasks/lists/contract.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { bringIntoSight } from './bring-into-sight.ts'

export type TaskGoneProps = { task: Task; onRestored: (task: Task) => void }

export function TaskGone({ task, onRestored }: TaskGoneProps) {
  const queryClient = useQueryClient()
  const restore = useAct(() => api(restoreTask, { params: { id: task.id } }), {
    failed: { title: 'Failed to restore the task' },
    done: (restored) => {
      toast({ kind: 'success', title: 'Task Restored', description: restored.title })
      onRestored(restored)
    },
    settled: () => refetchTasks(queryClient, task.projectId),
  })
  return (
    <div ref={bringIntoSight} className="mb-4">
      <Notice
        urgent
        tone="warning"
        title="Failed to update task: it is not there any more."
        action={
          <Button
            size="sm"
            busy={restore.isPending}
            busyLabel="Restoring..."
            onClick={() => restore.mutate()}
          >
            Restore
          </Button>
        }
      >
        What you typed is still here. If somebody deleted the task, it can be restored for 30 days.
      </Notice>
    </div>
  )
}
