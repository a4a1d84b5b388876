// Each decision about the mail with its reason; the one that is looked at marks its lines.
import { Check, Minus, OctagonX } from 'lucide-react'
import type { Decision } from '../contract.ts'

export function Decisions({
  decisions,
  onMark,
}: {
  decisions: readonly Decision[]
  onMark: (lines: readonly number[]) => void
}) {
  return (
    <ol aria-label="Decisions" className="px-2 py-1">
      {decisions.map((decision, at) => (
        // biome-ignore lint: two tasks may have one name, and none changes its place
        <li key={at} className="border-t border-line first:border-t-0">
          <button
            type="button"
            className="grid w-full grid-cols-[6.25rem_minmax(0,1fr)_auto] gap-x-2.5 rounded-control px-3 py-1.5 text-left text-13 hover:bg-hover focus-visible:bg-accent-tint max-md:grid-cols-[minmax(0,1fr)_auto]"
            onMouseEnter={() => onMark(decision.lines)}
            onFocus={() => onMark(decision.lines)}
            onClick={() => onMark(decision.lines)}
          >
            <span className="flex items-center gap-2 self-start font-550">
              <Mark state={decision.state} />
              {decision.name}
            </span>
            <span className="min-w-0 wrap-text max-md:order-last max-md:col-span-2">
              {decision.what}
              <span className="block text-12 text-ink-2">{decision.why}</span>
            </span>
            <span className="text-12 leading-5 text-ink-3 tabular-nums">{linesIn(decision.lines)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Mark({ state }: Pick<Decision, 'state'>) {
  const look = 'size-3.5 shrink-0'
  if (state === 'done') return <Check aria-hidden className={`${look} text-success`} />
  if (state === 'unsure') return <Minus role="img" aria-label="Unsure:" className={`${look} text-warning`} />
  return <OctagonX role="img" aria-label="Stopped:" className={`${look} text-danger`} />
}

function linesIn(lines: readonly number[]): string {
  if (lines.length === 0) return ''
  return lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.slice(0, 3).join(', ')}`
}
