// How often a task repeats, apart from the words of any language.

export interface Rhythm {
  unit: 'workday' | 'day' | 'week' | 'month'
  /** Every so many of them. */
  every: number
  /** Of a week, or the one of a month: 1 is Monday. */
  weekdays: readonly number[]
  /** Of a month. */
  day: number | null
  /** Which such weekday of a month. */
  nth: 1 | 2 | 3 | 4 | 'last' | null
}
