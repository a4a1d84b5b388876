// What the judges of a team's texts look at, as short texts: notions, words and shapes; never a name.
import { type Add, bucket } from '../judge/feature.ts'
import type { Notion } from '../lexicon/notion-names.ts'
import type { ReadText, TextWord } from './read-text.ts'

/** Words looked at. */
const ENOUGH = 600

/** Of what kind a text is. */
export function typeFeatures(read: ReadText): string[] {
  const found = new Set<string>()
  const add: Add = (...parts) => found.add(parts.join('='))
  addShape(read, add)
  addNotions(read, add)
  addWords(read, add)
  return [...found]
}

function addShape({ words, lines, text }: ReadText, add: Add): void {
  const plain = words.filter(({ kind }) => kind === 'word')
  const count = (mark: string) => words.filter((word) => word.text === mark).length
  const sentences = words.filter(({ first, kind }) => first && kind === 'word').length
  add('length', bucket(Math.round(plain.length / 4)))
  add('sentences', bucket(sentences))
  add('per sentence', bucket(Math.round(plain.length / Math.max(1, sentences) / 3)))
  add('lines', bucket(lines.length))
  const items = lines.filter((line) => ITEM.test(line)).length
  add('items', bucket(items))
  add('commas', bucket(count(',')))
  add('commas per word', Math.round((10 * count(',')) / Math.max(1, plain.length)))
  add('question', count('?') > 0, words.at(-1)?.text === '?')
  add('exclamation', bucket(count('!')))
  add(
    'colon early',
    words.slice(0, 9).some((word) => word.text === ':'),
  )
  add('quoted', /["“„«»]/.test(text))
  add('numbers', bucket(words.filter(({ kind }) => kind === 'number').length))
  const names = words.filter(({ name }) => name)
  add('names', bucket(names.length))
  add('names within', bucket(names.filter(({ first }) => !first).length))
  const [first] = plain
  if (first?.name) add('begins with a name')
}

/** A line of a list. */
const ITEM = /^\s{0,8}(?:[-*•·–]|\d{1,2}[.)])\s/

function addNotions({ words }: ReadText, add: Add): void {
  const counts = new Map<Notion, number>()
  for (const { notions } of words.slice(0, ENOUGH))
    for (const notion of notions) counts.set(notion, (counts.get(notion) ?? 0) + 1)
  for (const [notion, count] of counts) {
    add('n', notion)
    if (count > 1) add('nn', notion, Math.min(3, count))
  }
  const opening = words.find(({ kind, small, notions }) => kind === 'word' && (!small || notions.length > 0))
  for (const notion of opening?.notions ?? []) add('opens', notion)
  const marked = [...counts.keys()].filter((notion) => SIGNS.has(notion))
  for (const [place, one] of marked.entries())
    for (const other of marked.slice(place + 1)) add('n+n', ...[one, other].sort())
  for (const [at, word] of words.slice(0, ENOUGH).entries()) {
    if (!word.name) continue
    for (const notion of words[at - 1]?.notions ?? []) add('before name', notion)
    for (const notion of words[at + 1]?.notions ?? []) add('after name', notion)
  }
}

/** Notions that say who speaks of whom, and how. */
const SIGNS: ReadonlySet<Notion> = new Set<Notion>([
  ...([
    'customer',
    'trade',
    'title',
    'rival',
    'says',
    'heard',
    'theyoffer',
    'idea',
    'whatif',
    'tried',
  ] as const),
  ...(['task', 'mylist', 'team', 'boss', 'we', 'i', 'they', 'she', 'nobody', 'price', 'free'] as const),
])

function addWords({ words, language }: ReadText, add: Add): void {
  const plain = words.filter(({ kind, name }) => kind === 'word' && !name).slice(0, ENOUGH)
  for (const [at, { text }] of plain.entries()) {
    add('w', language, text)
    if (text.length > 5) add('p', text.slice(0, 5))
    if (text.length > 3) add('e', language, text.slice(-3))
    const next = plain[at + 1]
    if (next) add('ww', language, text, next.text)
    if (at < 2) add('at', at, language, text)
  }
}

/** Of what mood a text is: negated words apart from others. */
export function moodFeatures({ words, text, language }: ReadText): string[] {
  const found = new Set<string>()
  const add: Add = (...parts) => found.add(parts.join('='))
  const plain = words.filter(({ kind }) => kind === 'word').slice(0, ENOUGH)
  const counts = new Map<string, number>()
  for (const [at, word] of plain.entries()) {
    const turned = isTurned(plain, at)
    for (const notion of word.notions) {
      add('n', notion, turned)
      if (MOODS.has(notion)) {
        const key = turned ? `not ${notion}` : notion
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    if (word.name) continue
    add('w', language, word.text)
    if (turned) add('tw', language, word.text)
    if (word.text.length > 5) add('p', word.text.slice(0, 5))
    const next = plain[at + 1]
    if (next && !next.name) add('ww', language, word.text, next.text)
  }
  for (const [key, count] of counts) add('m', key, Math.min(3, count))
  const [good, bad] = [counts.get('good') ?? 0, (counts.get('bad') ?? 0) + (counts.get('trouble') ?? 0)]
  add('balance', Math.max(-2, Math.min(2, good - bad)))
  add('length', bucket(Math.round(plain.length / 5)))
  add('!', Math.min(3, words.filter((word) => word.text === '!').length))
  add('?', Math.min(3, words.filter((word) => word.text === '?').length))
  for (const sign of text.match(SIGN) ?? []) add('sign', sign)
  addDress(text, add)
  return [...found]
}

/** Faces, in signs and in characters. */
const SIGN = /[:;]-?[)(DP/]|\p{Emoji_Presentation}|\u2764/gu

/** Marks of technical talk, which tells of faults without any mood. */
function addDress(text: string, add: Add): void {
  add('code', text.includes('`'))
  add('link', /https?:/.test(text))
  add('called', /(?:^|\s)@\w/.test(text))
  add('cited', /^>/m.test(text))
}

const MOODS: ReadonlySet<Notion> = new Set<Notion>([
  'good',
  'thanks',
  'bad',
  'worry',
  'trouble',
  'cry',
  'complaint',
])
/** A negation reaches that many words. */
const REACH = 3

function isTurned(words: readonly TextWord[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some(({ notions }) => notions.includes('not'))
}
