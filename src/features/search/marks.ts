// Where in a text the words stand that were looked for, and the part of a long text that shows them.
import type { Mark } from './contract.ts'
import { plainWords } from './plain-words.ts'
import type { Term } from './search-query.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Characters of a text in a row of the results, and how many of them stand before what was found. */
const SHOWN = 140
const BEFORE = 40

/** Whole words, from their first character to behind their last. */
export function marksOf(text: string, terms: readonly Term[]): Mark[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Mark[] =>
    plainWords(word).some((plain) => isMeant(plain, terms)) ? [[index, index + word.length]] : [],
  )
}

function isMeant(plain: string, terms: readonly Term[]): boolean {
  return terms.some(({ word, near }) => plain.startsWith(word) || near.includes(plain))
}

export interface Shown {
  text: string
  marks: Mark[]
}

/** Of several texts the first in which a word was found, cut to what a row has room for. */
export function shownOf(texts: readonly string[], terms: readonly Term[]): Shown {
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
  for (const line of lines) {
    const [first] = marksOf(line, terms)
    if (first) return cut(line, terms, first[0])
  }
  return cut(lines[0] ?? '', [], 0)
}

function cut(line: string, terms: readonly Term[], found: number): Shown {
  const from = found <= BEFORE ? 0 : wordStart(line, found - BEFORE)
  const part = line.slice(from, from + SHOWN)
  const text = `${from > 0 ? '… ' : ''}${part.trimEnd()}${from + SHOWN < line.length ? '…' : ''}`
  return { text, marks: marksOf(text, terms) }
}

/** The first word that begins at or behind the place. */
function wordStart(line: string, place: number): number {
  const space = line.indexOf(' ', place)
  return space < 0 ? place : space + 1
}
