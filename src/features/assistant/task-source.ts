// A task as the source of a statement.
import type { Source } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'

export function sourceOf(task: Task): Source {
  return {
    ...{ kind: 'task', id: task.id, title: `#${task.number} ${task.title}`, path: `/task/${task.id}` },
    ...{ quote: task.blockedReason ?? task.evidence?.sentence ?? null, at: task.updatedAt },
  }
}
