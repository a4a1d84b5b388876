// Cuts a reply into words, numbers, times of day and marks, each folded and with its place in the text.
import { fold } from '../fold.ts'
import { matchesOf } from '../matches.ts'

export interface BallotToken {
  /** Folded; of a mark the mark itself, '\n' for the end of a line. */
  text: string
  raw: string
  start: number
  end: number
  kind: 'word' | 'number' | 'time' | 'mark'
}

const TOKEN =
  /\d{1,2}[:.hH]\d{2}(?!\d)|\d{1,2}[hH](?![\p{L}\d])|\d+|\p{L}+|(?<!\d)[+-]1(?!\d)|\p{Extended_Pictographic}|[^\s\p{L}\d]|\n/gu
const NUMBERS = /^\d/
const LETTER = /^\p{L}/u

/** Linear in the length of the text. */
export function ballotTokens(text: string): BallotToken[] {
  return matchesOf(TOKEN, text).map((match) => {
    const raw = match[0]
    const kind = NUMBERS.test(raw)
      ? /^\d+$/.test(raw)
        ? ('number' as const)
        : ('time' as const)
      : LETTER.test(raw)
        ? ('word' as const)
        : ('mark' as const)
    return { text: fold(raw), raw, start: match.index, end: match.index + raw.length, kind }
  })
}

/** The words of a phrase as they stand in tokens; marks between them do not count. */
export const phraseKey = (tokens: readonly BallotToken[]): string =>
  tokens
    .filter(({ kind, text }) => kind !== 'mark' || !/^['\-/.#&,]$/.test(text))
    .map(({ text }) => text)
    .join(' ')
