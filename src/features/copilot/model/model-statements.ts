// Reads what a model says into statements: each line with the numbers of what it rests on, and no line without.
import { shownLine } from '../../../kit/invisible-characters.ts'
import type { Statement } from '../../../records/asks.ts'
import type { Given } from './material.ts'
import { isSaidBy } from './said-by.ts'

const MARK = /\[(\d{1,3}(?:\s*,\s*\d{1,3}){0,20})\]/g
/** What a model puts before a line of a list. */
const BULLET = /^(?:[-*\u2022]|\d{1,2}[.)])\s+/
/** More of one answer is not shown. */
const MOST_CHARACTERS = 1_000

/**
 * Null for a line that names no source, or one that was not given, or that says something else than those and the
 * question say: nobody could check it. What it says stays text: nothing of it is ever read as markup or a request.
 */
export function statementOf(line: string, given: readonly Given[], question = ''): Statement | null {
  const numbers = [...line.matchAll(MARK)].flatMap(([, list = '']) => list.split(',').map(Number))
  const named = [...new Set(numbers)].map((number) => given[number - 1])
  if (named.length === 0 || named.includes(undefined)) return null
  const records = named.flatMap((record) => record ?? [])
  const bare = shownLine(line.replace(MARK, '')).trim()
  const words = bare
    .replace(BULLET, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .replaceAll('**', '')
  if (!/\p{L}/u.test(words)) return null
  const said = words.slice(0, MOST_CHARACTERS)
  if (!isSaidBy(said, [...records.map(({ text }) => text), question].join('\n'))) return null
  return {
    text: BULLET.test(bare) ? `\u2022 ${said}` : said,
    sources: records.map(({ source }) => source),
  }
}

/** A longer line is dropped: no statement is as long. */
const LONGEST_LINE = 4_000

/** Gives whole lines out of pieces; the last one at the end. */
export function lineReader() {
  let rest = ''
  const shortOnly = (line: string) => (line.length > LONGEST_LINE ? '' : line)
  return {
    read(piece: string): string[] {
      const [first = '', ...others] = piece.split('\n')
      // Past the limit nothing more is kept, and the length goes on saying that the line is too long.
      if (rest.length <= LONGEST_LINE) rest += first
      if (others.length === 0) return []
      const lines = [rest, ...others]
      rest = lines.pop() ?? ''
      return lines.map(shortOnly)
    },
    end: () => shortOnly(rest),
  }
}
