// Takes marks off the ends of a text, one by one from each end: linear, where a pattern for "marks to the end" is not.

/** Without the characters for which `isMark` holds at its beginning and end. */
export function trimMarks(text: string, isMark: RegExp, atFront: RegExp = isMark): string {
  let [from, to] = [0, text.length]
  while (from < to && atFront.test(text[from] ?? '')) from++
  while (to > from && isMark.test(text[to - 1] ?? '')) to--
  return text.slice(from, to)
}

const NEVER = /(?!)/

/** Without those at its end. */
export const trimEnd = (text: string, isMark: RegExp): string => trimMarks(text, isMark, NEVER)
