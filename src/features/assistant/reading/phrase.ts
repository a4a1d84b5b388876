// Takes phrases off the end of a text, and finds one behind another: in one pass, however often the text repeats them.
import { matchesOf } from '../../../language/matches.ts'

/** Without the phrases it ends with, in any letter case, and the marks before each: "4 to done now" without "now" is "4 to done". */
export function withoutEnds(text: string, phrases: readonly string[], marks = ' '): string {
  let end = text.length
  for (let found = endingAt(end); found !== null; found = endingAt(end)) {
    end -= found.length
    while (isMark(end - 1)) end--
  }
  return text.slice(0, end)

  /** The longest: "asap please" rather than "please". */
  function endingAt(to: number): string | null {
    return phrases
      .filter((phrase) => isMark(to - phrase.length - 1) && saysAt(to - phrase.length, phrase))
      .reduce<string | null>(
        (longest, phrase) => (phrase.length > (longest?.length ?? 0) ? phrase : longest),
        null,
      )
  }

  function saysAt(from: number, phrase: string): boolean {
    return text.slice(from, from + phrase.length).toLowerCase() === phrase
  }

  function isMark(at: number): boolean {
    return at >= 0 && marks.includes(text.charAt(at))
  }
}

/** Both patterns are global: true where a match of the one begins within so many characters behind one of the other. */
export function follows(text: string, { first, next, within }: Following): boolean {
  const ends = matchesOf(first, text).map((match) => match.index + match[0].length)
  let passed = 0
  return matchesOf(next, text).some(({ index }) => {
    while (passed < ends.length && (ends[passed] ?? 0) <= index) passed++
    const nearest = ends[passed - 1]
    return nearest !== undefined && index - nearest <= within
  })
}

export interface Following {
  first: RegExp
  next: RegExp
  within: number
}
