// The moves that an answer proposes: each waits for a press, and can be taken back (AIA-11).
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.ts'
import type { Task } from '../../tasks/contract.ts'
import { meaningOf } from '../../tasks/status.ts'
import type { TaskAction } from '../answer/contract.ts'
import { Done } from './done.tsx'
import { movable } from './movable.ts'
import type { Moving } from './use-move.ts'

export type MoveOffersProps = {
  actions: readonly TaskAction[]
  tasks: readonly Task[]
  moving: Moving
}

export function MoveOffers({ actions, tasks, moving }: MoveOffersProps) {
  const left = actions.flatMap((action) => {
    const task = tasks.find(({ id }) => id === action.taskId)
    return task && !isAt(task, action.statusChange) ? [{ task, status: action.statusChange }] : []
  })
  return (
    <>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {actions.map((action, index) => (
          <li key={action.taskId ?? `open ${index}`} className="rounded-control px-2.5 py-2 ring-line-2">
            {action.taskId == null ? (
              <OpenOffer action={action} tasks={tasks} moving={moving} />
            ) : (
              <Offer
                action={action}
                task={tasks.find(({ id }) => id === action.taskId)}
                title={action.description}
                moving={moving}
              />
            )}
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <Button
          size="sm"
          className="mt-1.5"
          onClick={() => {
            for (const { task, status } of left) moving.move(task, status)
          }}
        >
          Move all {left.length}
        </Button>
      )}
    </>
  )
}

function isAt(task: Task, status: string): boolean {
  return meaningOf(task.status) === meaningOf(status)
}

type OfferProps = { action: TaskAction; task: Task | undefined; title: string; moving: Moving }

function Offer({ action: { label, statusChange }, task, title, moving }: OfferProps) {
  if (task === undefined) return <p className="text-ink-2 wrap-text">{title} is no longer on this board.</p>
  const isThere = isAt(task, statusChange)
  const undo = isThere ? moving.undoOf(task) : null
  return (
    <>
      <p className="mb-1.5 wrap-text">
        #{task.number} {task.title}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        {isThere && <Done>Moved</Done>}
        {/* One button for both, so that the focus stays where the press was. */}
        {(!isThere || undo) && (
          <Button
            size="sm"
            variant={isThere ? 'ghost' : 'secondary'}
            busy={moving.moving === task.id}
            onClick={undo ?? (() => moving.move(task, statusChange))}
          >
            {isThere ? 'Undo' : label}
          </Button>
        )}
      </div>
    </>
  )
}

/** No task was named: the only one that can be meant is moved, of several one is chosen (ERR-29, ERR-30). */
function OpenOffer({ action, tasks, moving }: { action: TaskAction } & Omit<MoveOffersProps, 'actions'>) {
  const [choosing, setChoosing] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (choosing) choice.current?.scrollIntoView({ block: 'nearest' })
  }, [choosing])
  const { label, statusChange } = action
  const found = movable(tasks, statusChange)

  function press() {
    const [only] = found
    if (only === undefined) {
      toast({
        title: 'No Tasks Available',
        description: `No tasks available to move to ${statusChange}`,
      })
    } else if (found.length === 1) {
      moving.move(only, statusChange)
    } else {
      setChoosing(true)
      toast({
        title: 'Select a Task',
        description: `Choose from: ${found.map(({ title }) => title).join(', ')}`,
      })
    }
  }

  if (!choosing)
    return (
      <Button size="sm" onClick={press}>
        {label}
      </Button>
    )
  return (
    <div ref={choice}>
      <p className="mb-1.5 font-medium">{label}: which one?</p>
      <ul className="flex max-h-48 flex-col items-start gap-1 overflow-y-auto">
        {found.map((task) => (
          <li key={task.id} className="max-w-full">
            <button
              type="button"
              className="rounded-control px-1.5 py-1 text-left text-13 wrap-text hover:bg-hover max-md:min-h-11"
              onClick={() => {
                setChoosing(false)
                moving.move(task, statusChange)
              }}
            >
              #{task.number} {task.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
