// Paragraphs, lists and tables in the shapes of a slide.
import type { Block, Cell } from '../document.ts'
import { allOf, childOf, type Element, elementsOf, textOf } from '../packed/xml.ts'
import { formula } from './math.ts'
import { numeral } from './numerals.ts'

/** Of p:txBody and a:txBody; `isList` where the shape's layout gives its paragraphs bullets. */
export function textBlocks(body: Element, isList: boolean): Block[] {
  const numbers: number[] = []
  const blocks: Block[] = []
  for (const paragraph of elementsOf(body)) {
    if (paragraph.name !== 'a:p') continue
    const text = lineOf(paragraph)
    const properties = childOf(paragraph, 'a:pPr')
    const level = Math.min(8, Number(properties?.attributes['lvl'] ?? 0) || 0)
    const numbered = childOf(properties, 'a:buAutoNum')
    if (text.trim() === '') continue
    numbers.length = numbered ? level + 1 : level
    if (numbered) {
      const start = Number(numbered.attributes['startAt'] ?? 1) - 1
      numbers[level] = (numbers[level] ?? start) + 1
      blocks.push({ kind: 'item', level, marker: markerOf(numbered, numbers[level] ?? 1), text })
    } else if (childOf(properties, 'a:buChar') || (isList && !childOf(properties, 'a:buNone')))
      blocks.push({ kind: 'item', level, marker: '-', text })
    else blocks.push({ kind: 'paragraph', text })
  }
  return blocks
}

/** Such as arabicPeriod, alphaLcParenR, romanUcPeriod. */
function markerOf(numbered: Element, value: number): string {
  const type = numbered.attributes['type'] ?? 'arabicPeriod'
  const family = type.startsWith('alpha') ? 'Letter' : type.startsWith('roman') ? 'Roman' : ''
  const number = family === '' ? value : numeral(value, `${type.includes('Uc') ? 'upper' : 'lower'}${family}`)
  if (type.endsWith('ParenBoth')) return `(${number})`
  return type.endsWith('ParenR') ? `${number})` : `${number}.`
}

export function lineOf(paragraph: Element): string {
  let line = ''
  for (const child of elementsOf(paragraph)) {
    if (child.name === 'a:r' || child.name === 'a:fld') {
      const text = childOf(child, 'a:t')
      if (text) line += textOf(text)
    } else if (child.name === 'a:br') line += '\n'
    else if (child.name === 'mc:AlternateContent' || child.name === 'a14:m')
      for (const math of allOf(child, 'm:oMath')) line += `$${formula(math).trim()}$`
  }
  return line
}

export function tableOf(table: Element): Block | null {
  const rows: Cell[][] = []
  for (const row of elementsOf(table)) {
    if (row.name !== 'a:tr') continue
    const above = rows.at(-1) ?? []
    const cells: Cell[] = []
    for (const cell of elementsOf(row)) {
      if (cell.name !== 'a:tc') continue
      const across = cell.attributes['hMerge'] === '1' || cell.attributes['hMerge'] === 'true'
      const down = cell.attributes['vMerge'] === '1' || cell.attributes['vMerge'] === 'true'
      const own = [...allOf(cell, 'a:p')].map(lineOf).join('\n')
      const text = down ? (above[cells.length]?.text ?? '') : across ? (cells.at(-1)?.text ?? '') : own
      cells.push({ text, address: null, merged: across || down })
    }
    rows.push(cells)
  }
  return rows.length === 0 ? null : { kind: 'table', rows }
}
