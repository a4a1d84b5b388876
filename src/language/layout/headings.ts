// Tells the lines that name what stands below them: marked as headings, ending in a colon, or short and alone.
import { trimMarks } from '../trim.ts'
import type { Line } from './lines.ts'
import type { Looks } from './roles.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How much a heading governs: a title all that follows, a lead-in only the list or lines right below it. */
export type Rank = 'title' | 'leadin'

const MARKDOWN = /^#{1,6}\s+\S/
const BOLD =
  /^(?:\*\*[^*]{2,70}\*\*|__[^_]{2,70}__|\*[^*]{2,60}\*|==[^=]{2,60}==|--\s?[^-]{2,40}\s?--|\[[^\]]{2,40}\]):?$/
const LONGEST = 90

/** A line with those that stand around it. */
interface PlacedLine {
  before: Line | undefined
  line: Line
  next: Line | undefined
}

export function rankOf({ before, line, next }: PlacedLine, words: Vocabulary, looks: Looks): Rank | null {
  const text = line.text.trim()
  if (text.length > LONGEST || text === '') return null
  if (line.marker === 0) {
    if (MARKDOWN.test(text) || BOLD.test(text)) return 'title'
    if (next?.rule && !/[.!?,;]$/.test(text) && text.length <= 60) return 'title'
    if (isCapitals(text) && text.length <= 60 && !/[.!?]$/.test(text)) return 'title'
  }
  if (/[:：]$/.test(text) && !/[.!?]\s/.test(text)) return line.marker === 0 ? 'leadin' : null
  if (line.marker > 0 || text.length > 48 || /[.!?,;…]$/.test(text)) return null
  const alone = before === undefined || before.blank || before.rule
  const over = next !== undefined && !next.blank && !next.rule
  if (!over || (!alone && next.marker === 0)) return null
  const count = text.split(/\s+/).length
  if (next.marker > 0 && count <= 6 && !words.isAll(text, 'hello')) return 'title'
  const bare = trimMarks(text, /[-–—*=\s]/)
  if (words.isAll(bare, 'work', 'finished', 'news', 'done', 'begun', 'dropped')) return 'title'
  return looks.isDay(bare) || (looks.isPeople(bare) && count <= 3) ? 'title' : null
}

function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 4 && !/\p{Ll}/u.test(text) && text.split(/\s+/).length <= 8
}
