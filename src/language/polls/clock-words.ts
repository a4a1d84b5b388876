// Reads an hour: "10:00", "3pm", "9 Uhr", "noon".
import type { BallotToken } from './ballot-tokens.ts'
import type { Said } from './lexicon.ts'

const NOON = 720

export interface Clock {
  minutes: number
  to: number
  /** Without minutes or half of the day: "3" may be 15:00. */
  isBare: boolean
}

export function minutesAt(
  tokens: readonly BallotToken[],
  said: ReadonlyMap<number, Said>,
  at: number,
  isHourWanted: boolean,
): Clock | null {
  const token = tokens[at]
  if (!token) return null
  if (/^(?:noon|midday|mittag|midi|mediodia|mezzogiorno|middag|meiodia)$/.test(token.text))
    return { minutes: NOON, to: at + 1, isBare: false }
  if (token.kind !== 'time' && token.kind !== 'number') return null
  const [hour = 0, minute = 0] = token.text.split(/[:.h]/).map(Number)
  if (hour > 24 || minute > 59) return null
  const next = tokens[at + 1]
  const isDotted = next?.text === '.' && (tokens[at + 2]?.text === 'm' || tokens[at + 2]?.text === 'uhr')
  const isPm = next?.text === 'pm' || (next?.text === 'p' && tokens[at + 2]?.text === '.')
  const isAm =
    next?.text === 'am' ||
    (next?.text === 'a' && tokens[at + 2]?.text === '.' && tokens[at + 3]?.text === 'm')
  if (isPm || isAm) {
    const half = isPm && hour < 12 ? 12 : isAm && hour === 12 ? -12 : 0
    return { minutes: (hour + half) * 60 + minute, to: at + (next?.text.length === 1 ? 5 : 2), isBare: false }
  }
  const isSaidHour = /^(?:uhr|h|uur|o|heures?|horas?|ore)$/.test(next?.text ?? '')
  if (token.kind === 'number' && !isSaidHour && !isHourWanted && !isDotted) return null
  if (said.get(at + 1)?.classes.has('option')) return null
  return {
    minutes: hour * 60 + minute,
    to: at + (isSaidHour ? 2 : 1),
    isBare: hour <= 12 && token.kind === 'number' && !isSaidHour,
  }
}
