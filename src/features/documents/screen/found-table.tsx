// A table of a document: shown on a press, sorted by a column, and taken out as CSV.
import { ArrowDown, ArrowUp, Download } from 'lucide-react'
import { useState } from 'react'
import { actingAddress } from '../../../ui/acting-for.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { type Document, type DocumentPart, getDocumentParts } from '../contract.ts'
import { placeWords } from './document-words.ts'
import { type Sorting, sortedRows } from './sorted-rows.ts'

type Found = NonNullable<Document['analysis']>['tables'][number]

export type FoundTableProps = { document: Document; table: Found; show: (part: number) => void }

export function FoundTable({ document, table, show }: FoundTableProps) {
  const [isOpen, setOpen] = useState(false)
  const title = table.title ?? 'Table'
  const { part, index } = table
  const id = `table-${part}-${index}`
  return (
    <div className="py-1 text-13">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2.5">
        <span className="min-w-0 flex-1 basis-40 truncate">
          {title}
          <button type="button" className="link ml-2 text-12" onClick={() => show(part)}>
            {placeWords(document.unit, part)}
          </button>
        </span>
        <span className="text-12 text-ink-3">{table.rows === 1 ? '1 row' : `${table.rows} rows`}</span>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Hide' : 'Show'} table: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
        <ButtonLink
          size="sm"
          icon={<Download aria-hidden />}
          aria-label={`Export as CSV: ${title}`}
          href={actingAddress(`/api/documents/${document.id}/tables/${part}/${index}`)}
        >
          CSV
        </ButtonLink>
      </div>
      <div id={id} className={isOpen ? 'mt-2 px-2.5 pb-2' : 'hidden'}>
        {isOpen && <Rows document={document} table={table} title={title} />}
      </div>
    </div>
  )
}

function Rows({ document, table, title }: Omit<FoundTableProps, 'show'> & { title: string }) {
  const { part, index } = table
  const parts = useRead(getDocumentParts, { params: { id: document.id }, query: { from: part, to: part } })
  return (
    <Loaded
      of={parts}
      failed="Failed to load the table"
      waiting={
        <Loading label="Loading the table">
          <SkeletonRows rows={4} />
        </Loading>
      }
    >
      {(data) => <SortableTable rows={rowsOf(data.parts, index)} title={title} />}
    </Loaded>
  )
}

function rowsOf([part]: readonly DocumentPart[], index: number): string[][] {
  const table = part?.blocks.filter(({ kind }) => kind === 'table')[index]
  return table?.rows.map((row) => row.map(({ text }) => text)) ?? []
}

const AT_A_TIME = 100

/** Its first row names the columns. */
function SortableTable({ rows, title }: { rows: readonly (readonly string[])[]; title: string }) {
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [shown, setShown] = useState(AT_A_TIME)
  const [head = [], ...body] = rows
  const inOrder = sorting ? sortedRows(body, sorting) : body
  const sortBy = (column: number) =>
    setSorting((before) =>
      before?.column === column ? { column, isDown: !before.isDown } : { column, isDown: false },
    )
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it */}
      <div
        tabIndex={0}
        role="region"
        aria-label={title}
        className="max-h-[60dvh] overflow-auto rounded-control border border-line"
      >
        <table className="w-full border-collapse text-12 tabular-nums">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {head.map((name, column) => (
                <Heading
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
                  key={column}
                  name={name || `Column ${column + 1}`}
                  isDown={sorting?.column === column ? sorting.isDown : null}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder.slice(0, shown).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
              <tr key={row} className="border-t border-line">
                {cells.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
                  <td
                    key={column}
                    className={classNames(
                      'px-2 py-1 align-top',
                      /\d/.test(text) && !/\p{L}/u.test(text) && 'text-right',
                    )}
                  >
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < inOrder.length && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + AT_A_TIME)}>
          {`Show more of ${inOrder.length} rows`}
        </Button>
      )}
    </>
  )
}

function Heading({ name, isDown, onSort }: { name: string; isDown: boolean | null; onSort: () => void }) {
  const Arrow = isDown === true ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isDown === null ? 'none' : isDown ? 'descending' : 'ascending'}
      className="p-0 text-left font-550"
    >
      <button
        type="button"
        onClick={onSort}
        className="flex min-h-7 w-full items-center gap-1 px-2 text-left hover:bg-ink/4 max-md:min-h-11"
      >
        {name}
        <Arrow aria-hidden className={classNames('size-3 shrink-0', isDown === null && 'opacity-0')} />
      </button>
    </th>
  )
}
