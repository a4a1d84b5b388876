// A month in which any number of days are picked: by pointer, or by arrows, Home, End, Page Up and Page Down.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { dayAfterKey, moveMonths, weeksOf } from './month.ts'

export type MonthViewProps = {
  /** Names the grid for screen readers. */
  label: string
  /** 'YYYY-MM-DD' each. */
  picked: readonly string[]
  /** The day to begin at where none is picked; null for today. */
  near?: string | null
  onToggle: (day: string) => void
  today: string
}

const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Days before today are shown, and cannot be picked. */
export function MonthView({ label, picked, near, onToggle, today }: MonthViewProps) {
  const id = useId()
  const [current, setCurrent] = useState(() => [...picked].sort()[0] ?? (near && near > today ? near : today))
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])
  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(current, event.key, event.shiftKey)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moved.current = true
    setCurrent(next)
  }
  return (
    <div className="max-w-[360px]">
      <div className="flex items-center justify-between">
        <IconButton
          label="Month before"
          icon={<ChevronLeft aria-hidden />}
          onClick={() => setCurrent(moveMonths(current, -1))}
        />
        <p id={`${id}-month`} aria-live="polite" className="text-13 font-semibold">
          {words(current, { month: 'long', year: 'numeric' })}
        </p>
        <IconButton
          label="Month after"
          icon={<ChevronRight aria-hidden />}
          onClick={() => setCurrent(moveMonths(current, 1))}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={`${id}-month`}
        className="mt-1 w-full table-fixed text-center text-13"
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="py-1 text-12 font-medium text-ink-2">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(current).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place of the week
                  <td key={at} />
                ) : (
                  <td key={day} aria-selected={picked.includes(day)} className="p-px">
                    <Day
                      day={day}
                      today={today}
                      isPicked={picked.includes(day)}
                      isCurrent={day === current}
                      onPress={() => {
                        setCurrent(day)
                        onToggle(day)
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  day: string
  today: string
  isPicked: boolean
  isCurrent: boolean
  onPress: () => void
}

function Day({ day, today, isPicked, isCurrent, onPress }: DayProps) {
  const isPast = day < today
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={words(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      aria-pressed={isPicked}
      aria-disabled={isPast || undefined}
      aria-current={day === today ? 'date' : undefined}
      onClick={isPast && !isPicked ? undefined : onPress}
      className={classNames(
        'h-9 w-full rounded-control tabular-nums max-md:h-11',
        isPicked
          ? 'bg-accent font-semibold text-on-accent'
          : isPast
            ? 'cursor-default text-ink-3'
            : 'hover:bg-hover',
        day === today && !isPicked && 'font-semibold ring-line-2',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}
