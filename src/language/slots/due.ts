// By which day a piece of work is due: its own cell or bracket, else its clause, else what stands above it.
import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import { isOfEvent } from '../candidates/purpose.ts'

const DEADLINES: readonly (Day['lead'] | undefined)[] = ['by', 'before', 'until']

/** Null where none is said, or only one that is over. */
export function dueOf({ due, dueAbove, days, sentence }: Candidate): Day | null {
  if (due && due.when !== 'past') return due
  const own = days.filter(
    ({ start }) => !isOfEvent(sentence.text.slice(0, Math.max(0, start - sentence.start))),
  )
  return deadlineOf(own.length > 0 ? own : days) ?? (dueAbove && dueAbove.when !== 'past' ? dueAbove : null)
}

/** Of the days that a text names: one that a word for a deadline stands before, else the first that is a day. */
export function deadlineOf(days: readonly Day[]): Day | null {
  const ahead = days.filter(({ when, lead }) => when !== 'past' && lead !== 'since' && lead !== 'after')
  return (
    ahead.find(({ lead, exact }) => DEADLINES.includes(lead) && exact) ??
    ahead.find(({ lead }) => DEADLINES.includes(lead)) ??
    ahead.find(({ exact }) => exact) ??
    null
  )
}
