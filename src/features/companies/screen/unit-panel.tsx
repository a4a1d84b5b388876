// One department or team: its name, where it stands, who leads it, who is in it, and the way to delete it.
import { Trash2, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Hierarchy, PlacedPerson, Unit } from '../hierarchy/contract.ts'
import { parentOptions, topOfCompany } from './parent-options.ts'
import { personName } from './person-of.ts'
import { possibleParents } from './tree-rows.ts'
import { kindNames } from './unit-glyph.tsx'
import type { HierarchyActs } from './use-hierarchy.ts'

export type UnitPanelProps = {
  unit: Unit
  hierarchy: Hierarchy
  acts: HierarchyActs
  onDeleted: () => void
}

export function UnitPanel({ unit, hierarchy, acts, onDeleted }: UnitPanelProps) {
  const { units, people } = hierarchy
  const change = (changed: { parentId?: number | null; leadId?: number | null }) =>
    acts.change.mutate({ unitId: unit.id, ...changed })
  return (
    <div className="grid gap-4">
      <h3 className="text-13 font-semibold wrap-text">
        {kindNames[unit.kind]} {unit.name}
      </h3>
      <NameForm unit={unit} acts={acts} />
      <Field label="Stands in">
        <Select
          value={unit.parentId === null ? topOfCompany : String(unit.parentId)}
          onValueChange={(id) => change({ parentId: id === topOfCompany ? null : Number(id) })}
          options={parentOptions(units, possibleParents(units, unit))}
        />
      </Field>
      <Field label="Lead">
        <Select
          value={unit.leadId === null ? nobody : String(unit.leadId)}
          onValueChange={(id) => change({ leadId: id === nobody ? null : Number(id) })}
          options={[{ value: nobody, label: 'Nobody' }, ...people.map(personOption)]}
        />
      </Field>
      <Members unit={unit} hierarchy={hierarchy} acts={acts} />
      <DeleteButton unit={unit} acts={acts} onDeleted={onDeleted} />
    </div>
  )
}

const nobody = 'nobody'
const personOption = (person: PlacedPerson) => ({ value: String(person.id), label: personName(person) })

function NameForm({ unit, acts }: Pick<UnitPanelProps, 'unit' | 'acts'>) {
  const [name, setName] = useState(unit.name)
  const changed = name.trim() !== unit.name

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (changed && name.trim() !== '' && !acts.change.isPending) acts.change.mutate({ unitId: unit.id, name })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field label="Name" {...(name.trim() === '' && { error: 'A name is required' })}>
        <Input maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {changed && (
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          busy={acts.change.isPending}
          busyLabel="Saving..."
        >
          Rename
        </Button>
      )}
    </form>
  )
}

function Members({ unit, hierarchy: { people }, acts }: Omit<UnitPanelProps, 'onDeleted'>) {
  const here = people.filter(({ id }) => unit.memberIds.includes(id))
  const others = people.filter(({ id }) => !unit.memberIds.includes(id))
  return (
    <div>
      <h4 className="text-13 font-medium">Members</h4>
      {here.length > 0 && (
        <ul aria-label={`Members of ${unit.name}`} className="mt-1">
          {here.map((person) => (
            <li key={person.id} className="flex items-center gap-2 text-13">
              <span className="min-w-0 flex-1 truncate">{personName(person)}</span>
              <IconButton
                size="sm"
                label={`Take ${personName(person)} out of ${unit.name}`}
                icon={<X aria-hidden />}
                onClick={() => acts.place.mutate({ userId: person.id, unitId: null })}
              />
            </li>
          ))}
        </ul>
      )}
      <Select
        aria-label={`Add a member to ${unit.name}`}
        value={undefined}
        placeholder="Add a member"
        onValueChange={(id) => acts.place.mutate({ userId: Number(id), unitId: unit.id })}
        options={others.map(personOption)}
        disabled={others.length === 0 || acts.place.isPending}
        className="mt-1.5"
      />
    </div>
  )
}

function DeleteButton({ unit, acts, onDeleted }: Pick<UnitPanelProps, 'unit' | 'acts' | 'onDeleted'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${unit.name}?`}
        description="Everything below it moves up one level, members included. Nobody leaves the company."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={acts.remove.isPending}
        onConfirm={() =>
          acts.remove.mutate(unit.id, { onSuccess: onDeleted, onSettled: () => setAsking(false) })
        }
      />
    </>
  )
}
