// What a task's card shows: number and title, what its text adds, its figures, and the sentence behind it.
import type { ReactNode } from 'react'
import { Card, CardFoil } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EvidenceLine } from '../../../../ui/evidence-popover.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { columnOf } from '../../../tasks/status.ts'
import { CardTitle } from '../cards/card-title.tsx'
import { ownDescription } from '../cards/own-description.ts'
import { shownEvidence } from '../cards/task-evidence.ts'
import { CardMeta } from './card-meta.tsx'

export type CardFaceProps = {
  task: Task
  /** Named by highlightTask (KB-05). */
  highlighted?: boolean
  /** Chosen for a change of several. */
  chosen?: boolean
  /** Steps back as a done one does. */
  muted?: boolean
  /** Follows the pointer. */
  lifted?: boolean
  /** Opens the task; without it the card is there to be read. */
  onOpen?: () => void
  /** What can be done with it, at the right of its first line. */
  acts?: ReactNode
  /** A line above the title. */
  above?: ReactNode
  /** The figures below the text; those of the project board without it. */
  figures?: ReactNode
  /** Below the perforation, instead of the sentence behind the task. */
  foil?: ReactNode
  onUndo?: (changeSetId: number) => void
  mailHref?: (mailId: number, taskId: number) => string
}

export function CardFace(props: CardFaceProps) {
  const { task, highlighted, lifted, acts, above, figures = <CardMeta task={task} /> } = props
  const done = props.muted || columnOf(task.status) === 'done'
  const description = ownDescription(task)
  return (
    <Card
      done={done && !lifted}
      lifted={lifted}
      className={classNames(
        'group relative px-3 pt-[11px] has-[[data-task-title]:focus-visible]:outline-2 has-[[data-task-title]:focus-visible]:outline-offset-1 has-[[data-task-title]:focus-visible]:outline-focus',
        props.chosen && 'shadow-[0_0_0_2px_var(--accent)]!',
        highlighted && 'shadow-[0_0_0_2px_var(--accent),0_0_0_6px_var(--accent-tint)]!',
      )}
    >
      {above !== undefined && (
        <div className="mb-0.5 flex items-start gap-2">
          {above}
          {acts}
        </div>
      )}
      <div className="flex items-start gap-2">
        <h3 className={classNames('flex min-w-0 flex-1 gap-1.5 text-14 font-550', done && 'text-ink-2')}>
          <span className="shrink-0 font-normal text-ink-3 tabular-nums">#{task.number}</span>{' '}
          <Title {...props} />
        </h3>
        {above === undefined && acts}
      </div>
      {description !== '' && (
        <p className="mt-[3px] line-clamp-2 text-13 leading-[18px] text-ink-2 wrap-text">{description}</p>
      )}
      {figures}
      {props.foil ?? <Foil {...props} />}
    </Card>
  )
}

/* The title opens the task, and its area is the whole card. */
function Title({ task, onOpen }: CardFaceProps) {
  if (!onOpen)
    return (
      <span className="min-w-0 wrap-text">
        <CardTitle title={task.title} />
      </span>
    )
  return (
    <button
      type="button"
      data-task-title={task.id}
      onClick={onOpen}
      className="min-w-0 text-left wrap-text outline-none after:absolute after:inset-0 after:rounded-card"
    >
      <CardTitle title={task.title} />
    </button>
  )
}

function Foil({ task, onUndo, mailHref }: CardFaceProps) {
  const { evidence } = task
  const shown = evidence && shownEvidence(evidence, mailHref?.(evidence.mailId, task.id))
  if (!evidence || !shown) return <div className="h-[11px]" />
  const { changeSetId } = evidence
  return (
    <CardFoil className="-mx-3 mt-2.5">
      <EvidenceLine
        className="z-1 flex-1"
        evidence={shown}
        thing="task"
        onUndo={onUndo && changeSetId !== null ? () => onUndo(changeSetId) : undefined}
      />
    </CardFoil>
  )
}
