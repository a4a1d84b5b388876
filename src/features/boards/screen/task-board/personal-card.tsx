// A task on the personal board: its project above the title, its status among the figures, and what can be done with it.

import { Check, GripVertical, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { firstAgent } from '../../../../crew/crew.ts'
import { Button } from '../../../../ui/button.tsx'
import { CardFoil } from '../../../../ui/card.tsx'
import { dueWords, formatDate } from '../../../../ui/dates.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useNow } from '../../../../ui/now.ts'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { StatusBadge } from '../../../../ui/status.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { HeldUpBy } from '../blockers/held-up-by.tsx'
import { CardFace } from '../board/card-face.tsx'
import { Assignees, CommentCount, Due, Figures } from '../board/card-meta.tsx'
import type { useCarry } from '../board/drag.tsx'
import { mailOnBoard } from '../cards/mail-address.ts'
import { statusLabelOf } from '../status-words.ts'
import { focusBeside } from './focus-beside.ts'
import { isThrough } from './lists.ts'
import { projectNameOf } from './personal-view.ts'
import { restoreWords } from './restore-days.ts'

export type PersonalCardActs = {
  onOpen?: (task: ListedTask) => void
  onComplete?: (task: ListedTask) => void
  onRestore?: (task: ListedTask) => void
  onUndo?: (changeSetId: number) => void
  /** The task that is being restored. */
  restoring?: number | null
}

export type PersonalCardProps = PersonalCardActs & {
  task: ListedTask
  lifted?: boolean
  /** Goes on the grip; a card that cannot be carried has none. */
  handle?: ReturnType<typeof useCarry>['handle']
}

/** PB-10 to PB-12; a deleted one can be read and restored, no more (PB-24). */
export const PersonalCard = memo(function PersonalCard(props: PersonalCardProps) {
  const { task, lifted, onOpen, onUndo } = props
  const deleted = task.deletedAt !== null
  return (
    <CardFace
      task={task}
      lifted={lifted}
      muted={deleted}
      above={<ProjectLink task={task} />}
      acts={!deleted && <CardActs {...props} />}
      figures={<PersonalFigures task={task} />}
      onOpen={onOpen && !deleted ? () => onOpen(task) : undefined}
      onUndo={onUndo}
      mailHref={(mailId, taskId) => mailHref(task, mailId, taskId)}
      {...(deleted && { foil: <DeletedFoil {...props} deletedAt={task.deletedAt ?? ''} /> })}
    />
  )
})

/** Where a project's mails stand beside its tasks. */
const mailPage = firstAgent.page?.path ?? '/'

function ProjectLink({ task }: { task: ListedTask }) {
  return (
    <p className="flex h-5 min-w-0 flex-1 items-center text-12 max-md:h-7">
      <Link
        href={`${mailPage}?project=${task.projectId}`}
        // The card is what is carried, not the link.
        draggable={false}
        className="relative z-1 truncate text-ink-2 hover:text-ink hover:underline"
      >
        {projectNameOf(task)}
      </Link>
    </p>
  )
}

function CardActs({ task, handle, onComplete }: PersonalCardProps) {
  return (
    <div className="relative z-1 -mt-0.5 -mr-[5px] flex opacity-75 group-hover:opacity-100 focus-within:opacity-100">
      {!isThrough(task) && (
        <IconButton
          quiet
          size="sm"
          tooltip={false}
          label={`Complete ${task.title}`}
          title="Mark as completed"
          icon={<Check aria-hidden />}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget)
            onComplete?.(task)
          }}
        />
      )}
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

function PersonalFigures({ task }: { task: ListedTask }) {
  const { shown, label } = statusLabelOf(task.status)
  return (
    <>
      <HeldUpBy task={task} />
      <Figures>
        <StatusBadge status={shown} label={label} />
        <PriorityBadge priority={task.priority} />
        {/* Relative however far it is (PB-11). */}
        {task.dueDate !== null && <Due task={task} wordsOf={dueWords} />}
        <CommentCount task={task} />
        <Assignees task={task} />
      </Figures>
    </>
  )
}

/* Opens the project's board with the mail at the sentence. */
function mailHref({ projectId }: ListedTask, mailId: number, taskId: number): string {
  return mailOnBoard(projectId, mailId, `t${taskId}`)
}

function DeletedFoil({ task, deletedAt, onRestore, restoring }: PersonalCardProps & { deletedAt: string }) {
  const now = useNow()
  return (
    <CardFoil className="-mx-3 mt-2.5 text-12 text-ink-2 [&>svg]:size-3.5">
      <Trash2 aria-hidden />
      <span title={`Deleted ${formatDate(deletedAt)}`} className="min-w-0 flex-1">
        {restoreWords(deletedAt, now)}
      </span>
      <Button
        size="sm"
        aria-label={`Restore ${task.title}`}
        busy={restoring === task.id}
        onClick={() => onRestore?.(task)}
      >
        Restore
      </Button>
    </CardFoil>
  )
}
