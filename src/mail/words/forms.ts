// Counts, lists and numbers by the platform's own knowledge of a language.

export interface Forms {
  number(value: number): string
  /** With so many digits behind the point. */
  decimal(value: number, digits: number): string
  /** The form of a count, with the count for its `#`: 1 has `one`, and in French 0 as well. */
  count(value: number, one: string, other: string): string
  /** "A, B and C" */
  and(words: readonly string[]): string
  /** "A, B or C" */
  or(words: readonly string[]): string
  /** Of 1, Monday, to 7. */
  weekday(day: number): string
}

/** Made once a language: that costs a hundred times its use. */
export function formsOf(locale: string): Forms {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const and = new Intl.ListFormat(locale, { type: 'conjunction' })
  const or = new Intl.ListFormat(locale, { type: 'disjunction' })
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return {
    number: (value) => numbers.format(value),
    decimal: (value, digits) =>
      value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    count: (value, one, other) =>
      (rules.select(value) === 'one' ? one : other).replace('#', () => numbers.format(value)),
    and: (words) => and.format(words),
    or: (words) => or.format(words),
    // The fifth of January 1970 was a Monday.
    weekday: (day) => weekdays.format(new Date(Date.UTC(1970, 0, 4 + day))),
  }
}
