// Narrows the log to one status; the choice is kept in the address.
import { Chip } from '../../../ui/chip.tsx'
import { deliveryLooks } from './delivery-words.tsx'
import type { StatusFilter } from './mail-log-query.ts'

const statuses = ['processed', 'held', 'ignored', 'failed'] as const

/** From `?status=`; null for none or one that is not offered. */
export function statusFilter(search: string): StatusFilter {
  const asked = new URLSearchParams(search).get('status')
  return statuses.find((status) => status === asked) ?? null
}

/** The query that keeps a filter: "?status=held", or nothing for all. */
export function filterQuery(status: StatusFilter): string {
  return status === null ? '' : `?status=${status}`
}

type StatusFiltersProps = { value: StatusFilter; onChange: (status: StatusFilter) => void }

export function StatusFilters({ value, onChange }: StatusFiltersProps) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Show mails that are</legend>
      <Chip pressed={value === null} onClick={() => onChange(null)}>
        All
      </Chip>
      {statuses.map((status) => {
        const { word, Glyph } = deliveryLooks[status]
        return (
          <Chip key={status} pressed={value === status} onClick={() => onChange(status)}>
            <Glyph aria-hidden />
            {word}
          </Chip>
        )
      })}
    </fieldset>
  )
}
