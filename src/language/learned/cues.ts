// The traits of a sentence by which a company's own way of writing is learned: its words, how it begins, who wrote it.
import { fold } from '../fold.ts'

/** A sentence, and what stands before it on its line where that is no word: "->", "[ ]". */
export interface Said {
  sentence: string
  marker: string
  /** Address in lower case. */
  author: string
}

/** Words: a longer sentence is known by its beginning. */
const MOST_WORDS = 60
const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+){0,3}|[^\s\p{L}\p{N}]{1,6}/gu
const LONGEST_MARKER = 6

/** Of every sentence: how easily tasks are made at all. */
export const ALWAYS = 'always'

/** Letters: what is shorter is a small word of the language, and tells nothing of a company. */
const LEAST_TELLING = 4
const isTelling = (word: string) => word.length >= LEAST_TELLING && !/^\p{N}+$/u.test(word)

/** Each once: 'word:quotes', 'pair:the slate', 'begins:fyi', 'marker:->', 'from:ann@example.com', 'always'. */
export function cuesOf({ sentence, marker, author }: Said): Set<string> {
  const tokens = (fold(sentence).match(TOKEN) ?? []).slice(0, MOST_WORDS)
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token))
  const cues = new Set([ALWAYS, `from:${author}`])
  for (const [at, word] of words.entries()) {
    if (isTelling(word)) cues.add(`word:${word}`)
    const next = words[at + 1]
    if (next !== undefined && (isTelling(word) || isTelling(next))) cues.add(`pair:${word} ${next}`)
  }
  const [first] = words
  if (first !== undefined) cues.add(`begins:${first}`)
  const ahead = marker || (tokens[0] === first ? '' : (tokens[0] ?? ''))
  if (ahead) cues.add(`marker:${ahead}`)
  if (tokens.at(-1)?.includes('?')) cues.add('ends:?')
  return cues
}

/** What stands before `start` on its line, without letters and digits; '' where a word stands there. */
export function markerBefore(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim()
  return line.length <= LONGEST_MARKER && !/[\p{L}\p{N}]/u.test(line) ? line : ''
}
