// The board of the example: the columns and cards of the app, for reading.

import { CardFace } from '../../../boards/screen/board/card-face.tsx'
import { ColumnHead } from '../../../boards/screen/board/column-head.tsx'
import { columnKeys, dealIntoColumns } from '../../../boards/screen/cards/columns.ts'
import type { Task } from '../../../tasks/contract.ts'
import type { ColumnKey } from '../../../tasks/status.ts'

export function ExampleBoard({ tasks }: { tasks: readonly Task[] }) {
  const columns = dealIntoColumns([...tasks])
  return (
    <section
      aria-label="Board"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, which keys must reach
      tabIndex={0}
      className="landing-board grid min-w-0 flex-1 grid-cols-3 -outline-offset-2 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto"
    >
      {columnKeys.map((key) => (
        <ExampleColumn key={key} column={key} tasks={columns[key]} />
      ))}
    </section>
  )
}

function ExampleColumn({ column, tasks }: { column: ColumnKey; tasks: readonly Task[] }) {
  const id = `example-${column}`
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border-r border-line last:border-r-0 max-md:w-[86%] max-md:shrink-0 max-md:snap-start max-md:last:w-full"
    >
      <ColumnHead column={column} id={id} count={tasks.length} />
      <ul className="flex flex-col gap-2 px-3 pb-4">
        {tasks.map((task) => (
          <li key={task.id} data-card={task.number} className="landing-card">
            <CardFace task={task} />
          </li>
        ))}
      </ul>
    </section>
  )
}
