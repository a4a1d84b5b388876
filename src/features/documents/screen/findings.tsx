// What a document says: its own sentences, and what was found in it, each with the place that it rests on.
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Document } from '../contract.ts'
import { type DocumentPlace, isAt } from './document-place.ts'
import { amountWords, dateWords, placeWords } from './document-words.ts'
import { FoundTable } from './found-table.tsx'
import { MakeTask } from './make-task-button.tsx'

export type FindingsProps = {
  document: Document
  place: DocumentPlace
  /** Opens the preview there. */
  show: (part: number, quote: string | null) => void
}

export function Findings({ document, place, show }: FindingsProps) {
  const { analysis } = document
  if (analysis === null) return <p className="py-4 text-13 text-ink-2">Nothing was found in it.</p>
  const row = { document, place, show }
  return (
    <div className="py-4">
      {analysis.summary.length > 0 && (
        <ul aria-label="Summary" className="grid gap-1">
          {analysis.summary.map((sentence) => (
            <li key={sentence.place.quote}>
              <Finding {...row} at={sentence.place} isLarge>
                {sentence.text}
              </Finding>
            </li>
          ))}
        </ul>
      )}
      <Group title="Facts">
        {analysis.facts.map((one) => (
          <Finding key={one.text} {...row} at={one.place} isOwnQuote={one.text === one.place.quote}>
            {one.text}
          </Finding>
        ))}
      </Group>
      <Group title="Dates">
        {analysis.dates.map((one, index) => (
          <Finding
            key={`${one.iso} ${one.place.quote}`}
            {...row}
            at={one.place}
            act={<MakeTask document={document} of={{ list: 'dates', index }} name={one.what ?? one.text} />}
          >
            <b className="font-550">{dateWords(one.iso)}</b>
            {aboutWords(one)}
          </Finding>
        ))}
      </Group>
      <Group title="Amounts">
        {analysis.amounts.map((one) => (
          <Finding key={`${one.value} ${one.what} ${one.place.quote}`} {...row} at={one.place}>
            <b className="font-550 tabular-nums">{amountWords(one.value, one.currency)}</b>
            {aboutWords(one)}
          </Finding>
        ))}
      </Group>
      <Group title="Parties">{analysis.parties.map((one) => name(one, row))}</Group>
      <Group title="People">{analysis.people.map((one) => name(one, row))}</Group>
      <Group title="Risks">
        {analysis.risks.map((one) => (
          <Finding key={one.text} {...row} at={one.place} isOwnQuote>
            <b
              className={classNames(
                'mr-2 font-550',
                one.level === 'high' ? 'text-danger-ink' : 'text-warning-ink',
              )}
            >
              {levels[one.level]}
            </b>
            {one.text}
          </Finding>
        ))}
      </Group>
      <Group title="Actions">
        {analysis.actions.map((one, index) => (
          <Finding
            key={one.text}
            {...row}
            at={one.place}
            isOwnQuote
            act={<MakeTask document={document} of={{ list: 'actions', index }} name={one.text} />}
          >
            {one.text}
            {(one.owner !== null || one.due !== null) && (
              <span className="text-ink-2">
                {` (${[one.owner, one.due && `by ${dateWords(one.due)}`].filter(Boolean).join(', ')})`}
              </span>
            )}
          </Finding>
        ))}
      </Group>
      <Group title="Tables">
        {analysis.tables.map((table) => (
          <FoundTable
            key={`${table.part} ${table.index}`}
            document={document}
            table={table}
            show={(part) => show(part, null)}
          />
        ))}
      </Group>
    </div>
  )
}

/** What the quote below it does not say already. */
function aboutWords({ what, place }: { what: string | null; place: { quote: string } }): string {
  if (what === null) return ''
  const isSaid = place.quote.startsWith(what.replace(/(?:\u2026|\.{3})$/, '').trimEnd())
  return isSaid ? '' : `, ${what}`
}

const levels = { high: 'High', medium: 'Medium', low: 'Low' } as const

type Named = { name: string; role: string | null; place: { part: number; quote: string } }

const name = (one: Named, row: FindingsProps) => (
  <Finding key={one.name} {...row} at={one.place}>
    <b className="font-550">{one.name}</b>
    {one.role !== null && `, ${one.role}`}
  </Finding>
)

/** Without entries there is no such group. */
function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section
      aria-label={title}
      className="mt-3 grid border-t border-line pt-1 md:grid-cols-[82px_minmax(0,1fr)]"
    >
      <h2 className="pt-1.5 text-12 font-550 text-ink-2">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

type FindingProps = FindingsProps & {
  at: { part: number; quote: string }
  act?: ReactNode
  isLarge?: boolean
  /** What it says is the quote itself. */
  isOwnQuote?: boolean
  children: ReactNode
}

function Finding({
  document,
  place,
  show,
  at,
  act,
  isLarge = false,
  isOwnQuote = false,
  children,
}: FindingProps) {
  const isShown = isAt(place, at)
  return (
    <div
      data-finding
      className={classNames(
        'flex items-start gap-2 rounded-control max-sm:flex-wrap max-sm:gap-y-0',
        isShown && 'bg-[var(--alex-tint)]',
      )}
    >
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => show(at.part, at.quote)}
        className={classNames(
          'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 max-sm:basis-full rounded-control px-2.5 py-1.5 text-left hover:bg-ink/4',
          isLarge ? 'text-15' : 'text-13',
        )}
      >
        <span className="wrap-text">{children}</span>
        <span className="text-12 whitespace-nowrap text-ink-3 tabular-nums">
          {placeWords(document.unit, at.part)}
        </span>
        {!isLarge && !isOwnQuote && <q className="col-span-2 truncate text-12 text-ink-2">{at.quote}</q>}
      </button>
      {act}
    </div>
  )
}
