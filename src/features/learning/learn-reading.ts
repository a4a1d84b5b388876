// Turns examples and habits into what is kept: run in the threads that mails are read in.
import { type DatedTask, dayHabits, type GivenTask, ownerHabits } from '../../language/learned/habits.ts'
import { type Example, learnCues } from '../../language/learned/learn.ts'
import type { LearnedName, LearnedReading } from '../../language/learned/learned-reading.ts'

export interface ToLearn {
  examples: readonly Example[]
  given: readonly GivenTask[]
  dated: readonly DatedTask[]
  forgotten: readonly LearnedName[]
}

export function learnReading({ examples, given, dated, forgotten }: ToLearn): LearnedReading {
  const out = new Set(forgotten)
  return {
    cues: learnCues(examples, out),
    owners: ownerHabits(given, out),
    days: dayHabits(dated, out),
  }
}
