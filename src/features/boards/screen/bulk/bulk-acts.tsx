// The acts on chosen tasks, each behind its button.
import { CalendarDays, CircleDot, Flag, Trash2, UserRound, X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import type { BulkChange } from '../../../tasks/bulk/contract.ts'
import type { Priority, Task } from '../../../tasks/contract.ts'
import { type ColumnKey, columnTitles, statusOfColumn } from '../../../tasks/status.ts'
import { columnKeys } from '../cards/columns.ts'
import { type Assignable, AssignPopover } from './assign-popover.tsx'
import { countedTasks } from './bulk-words.ts'
import { DuePopover } from './due-popover.tsx'
import { useBulkChange } from './use-bulk-change.ts'

export type BulkActsProps = {
  tasks: readonly Task[]
  /** Who can be assigned all of them. */
  people: readonly Assignable[]
  /** Gives the choice up, but for these. */
  onDone: (left: readonly number[]) => void
}

const priorities: { value: Priority; label: string }[] = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

export function BulkActs({ tasks, people, onDone }: BulkActsProps) {
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulkChange((refused) => {
    setAsking(false)
    onDone(refused)
  })
  const apply = (change: BulkChange) => bulk.mutate({ tasks, change })
  const busy = bulk.isPending
  return (
    <>
      <div
        role="toolbar"
        aria-label="Selected tasks"
        className="ui-pop fixed bottom-6 left-1/2 z-30 flex max-w-[calc(100vw-24px)] -translate-x-1/2 items-center gap-1 overflow-x-auto rounded-panel bg-raised py-1.5 pr-1.5 pl-4 text-13 text-ink shadow-float [--surface:var(--raised)] [scrollbar-width:none] max-md:bottom-[calc(var(--bottom-bar,0px)+12px)] max-md:pl-3"
      >
        <span className="mr-1.5 font-medium whitespace-nowrap tabular-nums">
          {tasks.length} <span className="max-md:sr-only">selected</span>
        </span>
        <Menu
          label="Status"
          align="start"
          trigger={<BarButton icon={<CircleDot aria-hidden />} label="Status" busy={busy} />}
        >
          {columnKeys.map((column: ColumnKey) => (
            <MenuItem key={column} onSelect={() => apply({ status: statusOfColumn[column] })}>
              {columnTitles[column]}
            </MenuItem>
          ))}
        </Menu>
        <AssignPopover
          people={people}
          trigger={<BarButton icon={<UserRound aria-hidden />} label="Assign" busy={busy} />}
          onAssign={(assigneeIds) => apply({ assigneeIds })}
        />
        <Menu
          label="Priority"
          align="start"
          trigger={<BarButton icon={<Flag aria-hidden />} label="Priority" busy={busy} />}
        >
          {priorities.map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => apply({ priority: value })}>
              {label}
            </MenuItem>
          ))}
        </Menu>
        <DuePopover
          trigger={<BarButton icon={<CalendarDays aria-hidden />} label="Due date" busy={busy} />}
          onDue={(dueDate) => apply({ dueDate })}
        />
        <BarButton icon={<Trash2 aria-hidden />} label="Delete" busy={busy} onClick={() => setAsking(true)} />
        <IconButton label="Clear selection" keys="Esc" icon={<X aria-hidden />} onClick={() => onDone([])} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${countedTasks(tasks.length)}`}
        description="They can be restored from Done for 30 days."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={() => apply({ deleted: true })}
      />
    </>
  )
}

type BarButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { label: string }

/* On a phone the sign alone. It takes what a menu gives its trigger. */
function BarButton({ label, ...rest }: BarButtonProps) {
  return (
    <Button variant="ghost" className="max-md:px-2.5!" {...rest}>
      <span className="max-md:sr-only">{label}</span>
    </Button>
  )
}
