// Chooses who does a task, or several: one person or more, or nobody.
import { type ReactElement, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Popover } from '../../../../ui/popover.tsx'

export type Assignable = { id: number; name: string }

export type AssignPopoverProps = {
  people: readonly Assignable[]
  /** Who has it now. */
  assigned?: readonly number[]
  trigger: ReactElement
  onAssign: (ids: number[]) => void
}

const nobody: readonly number[] = []

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

export function AssignPopover({ people, assigned = nobody, trigger, onAssign }: AssignPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const [ids, setIds] = useState<readonly number[]>([])
  const open = (next: boolean) => {
    setIds(assigned)
    setOpen(next)
  }
  return (
    <Popover
      label="Assign to"
      align="start"
      trigger={trigger}
      open={isOpen}
      onOpenChange={open}
      className="w-64 p-3"
    >
      {people.length === 0 ? (
        <p className="text-ink-2">Nobody takes part in all of these projects.</p>
      ) : (
        <fieldset>
          <legend className="mb-1.5 font-medium">Assign to</legend>
          <div className="max-h-60 overflow-y-auto">
            {people.map((person) => (
              <Checkbox
                key={person.id}
                label={person.name}
                checked={ids.includes(person.id)}
                onCheckedChange={(checked) =>
                  setIds(checked ? [...ids, person.id] : ids.filter((id) => id !== person.id))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-3 flex justify-end gap-2">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            open(false)
            onAssign([])
          }}
        >
          Assign nobody
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={ids.length === 0 || sameIds(ids, assigned)}
          onClick={() => {
            open(false)
            onAssign([...ids])
          }}
        >
          Assign
        </Button>
      </div>
    </Popover>
  )
}
