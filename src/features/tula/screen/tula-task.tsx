// A task in the detail of a project: its title, its figures, and the way into it.

import { CardMeta } from '../../boards/screen/board/card-meta.tsx'
import { CardTitle } from '../../boards/screen/cards/card-title.tsx'
import type { Task } from '../../tasks/contract.ts'
import { meaningOf } from '../../tasks/status.ts'

export function TulaTask({ task, onOpen }: { task: Task; onOpen: (task: Task) => void }) {
  const done = meaningOf(task.status) === 'done'
  return (
    <li className="relative px-5 py-2.5 hover:bg-hover has-[button:focus-visible]:outline-2 has-[button:focus-visible]:-outline-offset-2 has-[button:focus-visible]:outline-focus max-md:px-4">
      {/* Its area is the whole row. */}
      <button
        type="button"
        onClick={() => onOpen(task)}
        className={`text-left text-13 font-550 wrap-text outline-none after:absolute after:inset-0 ${done ? 'text-ink-2 line-through' : ''}`}
      >
        <CardTitle title={task.title} />{' '}
        <span className="font-normal text-ink-3 tabular-nums">#{task.number}</span>
      </button>
      <CardMeta task={task} />
    </li>
  )
}
