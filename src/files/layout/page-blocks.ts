// Headings, paragraphs and list items out of the lines of pages: by size, spacing and what repeats on each page.
import type { Block } from '../document.ts'
import type { Line } from './lines.ts'

/** What the pages of one file have in common. */
export interface Measure {
  readonly size: number
  readonly font: string
  /** Sizes of headings, the largest first. */
  readonly headings: readonly number[]
  /** Lines that stand on many pages, without their numbers. */
  readonly margins: ReadonlySet<string>
}

const LARGER = 1.12
const LONGEST_HEADING = 150
/** Lines at each end of a page that may be its header or footer. */
const EDGE = 3
/** How far they stand from the text, in heights of their letters. */
const APART = 1.9

export function measure(pages: readonly (readonly Line[])[]): Measure {
  const sizes = new Map<number, number>()
  const fonts = new Map<string, number>()
  for (const line of pages.flat()) {
    const letters = lettersOf(line)
    sizes.set(rounded(line.size), (sizes.get(rounded(line.size)) ?? 0) + letters)
    fonts.set(line.font, (fonts.get(line.font) ?? 0) + letters)
  }
  const size = mostOf(sizes) ?? 10
  const larger = [...sizes.keys()].filter((one) => one >= size * LARGER)
  return {
    size,
    font: mostOf(fonts) ?? '',
    headings: larger.toSorted((a, b) => b - a),
    margins: repeated(pages),
  }
}

function lettersOf({ text, table }: Line): number {
  if (table?.kind !== 'table') return text.length
  return table.rows.flat().reduce((sum, cell) => sum + cell.text.length, 0)
}

const rounded = (size: number) => Math.round(size * 2) / 2

function mostOf<K>(counts: ReadonlyMap<K, number>): K | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

function repeated(pages: readonly (readonly Line[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const key of new Set(edges(page).map(marginKey))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = Math.max(2, Math.ceil(pages.length / 3))
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key))
}

/** The lines above the first wide space of a page, and below the last, if they are few. */
function edges(page: readonly Line[]): Line[] {
  const lines = page.toSorted((a, b) => a.y - b.y)
  const isApart = (index: number) => {
    const [above, below] = [lines[index - 1], lines[index]]
    return (
      above !== undefined &&
      below !== undefined &&
      below.y - above.y > APART * Math.max(above.size, below.size)
    )
  }
  const places = Array.from({ length: EDGE }, (_, index) => index + 1)
  const top = places.find(isApart) ?? 0
  const bottom = places.find((count) => isApart(lines.length - count)) ?? 0
  const found = [...lines.slice(0, top), ...lines.slice(lines.length - bottom)]
  return found.filter(({ table }) => table === null)
}

/** The place counts too, or a sentence that opens many pages would be their header. */
function marginKey({ text, y }: Line): string {
  return `${Math.round(y / 6)} ${text.replace(/\d+/g, '#')}`
}

export function pageBlocks(lines: readonly Line[], common: Measure): Block[] {
  const atEdge = new Set(edges(lines))
  const blocks: Block[] = []
  let open: Line[] = []
  const close = () => {
    if (open.length > 0) blocks.push(...blocksOf(open, common))
    open = []
  }
  for (const line of lines) {
    const isMargin =
      atEdge.has(line) &&
      (common.margins.has(marginKey(line)) || (isPageNumber(line.text) && isAlone(line, lines)))
    const last = open.at(-1)
    if (line.table || isMargin || (last && !goesOn(open, line, common))) close()
    if (line.table) blocks.push(line.table)
    else if (isMargin) blocks.push({ kind: 'margin', text: line.text })
    else open.push(line)
  }
  close()
  return blocks
}

/** Nothing stands near it. */
function isAlone(line: Line, lines: readonly Line[]): boolean {
  return lines.every((other) => other === line || Math.abs(other.y - line.y) > 2 * line.size)
}

const pageNumber = /^(?:page |seite |- ?)?\d{1,4}(?: ?(?:\/|of|von) ?\d{1,4})?(?: ?-)?$/i
const isPageNumber = (text: string) => pageNumber.test(text.trim())

