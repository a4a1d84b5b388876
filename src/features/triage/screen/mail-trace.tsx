// The steps that a mail went through, with what each found and how long it took.
import { CollapsibleSection } from '../../../ui/collapsible.tsx'
import { formatMoment } from '../../../ui/dates.ts'
import { sortSteps } from '../../../ui/sort-bars.ts'
import type { Delivery } from '../contract.ts'

export function MailTrace({ delivery }: { delivery: Delivery }) {
  if (delivery.trace.length === 0) return null
  return (
    <div className="mt-3 overflow-hidden rounded-card bg-surface shadow-card">
      <CollapsibleSection title="Steps">
        <ol className="grid gap-2.5">
          {delivery.trace.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step may come again with another try
            <li
              key={index}
              className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-baseline gap-x-2 text-13"
            >
              <span className="font-medium">{stepWord(entry.step)}</span>
              <span className="text-ink-2 wrap-text">{entry.note}</span>
              <time
                dateTime={entry.at}
                title={formatMoment(entry.at)}
                className="inscription text-12 text-ink-3 tabular-nums"
              >
                {durationWords(entry.ms)}
              </time>
            </li>
          ))}
        </ol>
      </CollapsibleSection>
    </div>
  )
}

function stepWord(step: Delivery['trace'][number]['step']): string {
  return sortSteps.find((name) => name.toLowerCase() === step) ?? step
}

/** Milliseconds in words: "4 ms", "1.2 s". */
function durationWords(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
