// Lays out the newest text of a mail in blocks: paragraphs, items, rows, headings, and the frame around them.

import { breaksInto } from '../sentence-ends.ts'
import type { Block, Cell, Slice } from './block.ts'
import { frameOf } from './frame.ts'
import { type Rank, rankOf } from './headings.ts'
import { type Line, linesOf } from './lines.ts'
import { labelledInside, labelledLine, recordsOf } from './records.ts'
import { cellsOf, type Looks, rolesOf } from './roles.ts'
import { tablesOf } from './tables.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The blocks in the order of the text, none overlapping another. Linear in the length of the text. */
export function blocksOf(text: string, words: Vocabulary, looks: Looks): Block[] {
  return new Layout(text, words, looks).read()
}

/** Mail programs wrap at 72 to 80; a text with longer lines is not wrapped at all. */
const WIDEST_WRAPPED = 100

interface Open {
  heading: Block
  rank: Rank
  paragraph: number
}

class Layout {
  private readonly text: string
  private readonly words: Vocabulary
  private readonly looks: Looks
  private readonly lines: readonly Line[]
  private readonly out: Block[] = []
  private open: Open[] = []
  private paragraph = 0
  /** Of the longest line: where a mail program has wrapped the text. */
  private readonly width: number

  constructor(text: string, words: Vocabulary, looks: Looks) {
    this.text = text
    this.words = words
    this.looks = looks
    this.lines = linesOf(text)
    this.width = this.lines.reduce((most, line) => Math.max(most, line.text.length), 0)
  }

  read(): Block[] {
    const tables = new Map(tablesOf(this.lines).map((table) => [table.from, table]))
    const records = new Map(recordsOf(this.lines, this.words).map((record) => [record.from, record]))
    for (let at = 0; at < this.lines.length; ) {
      const line = this.lines[at]
      const table = tables.get(at)
      const record = records.get(at)
      if (!line) break
      if (line.blank || line.rule) {
        this.paragraph++
        at++
      } else if (record) {
        this.addRecord(record.cells)
        at = record.to
      } else if (table) {
        this.addRows(table.rows)
        at = table.to
      } else at = this.addText(at)
    }
    return frameOf(this.out, this.words)
  }

  /** Labelled lines below an item or a heading belong to it where they do not name the work themselves. */
  private addRecord(cells: Cell[]): void {
    const last = this.out.at(-1)
    const first = cells[0]
    if (!first) return
    const names = cells.some(({ role }) => role === 'task')
    if (
      !names &&
      last &&
      last.cells.length === 0 &&
      last.paragraph === this.paragraph &&
      last.kind !== 'row'
    ) {
      const task = last.kind === 'prose' ? this.behindLabel(last) : null
      const kind = last.kind === 'heading' ? 'item' : last.kind
      this.out.pop()
      if (task) this.push('row', task, { cells: [task].concat(cells) })
      else this.out.push(Object.assign({}, last, { kind, cells }))
      return
    }
    const task = cells.find(({ role }) => role === 'task')
    if (task) this.push('row', task, { cells })
  }

  /** "Summary: Repair the gate" over lines that say whose it is and by when names the work, whatever its label. */
  private behindLabel({ text, start, end }: Slice): Cell | null {
    const label = /^\p{Lu}[\p{L} ]{1,24}:\s+(?=\S)/u.exec(text)?.[0].length ?? 0
    if (label === 0 || text.includes('\n')) return null
    return { role: 'task', text: text.slice(label), start: start + label, end }
  }

  private addRows(rows: (Slice | null)[][]): void {
    const { columns, hasHeader } = rolesOf(rows, this.words, this.looks)
    let group: Slice | null = null
    for (const row of hasHeader ? rows.slice(1) : rows) {
      const cells = cellsOf(row, columns, this.words)
      const only = cells.length === 1 ? cells[0] : undefined
      // A line of its own over the rows that follow, such as a name.
      if (only && row.length > 2) {
        group = only
        this.openHeading(only, 'title', 0)
        continue
      }
      const task = cells.find(({ role }) => role === 'task') ?? cells.find(({ role }) => role === 'note')
      if (task && group !== task) this.push('row', task, { cells })
    }
  }

  /** The index of the first line behind the block that begins here. */
  private addText(at: number): number {
    const line = this.lines[at]
    if (!line) return at + 1
    const lead = line.text.length - line.text.trimStart().length
    if (line.said) return this.addSaid(at, line, line.said)
    const rank = this.rankAt(at, line)
    if (rank) {
      this.openHeading(this.slice(line.start + lead, line.end), rank, line.indent)
      return at + 1
    }
    const labelled = labelledInside(line, this.words)
    const task = labelled?.find(({ role }) => role === 'task')
    if (labelled && task) {
      this.push('row', task, { cells: labelled })
      return at + 1
    }
    if (line.marker > 0) return this.addItem(at, line)
    let to = at + 1
    while (this.goesOn(to)) to++
    this.push('prose', this.slice(line.start + lead, this.lines[to - 1]?.end ?? line.end), {
      level: line.indent,
    })
    return to
  }

  /** A line of a chat, with those below it that are its own. */
  private addSaid(at: number, line: Line, { by, length }: NonNullable<Line['said']>): number {
    let to = at + 1
    while (this.goesOn(to)) to++
    this.push('prose', this.slice(line.start + length, this.lines[to - 1]?.end ?? line.end), { saidBy: by })
    return to
  }

