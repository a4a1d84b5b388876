// A task alone at /task/{id}: what opens from a link that somebody sent.
import { useLocation } from 'wouter'
import { NotFoundPage } from '../../../../ui/not-found-page.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import type { PageProps } from '../../../client.ts'
import { readOpenTask, taskPath } from './open-task.ts'
import { TaskRead } from './task-read.tsx'
import { TaskView } from './task-view.tsx'
import { useTaskWalk } from './task-walk.ts'
import { useTask } from './use-task.ts'

export function TaskRoute({ params }: PageProps) {
  const id = readOpenTask(new URLSearchParams({ task: params.taskId ?? '' }))
  return id === null ? <NotFoundPage /> : <TaskPage key={id} id={id} />
}

function TaskPage({ id }: { id: number }) {
  const read = useTask(id)
  const [, navigate] = useLocation()
  const walk = useTaskWalk(id)
  const go = (to: number) => navigate(taskPath(to), { replace: true })
  // False where the list ends.
  const step = (to: number | null = null) => (to === null ? false : go(to))
  useKeys('On the task', [
    { keys: 'j', label: 'Next task of the list', run: () => step(walk?.after) },
    { keys: 'k', label: 'Task before', run: () => step(walk?.before) },
  ])
  return (
    <div className="h-full min-h-0 overflow-hidden bg-surface">
      <h1 className="sr-only">{read.data?.title ?? 'Task'}</h1>
      <h2 className="sr-only">Edit Task</h2>
      <TaskRead read={read}>
        {(task) => (
          <TaskView task={task} walk={{ walk, go }} onLeave={() => navigate(`/project/${task.projectId}`)} />
        )}
      </TaskRead>
    </div>
  )
}
