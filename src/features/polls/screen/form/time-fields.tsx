// Days picked in a month, each with its times; without one it is the whole day.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { localDay } from '../../../../ui/month.ts'
import { MonthView } from '../../../../ui/month-view.tsx'
import { inOrder, type PickedTime } from './poll-form.ts'

export type TimeFieldsProps = {
  times: readonly PickedTime[]
  /** A day in the month that is shown first; null for today's. */
  near: string | null
  onChange: (times: readonly PickedTime[]) => void
}

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')

export function TimeFields({ times, near, onChange }: TimeFieldsProps) {
  const [today] = useState(() => localDay(new Date()))
  const days = [...new Set(times.map(({ day }) => day))]
  const first = [...times].sort(inOrder).filter(({ day }) => day === [...days].sort()[0])
  const toggle = (day: string) =>
    onChange(
      days.includes(day)
        ? times.filter((time) => time.day !== day)
        : [...times, { day, from: '', to: '' }].sort(inOrder),
    )
  const set = (at: number, part: Partial<PickedTime>) =>
    onChange(times.map((time, index) => (index === at ? { ...time, ...part } : time)))
  return (
    <>
      <MonthView label="Days to choose from" picked={days} near={near} onToggle={toggle} today={today} />
      <ul className="mt-2 grid gap-1.5">
        {times.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day can have several times, which have no name yet
          <li
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-t border-line pt-1.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <span className="text-13 font-medium">{dayWords(time.day)}</span>
            <span className="flex items-center gap-1.5 max-sm:order-last max-sm:col-span-2">
              <Input
                type="time"
                aria-label={`${dayWords(time.day)}, from`}
                className="sm:w-29!"
                value={time.from}
                onChange={({ target }) => set(at, { from: target.value })}
              />
              <span aria-hidden className="text-12 text-ink-2">
                to
              </span>
              <Input
                type="time"
                aria-label={`${dayWords(time.day)}, to`}
                className="sm:w-29!"
                value={time.to}
                onChange={({ target }) => set(at, { to: target.value })}
              />
            </span>
            <span className="flex">
              <IconButton
                label={`Another time on ${dayWords(time.day)}`}
                icon={<Plus aria-hidden />}
                onClick={() => onChange(times.toSpliced(at + 1, 0, { day: time.day, from: '', to: '' }))}
              />
              <IconButton
                label={`Without ${[dayWords(time.day), time.from].filter(Boolean).join(', ')}`}
                icon={<X aria-hidden />}
                onClick={() => onChange(times.toSpliced(at, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      {times.length > 0 && (
        <p className="mt-1.5 text-12 text-ink-2">
          Without a time it is the whole day. Times are in your zone.
        </p>
      )}
      {days.length > 1 && first.some(({ from }) => from !== '') && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() =>
            onChange([...days].sort().flatMap((day) => first.map(({ from, to }) => ({ day, from, to }))))
          }
        >
          The first day{'\u2019'}s times for all days
        </Button>
      )}
    </>
  )
}
