// A table from what stands in rows and columns: lines that go on within a cell are joined.
import type { Block, Cell } from '../document.ts'
import type { Band } from './band.ts'
import { columnOf } from './bands.ts'
import type { Row } from './piece.ts'

export function tableOf({ rows, gutters }: Band): Block {
  const isRight =
    rows.flatMap((row) => row.segments).filter((one) => one.isRightToLeft).length > rows.length / 2
  const spacing = usualSpacing(rows)
  const lines: string[][] = []
  let above: Row | null = null
  for (const row of rows) {
    const texts = Array.from({ length: gutters.length + 1 }, () => '')
    for (const segment of row.segments) {
      const column = columnOf(segment, gutters)
      texts[column] = `${texts[column] ?? ''} ${segment.text}`.trim()
    }
    if (isRight) texts.reverse()
    const last = lines.at(-1)
    if (last && above && goesOn(texts, { row, above, spacing }))
      for (const [column, text] of texts.entries()) last[column] = joined(last[column] ?? '', text)
    else lines.push(texts)
    above = row
  }
  return { kind: 'table', rows: lines.map((texts) => texts.map(cellOf)) }
}

const cellOf = (text: string): Cell => ({ text, address: null, merged: false })

interface Place {
  readonly row: Row
  readonly above: Row
  readonly spacing: number
}

/** The second line of a cell stands closer than a new row would, with nothing in the first column. */
function goesOn(texts: readonly string[], { row, above, spacing }: Place): boolean {
  const filled = texts.filter((text) => text !== '').length
  if (texts[0] !== '' || filled >= texts.length) return false
  const step = row.y - above.y
  return step < 1.35 * row.size && step <= spacing * 1.05
}

function usualSpacing(rows: readonly Row[]): number {
  const steps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? row.y))
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
}

function joined(above: string, below: string): string {
  if (below === '') return above
  return above === '' ? below : `${above} ${below}`
}
