// How far a mail (or any long work) has come, as a row of four-state bars that fill.
import { type Bar, barsDone, type SortStep, sortBars, sortSteps } from './sort-bars.ts'

const pitch = 6
const barWidth = 2.2

/* Top and height of each state, as parts of the row's height. */
const extents: Record<Bar, readonly [top: number, height: number]> = {
  full: [0, 1],
  ascender: [0, 0.66],
  descender: [0.34, 0.66],
  tracker: [0.34, 0.32],
}

function Bars({ hash, count, done, height }: { hash: string; count: number; done: number; height: number }) {
  const width = (count - 1) * pitch + barWidth
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      fill="currentColor"
      className="w-full text-accent"
      style={{ maxWidth: width * 1.15 }}
      aria-hidden
    >
      {sortBars(hash, count).map((bar, index) => (
        <rect
          // biome-ignore lint: bars have no identity beyond their place
          key={index}
          x={index * pitch}
          y={extents[bar][0] * height}
          width={barWidth}
          height={extents[bar][1] * height}
          opacity={index < done ? 1 : 0.28}
        />
      ))}
    </svg>
  )
}

export type SortCodeProps = {
  /** The mail's hash or id: the same mail always bears the same code. */
  hash: string
  /** The last step that is done; null before the first. */
  step: SortStep | null
  bars?: number
  /** The names of the steps below the bars. */
  labels?: boolean
}

export function SortCode({ hash, step, bars = 50, labels = true }: SortCodeProps) {
  const count = step === null ? 0 : sortSteps.indexOf(step) + 1
  return (
    <div role="img" aria-label={`${step ?? 'Not stored yet'}, ${count} of ${sortSteps.length} steps done`}>
      <Bars hash={hash} count={bars} done={barsDone(step, bars)} height={18} />
      {labels && (
        <div className="mt-[7px] flex justify-between text-11 text-ink-3 [font-stretch:86%]">
          {sortSteps.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
    </div>
  )
}

export type SortProgressProps = {
  hash: string
  value: number
  max: number
  /** The count in words, for example "Page 7 of 12"; shown above the bars by the caller. */
  label: string
}

export function SortProgress({ hash, value, max, label }: SortProgressProps) {
  const bars = 38
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max}>
      <Bars hash={hash} count={bars} done={Math.round((bars * value) / Math.max(max, 1))} height={14} />
    </div>
  )
}
