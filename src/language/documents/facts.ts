// What a document tells as pairs of a name and a value, such as the number of an invoice.

import type { ReadableDocument } from '../readable-document.ts'
import type { FoundTable, Sentence } from './analysis.ts'
import type { Unit } from './units.ts'

const MOST = 15
const PAIR = /^(\p{L}[\p{L}\p{N} ./()'’-]{1,40}):\s+(\S[^\n]{0,120})$/u

export function factsOf(units: readonly Unit[]): Sentence[] {
  const facts: Sentence[] = []
  const seen = new Set<string>()
  for (const { text, kind, part } of units) {
    if (facts.length >= MOST) break
    const pair = kind === 'cell' || isTitle(text, kind) ? null : PAIR.exec(text.trim())
    const [, name = '', value = ''] = pair ?? []
    if (!pair || name.split(' ').length > 5 || seen.has(name.toLowerCase())) continue
    seen.add(name.toLowerCase())
    facts.push({ text: `${name}: ${value}`, place: { part, quote: text } })
  }
  return facts
}

/** "SCHEDULE ONE: THE YARD" heads what follows, and tells nothing. */
const isTitle = (text: string, kind: Unit['kind']): boolean =>
  kind === 'heading' || (text === text.toUpperCase() && !/\d/.test(text))

/** Tables of two columns and rows at least. */
export function tablesOf({ parts }: ReadableDocument): FoundTable[] {
  return parts.flatMap(({ number, name, blocks }) => {
    let heading = name ?? null
    let index = -1
    return blocks.flatMap((block): FoundTable[] => {
      if (block.kind === 'heading') heading = block.text ?? heading
      if (block.kind !== 'table') return []
      index += 1
      const rows = block.rows ?? []
      const columns = Math.max(0, ...rows.map((row) => row.length))
      return columns < 2 || rows.length < 2
        ? []
        : [{ part: number, index, title: heading, columns, rows: rows.length }]
    })
  })
}
