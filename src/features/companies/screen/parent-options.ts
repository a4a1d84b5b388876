// The places a department or team may be given, as a choice.
import type { SelectOption } from '../../../ui/select.tsx'
import type { Unit } from '../hierarchy/contract.ts'
import { pathOf } from './tree-rows.ts'

export const topOfCompany = 'top'

export function parentOptions(units: readonly Unit[], parents: readonly Unit[]): SelectOption<string>[] {
  const places = parents.map(({ id }) => ({ value: String(id), label: pathOf(units, id) }))
  return [
    { value: topOfCompany, label: 'Top of the company' },
    ...places.sort((one, other) => one.label.localeCompare(other.label)),
  ]
}
