// One task of My Tasks: what it is, where it stands, from which mail it came, and its two acts (MYT-05 to MYT-07).
import { ArrowUpRight, Check, RotateCcw } from 'lucide-react'
import { memo, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'
import { HeldUpBy } from '../blockers/held-up-by.tsx'
import { CardTitle } from '../board/card-title.tsx'
import { ChooseBox } from '../bulk/choose-box.tsx'
import type { Choose } from '../bulk/use-selection.ts'
import { MyTaskFacts } from './my-task-facts.tsx'
import { MyTaskSource } from './my-task-source.tsx'

export type MyTaskCardProps = {
  task: ListedTask
  onOpen: (task: ListedTask) => void
  onToggle: (task: ListedTask) => void
  chosen: boolean
  onChoose: Choose
}

export const MyTaskCard = memo(function MyTaskCard({
  task,
  onOpen,
  onToggle,
  chosen,
  onChoose,
}: MyTaskCardProps) {
  const titleId = useId()
  const done = meaningOf(task.status) === 'done'
  return (
    <Card
      done={done}
      className={classNames(
        'group relative px-4 pt-3 has-[[data-task-title]:focus-visible]:outline-2 has-[[data-task-title]:focus-visible]:outline-offset-1 has-[[data-task-title]:focus-visible]:outline-focus',
        chosen && 'shadow-[0_0_0_2px_var(--accent)]!',
      )}
    >
      <div className="flex gap-x-6 gap-y-3 pb-3 max-md:flex-col">
        <div className="flex min-w-0 flex-1 gap-2">
          <ChooseBox task={task} checked={chosen} onChoose={onChoose} className="-mt-0.5 -ml-1" />
          <div className="min-w-0 flex-1">
            <h3 className={classNames('text-14 font-550', done && 'text-ink-2')}>
              {/* Its area is the whole card. */}
              <button
                type="button"
                id={titleId}
                data-task-title={task.id}
                onClick={() => onOpen(task)}
                className="text-left wrap-text outline-none after:absolute after:inset-0 after:rounded-card"
              >
                <CardTitle title={task.title} />
              </button>
            </h3>
            {task.description !== '' && (
              <p className="mt-[3px] line-clamp-2 max-w-[90ch] text-13 leading-[18px] text-ink-2 wrap-text">
                {task.description}
              </p>
            )}
            <HeldUpBy task={task} />
            <MyTaskFacts task={task} />
          </div>
        </div>
        <div className="relative z-1 flex shrink-0 items-start gap-2 self-start max-md:flex-wrap max-md:self-stretch max-md:[&>*]:flex-1 max-[23rem]:[&>*]:px-2! max-[23rem]:[&_svg]:hidden">
          <ButtonLink
            href={`/project/${task.projectId}?highlightTask=${task.id}`}
            variant="ghost"
            icon={<ArrowUpRight aria-hidden />}
          >
            View in Project
          </ButtonLink>
          <Button
            icon={done ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            aria-describedby={titleId}
            onClick={() => onToggle(task)}
            className="md:w-[138px]"
          >
            {done ? 'Mark Pending' : 'Mark Complete'}
          </Button>
        </div>
      </div>
      <MyTaskSource task={task} />
    </Card>
  )
})
