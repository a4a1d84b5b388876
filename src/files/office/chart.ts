// The figures behind a chart of an office file, as a table: the picture of it is not read.
import type { Block, Cell } from '../document.ts'
import { allOf, childOf, type Element, textOf } from '../packed/xml.ts'

const MOST_POINTS = 500

export function chartBlocks(root: Element | null): Block[] {
  if (!root) return []
  const [title] = allOf(root, 'c:title')
  const words = title ? [...allOf(title, 'a:t', 'c:v')].map(textOf).join('') : ''
  const series = [...allOf(root, 'c:ser')].slice(0, 50).map((one) => ({
    name: valuesOf(childOf(one, 'c:tx'))[0] ?? '',
    over: valuesOf(childOf(one, 'c:cat') ?? childOf(one, 'c:xVal')),
    values: valuesOf(childOf(one, 'c:val') ?? childOf(one, 'c:yVal')),
  }))
  const blocks: Block[] = words.trim() === '' ? [] : [{ kind: 'paragraph', text: words }]
  const longest = Math.min(MOST_POINTS, Math.max(0, ...series.map(({ values }) => values.length)))
  if (longest === 0) return blocks
  const over = series[0]?.over ?? []
  const rows = [['', ...series.map(({ name }) => name)]]
  for (let point = 0; point < longest; point += 1)
    rows.push([over[point] ?? String(point + 1), ...series.map(({ values }) => values[point] ?? '')])
  return [...blocks, { kind: 'table', rows: rows.map((row) => row.map(plainCell)) }]
}

export function plainCell(text: string): Cell {
  return { text, address: null, merged: false }
}

function valuesOf(holder: Element | null): string[] {
  if (!holder) return []
  const values: string[] = []
  for (const point of allOf(holder, 'c:pt')) {
    const at = Number(point.attributes['idx'])
    const value = childOf(point, 'c:v')
    if (value && at >= 0 && at < MOST_POINTS) values[at] = textOf(value)
  }
  return Array.from(values, (value) => value ?? '')
}
