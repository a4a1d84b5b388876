// What each option of a poll may be called by: the words of its label, and its day and time.
import { wallTime } from '../dates/zone.ts'
import { coloursLike } from '../lexicon/colours.ts'
import type { PollOnBallot } from './ballot-reply.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { Lexicon } from './lexicon.ts'
import { monthNamed } from './month-words.ts'
import { slipsBetween } from './near-words.ts'

export interface OptionFacts {
  position: number
  /** The whole label, as words with single blanks. */
  label: string
  words: ReadonlySet<string>
  /** 1 for Monday. */
  weekday: number | null
  /** 'MM-DD' */
  date: string | null
  /** Counted from 1970, to put days in order. */
  dayNumber: number | null
  /** Minutes since midnight. */
  minutes: number | null
}

const DAY = 86_400_000

export function optionFacts({ options }: PollOnBallot, lexicon: Lexicon, zone: string): OptionFacts[] {
  return options.map(({ position, label, startsAt, day }) => {
    const tokens = ballotTokens(label).filter(({ kind }) => kind !== 'mark')
    const words = tokens.map(({ text }) => text)
    const facts = { position, label: words.join(' '), words: new Set(words) }
    if (startsAt !== null) {
      const wall = wallTime(new Date(startsAt), zone)
      return { ...facts, ...dayFacts(new Date(wall.day * DAY)), minutes: Math.floor(wall.clock / 60) }
    }
    if (day !== null) return { ...facts, ...dayFacts(new Date(`${day}T00:00:00Z`)), minutes: null }
    const weekdays = [...lexicon.read(tokens).values()].flatMap(({ weekday }) => weekday ?? [])
    return {
      ...facts,
      weekday: weekdays.length === 1 ? (weekdays[0] ?? null) : null,
      date: null,
      dayNumber: null,
      minutes: null,
    }
  })
}

const dayFacts = (at: Date) => ({
  weekday: at.getUTCDay() || 7,
  date: at.toISOString().slice(5, 10),
  dayNumber: Math.floor(at.getTime() / DAY),
})

/** Words that stand in the label of one option alone, and of those that several share. */
export class LabelWords {
  private readonly owners = new Map<string, number[]>()
  /** Colours of the labels in other languages. */
  private readonly translated = new Map<string, number[]>()
  private readonly labels: ReadonlyMap<string, number>
  /** "Chapter 4", "Chapter 5": the number alone names the option. */
  private readonly numbered: ReadonlyMap<number, number>

  constructor(facts: readonly OptionFacts[], lexicon: Lexicon) {
    this.labels = new Map(facts.map(({ label, position }) => [label, position]))
    this.numbered = seriesOf(facts)
    for (const { position, words } of facts)
      for (const word of words) {
        const isPlain = words.size > 1 && (lexicon.has(word) || word.length < 3)
        if (!isPlain) this.owners.set(word, [...(this.owners.get(word) ?? []), position])
      }
    for (const [word, positions] of this.owners)
      for (const form of coloursLike(word)) {
        const before = this.translated.get(form) ?? []
        this.translated.set(form, before.concat(positions.filter((one) => !before.includes(one))))
      }
  }

  wholeLabel(words: string): number | null {
    return this.labels.get(words) ?? null
  }

  exact(word: string): readonly number[] {
    return this.owners.get(word) ?? this.translated.get(word) ?? []
  }

  get count(): number {
    return this.labels.size
  }

  /** The option of this number in a series; null where there is none. */
  ofNumber(number: number): number | null {
    return this.numbered.get(number) ?? null
  }

  ofNumbers(from: number, to: number): number[] {
    const named = [...this.numbered].filter(([number]) => from <= number && number <= to)
    return named.map(([, position]) => position)
  }

  /** A word that stands in every label of a series, as in "weeks 12 to 14". */
  isFrame(word: string): boolean {
    if (this.numbered.size === 0) return false
    const [label = ''] = this.labels.keys()
    return label.split(' ').some((own) => !/^\d/.test(own) && slipsBetween(word, own) !== null)
  }

  entries(): Iterable<[string, number[]]> {
    return this.owners.entries()
  }
}

/** By number, where no two labels have the same: "Week 12", "the 21st". */
function seriesOf(facts: readonly OptionFacts[]): Map<number, number> {
  const none = new Map<number, number>()
  const series = new Map<number, number>()
  for (const { label, position, date, minutes } of facts) {
    const words = label.split(' ')
    const isDay = words.some((word) => monthNamed(word) !== null)
    const numbers = words.filter((word) => (isDay ? /^\d{1,2}$/ : /^\d{1,4}$/).test(word))
    const [number, more] = numbers
    if (number === undefined || more !== undefined || date !== null || minutes !== null) return none
    series.set(Number(number), position)
  }
  return series.size > 1 && series.size === facts.length ? series : none
}
