// Lays out the text of an HTML mail in lines: collapses white space as a browser does, marks quotes with ">".

import { attributionMark, historyMark } from './text-lines.ts'

const deepestQuote = 20
const longestLink = 500

interface LayoutMark {
  readonly lines: number
  readonly line: string
  readonly length: number
}

export class TextLayout {
  quoteDepth = 0
  /** Open elements whose lines are reply headers. */
  replyHeaders = 0
  private readonly lines: string[] = []
  /** The line that is being written, but for its end. */
  private written: string[] = []
  private writtenLength = 0
  /** The end of it, short: what is asked of it then costs no more in a long line. */
  private line = ''
  /** Nothing, or the signs of a quote alone. */
  private isLastBare = true
  private spacePending = false
  private wantsBlank = false
  private finishedLength = 0
  /** Inside a cell of a table: what a paragraph in it begins stands on the line of its row. */
  private inCell = false
  private inRow = false
  private cellIsEmpty = false
  private breakPending = false
  private tabsPending = 0

  /** Where the text stands now, to come back to. */
  mark(): LayoutMark {
    return { lines: this.lines.length, line: this.line, length: this.length }
  }

  /** Takes back all text since the mark. Answers whether there was any. */
  rewind(mark: LayoutMark): boolean {
    if (this.length === mark.length && this.lines.length === mark.lines) return false
    this.lines.length = mark.lines
    this.finishedLength = mark.length - mark.line.length
    this.line = mark.line
    this.spacePending = false
    return true
  }

  /** Characters so far, to see whether an element held any text. */
  get length(): number {
    return this.finishedLength + this.writtenLength + this.line.length
  }

  text(text: string, pre: boolean): void {
    if (pre) {
      const [first = '', ...more] = text.split(/\r?\n/)
      this.write(first)
      for (const line of more) {
        this.lineBreak()
        this.write(line)
      }
      return
    }
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (collapsed.startsWith(' ')) this.space()
    const words = collapsed.replace(/^ | $/g, '').replace(/\u00a0/g, ' ')
    if (words !== '') this.write(words)
    if (collapsed.endsWith(' ') && collapsed !== ' ') this.space()
  }

  space(): void {
    if (this.line !== '') this.spacePending = true
  }

  /** Cells of a row stand on one line, parted by tabs; empty ones keep their place. */
  cell(): void {
    if (this.inRow) this.tabsPending++
    this.inRow = true
    this.inCell = true
    this.cellIsEmpty = true
    this.breakPending = false
    this.spacePending = false
  }

  endCell(): void {
    this.inCell = false
  }

  endRow(): void {
    this.inRow = false
    this.inCell = false
    this.breakPending = false
    this.tabsPending = 0
    this.block(false)
  }

  private write(text: string): void {
    if (text.trim() !== '') {
      if (this.breakPending) this.lineBreak()
      this.breakPending = false
      this.cellIsEmpty = false
      if (this.line !== '' && this.tabsPending > 0)
        this.line = `${this.line.trimEnd()}${'\t'.repeat(this.tabsPending)}`
      if (this.line === '' && this.tabsPending > 0) this.line = '\t'.repeat(this.tabsPending)
      if (this.tabsPending > 0) this.spacePending = false
      this.tabsPending = 0
    }
    if (this.line === '' && text.trim() !== '' && this.wantsBlank) this.push('')
    if (text.trim() !== '') this.wantsBlank = false
    if (this.spacePending && !this.line.endsWith(' ')) this.line += ' '
    this.spacePending = false
    this.line += text
    if (this.line.length > 4 * longestLink) this.settle(this.line.length - longestLink)
  }

  /** Puts so much of the line away. */
  private settle(characters: number): void {
    this.written.push(this.line.slice(0, characters))
    this.writtenLength += characters
    this.line = this.line.slice(characters)
  }

  /** Begins a new line, after an empty one if asked, unless one has just begun. */
  block(paragraph: boolean): void {
    if (this.inCell) {
      this.breakPending ||= !this.cellIsEmpty
      return
    }
    if (this.line !== '') this.lineBreak()
    this.spacePending = false
    if (paragraph && this.lines.length > 0 && !this.isLastBare) this.wantsBlank = true
  }

  lineBreak(): void {
    this.settle(this.line.length)
    this.push(this.written.join('').trimEnd())
    this.finishedLength += this.writtenLength
    this.written = []
    this.writtenLength = 0
    this.spacePending = false
    this.wantsBlank = false
  }

  private push(line: string): void {
    const depth = Math.min(this.quoteDepth, deepestQuote)
    if (depth > 0) this.put(`${'>'.repeat(depth)} ${line}`.trimEnd())
    else this.put(this.replyHeaders > 0 && line !== '' ? attributionMark + line : line)
  }

  private put(line: string): void {
    this.lines.push(line)
    this.isLastBare = /^>* ?$/.test(line)
  }

  /** What follows on this line was added to it by somebody else. */
  aside(): void {
    if (this.line.trim() === '') return
    this.space()
    this.write('// ')
  }

  rule(): void {
    this.block(false)
    this.push('_'.repeat(32))
  }

  beginHistory(): void {
    this.block(false)
    if (this.quoteDepth === 0) this.put(historyMark)
  }

  /** "text <https://...>", unless the text is the address itself or the link shows nothing. */
  linkTarget(href: string, start: number): void {
    if (this.length === start || this.length - start > longestLink) return
    const shown = this.line.slice(Math.max(0, start - this.finishedLength - this.writtenLength)).trim()
    if (!/^https?:/i.test(href) || href.length > longestLink || shown === '') return
    if (
      !href.toLowerCase().includes(
        shown
          .toLowerCase()
          .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
          .replace(/\/$/, ''),
      )
    )
      this.write(` <${href}>`)
  }

  finish(): string {
    this.endRow()
    return this.lines.join('\n').trim()
  }
}
