// The text of one part as it is laid out: headings, lists and tables, with words of it marked.
import { useEffect, useRef } from 'react'
import type { DocumentPart, ShownBlock } from '../contract.ts'

export type PartTextProps = {
  part: DocumentPart
  /** Comes into sight, marked. */
  quote: string | null
  /** What the marked words are: a finding's, or what a version has lost or got. */
  as?: MarkedAs
}

type MarkedAs = 'found' | 'removed' | 'added'

export function PartText({ part, quote, as = 'found' }: PartTextProps) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (quote !== null) body.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [quote, part])
  return (
    <div ref={body} className="grid gap-2 text-13 wrap-text">
      {part.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a part never change their places
        <Block key={index} block={block} quote={quote} as={as} />
      ))}
      {part.blocks.length === 0 && <p className="text-ink-2">There is no text on it.</p>}
    </div>
  )
}

type Marked = { quote: string | null; as: MarkedAs }

function Block({ block, ...mark }: { block: ShownBlock } & Marked) {
  const { kind, text, marker, level, rows } = block
  if (kind === 'heading') return <h3 className="mt-2 text-14 font-semibold">{marked(text, mark)}</h3>
  if (kind === 'table') return <Table rows={rows} {...mark} />
  if (kind === 'item')
    return (
      <p style={{ paddingLeft: `${(level + 1) * 1.1}em` }}>
        {marker} {marked(text, mark)}
      </p>
    )
  if (kind === 'margin' || kind === 'note') return <p className="text-12 text-ink-3">{marked(text, mark)}</p>
  return <p className="whitespace-pre-line">{marked(text, mark)}</p>
}

function Table({ rows, ...mark }: Pick<ShownBlock, 'rows'> & Marked) {
  return (
    <div className="overflow-x-auto">
      <table className="border-collapse text-12 tabular-nums">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their places
                <td
                  key={column}
                  title={cell.address ?? undefined}
                  className="border border-line px-2 py-1 align-top"
                >
                  {marked(cell.text, mark)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const looks = {
  found: 'bg-[color-mix(in_srgb,var(--alex)_20%,transparent)] text-ink',
  removed: 'bg-danger-tint text-danger-ink line-through',
  added: 'bg-success-tint text-success-ink underline underline-offset-2',
} as const

/** The quote may have other blanks than the text. */
function marked(text: string, { quote, as }: Marked) {
  const at = quote === null ? null : placeIn(text, quote)
  if (at === null) return text
  return (
    <>
      {text.slice(0, at[0])}
      <mark className={looks[as]}>{text.slice(at[0], at[1])}</mark>
      {text.slice(at[1])}
    </>
  )
}

/** From where to where in the text, whatever blanks stand between its words. */
function placeIn(text: string, quote: string): [number, number] | null {
  const places: number[] = []
  let squeezed = ''
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if (/\s/.test(sign)) continue
    squeezed += sign
    places.push(index)
  }
  const wanted = quote.replace(/\s/g, '')
  const at = wanted === '' ? -1 : squeezed.indexOf(wanted)
  const [first, last] = [places[at], places[at + wanted.length - 1]]
  return at < 0 || first === undefined || last === undefined ? null : [first, last + 1]
}
