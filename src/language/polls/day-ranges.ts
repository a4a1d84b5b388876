// Joins named days to ranges: "Tuesday to Thursday", "9-11 March", "from Wednesday on".

import type { RangeWord } from '../lexicon/poll-words.ts'
import type { BallotToken } from './ballot-tokens.ts'
import type { Mention, Scene } from './mention.ts'
import type { OptionFacts } from './option-facts.ts'

/** A day that is named without an hour. */
export interface NamedDay {
  at: number
  to: number
  weekday: number | null
  month: number | null
  monthDay: number | null
}

/** Words and marks between a day and its joint, such as an article or the stop of a short form. */
const MOST_BETWEEN = 2

/** By the index of its first token; null where no range begins. */
export function rangeAt(scene: Scene, first: NamedDay, second: NamedDay | undefined): Mention | null {
  if (second && joins(scene, first, second)) {
    const positions = daysBetween(scene.facts, { ...first, month: first.month ?? second.month }, second)
    return { at: first.at, to: second.to, positions, how: 'time' }
  }
  const end = afterMark(scene.tokens, first.to)
  const on = saidAt(scene, end, 'on')
  const isOpen = isBefore(scene, first.at, ['since']) || (on !== null && isBefore(scene, first.at, ['from']))
  if (!isOpen) return null
  return { at: first.at, to: on ?? first.to, positions: daysFrom(scene.facts, first), how: 'time' }
}

/** "to", "bis", a dash; "and" behind "between". */
function joins(scene: Scene, first: NamedDay, second: NamedDay): boolean {
  const { tokens, lexicon } = scene
  const from = afterMark(tokens, first.to)
  if (second.at <= from || second.at - from > MOST_BETWEEN + 3) return false
  if (/^[-\u2013\u2014]$/.test(tokens[from]?.text ?? '')) return second.at === from + 1
  const isBetween = isBefore(scene, first.at, ['between'])
  const and = isBetween ? (lexicon.at(tokens, from, 'and')?.to ?? null) : null
  const behind = and ?? saidAt(scene, from, 'to')
  return behind !== null && skipArticle(scene, behind) === second.at
}

const afterMark = (tokens: readonly BallotToken[], at: number): number =>
  tokens[at]?.text === '.' && tokens[at + 1]?.text !== '\n' ? at + 1 : at

/** Where a word of ranges ends that begins here. */
function saidAt({ tokens, lexicon }: Scene, at: number, word: RangeWord): number | null {
  for (let length = 3; length > 0; length--) {
    const said = lexicon.at(tokens.slice(0, at + length), at)
    if (said?.range.has(word)) return said.to
  }
  return null
}

function skipArticle({ tokens, lexicon }: Scene, at: number): number {
  return lexicon.at(tokens, at, 'article')?.to === at + 1 ? at + 1 : at
}

function isBefore(scene: Scene, at: number, words: readonly RangeWord[]): boolean {
  for (let back = at - 1; back >= Math.max(0, at - MOST_BETWEEN - 2); back--)
    for (const word of words) {
      const end = isException(scene, back) ? null : saidAt(scene, back, word)
      if (end !== null && (end === at || skipArticle(scene, end) === at)) return true
    }
  return false
}

/** "Apart from Wednesday" is no range. */
function isException({ said }: Scene, at: number): boolean {
  return [1, 2, 3].some((back) => {
    const phrase = said.get(at - back)
    return phrase !== undefined && phrase.to > at && phrase.classes.has('except')
  })
}

function daysBetween(facts: readonly OptionFacts[], first: NamedDay, second: NamedDay): number[] {
  const [from, to] = [dayOf(facts, first), dayOf(facts, second)]
  if (from !== null && to !== null && first.monthDay !== null && second.monthDay !== null)
    return positionsOf(facts, ({ dayNumber }) => dayNumber !== null && from <= dayNumber && dayNumber <= to)
  const [least, most] = [first.weekday, second.weekday]
  if (least === null || most === null) return []
  return positionsOf(facts, ({ weekday }) =>
    weekday === null
      ? false
      : least <= most
        ? least <= weekday && weekday <= most
        : weekday >= least || weekday <= most,
  )
}

function daysFrom(facts: readonly OptionFacts[], first: NamedDay): number[] {
  const from = dayOf(facts, first)
  if (from !== null) return positionsOf(facts, ({ dayNumber }) => dayNumber !== null && dayNumber >= from)
  const { weekday: least } = first
  return least === null ? [] : positionsOf(facts, ({ weekday }) => weekday !== null && weekday >= least)
}

/** A day of the month need not be an option itself: "from the 9th to the 12th". */
function dayOf(facts: readonly OptionFacts[], { weekday, month, monthDay }: NamedDay): number | null {
  const dated = facts.flatMap(({ dayNumber }) => dayNumber ?? [])
  const base = dated[0]
  if (base === undefined) return null
  if (monthDay === null) {
    const named = facts.filter((option) => option.weekday === weekday && option.dayNumber !== null)
    const days = named.map(({ dayNumber }) => dayNumber ?? 0)
    return days.length === 0 ? null : Math.min(...days)
  }
  const near = new Date(base * 86_400_000)
  return (
    Date.UTC(near.getUTCFullYear(), month === null ? near.getUTCMonth() : month - 1, monthDay) / 86_400_000
  )
}

const positionsOf = (facts: readonly OptionFacts[], fits: (option: OptionFacts) => boolean): number[] =>
  facts.filter(fits).map(({ position }) => position)
