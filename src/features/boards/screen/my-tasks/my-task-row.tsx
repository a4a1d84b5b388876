// One task of My Tasks in two lines: what it is and how it stands, and where it comes from (MYT-05 to MYT-07).
import { memo, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PriorityBadge } from '../../../../ui/priority.tsx'
import { StatusGlyph } from '../../../../ui/status.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { HeldUpBy } from '../blockers/held-up-by.tsx'
import { Due } from '../board/card-meta.tsx'
import { ChooseBox } from '../bulk/choose-box.tsx'
import type { Choose } from '../bulk/use-selection.ts'
import { CardTitle } from '../cards/card-title.tsx'
import { dueLabel } from '../cards/due-label.ts'
import { ownDescription } from '../cards/own-description.ts'
import { statusLabelOf } from '../status-words.ts'
import { MyTaskMore } from './my-task-more.tsx'
import { MyTaskSource } from './my-task-source.tsx'
import { OtherPeople } from './other-people.tsx'

export type MyTaskRowProps = {
  task: ListedTask
  /** The reader, whose own name says nothing here. */
  ownId: number | null
  onOpen: (task: ListedTask) => void
  onToggle: (task: ListedTask) => void
  chosen: boolean
  onChoose: Choose
}

/* With a mouse it waits until one is at the row; a chosen one always shows. */
const shyBox = 'pointer-fine:[&:not(:focus-visible,[data-state=checked],.group:hover_*)]:opacity-0'

export const MyTaskRow = memo(function MyTaskRow(props: MyTaskRowProps) {
  const { task, ownId, onOpen, chosen, onChoose } = props
  const titleId = useId()
  const isDone = meaningOf(task.status) === 'done'
  return (
    <div
      className={classNames(
        'group relative grid grid-cols-[24px_24px_minmax(0,1fr)_76px_124px_62px] items-center gap-x-2 pt-[11px] pr-3.5 pb-2.5 pl-1.5 hover:bg-hover max-md:grid-cols-[32px_36px_minmax(0,1fr)] max-md:gap-x-0.5 max-md:pl-0.5',
        'has-[[data-task-title]:focus-visible]:outline-2 has-[[data-task-title]:focus-visible]:-outline-offset-2 has-[[data-task-title]:focus-visible]:outline-focus',
        chosen && 'bg-accent-tint',
      )}
    >
      <ChooseBox task={task} checked={chosen} onChoose={onChoose} className={shyBox} />
      <DoneToggle {...props} />
      {/* What there is no room for shows on hover, in all of the row. */}
      <h3
        title={ownDescription(task) || undefined}
        className={classNames('min-w-0 text-14', isDone ? 'font-medium text-ink-2' : 'font-550')}
      >
        <button
          type="button"
          id={titleId}
          data-task-title={task.id}
          onClick={() => onOpen(task)}
          className="block w-full truncate text-left outline-none after:absolute after:inset-0 max-md:whitespace-normal max-md:wrap-text"
        >
          <CardTitle title={task.title} />
        </button>
      </h3>
      <div className="contents max-md:col-start-3 max-md:row-start-3 max-md:flex max-md:min-h-[22px] max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:text-12 [&_svg]:size-3.5">
        <PriorityBadge priority={task.priority} />
        <span className="text-12 text-ink-2">
          <Due task={task} wordsOf={dueLabel} />
        </span>
        <OtherPeople task={task} ownId={ownId} />
      </div>
      <div className="col-[3/-1] pt-[5px] max-md:col-start-3 max-md:row-start-2 max-md:pt-1">
        <MyTaskSource task={task} />
        <HeldUpBy task={task} />
      </div>
      <MyTaskMore task={task} />
      <RowActs {...props} titleId={titleId} />
    </div>
  )
})

/* The glyph says how far the task is, and a press ticks it off or opens it again. */
function DoneToggle({ task, onToggle }: MyTaskRowProps) {
  const { shown, label } = statusLabelOf(task.status)
  const isDone = meaningOf(task.status) === 'done'
  return (
    <button
      type="button"
      title={`${label}. ${isDone ? 'Mark pending' : 'Mark complete'}`}
      aria-label={`${isDone ? 'Reopen' : 'Complete'} ${task.title}`}
      onClick={() => onToggle(task)}
      className="relative z-1 grid size-6 place-items-center rounded-full hover:bg-ink/8 max-md:size-9"
    >
      <StatusGlyph status={shown} className="size-5 [stroke-width:1.25]" />
    </button>
  )
}

/* Above the end of the second line while the row is pointed at or has the focus; on a phone the row itself opens. */
function RowActs({ task, titleId, onToggle }: MyTaskRowProps & { titleId: string }) {
  return (
    <div className="absolute right-3.5 bottom-[7px] z-1 flex gap-1.5 rounded-control bg-hover pl-2 opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 max-md:hidden pointer-coarse:opacity-100">
      <ButtonLink size="sm" href={`/project/${task.projectId}?highlightTask=${task.id}`}>
        View in Project
      </ButtonLink>
      <Button size="sm" aria-describedby={titleId} onClick={() => onToggle(task)}>
        {meaningOf(task.status) === 'done' ? 'Mark Pending' : 'Mark Complete'}
      </Button>
    </div>
  )
}
