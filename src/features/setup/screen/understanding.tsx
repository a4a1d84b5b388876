// How the text was understood: its blocks, its clauses, and how sure the judge is of each.
import type { Explained, ExplainedClause } from '../contract.ts'

export function Understanding({
  understanding: { language, blocks, clauses, gate },
  onMark,
}: {
  understanding: Explained['understanding']
  onMark: (lines: readonly number[]) => void
}) {
  return (
    <div className="grid gap-1 border-t border-line px-5 py-3 max-md:px-4">
      <h3 className="text-13 font-semibold">How the text was understood</h3>
      <p className="text-12 text-ink-2">
        Language {language}. Each clause has a share of certainty that it is a task; from {percent(gate)} on
        it is one, below it a suggestion at most.
      </p>
      {clauses.length === 0 ? (
        <p className="py-2 text-13 text-ink-2">There is no clause in it that could be a task.</p>
      ) : (
        <ul aria-label="Clauses" className="mt-1 divide-y divide-line">
          {clauses.map((clause, at) => (
            <ClauseRow
              // biome-ignore lint: a clause has no identity beyond its place
              key={at}
              clause={clause}
              gate={gate}
              onMark={onMark}
            />
          ))}
        </ul>
      )}
      <details className="text-12">
        <summary className="py-1.5 font-medium">
          {blocks.length} {blocks.length === 1 ? 'block' : 'blocks'} of text
        </summary>
        <ol className="grid gap-1.5 pb-1">
          {blocks.map(({ kind, text }, at) => (
            // biome-ignore lint: a block has no identity beyond its place
            <li key={at} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-2">
              <span className="text-ink-2">{kind}</span>
              <span className="line-clamp-3 wrap-text">{text}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 100)}%`

function ClauseRow({
  clause: { text, mood, head, people, marks, confidence, line },
  gate,
  onMark,
}: {
  clause: ExplainedClause
  gate: number
  onMark: (lines: readonly number[]) => void
}) {
  const isTask = confidence >= gate
  const mark = () => onMark(line === null ? [] : [line])
  const said = [`mood ${mood}`, `head ${people.join(', ') || head}`, ...marks].join(' · ')
  return (
    <li>
      <button
        type="button"
        className="grid w-full grid-cols-[minmax(0,1fr)_5.5rem] gap-3 rounded-control py-1.5 text-left text-13 hover:bg-hover focus-visible:bg-accent-tint"
        onMouseEnter={mark}
        onFocus={mark}
        onClick={mark}
      >
        <span className="min-w-0 wrap-text">
          {text}
          <span className="block text-12 text-ink-2">{said}</span>
        </span>
        <span className="grid content-start gap-1 text-right text-12 tabular-nums">
          <span className={isTask ? 'font-550 text-success-ink' : 'text-ink-2'}>{percent(confidence)}</span>
          <span className="h-1 overflow-hidden rounded-full bg-sunken">
            <span
              className={isTask ? 'block h-full bg-success' : 'block h-full bg-line-2'}
              style={{ width: percent(confidence) }}
            />
          </span>
        </span>
      </button>
    </li>
  )
}
