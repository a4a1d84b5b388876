// What a language's word list holds; alternatives are parted by '|', a word may stand in many lists.
import type { Unit } from '../span.ts'

export type DayPart = 'morning' | 'noon' | 'lunch' | 'afternoon' | 'evening' | 'night' | 'midnight'

export interface Lexicon {
  language: string
  /** Frequent words that tell the language from the others. */
  telling: string
  /** Which of 5/12 is the day, unless the caller says. */
  dayFirst: boolean
  /** Function words by the part they play in a phrase, the same parts in all languages. */
  parts: Record<string, string>
  /** From Monday. */
  weekdays: string[]
  months: string[]
  units: Partial<Record<Unit, string>>
  /** Those names of units that stand for more than one. */
  several: string
  /** Days by their distance from today. */
  days: Record<string, number>
  /** Plurals that speak of a habit. */
  repeated?: string
  dayParts: Partial<Record<DayPart, string>>
  /** Number words by value: ones, teens, tens, then the multipliers 100 and 1000. */
  numbers: Record<string, number>
  /** Words for a few, and as how many they are taken. */
  few: Record<string, number>
  ordinals: Record<string, number>
  /** Seasons from spring. */
  seasons: string[]
  /** Words that are also something else, so that they need a preposition or a neighbour to be a date. */
  doubtful: string
  /** Holidays by the name that the calendar gives them. */
  holidays: Record<string, string>
}
