// The filters and the sort of the personal board: in a row of its head, or below each other in the phone's sheet.
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select, type SelectOption } from '../../../../ui/select.tsx'
import type { Priority } from '../../contract.ts'
import type { StatusMeaning } from '../../status.ts'
import { priorities, priorityWords } from '../board/board-view.ts'
import { meaningWords } from '../status-words.ts'
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

export function ViewControls({ view, onView, projects }: ViewControlsProps) {
  return (
    <>
      <Control label="Project" className="md:w-44">
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
      <Control label="Priority" className="md:w-26">
        <Select
          aria-label="Priority"
          value={view.priority ?? 'all'}
          onValueChange={(value) => onView({ ...view, priority: value === 'all' ? null : value })}
          options={priorityOptions}
        />
      </Control>
      <Control label="Status" className="md:w-32">
        <Select
          aria-label="Status"
          value={view.status ?? 'all'}
          onValueChange={(value) => onView({ ...view, status: value === 'all' ? null : value })}
          options={statusOptions}
        />
      </Control>
      <Control label="Sort" className="flex gap-1 md:w-46">
        <Select
          aria-label="Sort by"
          value={view.sort}
          onValueChange={(sort) => onView(sortedByField(view, sort))}
          options={personalSorts}
        />
        <IconButton
          label={view.direction === 'asc' ? 'Ascending, turn round' : 'Descending, turn round'}
          icon={view.direction === 'asc' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          onClick={() => onView(turned(view))}
        />
      </Control>
    </>
  )
}

type ControlProps = { label: string; className: string; children: ReactNode }

function Control({ label, className, children }: ControlProps) {
  return (
    <div className="md:flex md:items-center md:gap-2">
      {/* The control bears the same name itself. */}
      <span aria-hidden className="text-13 text-ink-2 max-md:mb-[5px] max-md:block max-md:font-medium">
        {label}
      </span>
      <div className={className}>{children}</div>
    </div>
  )
}
