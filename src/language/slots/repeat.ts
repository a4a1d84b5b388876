// How often work is to be done, where its clause or the line above it says so.

import { openingRepetition, readWhen, repetitionOver } from '../task-when.ts'
import type { Candidate } from '../tasks/candidate.ts'
import type { Reader } from '../tasks/reader.ts'
import type { Day } from './days.ts'

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
  const when = readWhen(text, reader.dates)
  const isOfDay = { lead: null, when: 'ahead', exact: true } as const
  if (when.rule !== null) {
    const spans = missing(text, when.rest).map(([start, end]) => ({
      day: '',
      start: one.start + start,
      end: one.start + end,
      ...isOfDay,
    }))
    const due = when.due === null ? null : { day: when.due.day, start: one.start, end: one.start, ...isOfDay }
    return { rule: when.rule, due, spans }
  }
  const opening = openingRepetition(one.sentence.text)
  if (opening) return { rule: opening.rule, due: null, spans: [] }
  const over =
    one.place === 'item'
      ? one.block.headings.map(({ text: heading }) => repetitionOver(heading)).find(Boolean)
      : null
  return over ? { rule: over, due: null, spans: [] } : null
}

/** The stretches of a text that a shortened one lacks, found from both of its ends. */
function missing(text: string, rest: string): [number, number][] {
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const kept = rest.split(/\s+/).map(plain).filter(Boolean)
  const spans: [number, number][] = []
  let at = 0
  for (const match of text.matchAll(/\S+/g)) {
    const word = plain(match[0])
    if (word === '') continue
    if (kept[at] === word) at++
    else spans.push([match.index, match.index + match[0].length])
  }
  return spans
}
