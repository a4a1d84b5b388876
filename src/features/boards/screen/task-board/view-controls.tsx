// The filters and the sort of the personal board: in a row of its head, or below each other in a sheet.
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select, type SelectOption } from '../../../../ui/select.tsx'
import type { Priority } from '../../../tasks/contract.ts'
import { meaningWords, type StatusMeaning } from '../../../tasks/status.ts'
import { priorities, priorityWords } from '../cards/board-view.ts'
import {
  type PersonalView,
  type ProjectChoice,
  personalSorts,
  sortedByField,
  statusFilters,
  turned,
} from './personal-view.ts'

export type ViewControlsProps = {
  view: PersonalView
  onView: (view: PersonalView) => void
  /** What the project filter offers. */
  projects: readonly ProjectChoice[]
}

export type ViewControlsLook = 'row' | 'stack'

const all = { value: 'all', label: 'All' } as const

/** PB-02 */
const priorityOptions: SelectOption<Priority | 'all'>[] = [
  all,
  ...priorities.map((value) => ({ value, label: priorityWords[value] })),
]
const statusOptions: SelectOption<StatusMeaning | 'all'>[] = [
  all,
  ...statusFilters.map((value) => ({ value, label: meaningWords[value] })),
]

export function ViewControls({
  view,
  onView,
  projects,
  look,
}: ViewControlsProps & { look: ViewControlsLook }) {
  return (
    <>
      <Control label="Project" look={look} width="w-44">
        <Select
          aria-label="Project"
          value={view.project === null ? 'all' : String(view.project)}
          onValueChange={(value) => onView({ ...view, project: value === 'all' ? null : Number(value) })}
          options={[
            { value: 'all', label: 'All Projects' },
            ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Control>
      <Control label="Priority" look={look} width="w-26">
        <Select
          aria-label="Priority"
          value={view.priority ?? 'all'}
          onValueChange={(value) => onView({ ...view, priority: value === 'all' ? null : value })}
          options={priorityOptions}
        />
      </Control>
      <Control label="Status" look={look} width="w-32">
        <Select
          aria-label="Status"
          value={view.status ?? 'all'}
          onValueChange={(value) => onView({ ...view, status: value === 'all' ? null : value })}
          options={statusOptions}
        />
      </Control>
      <Control label="Sort" look={look} width="w-46">
        <Select
          aria-label="Sort by"
          value={view.sort}
          onValueChange={(sort) => onView(sortedByField(view, sort))}
          options={personalSorts}
        />
        <IconButton
          label={
            view.direction === 'asc' ? 'Ascending, change to descending' : 'Descending, change to ascending'
          }
          icon={view.direction === 'asc' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          onClick={() => onView(turned(view))}
        />
      </Control>
    </>
  )
}

type ControlProps = { label: string; look: ViewControlsLook; width: string; children: ReactNode }

function Control({ label, look, width, children }: ControlProps) {
  const inRow = look === 'row'
  return (
    <div className={inRow ? 'flex items-center gap-2' : undefined}>
      {/* The control bears the same name itself. */}
      <span
        aria-hidden
        className={inRow ? 'text-13 text-ink-2' : 'mb-[5px] block text-13 font-medium text-ink'}
      >
        {label}
      </span>
      <div className={classNames('flex items-center gap-1', inRow && width)}>{children}</div>
    </div>
  )
}
