// Cuts a text into words and gives each the meanings that a language's word list knows.
import { matchesOf } from '../matches.ts'
import { monthCycle, unitCycle, weekdayCycle } from './cycle.ts'
import { feastEdges } from './feasts.ts'
import { CYCLE, DAY, DAY_PART, NUMBER, ORDINAL, OTHER, PLURAL, UNIT, UNITS } from './grammar/categories.ts'
import type { Edge } from './grammar/chart.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { seasonCycle } from './seasons.ts'

export interface Word {
  /** Lower case, without accents. */
  text: string
  /** As written. */
  written: string
  start: number
  end: number
}

interface Entry {
  words: string[]
  category: string
  value: unknown
  /** May be written with a full stop behind it. */
  isAbbreviation: boolean
}

export type Dictionary = Map<string, Entry[]>

const NOT_ASCII = /[^\0-\x7f]/
const WORD = /\n\s*\n|\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d]/gu

/** An empty line comes out as the word '\n', which no phrase crosses. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of matchesOf(WORD, text)) {
    const written = match[0]
    const blank = written.startsWith('\n')
    words.push({
      text: blank ? '\n' : plain(written),
      written,
      start: match.index,
      end: match.index + written.length,
    })
  }
  return words
}

function plain(word: string): string {
  // Each word of a mail comes here, and few bear an accent.
  if (!NOT_ASCII.test(word)) return word.toLowerCase().replaceAll('`', "'")
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
}

/** Word classes of short forms that are other words unless they are written in capitals: BOY, BOW. */
const ACRONYMS = new Set(['boy', 'bow', 'bom'])

/** The meanings that start at a word, each with the index of the word after it. */
export function meaningsAt(words: Word[], at: number, dictionary: Dictionary): Edge[] {
  const first = words[at]
  if (!first) return []
  const found: Edge[] = []
  for (const entry of dictionary.get(first.text) ?? []) {
    const end = at + entry.words.length
    if (entry.words.length > 1 && !entry.words.every((word, i) => words[at + i]?.text === word)) continue
    if (ACRONYMS.has(entry.category) && /^\p{Ll}/u.test(words[end - 1]?.written ?? '')) continue
    found.push({ category: entry.category, end, value: entry.value })
    if (entry.isAbbreviation && words[end]?.text === '.' && words[end]?.start === first.end) {
      found.push({ category: entry.category, end: end + 1, value: entry.value })
    }
  }
  return found
}

const dictionaries = new Map<string, Dictionary>()

export function dictionaryOf(lexicon: Lexicon): Dictionary {
  const known = dictionaries.get(lexicon.language)
  if (known) return known
  const dictionary = buildDictionary(lexicon)
  dictionaries.set(lexicon.language, dictionary)
  return dictionary
}

function buildDictionary(lexicon: Lexicon): Dictionary {
  const dictionary: Dictionary = new Map()
  const add = (phrase: string, category: string, value: unknown) => {
    const words = wordsOf(phrase).map((word) => word.text)
    const first = words[0]
    if (!first) return
    const isAbbreviation = words.length === 1 && /^\p{L}{2,5}$/u.test(first)
    dictionary.set(first, [...(dictionary.get(first) ?? []), { words, category, value, isAbbreviation }])
  }
  const addAll = (phrases: string, category: string, value: (phrase: string) => unknown) => {
    for (const phrase of new Set(phrases.split('|'))) add(phrase, category, value(phrase))
  }
  const doubtful = new Set(lexicon.doubtful.split('|'))
  for (const [part, phrases] of Object.entries(lexicon.parts)) addAll(phrases, part, (phrase) => phrase)
  lexicon.weekdays.forEach((names, i) =>
    addAll(names, CYCLE.name, (name) => weekdayCycle(i + 1, doubtful.has(name) ? 1 : 0)),
  )
  lexicon.months.forEach((names, i) =>
    addAll(names, CYCLE.name, (name) => monthCycle(i + 1, doubtful.has(name) ? 1 : 0)),
  )
  lexicon.seasons.forEach((names, i) =>
    addAll(names, CYCLE.name, (name) => seasonCycle(i, doubtful.has(name) ? 1 : 0)),
  )
  addAll(lexicon.units.weekend ?? '', CYCLE.name, () => unitCycle('weekend'))
  const several = new Set(lexicon.several.split('|'))
  for (const [unit, names] of Object.entries(lexicon.units)) {
    addAll(names, UNIT.name, () => unit)
    for (const name of names.split('|')) if (several.has(name)) add(name, UNITS.name, unit)
  }
  addAll(lexicon.repeated ?? '', OTHER.name, () => 'set')
  lexicon.weekdays.forEach((names, i) => addAll(names, PLURAL.name, () => weekdayCycle(i + 1)))
  lexicon.weekdays.forEach((names, i) => add(`${names.split('|')[0]}s`, PLURAL.name, weekdayCycle(i + 1)))
  for (const [name, offset] of Object.entries(lexicon.days)) add(name, DAY.name, offset)
  for (const [part, names] of Object.entries(lexicon.dayParts)) addAll(names, DAY_PART.name, () => part)
  for (const [name, n] of Object.entries({ ...lexicon.numbers, ...lexicon.few }))
    add(name, NUMBER.name, { n, digits: '' })
  for (const [name, n] of Object.entries(lexicon.ordinals)) add(name, ORDINAL.name, { n, digits: false })
  for (const { name, cycle } of feastEdges(lexicon.holidays)) add(name, CYCLE.name, cycle)
  return dictionary
}
