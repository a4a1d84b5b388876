// Cuts an article in markdown into passages: by its headings, and between paragraphs where one is long.
import { breaksInto } from '../sentence-ends.ts'
import type { Passage, PassageSentence } from './passage.ts'
import { PassageMaker } from './passage-maker.ts'

export interface GivenArticle {
  readonly title: string
  /** Markdown. */
  readonly body: string
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/
const ITEM = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/
const RULE = /^[ \t]*(?:[-*_=][ \t]*){3,}$/
const FENCE = /^[ \t]*(?:```|~~~)/
const ROW = /^[ \t]*\|/
const ROW_LINE = /^[ \t|:-]+$/
const QUOTE = /^[ \t]*>[ \t]?/

/** In their order. Linear in the length of the text; rows of tables and lines of code are sentences. */
export function passagesOfArticle({ title, body }: GivenArticle): Passage[] {
  const made = new PassageMaker(title)
  let paragraph: string[] = []
  let isItem = false
  let columns: string[] | null = null
  let isCode = false
  const end = () => {
    if (paragraph.length > 0) made.add(isItem ? itemOf(paragraph) : sentencesOf(paragraph.join(' ')))
    paragraph = []
    isItem = false
  }
  for (const whole of body.split(/\r?\n/)) {
    const line = whole.replace(QUOTE, '')
    if (!ROW.test(line)) columns = null
    if (FENCE.test(line)) {
      end()
      isCode = !isCode
      continue
    }
    if (isCode) {
      if (line.trim() !== '') made.add([{ text: line.trim(), kind: 'row' }])
      continue
    }
    const heading = HEADING.exec(line)
    const mark = ITEM.exec(line)
    if (heading) {
      end()
      made.head((heading[1] ?? '').length, withoutEnd(heading[2] ?? ''))
    } else if (line.trim() === '' || RULE.test(line)) {
      end()
      if (line.trim() === '') made.pause()
    } else if (ROW.test(line)) {
      end()
      if (ROW_LINE.test(line)) continue
      const cells = cellsOf(line)
      if (columns === null) columns = cells
      else made.add([{ text: rowOf(columns, cells), kind: 'row' }])
    } else if (mark) {
      end()
      isItem = true
      paragraph.push(line.slice(mark[0].length).trim())
    } else paragraph.push(line.trim())
  }
  end()
  return made.passages()
}

const withoutEnd = (text: string): string => {
  let end = text.length
  while (end > 0 && (text[end - 1] === '#' || text[end - 1] === ' ')) end -= 1
  return text.slice(0, end)
}

/** "Rows C to K. Headphones ...": a letter that is no first name's ends a sentence, too. */
const AFTER_LETTER = /(?<= (?:to|and|or|bis|und|oder|et|à|y|o|a|e|tot|en|até|ou) \p{Lu}\.) (?=\p{Lu})/u

export function sentencesOf(text: string): PassageSentence[] {
  return breaksInto(text)
    .flatMap(([from, to]) => text.slice(from, to).split(AFTER_LETTER))
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({ text: one, kind: 'prose' as const }))
}

/** An item is a sentence; one with several full sentences is cut like a paragraph. */
function itemOf(lines: readonly string[]): PassageSentence[] {
  return sentencesOf(lines.join(' ')).map(({ text }) => ({ text, kind: 'item' as const }))
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** What each cell is called stands before it, so that a row is understood by itself. */
const rowOf = (columns: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, place) => (place > 0 && columns[place] ? `${columns[place]}: ${cell}` : cell))
    .filter((cell) => cell !== '')
    .join(' | ')
