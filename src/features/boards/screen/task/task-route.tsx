// A task alone at /task/{id}: what opens from a link that somebody sent.
import { useLocation } from 'wouter'
import { NotFoundPage } from '../../../../ui/not-found-page.tsx'
import type { PageProps } from '../../../client.ts'
import { readOpenTask } from './open-task.ts'
import { TaskRead } from './task-read.tsx'
import { TaskView } from './task-view.tsx'
import { useTask } from './use-task.ts'

export function TaskRoute({ params }: PageProps) {
  const id = readOpenTask(new URLSearchParams({ task: params.taskId ?? '' }))
  return id === null ? <NotFoundPage /> : <TaskPage key={id} id={id} />
}

function TaskPage({ id }: { id: number }) {
  const read = useTask(id)
  const [, navigate] = useLocation()
  return (
    <div className="h-full min-h-0 overflow-hidden bg-surface">
      <h1 className="sr-only">{read.data?.title ?? 'Task'}</h1>
      <h2 className="sr-only">Edit Task</h2>
      <TaskRead read={read}>
        {(task) => <TaskView task={task} onLeave={() => navigate(`/project/${task.projectId}`)} />}
      </TaskRead>
    </div>
  )
}
