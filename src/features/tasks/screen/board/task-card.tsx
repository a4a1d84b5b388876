// One task on the board: title, two lines of text, its figures, and below the perforation the sentence behind it.
import { GripVertical, Pencil } from 'lucide-react'
import { memo } from 'react'
import { Card, CardFoil } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EvidenceLine } from '../../../../ui/evidence-popover.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Task } from '../../contract.ts'
import { columnOf } from '../../status.ts'
import { CardMeta } from './card-meta.tsx'
import type { useCarry } from './drag.tsx'
import { shownEvidence } from './task-evidence.ts'

export type TaskCardProps = {
  task: Task
  /** Named by highlightTask (KB-05). */
  highlighted?: boolean
  /** Follows the pointer. */
  lifted?: boolean
  /** An example: it proves itself like any card, but there is nothing to open or to carry. */
  example?: boolean
  onEdit?: (task: Task) => void
  onUndo?: (changeSetId: number) => void
  mailHref?: (mailId: number, taskId: number) => string
  handle?: ReturnType<typeof useCarry>['handle']
}

export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, highlighted, lifted } = props
  const done = columnOf(task.status) === 'done'
  return (
    <Card
      done={done && !lifted}
      lifted={lifted}
      className={classNames(
        'group relative px-3 pt-[11px] has-[[data-task-title]:focus-visible]:outline-2 has-[[data-task-title]:focus-visible]:outline-offset-1 has-[[data-task-title]:focus-visible]:outline-focus',
        highlighted && 'shadow-[0_0_0_2px_var(--accent),0_0_0_6px_var(--accent-tint)]!',
      )}
    >
      <TitleRow {...props} done={done} />
      {task.description !== '' && (
        <p className="mt-[3px] line-clamp-2 text-13 leading-[18px] text-ink-2 wrap-text">
          {task.description}
        </p>
      )}
      <CardMeta task={task} />
      <Foil {...props} />
    </Card>
  )
})

function TitleRow({ task, example, onEdit, handle, done }: TaskCardProps & { done: boolean }) {
  const title = (
    <>
      {task.title}{' '}
      <span className="text-12 font-normal tracking-normal text-ink-3 tabular-nums">#{task.number}</span>
    </>
  )
  return (
    <div className="flex items-start gap-2">
      <h3 className={classNames('min-w-0 flex-1 text-14 font-550', done && 'text-ink-2')}>
        {example ? (
          <span className="wrap-text">{title}</span>
        ) : (
          // The title opens the task, and its area is the whole card.
          <button
            type="button"
            data-task-title={task.id}
            onClick={() => onEdit?.(task)}
            className="text-left wrap-text outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </button>
        )}
      </h3>
      {!example && <CardActs task={task} onEdit={onEdit} handle={handle} />}
    </div>
  )
}

function CardActs({ task, onEdit, handle }: Pick<TaskCardProps, 'task' | 'onEdit' | 'handle'>) {
  return (
    <div className="relative z-1 -mt-0.5 -mr-[5px] flex opacity-75 group-hover:opacity-100 focus-within:opacity-100">
      <IconButton
        quiet
        size="sm"
        tooltip={false}
        label={`Edit ${task.title}`}
        icon={<Pencil aria-hidden />}
        onClick={() => onEdit?.(task)}
      />
      <IconButton
        {...handle}
        quiet
        size="sm"
        tooltip={false}
        label={`Move ${task.title}`}
        icon={<GripVertical aria-hidden />}
        className="cursor-grab touch-none md:w-[18px]!"
      />
    </div>
  )
}

function Foil({ task, onUndo, mailHref }: TaskCardProps) {
  const { evidence } = task
  const shown = evidence && shownEvidence(evidence, mailHref?.(evidence.mailId, task.id))
  if (!evidence || !shown) return <div className="h-[11px]" />
  const { changeSetId } = evidence
  return (
    <CardFoil className="-mx-3 mt-2.5">
      <EvidenceLine
        className="flex-1 [&>button]:z-1"
        evidence={shown}
        thing="task"
        isSaid={task.description === evidence.sentence.replace(/\s+/g, ' ')}
        onUndo={onUndo && changeSetId !== null ? () => onUndo(changeSetId) : undefined}
      />
    </CardFoil>
  )
}
