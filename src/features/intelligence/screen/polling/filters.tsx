// What a list of polling is narrowed by: a search, a type and a mood (POLL-14, POLL-32).
import { Search } from 'lucide-react'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { type Mood, moods } from '../../../polling/contract.ts'
import { type InsightType, insightTypes } from '../../../polling/insights/contract.ts'
import { insightNames, moodWords } from './polling-words.ts'

export interface PollingFilters {
  search: string
  type: InsightType | undefined
  sentiment: Mood | undefined
}

export const noFilters: PollingFilters = { search: '', type: undefined, sentiment: undefined }
export const isNarrowed = ({ search, type, sentiment }: PollingFilters) =>
  search.trim() !== '' || type !== undefined || sentiment !== undefined

const ALL = 'all'
const types = [
  { value: ALL, label: 'All types' },
  ...insightTypes.map((value) => ({ value, label: insightNames[value] })),
]
const moodChoices = [
  { value: ALL, label: 'All moods' },
  ...moods.map((value) => ({ value, label: moodWords[value] })),
]

export type FiltersProps = {
  filters: PollingFilters
  onChange: (filters: PollingFilters) => void
  /** What is searched, in one word. */
  noun: string
  hasTypes?: boolean
}

export function Filters({ filters, onChange, noun, hasTypes = false }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-64 max-sm:w-full">
        <Input
          type="search"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          icon={<Search aria-hidden />}
          value={filters.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
        />
      </div>
      {hasTypes && (
        <div className="w-48 max-sm:flex-1">
          <Select
            aria-label="Type"
            value={filters.type ?? ALL}
            options={types}
            onValueChange={(value) =>
              onChange({ ...filters, type: insightTypes.find((one) => one === value) })
            }
          />
        </div>
      )}
      <div className="w-36 max-sm:flex-1">
        <Select
          aria-label="Mood"
          value={filters.sentiment ?? ALL}
          options={moodChoices}
          onValueChange={(value) => onChange({ ...filters, sentiment: moods.find((one) => one === value) })}
        />
      </div>
    </div>
  )
}
