// What each option of a poll may be called by: the words of its label, and its day and time.
import { wallTime } from '../dates/zone.ts'
import type { PollOnBallot } from './ballot-reply.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { Lexicon } from './lexicon.ts'

export interface OptionFacts {
  position: number
  /** The whole label, as words with single blanks. */
  label: string
  words: ReadonlySet<string>
  /** 1 for Monday. */
  weekday: number | null
  /** 'MM-DD' */
  date: string | null
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
      minutes: null,
    }
  })
}

const dayFacts = (at: Date) => ({ weekday: at.getUTCDay() || 7, date: at.toISOString().slice(5, 10) })

/** Words that stand in the label of one option alone, and of those that several share. */
export class LabelWords {
  private readonly owners = new Map<string, number[]>()
  private readonly labels: ReadonlyMap<string, number>

  constructor(facts: readonly OptionFacts[], lexicon: Lexicon) {
    this.labels = new Map(facts.map(({ label, position }) => [label, position]))
    for (const { position, words } of facts)
      for (const word of words) {
        const isPlain = words.size > 1 && (lexicon.has(word) || word.length < 3)
        if (!isPlain) this.owners.set(word, [...(this.owners.get(word) ?? []), position])
      }
  }

  wholeLabel(words: string): number | null {
    return this.labels.get(words) ?? null
  }

  exact(word: string): readonly number[] {
    return this.owners.get(word) ?? []
  }

  entries(): Iterable<[string, number[]]> {
    return this.owners.entries()
  }
}
