// A move of a task that was not named: the only one that can be meant is moved, of several one is chosen (ERR-29, ERR-30).
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toasts.ts'
import type { Task } from '../../../tasks/contract.ts'
import type { TaskIntent } from '../../contract.ts'
import { movable } from './movable.ts'

export interface OpenMoveProps {
  intent: TaskIntent
  tasks: readonly Task[]
  busy: boolean
  onMove: (task: Task) => void
}

export function OpenMove({ intent: { label, status }, tasks, busy, onMove }: OpenMoveProps) {
  const [choosing, setChoosing] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!choosing) return
    choice.current?.scrollIntoView({ block: 'nearest' })
    choice.current?.querySelector('button')?.focus()
  }, [choosing])
  const found = movable(tasks, status)

  function press() {
    const [only, more] = found
    if (only === undefined) {
      toast({ title: 'No Tasks Available', description: `No tasks available to move to ${status}` })
    } else if (more === undefined) {
      onMove(only)
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
      <Button size="sm" disabled={busy} onClick={press}>
        {label}
      </Button>
    )
  return (
    <div ref={choice} className="w-full text-13">
      <p className="mb-1.5 font-medium">{label}: which one?</p>
      <ul className="flex max-h-48 flex-col items-start gap-1 overflow-y-auto">
        {found.map((task) => (
          <li key={task.id} className="max-w-full">
            <button
              type="button"
              className="rounded-control px-1.5 py-1 text-left text-13 wrap-text hover:bg-hover max-md:min-h-11"
              onClick={() => {
                setChoosing(false)
                onMove(task)
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
