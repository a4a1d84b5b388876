// What a mail says of a whole survey: that it keeps names or none, and that it is to be held once more.
import { fold } from '../fold.ts'
import { stemOf } from '../knowledge/stem.ts'
import { breaksInto } from '../sentence-ends.ts'
import { placeOf } from './survey-words.ts'

/** A longer line tells of something, and orders nothing. */
const MOST_WORDS = 16
const SHORTEST_WORD = 3
const NEGATION =
  /(?:^|\s)(?:not|don[\u2019']?t|never|no|nicht|nie|kein|keine|pas|ne|non|niet|geen|n\u00e3o)\s(?:\p{L}{1,10}\s)?$/iu

export interface EarlierSurvey {
  id: number
  title: string
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const isDenied = (text: string, at: number): boolean => NEGATION.test(text.slice(Math.max(0, at - 24), at))

/** True and false as the line says it; null where it says nothing of names. */
export function namesIn(line: string): boolean | null {
  const said = line.trim()
  if (said.endsWith('?') || wordsOf(said).length > MOST_WORDS) return null
  const named = placeOf(said, 'named')
  if (named) return !isDenied(said, named.at)
  const unnamed = placeOf(said, 'unnamed')
  return unnamed && isDenied(said, unnamed.at)
}

/** What is left of the line without its words of names. */
export function withoutNames(line: string): string {
  const place = placeOf(line, 'named') ?? placeOf(line, 'unnamed')
  return place ? `${line.slice(0, place.at)} ${line.slice(place.to)}` : line
}

/** Whether a mail wants names kept: any of its lines that is no question. */
export const wantsNames = (lines: readonly string[]): boolean =>
  sentencesOf(lines).some((sentence) => namesIn(sentence) === true)

/** What is left of a line that wants the same asked again; null where it does not. */
export function behindAgain(line: string): string | null {
  const place = placeOf(line, 'again')
  if (!place || wordsOf(line).length > MOST_WORDS || isDenied(line, place.at)) return null
  return line.slice(place.to)
}

/** The one of the earlier surveys, the latest first, that a mail wants asked again. */
export function repeatedSurvey(
  lines: readonly string[],
  subject: string,
  earlier: readonly EarlierSurvey[],
): { id: number; sentence: string } | null {
  for (const sentence of sentencesOf(lines)) {
    if (behindAgain(sentence) === null) continue
    const found = mostAlike(sentence, earlier) ?? mostAlike(subject, earlier)
    if (found) return { id: found.id, sentence }
  }
  return null
}

function mostAlike(text: string, earlier: readonly EarlierSurvey[]): EarlierSurvey | null {
  const said = new Set(stemsOf(text))
  let best: { one: EarlierSurvey; share: number } | null = null
  for (const one of earlier) {
    const title = stemsOf(one.title)
    const share = title.filter((stem) => said.has(stem)).length / (title.length || 1)
    if (share > (best?.share ?? 0)) best = { one, share }
  }
  return best && best.share >= 0.5 ? best.one : null
}

const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(({ length }) => length > SHORTEST_WORD)
      .map(stemOf),
  ),
]

const sentencesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => breaksInto(line).map(([from, to]) => line.slice(from, to).trim()))