/** A line goes on with the paragraph before it unless size, space, indent or a mark says otherwise. */
function goesOn(open: readonly Line[], line: Line, common: Measure): boolean {
  const last = open.at(-1)
  const [first] = open
  if (!last || !first || last.column !== line.column) return false
  if (Math.abs(last.size - line.size) > 0.12 * Math.max(last.size, line.size)) return false
  const step = line.y - last.y
  const usual = open.length > 1 ? last.y - (open.at(-2)?.y ?? last.y) : 0
  if (step <= 0 || step > 1.9 * line.size || (usual > 0 && step > 1.25 * usual)) return false
  if (markerOf(line.text)) return false
  if (headingLevel([last], common) !== headingLevel([line], common)) return false
  const isItem = markerOf(first.text) !== null
  const indent = line.isRightToLeft ? last.end - line.end : line.x - last.x
  if (!isItem && indent > 0.9 * line.size && open.length > 1) return false
  if (isItem && indent < -0.6 * line.size && open.length > 1) return false
  return !isShort(last, line) || !/[.!?:]$/.test(last.text)
}

/** The line before ended though the next word had room. */
function isShort(last: Line, line: Line): boolean {
  const word = line.text.split(' ')[0]?.length ?? 0
  const perLetter = (line.end - line.x) / Math.max(1, line.text.length)
  return last.isRightToLeft
    ? last.x - line.x > word * perLetter * 1.5
    : line.end - last.end > (word + 2) * perLetter
}

function blocksOf(lines: readonly Line[], common: Measure): Block[] {
  const text = joinLines(lines.map((line) => line.text))
  const level = headingLevel(lines, common)
  if (level !== null) return [{ kind: 'heading', level, text }]
  const marked = markerOf(text)
  if (marked) {
    const [first] = lines
    const deep = first ? Math.max(0, Math.min(4, Math.round((first.x - leftOf(lines)) / 18))) : 0
    return [{ kind: 'item', level: deep, marker: marked.marker, text: marked.rest }]
  }
  return [{ kind: 'paragraph', text }]
}

const leftOf = (lines: readonly Line[]) => Math.min(...lines.map(({ x }) => x))

const marks =
  /^(?:([•▪◦‣●○■►·\uf0b7\uf0a7]|[–—*-](?= ))|(\(?(?:\d{1,3}|[a-zA-Z])[.)])(?= )|([☐☒☑❑]))\s*(?!\s)/u

function markerOf(text: string): { marker: string; rest: string } | null {
  const found = marks.exec(text)
  if (!found) return null
  const [whole, , number, box] = found
  const marker = number ?? (box === undefined ? '-' : box === '☐' || box === '❑' ? '[ ]' : '[x]')
  return { marker, rest: text.slice(whole.length) }
}

const numbered = /^(?:\d{1,2}(?:\.\d{1,2}){0,4}\.?|§ ?\d{1,3}|[IVX]{1,5}\.) +\p{Lu}/u

function headingLevel(lines: readonly Line[], { size, font, headings }: Measure): number | null {
  const [first] = lines
  const text = lines.map((line) => line.text).join(' ')
  if (!first || text.length > LONGEST_HEADING || !/\p{L}{2}/u.test(text)) return null
  const marked = markerOf(text)
  if (marked && (marked.marker === '-' || first.size < 1.25 * size)) return null
  const rank = headings.findIndex((one) => rounded(first.size) >= one)
  if (rank >= 0) return Math.min(6, rank + 1)
  const isPlain = /[.,;:]$/.test(text) || lines.length > 1
  const isOther = first.font !== font && rounded(first.size) >= size
  if (isPlain || !isOther || !numbered.test(text)) return null
  const depth = text.split(' ')[0]?.split('.').filter(Boolean).length ?? 1
  return Math.min(6, headings.length + depth)
}

const hyphenAtEnd = /(?<=\p{L})[-\u00ad\u2010]$/u

/** A word that was parted at the end of a line is one word again. */
export function joinLines(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    const goesOnSmall = /^\p{Ll}/u.test(line)
    if (goesOnSmall && hyphenAtEnd.test(text)) text = text.slice(0, -1) + line
    else if (/[\u4e00-\u9fff\u3040-\u30ff]$/u.test(text) && /^[\u4e00-\u9fff\u3040-\u30ff]/u.test(line))
      text += line
    else text += text === '' ? line : ` ${line}`
  }
  return text
}
