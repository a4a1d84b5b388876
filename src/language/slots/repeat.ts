// How often work is to be done, where its clause or the line above it says so.
import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import type { Reader } from '../candidates/reader.ts'
import { openingRepetition, repetitionIn, repetitionOver } from './repetition.ts'

export interface Repeated {
  /** The value of an RRULE (RFC 5545). */
  rule: string
  /** Its first day, where one is said. */
  due: Day | null
  /** The words that say it, to be left out of the title. */
  spans: readonly Day[]
}

/** Null for what is done once. */
export function repetitionOf(
  one: Candidate,
  slice: (start: number, end: number) => string,
  reader: Reader,
): Repeated | null {
  const text = slice(one.start, one.end)
  const own = repetitionIn(text, reader.dates)
  if (own) {
    const spans = [own, ...(own.due ? [own.due] : [])].map(({ start, end }) => ({
      ...{ day: '', lead: null, when: 'ahead' as const, exact: true },
      // With the comma that parts it from the rest.
      ...{ start: one.start + start, end: one.start + end + (text[end] === ',' ? 1 : 0) },
    }))
    return { rule: own.rule, due: own.due, spans }
  }
  const opening = openingRepetition(one.sentence.text)
  const over =
    opening === null && one.place === 'item'
      ? one.block.headings.map(({ text: heading }) => repetitionOver(heading)).find(Boolean)
      : opening
  return over ? { rule: over, due: null, spans: [] } : null
}
