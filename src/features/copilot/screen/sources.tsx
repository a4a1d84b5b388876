// The sources of an answer below it, by their numbers.
import { Link } from 'wouter'
import { RelativeTime } from '../../../ui/time.tsx'
import type { AnswerParts } from '../contract.ts'

const MOST_SHOWN = 8

export function Sources({ sources }: { sources: AnswerParts['sources'] }) {
  if (sources.length === 0) return null
  return (
    <ol aria-label="Sources" className="mt-2 border-t border-dashed border-line-2 pt-1">
      {sources.slice(0, MOST_SHOWN).map((source, place) => (
        <li key={`${source.kind} ${source.id}`} className="flex items-center gap-2 py-1 text-12 text-ink-2">
          <span className="grid size-4 shrink-0 place-items-center rounded-full border border-accent text-[9px] font-semibold text-accent tabular-nums">
            {place + 1}
          </span>
          <span className="min-w-0 flex-1 truncate">
            <Link href={source.path} className="font-medium text-ink hover:underline">
              {source.title}
            </Link>
            {source.quote !== null && <span> “{source.quote}”</span>}
          </span>
          {source.at !== null && <RelativeTime at={source.at} className="shrink-0 text-ink-3" />}
        </li>
      ))}
      {sources.length > MOST_SHOWN && (
        <li className="py-1 text-12 text-ink-3">and {sources.length - MOST_SHOWN} more</li>
      )}
    </ol>
  )
}
