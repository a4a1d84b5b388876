// Runs the grammar over a text and gives the meanings of its phrases, before they are put into words.
import type { DateOptions } from './found-date.ts'
import { calendarDateRules } from './grammar/calendar-dates.ts'
import { type Moment, OTHER, SPAN, STATED, type Stated } from './grammar/categories.ts'
import { type Edge, grammar, parse } from './grammar/chart.ts'
import { clockRules, ZONE } from './grammar/clock.ts'
import { dayTimeRules } from './grammar/day-times.ts'
import { durationRules, shiftRules } from './grammar/durations.ts'
import { numberRules } from './grammar/numbers.ts'
import { positionRules } from './grammar/positions.ts'
import { rangeRules } from './grammar/ranges.ts'
import { aloneRules, relativeRules } from './grammar/relative.ts'
import { languageOf } from './language.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isFirstName, isThing } from './month-names.ts'
import { isAddress, numberedThingEnd } from './numbered-things.ts'
import { numeralsAt } from './numerals.ts'
import type { Span } from './span.ts'
import { dictionaryOf, meaningsAt, type Word, wordsOf } from './words.ts'
import { abbreviatedOffset, wallTime } from './zone.ts'

const RULES = grammar<Moment>([
  numberRules,
  durationRules,
  shiftRules,
  calendarDateRules,
  relativeRules,
  positionRules,
  aloneRules,
  rangeRules,
  clockRules,
  dayTimeRules,
])
/** Words handled at once; longer texts are read piece by piece. */
const PIECE = 400
const MOST_CHARACTERS = 100_000

export interface Reading extends Stated {
  /** Offsets in the text. */
  start: number
  end: number
}

/** The phrases of time in a text, in order, never overlapping. Texts beyond the bound are read up to it. */
export function readPhrases(text: string, options: DateOptions): { phrases: Reading[]; moment: Moment } {
  const read = text.slice(0, MOST_CHARACTERS)
  const words = wordsOf(read)
  const lexicon = languageOf(words, options.language)
  const moment = momentOf(options, lexicon)
  const phrases: Reading[] = []
  for (let from = 0; from < words.length; ) {
    const to = pieceEnd(words, from)
    phrases.push(...readPiece(read, words.slice(from, to), lexicon, moment))
    from = to
  }
  return { phrases, moment }
}

/** Cuts where a sentence or paragraph ends, if one does near the bound, so that no phrase is torn. */
function pieceEnd(words: Word[], from: number): number {
  const bound = from + PIECE
  if (bound >= words.length) return words.length
  for (let at = bound; at > bound - PIECE / 2; at--) {
    if (/^[.!?\n]/.test(words[at - 1]?.text ?? '')) return at
  }
  return bound
}

function momentOf(options: DateOptions, lexicon: Lexicon): Moment {
  const { day, clock } = wallTime(options.at, options.zone)
  return {
    today: day,
    clock,
    zone: options.zone,
    dayFirst: options.dayFirst ?? lexicon.dayFirst,
    forward: options.forward ?? true,
  }
}

function readPiece(text: string, words: Word[], lexicon: Lexicon, moment: Moment): Reading[] {
  const chart = parse(edgesOf(text, words, lexicon, moment), RULES, moment)
  const phrases: Reading[] = []
  for (let at = 0; at < words.length; ) {
    const thing = numberedThingEnd(text, words, at)
    if (thing !== null) {
      at = thing
      continue
    }
    const best = longest(chart[at] ?? [], at === 0 ? wholeEnd(words) : -1)
    const first = words[at]
    const last = best && lastWord(words, best.end)
    if (!best || !first || !last || (isShaky(best) && !mayFollow(words[best.end], lexicon))) {
      at++
      continue
    }
    const stated = namesNoTime(text, first.start, last.end) ? null : statedBy(best)
    if (stated) phrases.push({ span: stated.span, lead: stated.lead, start: first.start, end: last.end })
    at = best.end
  }
  return phrases
}

/** What the grammar takes for a time, though the text around it says otherwise. */
function namesNoTime(text: string, start: number, end: number): boolean {
  return isAddress(text, end) || isFirstName(text, start, end) || isThing(text, start, end)
}

function statedBy(edge: Edge): Stated | null {
  if (edge.category === STATED.name) return edge.value as Stated
  return edge.category === SPAN.name ? { span: edge.value as Span, lead: null } : null
}

function edgesOf(text: string, words: Word[], lexicon: Lexicon, moment: Moment): Edge[][] {
  const dictionary = dictionaryOf(lexicon)
  const low = text.toLowerCase()
  return words.map((word, i) => {
    const edges = meaningsAt(words, i, dictionary)
    if (/^\d/.test(word.text)) {
      for (const one of numeralsAt(low, word.start, lexicon.language, moment.dayFirst)) {
        const end = endAt(words, i, word.start + one.length)
        if (end !== null) edges.push({ category: one.category, end, value: one.value })
      }
    }
    const offset = abbreviatedOffset(word.text)
    if (offset !== null) edges.push({ category: ZONE.name, end: i + 1, value: offset })
    return edges
  })
}

/** The index after the word that ends at an offset, from a word on; null where none ends there. */
function endAt(words: readonly Word[], from: number, offset: number): number | null {
  let at = from
  while ((words[at]?.end ?? offset) < offset) at += 1
  return words[at]?.end === offset ? at + 1 : null
}

function isShaky(edge: Edge): boolean {
  return edge.category === STATED.name && (edge.value as Stated).span.shaky
}

/** After a bare "the 15th" no noun may stand: "the 15th floor" is no date. */
function mayFollow(next: Word | undefined, lexicon: Lexicon): boolean {
  return !next || !/^\p{L}/u.test(next.text) || `|${lexicon.telling}|`.includes(`|${next.text}|`)
}

/** Without the full stop that may end an abbreviation or the sentence. */
function lastWord(words: Word[], end: number): Word | undefined {
  const isStop = words[end - 1]?.text === '.' && (words[end - 2]?.text.length ?? 0) > 1
  return words[isStop ? end - 2 : end - 1]
}

/** The index after the last word, but for a full stop. */
function wholeEnd(words: Word[]): number {
  return /^[.!?,;]$/.test(words.at(-1)?.text ?? '') ? words.length - 1 : words.length
}

/** The longest reading; of equals a date before a length, a said day before a guessed one. A weak one counts alone. */
function longest(edges: Edge[], whole: number): Edge | null {
  let best: Edge | null = null
  for (const edge of edges) {
    const alone =
      edge.category === SPAN.name && (edge.value as Span).weak === 1 && edge.end >= whole && whole > 0
    if (edge.category !== STATED.name && edge.category !== OTHER.name && !alone) continue
    if (!best || edge.end > best.end || (edge.end === best.end && rank(edge) > rank(best))) best = edge
  }
  return best
}

function rank(edge: Edge): number {
  if (edge.category !== STATED.name) return 0
  const { span, lead } = edge.value as Stated
  return 1 + (span.floating ? 0 : 2) + (lead ? 0 : 1)
}
