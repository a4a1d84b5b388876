// Which column of a table is what: guessed by their heads, and chosen by hand where that is wrong.
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type ImportPreview, type TaskField, taskFields } from '../contract.ts'
import type { ChosenColumns } from './use-import.ts'

const names: Record<TaskField, string> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  priority: 'Priority',
  dueDate: 'Due date',
  assignees: 'Assignees',
  labels: 'Labels',
  number: 'Number',
  blockedBy: 'Blocked by',
}

const NONE = 'none'

export function ColumnMatching({
  columns,
  matched,
  chosen,
  onMatch,
}: Pick<ImportPreview, 'columns' | 'matched'> & {
  chosen: ChosenColumns
  onMatch: (columns: ChosenColumns) => void
}) {
  const options = [
    { value: NONE, label: 'No column' },
    ...columns.map((head, at) => ({ value: String(at), label: head || `Column ${at + 1}` })),
  ]
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="text-14 font-semibold">
        Columns
      </h2>
      <p className="mt-0.5 text-13 text-ink-2">
        What no field is chosen for goes into the description, so that nothing is lost.
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
        {taskFields.map((field) => (
          <Field key={field} label={names[field]} required={field === 'title'}>
            <Select
              value={matched[field] === undefined ? NONE : String(matched[field])}
              options={options}
              onValueChange={(value) =>
                onMatch({ ...chosen, [field]: value === NONE ? null : Number(value) })
              }
            />
          </Field>
        ))}
      </div>
    </section>
  )
}
