// The sentences of a reply: as items, and word for word as evidence.
import { trimMarks } from '../trim.ts'
import type { Item, Reading } from './items.ts'
import { stanceAt } from './stance.ts'

/** Few words that are no manners are meant as an answer. */
const FEW_WORDS = 4
const ENDS = /[.!?\u2026\n]/
const BLANKS = /\s/
const MARKS = /[\s,;:.!\u2013\u2014-]/
const LEAST_EXPLAINED = 3

/** Each with the mark that ends it. */
export function sentencesOf(items: readonly Item[]): Item[][] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    sentences.at(-1)?.push(item)
    if (item.kind === 'hard') sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** Word for word. */
export function sentenceAround(text: string, place: number): string {
  let [from, to] = [place, place]
  while (from > 0 && !ends(text, from - 1)) from--
  while (to < text.length && !ends(text, to)) to++
  return trimMarks(text.slice(from, to + 1), BLANKS)
}

/** A stop inside "9.30" or behind "1." ends nothing. */
function ends(text: string, at: number): boolean {
  if (!ENDS.test(text[at] ?? '')) return false
  if (text[at] !== '.') return true
  return !/\d/.test(text[at - 1] ?? '') && /\s|^$/.test(text[at + 1] ?? '')
}

/** Whether a reply that names nothing means no vote: a question, a promise to answer, talk. */
export function isSilence({ items: all }: Reading, items: readonly Item[]): boolean {
  if (items.every(({ kind }) => kind === 'hard' || kind === 'soft')) return true
  if (all.some(({ classes }) => classes.has('later'))) return true
  const leans = items.some(
    ({ classes, ordinal }) =>
      classes.has('indifferent') || classes.has('maybe') || classes.has('rather') || ordinal !== null,
  )
  if (leans) return false
  const judges = items.some(
    ({ kind, classes }) => kind === 'words' && (classes.has('yes') || classes.has('no')),
  )
  const words = items.filter(({ kind }) => kind === 'words' || kind === 'other').length
  return words > FEW_WORDS && !(judges && words <= FEW_WORDS * 3)
}

/** "Refused. The second page is missing.": what is said behind the first mark after the answer. */
export function explanationBehind(items: readonly Item[], start: number, text: string): string | null {
  const from = items.findIndex((item) => item.start >= start)
  const mark = items.findIndex(
    ({ kind, text: said }, at) => at > from && (kind === 'soft' || kind === 'hard' || said === ':'),
  )
  if (from < 0 || mark < 0) return null
  const [first] = items.slice(mark + 1)
  if (!first) return null
  const words = trimMarks(sentenceAround(text.slice(first.start), 0), MARKS)
  return words.split(/\s+/).length >= LEAST_EXPLAINED ? words : null
}

/** "Wednesday works, but I will be late": what is said behind "but", where it judges nothing. */
export function asidesIn(items: readonly Item[], text: string, mayJudge = false): string[] {
  const cut = items.findLastIndex(({ kind, classes }) => kind === 'words' && classes.has('but'))
  if (cut < 0) return []
  const end = items.findIndex(({ kind }, at) => at > cut && kind === 'hard')
  const behind = items.slice(cut + 1, end < 0 ? items.length : end)
  const judges =
    !mayJudge && behind.some((item, at) => item.mention !== null || stanceAt(behind, at) !== null)
  const [first, last] = [behind[0], behind.at(-1)]
  if (judges || !first || !last || behind.length < (mayJudge ? 2 : LEAST_EXPLAINED)) return []
  return [trimMarks(text.slice(first.start, last.end), MARKS)]
}

/** "Yes, except in August": what is said from there to the end of the sentence. */
export function exceptionsIn(items: readonly Item[], text: string): string[] {
  const cut = items.findIndex(
    ({ kind, classes }) => kind === 'words' && classes.has('except') && !classes.has('but'),
  )
  const [first] = cut < 0 ? [] : items.slice(cut)
  const behind = items.slice(cut + 1)
  const end = behind.findIndex(({ kind }) => kind === 'hard')
  const last = behind.slice(0, end < 0 ? behind.length : end).at(-1)
  return first && last ? [trimMarks(text.slice(first.start, last.end), MARKS)] : []
}

/** "Thursday, but only after two": the hours that are meant may not be those of the option. */
export function narrowsBehind(items: readonly Item[]): boolean {
  const cut = items.findLastIndex(({ kind, classes }) => kind === 'words' && classes.has('but'))
  const behind = cut < 0 ? [] : items.slice(cut + 1)
  return (
    behind.some(({ classes }) => classes.has('after') || classes.has('before')) &&
    behind.every(({ mention }) => mention === null)
  )
}
