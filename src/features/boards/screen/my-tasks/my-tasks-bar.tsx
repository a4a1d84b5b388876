// The choice of what is shown and in which order.
import { Chip } from '../../../../ui/chip.tsx'
import { Select } from '../../../../ui/select.tsx'
import {
  filterLabels,
  type MyTasksView,
  readView,
  sortLabels,
  taskFilters,
  taskSorts,
  writeView,
} from '../cards/my-tasks-view.ts'
import { SavedViewsButton } from '../views/saved-views.tsx'

export type MyTasksBarProps = { view: MyTasksView; onView: (change: Partial<MyTasksView>) => void }

export function MyTasksBar({ view, onView }: MyTasksBarProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in all browsers */}
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
        {taskFilters.map((filter) => (
          <Chip key={filter} size="md" pressed={view.filter === filter} onClick={() => onView({ filter })}>
            {filterLabels[filter]}
          </Chip>
        ))}
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <SavedViewsButton
          page="my-tasks"
          query={writeView(new URLSearchParams(), view).toString()}
          onOpen={(query) => onView(readView(query))}
        />
        <span aria-hidden className="text-13 whitespace-nowrap text-ink-2">
          Sort by
        </span>
        <Select
          aria-label="Sort by"
          value={view.sort}
          onValueChange={(sort) => onView({ sort })}
          options={taskSorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
          className="w-44 max-sm:w-auto max-sm:flex-1"
        />
      </div>
    </div>
  )
}
