// Everything that the stages of reading share about one mail: its words, its people, its days.
import { Names } from '../clauses/names.ts'
import type { Word } from '../clauses/tagger.ts'
import type { DateOptions } from '../dates/found-date.ts'
import { wallTime } from '../dates/zone.ts'
import { fold } from '../fold.ts'
import type { Looks } from '../layout/roles.ts'
import { Vocabulary } from '../layout/vocabulary.ts'
import { bareDays } from './bare-days.ts'
import { type Day, daysOf } from './days.ts'
import type { ReadTasksInput } from './input.ts'

/** Of a short text that says a day alone, the share that is the day: "by Fri", and "Fri 20 Nov, noon" with a word that is none. */
const MOSTLY = 0.3
const NEARLY_ALL = 0.6

export class Reader implements Looks {
  readonly input: ReadTasksInput
  readonly words: Vocabulary
  readonly names: Names
  readonly dates: DateOptions

  /** `same`: another reader of the same text and people. */
  constructor(input: ReadTasksInput, same?: Pick<Reader, 'words' | 'names'>) {
    this.input = input
    this.words = same?.words ?? new Vocabulary(`${input.subject}\n${input.text}`)
    this.names = same?.names ?? new Names([input.author, ...input.to, ...input.cc])
    this.dates = {
      at: input.sentAt,
      zone: input.zone,
      language: this.words.code,
      ...(input.dayFirst === undefined ? {} : { dayFirst: input.dayFirst }),
    }
  }

  tag(text: string, offset: number): Word[] {
    return this.words
      .tag(text)
      .map((word) => ({ ...word, start: word.start + offset, end: word.end + offset }))
  }

  days(text: string, offset: number): Day[] {
    const named = daysOf(text, this.dates)
    const today = wallTime(this.dates.at, this.dates.zone).day
    const bare = /\d/.test(text) ? bareDays(this.words.tag(text), today, named) : []
    return [...named, ...bare]
      .sort((one, other) => one.start - other.start)
      .map((day) => ({ ...day, start: day.start + offset, end: day.end + offset }))
  }

  isPeople(text: string): boolean {
    if (text.length > 60) return false
    const words = this.words.tag(text).filter(({ text: mark }) => mark !== '@' && mark !== '*')
    const first = words[0]
    if (!first) return false
    if (this.words.isAll(text, 'me', 'everybody')) return true
    const list = this.names.listAt(words, 0, true)
    return list !== null && list.to === words.length
  }

  isDay(text: string): boolean {
    if (text.length > 40 || !/[\p{L}\d]/u.test(text)) return false
    const days = daysOf(text, this.dates)
    if (days.length === 0) return false
    const covered = days.reduce((sum, { start, end }) => sum + end - start, 0)
    const left = this.words
      .tag(text)
      .filter(
        ({ kind, classes, start, end }) =>
          kind === 'word' && classes.length === 0 && !days.some((day) => start < day.end && end > day.start),
      )
    if (left.some(({ verbs }) => verbs.length > 0)) return false
    const share = covered / text.trim().length
    return left.length === 0 ? share >= MOSTLY : left.length === 1 && share >= NEARLY_ALL
  }

  /** Whether a folded name is that of the writer. */
  isAuthor(name: string): boolean {
    return fold(this.input.author.name ?? '')
      .split(' ')
      .includes(fold(name))
  }
}
