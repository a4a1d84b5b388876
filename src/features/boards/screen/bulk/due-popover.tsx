// Sets the due date of a task or of several, or takes it away.
import { type FormEvent, type ReactElement, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { dueDays } from '../../../tasks/contract.ts'

/** `onDue` gets the day at 00:00 UTC (model.md, Time), or null. */
export type DuePopoverProps = {
  trigger: ReactElement
  /** As it is now, an ISO timestamp. */
  due?: string | null
  onDue: (dueDate: string | null) => void
}

export function DuePopover({ trigger, due, onDue }: DuePopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState('')
  const act = (dueDate: string | null) => {
    setOpen(false)
    onDue(dueDate)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') act(`${day}T00:00:00.000Z`)
  }
  return (
    <Popover
      label="Due date"
      align="start"
      trigger={trigger}
      open={isOpen}
      onOpenChange={(next) => {
        setDay(due?.slice(0, 10) ?? '')
        setOpen(next)
      }}
      className="w-64 p-3"
    >
      <form onSubmit={submit} className="grid gap-3">
        <Field label="Due Date">
          <Input
            type="date"
            min={dueDays.first}
            max={dueDays.last}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={() => act(null)}>
            No due date
          </Button>
          <Button size="sm" variant="primary" type="submit" disabled={day === ''}>
            Set
          </Button>
        </div>
      </form>
    </Popover>
  )
}
