// The task that an answer proposes: made after a press, and taken away again by another (AIA-11, ERR-32).
import { Button } from '../../../ui/button.tsx'
import { PriorityBadge } from '../../../ui/priority.tsx'
import type { Task } from '../../tasks/contract.ts'
import type { ChatMessage } from './chat.ts'
import { Done } from './done.tsx'
import type { useCreate } from './use-create.ts'

export type NewTaskOfferProps = {
  message: ChatMessage
  task: NonNullable<ChatMessage['newTask']>
  tasks: readonly Task[]
  making: ReturnType<typeof useCreate>
}

export function NewTaskOffer({ message, task, tasks, making }: NewTaskOfferProps) {
  const { taskId } = task
  const isMade = taskId !== undefined && tasks.some(({ id }) => id === taskId)
  return (
    <div className="mt-1.5 rounded-control px-2.5 py-2 ring-line-2">
      <p className="font-550 wrap-text">{task.title}</p>
      {task.description !== '' && <p className="text-ink-2 wrap-text">{task.description}</p>}
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <PriorityBadge priority={task.priority} />
        {isMade && <Done>Created</Done>}
        {/* One button for both, so that the focus stays where the press was. */}
        <Button
          size="sm"
          variant={isMade ? 'ghost' : 'secondary'}
          busy={making.busy}
          onClick={() => (isMade ? making.remove({ taskId, message }) : making.create({ message, task }))}
        >
          {isMade ? 'Undo' : 'Create task'}
        </Button>
      </div>
    </div>
  )
}