  private addItem(at: number, line: Line): number {
    let to = at + 1
    while (this.isContinued(to, line)) to++
    const slice = this.slice(line.start + line.marker, this.lines[to - 1]?.end ?? line.end)
    this.openLeadIn()
    this.push('item', slice, { level: line.indent, checked: line.checked, number: line.number })
    const next = this.nextFilled(to - 1)
    const isOver =
      next !== undefined && next.marker > 0 && next.indent > line.indent && slice.text.length <= 60
    if (isOver || /[:：]$/.test(slice.text)) this.openHeading(slice, 'leadin', line.indent, this.out.pop())
    return to
  }

  /** The last sentence of a paragraph that ends in a colon stands over the list below: "… move in on Monday, so please:". */
  private openLeadIn(): void {
    const last = this.out.at(-1)
    if (last?.kind !== 'prose' || !/[:：]$/.test(last.text)) return
    const [from] = breaksInto(last.text).at(-1) ?? [0]
    const text = last.text.slice(from)
    const lead = text.length - text.trimStart().length
    const heading: Block = { ...last, kind: 'heading', text: text.trim(), start: last.start + from + lead }
    this.open = this.open.filter(({ rank }) => rank === 'title')
    this.open.push({ heading, rank: 'leadin', paragraph: this.paragraph })
  }

  /** A line without a bullet below an item goes on with it where it is indented or begins in lower case. */
  private isContinued(place: number, item: Line): boolean {
    const line = this.lines[place]
    if (!line || line.blank || line.rule || line.marker > 0) return false
    if (labelledLine(line, this.words)) return false
    if (/[:：]$/.test(line.text)) return false
    const previous = this.lines[place - 1]?.text ?? ''
    const first = line.text.trimStart()
    if (line.indent > item.indent) return true
    return previous.length > 50 && /^\p{Ll}/u.test(first) && !/[.!?:;]$/.test(previous)
  }

  /** Whether the line is the rest of a wrapped paragraph. */
  private goesOn(place: number): boolean {
    const line = this.lines[place]
    const previous = this.lines[place - 1]
    if (!line || !previous || line.blank || line.rule || line.said) return false
    if (line.marker > 0 && !isWrappedNumber(previous, line)) return false
    if (this.rankAt(place, line)) return false
    if (labelledLine(line, this.words)) return false
    if (this.width > WIDEST_WRAPPED || previous.text.length < 36) return false
    const first = line.text.trimStart()
    if (/^(?:https?:|www\.)/.test(first)) return false
    const firstWord = /^\S{0,40}/.exec(first)?.[0].length ?? 0
    const isFull = previous.text.length + 1 + firstWord > this.width
    if (/[.!?…。！？:;]["')\]]?$/.test(previous.text)) return isFull && this.width >= 60
    if (/^[\p{Ll}\d(]/u.test(first)) return isFull || previous.text.length > 0.7 * this.width
    return isFull && this.width >= 60 && /[\p{L},]$/u.test(previous.text) && !/^[^\s]{1,30}[:)]/.test(first)
  }

  private rankAt(place: number, line: Line): Rank | null {
    const placed = { before: this.lines[place - 1], line, next: this.nextFilled(place) }
    return rankOf(placed, this.words, this.looks)
  }

  private nextFilled(place: number): Line | undefined {
    const next = this.lines[place + 1]
    return next?.blank && this.lines[place + 2]?.marker ? this.lines[place + 2] : next
  }

  private slice(start: number, end: number): Slice {
    return { text: this.text.slice(start, end), start, end }
  }

  private push(kind: Block['kind'], slice: Slice, more: Partial<Block> = {}): void {
    if (slice.text.trim() === '') return
    const level = more.level ?? 0
    this.open = this.open.filter((one) => this.stillGoverns(one, kind, level))
    const headings = this.open.map(({ heading }) => heading).reverse()
    const { text, start, end } = slice
    const common = { kind, text, start, end, level, checked: null, number: null, cells: [] }
    this.out.push({ ...common, headings, paragraph: this.paragraph, ...more })
  }

  /** A lead-in ends with the list below it, or with the paragraph that it stands in. */
  private stillGoverns({ heading, rank, paragraph }: Open, kind: Block['kind'], level: number): boolean {
    if (rank === 'title') return true
    if (heading.kind === 'item') return kind === 'item' && level > heading.level
    const last = this.out.at(-1)
    const isFirst = last === heading
    if (kind === 'prose')
      return (
        this.paragraph <= paragraph + 1 &&
        (isFirst || (last?.kind === 'prose' && last.headings[0] === heading))
      )
    return isFirst || last?.kind === kind || this.paragraph === paragraph || last?.kind === 'item'
  }

  private openHeading(slice: Slice, rank: Rank, level: number, instead?: Block): void {
    this.open = this.open.filter((one) =>
      rank === 'title'
        ? false
        : one.rank === 'title' ||
          (instead && one.heading.level < level && one.heading.kind === 'item') ||
          (instead !== undefined && one.heading.kind === 'heading'),
    )
    const kind = instead ? ('item' as const) : ('heading' as const)
    this.push(kind, slice, { ...instead, level })
    const heading = this.out.at(-1)
    if (heading) this.open.push({ heading, rank, paragraph: this.paragraph })
  }
}

/** "… in chapter\n12. March" is no list: the line before is long and ends in the middle of a sentence. */
function isWrappedNumber(previous: Line, line: Line): boolean {
  return (
    previous.marker === 0 &&
    previous.text.length > 60 &&
    /^\s*\d/.test(line.text) &&
    !/[.:!?;]$/.test(previous.text)
  )
}
