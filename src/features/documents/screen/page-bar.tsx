// The pages of a document as a row of bars: where something was found, which were not read, and where one is.
import type { KeyboardEvent, MouseEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Document } from '../contract.ts'
import type { DocumentPlace } from './document-place.ts'
import { partWords } from './document-words.ts'
import { barsOf, type PageSpan } from './page-spans.ts'

/** Pages that Page Up and Page Down go by. */
const LEAP = 10

type PageBarProps = {
  document: Document
  place: DocumentPlace
  show: (part: number, quote: string | null) => void
}

/** A slider, so that one press of Tab passes hundreds of pages. Of a single page there is nothing to choose. */
export function PageBar({ document, place, show }: PageBarProps) {
  const last = document.partsRead
  if (last < 2) return null
  const bars = barsOf(document)
  const most = Math.max(...bars.map(({ found }) => found))
  const now = Math.min(place.part, last)
  const to = (part: number) => {
    const next = Math.min(last, Math.max(1, part))
    if (next !== place.part) show(next, null)
  }
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, now, last)
    if (target === null) return
    event.preventDefault()
    to(target)
  }
  const point = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    to(Math.floor(((clientX - left) / Math.max(1, width)) * document.partsTotal) + 1)
  }
  return (
    <div className="shrink-0 px-4 pb-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label="Pages"
        aria-valuemin={1}
        aria-valuemax={last}
        aria-valuenow={now}
        aria-valuetext={spoken(document, bars, now)}
        onKeyDown={press}
        onClick={point}
        className="flex h-7 cursor-pointer rounded-control max-md:h-11"
      >
        {bars.map((bar) => (
          <span
            key={bar.from}
            data-found={bar.found}
            className={classNames(
              'flex min-w-0 flex-1 items-end justify-center rounded-[3px] py-1 max-md:py-2.5',
              isNow(bar, now) && 'bg-ink/10',
            )}
          >
            <span
              className={classNames(
                'w-full max-w-1.5 rounded-[1px]',
                heights[bar.found === 0 ? 0 : Math.ceil((3 * bar.found) / most)],
                colourOf(bar, now, last),
              )}
            />
          </span>
        ))}
      </div>
    </div>
  )
}

/** By how much was found, beside the page with the most. */
const heights = ['h-1/5', 'h-2/5', 'h-3/4', 'h-full']

const isNow = ({ from, to }: PageSpan, now: number): boolean => from <= now && now <= to

function colourOf(bar: PageSpan, now: number, last: number): string {
  if (isNow(bar, now)) return 'bg-ink'
  if (bar.from > last) return 'bg-ink/10'
  return bar.found > 0 ? 'bg-[var(--alex)]' : 'bg-ink/25'
}

function targetOf(key: string, now: number, last: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return now + 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return now - 1
  if (key === 'PageDown') return now + LEAP
  if (key === 'PageUp') return now - LEAP
  if (key === 'Home') return 1
  return key === 'End' ? last : null
}

/** "Page 4 of 14, 3 findings" */
function spoken({ unit, partsTotal }: Document, bars: readonly PageSpan[], now: number): string {
  const found = bars.find((bar) => isNow(bar, now))?.found ?? 0
  const findings = found === 0 ? 'no findings' : `${found} ${found === 1 ? 'finding' : 'findings'}`
  return `${partWords(unit, now, partsTotal)}, ${findings}`
}
