// The side panel of the board: search, Task Overview, filters and sort (KB-07 to KB-11, KB-25).
import { ArrowDown, ArrowUp, ListFilter } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { CollapsibleSection } from '../../../../ui/collapsible.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Avatar } from '../../../../ui/person.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { Stats } from '../../../../ui/stats.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { meaningWords } from '../../../tasks/status.ts'
import {
  type BoardView,
  dueChoices,
  dueChoiceWords,
  filterCount,
  priorities,
  priorityWords,
  sortedBy,
  sortFields,
  sortWords,
  toggled,
  withoutFilters,
} from '../cards/board-view.ts'
import { overviewOf } from '../cards/columns.ts'
import { assigneeChoices, statusChoices } from '../cards/filter-tasks.ts'
import { readView, writeView } from '../cards/view-address.ts'
import { SearchField } from './search-field.tsx'

const SavedViews = lazyComponent(async () => (await import('../views/saved-views.tsx')).SavedViews)

export type FilterPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  view: BoardView
  onView: (view: BoardView) => void
  /** All tasks of the project, whatever the filters say; undefined before they are known. */
  tasks: readonly Task[] | undefined
  searchRef: Ref<HTMLInputElement>
  /** The panel was opened by the key for search. */
  searchFirst: boolean
  /** The section of the AI Assistant, which folds by itself (KB-08). */
  assistant?: ReactNode
}

export function FilterPanel(props: FilterPanelProps) {
  const { open, onOpenChange, view, onView, tasks, searchRef, searchFirst, assistant } = props
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title="Filters" icon={<ListFilter aria-hidden />}>
      <div className="border-b border-line px-[18px] py-3">
        <SearchField
          ref={searchRef}
          takeFocus={searchFirst}
          value={view.search}
          onChange={(search) => onView({ ...view, search })}
        />
      </div>
      <section aria-label="Task Overview" className="border-b border-line px-[18px] py-3">
        <h3 className="mb-1.5 text-13 font-semibold">Task Overview</h3>
        <Stats look="compact" items={overviewOf(tasks)} />
      </section>
      {assistant}
      <Filters view={view} onView={onView} tasks={tasks ?? []} />
      <Sort view={view} onView={onView} />
      <CollapsibleSection title="Saved views">
        <SavedViews
          page="project-board"
          query={writeView(new URLSearchParams(), view).toString()}
          onOpen={(query) => onView(readView(query))}
        />
      </CollapsibleSection>
    </SidePanel>
  )
}

type ViewProps = Pick<FilterPanelProps, 'view' | 'onView'>

function Filters({ view, onView, tasks }: ViewProps & { tasks: readonly Task[] }) {
  const active = filterCount(view)
  return (
    <>
      <ChipSection
        title="Priority"
        values={priorities}
        words={priorityWords}
        pressed={view.priorities}
        onPress={(value) => onView({ ...view, priorities: toggled(view.priorities, value) })}
      />
      <AssigneeSection view={view} onView={onView} tasks={tasks} />
      <ChipSection
        title="Status"
        values={statusChoices(tasks)}
        words={meaningWords}
        pressed={view.statuses}
        onPress={(value) => onView({ ...view, statuses: toggled(view.statuses, value) })}
      />
      <ChipSection
        title="Due"
        values={dueChoices}
        words={dueChoiceWords}
        pressed={view.due === null ? [] : [view.due]}
        onPress={(value) => onView({ ...view, due: view.due === value ? null : value })}
      />
      {active > 0 && (
        <div className="border-b border-line px-[18px] py-2.5">
          <Button
            size="sm"
            variant="ghost"
            className="-ml-[9px]"
            onClick={() => onView(withoutFilters(view))}
          >
            Clear {active === 1 ? '1 filter' : `${active} filters`}
          </Button>
        </div>
      )}
    </>
  )
}

type ChipSectionProps<V extends string> = {
  title: string
  values: readonly V[]
  words: Record<V, string>
  pressed: readonly V[]
  onPress: (value: V) => void
}

function ChipSection<V extends string>({ title, values, words, pressed, onPress }: ChipSectionProps<V>) {
  if (values.length === 0) return null
  return (
    <CollapsibleSection title={title}>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{title}</legend>
        {values.map((value) => (
          <Chip key={value} pressed={pressed.includes(value)} onClick={() => onPress(value)}>
            {words[value]}
          </Chip>
        ))}
      </fieldset>
    </CollapsibleSection>
  )
}

function AssigneeSection({ view, onView, tasks }: ViewProps & { tasks: readonly Task[] }) {
  const people = assigneeChoices(tasks)
  if (people.length === 0) return null
  return (
    <CollapsibleSection title="Assignee">
      <ul className="-mx-2">
        {people.map(({ address, name, count }) => {
          const pressed = view.assignees.includes(address)
          return (
            <li key={address}>
              <button
                type="button"
                aria-pressed={pressed}
                onClick={() => onView({ ...view, assignees: toggled(view.assignees, address) })}
                className="flex w-full items-center gap-2 rounded-control px-2 py-1 text-left text-13 hover:bg-hover aria-pressed:bg-ink/8 aria-pressed:shadow-[inset_0_0_0_1px_var(--ink-2)] max-md:min-h-11"
              >
                <span aria-hidden className="contents">
                  <Avatar name={name} />
                </span>
                <span className="min-w-0 flex-1 truncate" title={address}>
                  {address}
                </span>
                <span className="text-12 text-ink-2 tabular-nums">{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </CollapsibleSection>
  )
}

function Sort({ view, onView }: ViewProps) {
  const Arrow = view.direction === 'asc' ? ArrowUp : ArrowDown
  const order = view.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <CollapsibleSection title="Sort">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Sort</legend>
        {sortFields.map((field) => {
          const active = view.sort === field
          return (
            <Chip
              key={field}
              pressed={active}
              onClick={() => onView(sortedBy(view, field))}
              trailing={
                active && (
                  <>
                    <Arrow aria-hidden />
                    <span className="sr-only">, {order}</span>
                  </>
                )
              }
            >
              {sortWords[field]}
            </Chip>
          )
        })}
      </fieldset>
    </CollapsibleSection>
  )
}
