// Adds a department or team, at first where one would look for it from what is chosen.
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Unit, UnitKind } from '../hierarchy/contract.ts'
import { parentOptions, topOfCompany } from './parent-options.ts'
import { possibleParents } from './tree-rows.ts'
import { kindNames } from './unit-glyph.tsx'
import type { NewUnit } from './use-hierarchy.ts'

export type NewUnitFormProps = {
  kind: UnitKind
  units: readonly Unit[]
  /** What is chosen in the tree. */
  near: Unit | null
  busy: boolean
  onAdd: (unit: NewUnit) => void
  onCancel: () => void
}

export function NewUnitForm({ kind, units, near, busy, onAdd, onCancel }: NewUnitFormProps) {
  const parents = possibleParents(units, { id: 0, kind })
  const [name, setName] = useState('')
  const [parent, setParent] = useState(() => firstPlace(kind, near))
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || busy) return
    onAdd({ kind, name, parentId: parent === topOfCompany ? null : Number(parent) })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <h3 className="text-13 font-semibold">New {kindNames[kind].toLowerCase()}</h3>
      <Field label="Name" required {...(tried && name.trim() === '' && { error: 'A name is required' })}>
        <Input maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Stands in">
        <Select value={parent} onValueChange={setParent} options={parentOptions(units, parents)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Adding...">
          Add
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** A team goes into the chosen department; everything else stands beside what is chosen. */
function firstPlace(kind: UnitKind, near: Unit | null): string {
  if (near === null || (kind === 'department' && near.kind === 'team')) return topOfCompany
  const id = kind === 'team' && near.kind === 'department' ? near.id : near.parentId
  return id === null ? topOfCompany : String(id)
}
