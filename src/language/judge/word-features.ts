// What the judge looks at in the words of a candidate: their classes in order, which know no language, and the words themselves.

import type { Candidate } from '../candidates/candidate.ts'
import { isVerb, LABELS, type Word } from '../clauses/tagger.ts'
import type { WordClass } from '../lexicon/language.ts'
import type { Add } from './feature.ts'

/** The closed class of a word, the form of its verb, or what it looks like. */
export function tagOf(word: Word, at: number, { clause }: Candidate): string {
  if (word.kind === 'number') return 'N'
  if (word.kind === 'mark') return word.text
  const person = clause.people.length > 0 && word.capital && word.classes.length === 0 && at < 6
  if (person) return 'P'
  const told = word.classes.find((name) => !LOOSE.has(name))
  if (told) return told
  if (isVerb(word, 'order')) return 'Vo'
  if (isVerb(word, 'present')) return 'Vs'
  if (isVerb(word, 'past')) return 'Vd'
  if (isVerb(word, 'participle')) return 'Vn'
  if (isVerb(word, 'going')) return 'Vg'
  if (isVerb(word, 'plain')) return 'Vp'
  if (word.classes[0]) return word.classes[0]
  return word.capital && at > 0 ? 'C' : 'w'
}

/** They are looked for as labels and in headings, and are common words elsewhere. */
const LOOSE: ReadonlySet<WordClass> = new Set<WordClass>([...LABELS, 'me', 'hello', 'bye'])

export function addOrder(tags: readonly string[], add: Add): void {
  const start = tags.slice(0, 7)
  for (let at = 0; at < start.length; at++) {
    add('t', at, tags[at] ?? '')
    if (at + 1 < start.length) add('tt', at, tags[at] ?? '', tags[at + 1] ?? '')
  }
  add('ttt', start.slice(0, 3).join(' '))
  add('tttt', start.slice(0, 4).join(' '))
  for (const [at, tag] of tags.entries()) {
    if (at > 40) break
    add('T', tag)
    const next = tags[at + 1]
    if (next) add('TT', tag, next)
    const third = tags[at + 2]
    if (next && third) add('TTT', tag, next, third)
  }
  add('end', tags.slice(-3).join(' '))
}

export function addWords({ clause, place }: Candidate, code: string, add: Add): void {
  const words = clause.words.filter(({ kind }) => kind !== 'mark').slice(0, 40)
  for (const [at, word] of words.entries()) {
    const text = word.kind === 'number' ? '0' : word.text
    add('w', code, text)
    add('s', code, text.slice(-3))
    if (text.length > 5) add('p', code, text.slice(0, 5))
    const next = words[at + 1]
    if (next) add('ww', code, text, next.text)
    if (at < 3) add('w', code, at, text)
  }
  const [first, second] = words
  if (first) add('f', code, first.text, second?.text ?? '', place)
  const last = words.at(-1)
  if (last) {
    add('l', code, last.text)
    add('ls', code, last.text.slice(-2))
  }
}
