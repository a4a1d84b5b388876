// What makes a number an ordinal: "22nd", "22.", "22e".
import type { BallotToken } from './ballot-tokens.ts'

/** The index behind the ending of an ordinal at `at`; the same where none is joined to the number before it. */
export function afterOrdinal(tokens: readonly BallotToken[], at: number): number {
  const token = tokens[at]
  const isJoined = token !== undefined && token.start === tokens[at - 1]?.end
  if (!isJoined) return at
  if (/^(?:st|nd|rd|th|er|e|o|a)$/.test(token.text)) return at + 1
  return token.text === '.' && tokens[at + 1]?.text !== '\n' && tokens[at + 1] !== undefined ? at + 1 : at
}
