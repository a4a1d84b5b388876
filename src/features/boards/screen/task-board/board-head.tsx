// The head of the personal board: its name, its filters and sort, and below it the filters that are on (PB-01 to PB-05).
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { SavedViewsButton } from '../views/saved-views.tsx'
import { readPersonalView, writePersonalView } from './personal-address.ts'
import { type ActiveFilter, activeFilters, withoutPersonalFilters } from './personal-view.ts'
import { ViewControls, type ViewControlsProps } from './view-controls.tsx'

export function BoardHead(props: ViewControlsProps) {
  const { view, onView, projects } = props
  const [sheetOpen, setSheetOpen] = useState(false)
  const nameOf = (id: number) => projects.find((project) => project.id === id)?.name ?? 'Unknown'
  const filters = activeFilters(view, nameOf)
  return (
    <header className="border-b border-line bg-surface pr-5 pl-6 max-md:px-3">
      <div className="flex min-h-[62px] flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <h1 className="flex-1 text-20 font-semibold whitespace-nowrap">Task Board</h1>
        <SavedViewsButton
          page="task-board"
          query={writePersonalView(new URLSearchParams(), view).toString()}
          onOpen={(query) => onView(readPersonalView(query))}
        />
        <Button icon={<ListFilter aria-hidden />} onClick={() => setSheetOpen(true)} className="lg:hidden">
          Filters{filters.length > 0 && <span className="tabular-nums"> {filters.length}</span>}
        </Button>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:hidden">
          <ViewControls {...props} look="row" />
        </div>
      </div>
      {filters.length > 0 && (
        <ActiveFilters
          filters={filters}
          onRemove={({ name }) => onView({ ...view, [name]: null })}
          onClear={() => onView(withoutPersonalFilters(view))}
        />
      )}
      <Sheet open={sheetOpen} onOpenChange={setSheetOpen} title="Filters">
        <div className="grid gap-4 px-5 py-4">
          <ViewControls {...props} look="stack" />
        </div>
      </Sheet>
    </header>
  )
}

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[]
  onRemove: (filter: ActiveFilter) => void
  onClear: () => void
}

function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 pb-3">
      <ul aria-label="Active filters" className="contents">
        {filters.map((filter) => (
          <li
            key={filter.name}
            className="inline-flex h-7 max-w-full items-center rounded-full bg-ink/8 pl-[11px] text-13 font-medium max-md:h-9"
          >
            <span className="truncate">{filter.label}</span>
            <button
              type="button"
              aria-label={`Remove filter ${filter.label}`}
              onClick={() => onRemove(filter)}
              className="ml-0.5 grid size-7 shrink-0 place-items-center rounded-full text-ink-2 -outline-offset-2 hover:bg-hover hover:text-ink max-md:size-9 [&_svg]:size-3.5"
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear Filters
      </Button>
    </div>
  )
}
