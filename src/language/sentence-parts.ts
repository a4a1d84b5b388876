// Takes a sentence apart in steps: one pattern for all of it would try each word as the end of each part.
import { trimEnd } from './trim.ts'

/** What stands before and behind the first match; null where there is none. */
export function around(text: string, joint: RegExp): [before: string, behind: string] | null {
  const match = joint.exec(text)
  return match && [text.slice(0, match.index), text.slice(match.index + match[0].length)]
}

/** What stands behind the words that a sentence begins with (`opening` begins with ^); null where it begins otherwise. */
export function behind(text: string, opening: RegExp): string | null {
  const match = opening.exec(text)
  return match && text.slice(match[0].length)
}

/** "Now", "already, thanks": more afterthoughts than these are none. */
const MOST_ENDS = 4

/** Without the words at its end that say nothing (`ends` ends with $), and without the marks between them. */
export function withoutEnds(text: string, ends: RegExp, marks = /[ .!?]/): string {
  let left = trimEnd(text, marks)
  for (let count = 0; count < MOST_ENDS; count++) {
    const at = left.search(ends)
    if (at < 0) break
    left = trimEnd(left.slice(0, at), marks)
  }
  return left
}

/** Without its full stops and marks of asking and shouting. */
export const withoutStops = (text: string, marks = /[ .!?]/): string => trimEnd(text, marks)
