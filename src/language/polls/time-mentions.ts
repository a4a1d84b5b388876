// Finds where a reply names times: a weekday, a date, an hour, a part of the day, alone or together.
import type { BallotToken } from './ballot-tokens.ts'
import { minutesAt } from './clock-words.ts'
import { rangeAt } from './day-ranges.ts'
import type { Said } from './lexicon.ts'
import type { Mention, Scene } from './mention.ts'
import { monthNamed } from './month-words.ts'
import type { OptionFacts } from './option-facts.ts'
import { afterOrdinal } from './ordinal-ends.ts'

/** What is said of the time so far. */
interface Wanted {
  weekday: number | null
  monthDay: number | null
  month: number | null
  minutes: number | null
  bound: 'after' | 'before' | null
  part: 'morning' | 'afternoon' | 'evening' | null
  /** "Before Wednesday" is asked back: which of them may be meant is not said. */
  isRange: boolean
  to: number
}

const NOON = 720
const EVENING = 1_020
const PARTS = ['morning', 'afternoon', 'evening'] as const

export function timeMentions(scene: Scene): Mention[] {
  const found: Placed[] = []
  for (let at = 0; at < scene.tokens.length; ) {
    const wanted = wantedAt(scene, at)
    if (wanted) found.push({ ...wanted, at })
    at = wanted?.to ?? at + 1
  }
  const mentions: Mention[] = []
  for (let index = 0; index < found.length; ) {
    const [first, second] = [found[index], found[index + 1]]
    if (!first) break
    const range = isDay(first) ? rangeAt(scene, first, second && isDay(second) ? second : undefined) : null
    mentions.push(range ?? mentionOf(scene, first))
    index += range !== null && range.to === second?.to ? 2 : 1
  }
  return mentions
}

/** Where it begins, too. */
interface Placed extends Wanted {
  at: number
}

function mentionOf(scene: Scene, wanted: Placed): Mention {
  const { facts } = scene
  const { at, to, isRange, weekday, monthDay, bound } = wanted
  const isClock = weekday === null && monthDay === null
  if (isClock && facts.every(({ minutes }) => minutes === null)) {
    const from = negationBefore(scene, at)
    return { at: from, to, positions: [], how: 'clock', isAside: true }
  }
  if ((isRange || (isClock && bound === 'after')) && isNotBefore(scene, at)) {
    const first = facts.find((option) => fits(option, wanted))?.dayNumber ?? null
    const later = isClock
      ? facts.filter((option) => fits(option, wanted))
      : facts.filter(({ dayNumber }) => first !== null && dayNumber !== null && dayNumber >= first)
    return { at, to, positions: later.map(({ position }) => position), how: 'time', isFrom: true }
  }
  const named = isRange ? [] : facts.filter((option) => fits(option, wanted))
  const how = isClock ? ('clock' as const) : ('time' as const)
  const isTimed = wanted.minutes !== null && facts.every(({ minutes }) => minutes === null)
  return { at, to, positions: named.map(({ position }) => position), how, isTimed }
}

/** The index of a negation right before it: "not before 10". */
function negationBefore({ said, lexicon, tokens }: Scene, at: number): number {
  for (let back = 1; back <= 2; back++) {
    const phrase = said.get(at - back) ?? lexicon.at(tokens.slice(0, at), at - back)
    if (phrase?.to === at && phrase.classes.has('not')) return at - back
  }
  return at
}

/** "not before Wednesday", "not before the 9th", "not before two" */
function isNotBefore({ tokens, said, lexicon }: Scene, at: number): boolean {
  for (let back = 0; back <= 4; back++) {
    const phrase = said.get(at - back)
    if (!phrase || boundAt(phrase) !== 'after') continue
    return lexicon.at(tokens.slice(0, phrase.at + 1), phrase.at)?.classes.has('not') === true
  }
  return false
}

const isDay = ({ weekday, monthDay, minutes, part }: Wanted): boolean =>
  (weekday !== null || monthDay !== null) && minutes === null && part === null

/** Words and marks that may stand between a day and its hour. */
const BETWEEN = new Set(
  ",|.|on|at|um|am|a|à|as|alle|om|le|the|den|der|el|il|las|los|la|de|do|dia|op|uhr|h|uur|os|lo|l|'".split(
    '|',
  ),
)

function wantedAt(scene: Scene, at: number): Wanted | null {
  const wanted: Wanted = {
    weekday: null,
    monthDay: null,
    month: null,
    minutes: null,
    bound: null,
    part: null,
    isRange: false,
    to: at,
  }
  let place = at
  let isStarted = false
  while (place < scene.tokens.length) {
    const to = take(scene, place, wanted, isStarted)
    if (to > place) {
      isStarted = true
      wanted.to = to
      place = to
      continue
    }
    const text = scene.tokens[place]?.text ?? ''
    // Two more of these at most, so that the look ahead stays short.
    if (!isStarted || place - wanted.to >= 2 || !BETWEEN.has(text)) break
    place++
  }
  return isStarted ? wanted : null
}

/** The index behind what it took; the same where it took nothing. */
function take({ tokens, said, facts }: Scene, at: number, wanted: Wanted, isStarted: boolean): number {
  const token = tokens[at]
  if (!token || token.text === '\n') return at
  const here = said.get(at)
  if (here?.weekday && wanted.weekday === null) {
    if (isStarted && (wanted.monthDay !== null || wanted.minutes !== null || wanted.part !== null)) return at
    wanted.weekday = here.weekday
    wanted.isRange = !isStarted && isBoundBefore(said, at)
    return here.to
  }
  const part = PARTS.find((name) => here?.classes.has(name))
  if (here && part && wanted.part === null && !isMark(token)) {
    wanted.part = part
    return here.to
  }
  const bound = boundAt(here)
  if (here && bound && minutesAt(tokens, said, here.to, true)) {
    const clock = minutesAt(tokens, said, here.to, true)
    if (clock && wanted.minutes === null) {
      wanted.bound = bound
      wanted.minutes = nearHour(clock.minutes, clock.isBare, wanted.weekday, facts)
      return clock.to
    }
  }
  return (
    dateAt({ tokens, said, facts }, at, wanted, isStarted) ??
    clockAt({ tokens, said, facts }, at, wanted) ??
    at
  )
}

function isBoundBefore(said: ReadonlyMap<number, Said>, at: number): boolean {
  let place = at
  for (let back = 1; back <= 4; back++) {
    const before = said.get(at - back)
    const isArticle = before?.classes.has('article') === true && before.to === place
    if (isArticle) place = at - back
    else if (before) return before.to === place && boundAt(before) !== null
  }
  return false
}

const HOUR_BEHIND = /^(?:am|pm|h|uhr|uur|heures?|horas?|ore|minutes?|minuten|min|minutos|minuti)$/

const isMark = ({ kind }: BallotToken) => kind === 'mark'
const boundAt = (here: Said | undefined) =>
  here?.classes.has('after') ? ('after' as const) : here?.classes.has('before') ? ('before' as const) : null

function dateAt(
  { tokens, said, facts }: Pick<Scene, 'tokens' | 'said' | 'facts'>,
  at: number,
  wanted: Wanted,
  isStarted: boolean,
): number | null {
  const token = tokens[at]
  if (!token || wanted.monthDay !== null) return null
  if (!isStarted) wanted.isRange = isBoundBefore(said, at)
  const month = monthNamed(token.text)
  const next = tokens[at + 1]
  if (month !== null && next?.kind === 'number' && Number(next.text) <= 31) {
    Object.assign(wanted, { month, monthDay: Number(next.text) })
    return yearBehind(tokens, afterOrdinal(tokens, at + 2))
  }
  if (token.kind !== 'number' || Number(token.text) > 31 || Number(token.text) < 1) return null
  if (HOUR_BEHIND.test(tokens[at + 1]?.text ?? '')) return null
  const dayEnd = afterOrdinal(tokens, at + 1)
  const monthAt = skipOf(tokens, dayEnd)
  const named = monthNamed(tokens[monthAt]?.text ?? '')
  if (named !== null) {
    Object.assign(wanted, { month: named, monthDay: Number(token.text) })
    return yearBehind(tokens, monthAt + 1)
  }
  const [mark, second] = [tokens[at + 1], tokens[at + 2]]
  const isDotted = /^[./]$/.test(mark?.text ?? '') && second?.kind === 'number' && second.start === mark?.end
  if (isDotted && Number(second.text) <= 12) {
    Object.assign(wanted, { month: Number(second.text), monthDay: Number(token.text) })
    return yearBehind(tokens, at + 3)
  }
  // "on the 9th", "am 9.": a day of the month, where no option bears that number or the words say so.
  const isDay = facts.some(({ date }) => date !== null && Number(date.slice(3)) === Number(token.text))
  const isMarked = dayEnd > at + 1 || (isStarted && wanted.weekday !== null && tokens[at - 1]?.text !== 'at')
  if (!isDay || !(isMarked || Number(token.text) > facts.length)) return null
  if (
    isMarked &&
    !said.get(dayEnd)?.range.has('to') &&
    Number(token.text) <= facts.length &&
    !isStarted &&
    !/^(?:on|the|am|le|el|il|den|de|dia|op)$/.test(tokens[at - 1]?.text ?? '')
  )
    return null
  wanted.monthDay = Number(token.text)
  return dayEnd
}

const skipOf = (tokens: readonly BallotToken[], at: number): number =>
  /^(?:of|de|di|den|do)$/.test(tokens[at]?.text ?? '') ? at + 1 : at

function yearBehind(tokens: readonly BallotToken[], at: number): number {
  const isPunctuated = /^[./,]$/.test(tokens[at]?.text ?? '')
  const year = tokens[isPunctuated ? at + 1 : at]
  return year?.kind === 'number' && /^(?:20)\d\d$/.test(year.text) ? (isPunctuated ? at + 2 : at + 1) : at
}

function clockAt(
  { tokens, said, facts }: Pick<Scene, 'tokens' | 'said' | 'facts'>,
  at: number,
  wanted: Wanted,
): number | null {
  if (wanted.minutes !== null) return null
  const prior = tokens[at - 1]?.text ?? ''
  const isHour = wanted.weekday !== null || /^(?:at|um|om|alle|às|las)$/.test(prior)
  const clock = minutesAt(tokens, said, at, isHour)
  if (!clock) return null
  const isTime = facts.some(({ minutes }) => minutes !== null)
  if (!isTime) return null
  wanted.minutes = nearHour(clock.minutes, clock.isBare, wanted.weekday, facts)
  return clock.to
}

/** "3" is 15:00 where the options lie in the afternoon. */
function nearHour(
  minutes: number,
  isBare: boolean,
  weekday: number | null,
  facts: readonly OptionFacts[],
): number {
  if (!isBare || minutes >= NOON) return minutes
  const times = facts.flatMap((option) =>
    option.minutes !== null && (weekday === null || option.weekday === weekday) ? [option.minutes] : [],
  )
  if (times.includes(minutes)) return minutes
  const isEarly = minutes < 420
  return times.includes(minutes + NOON) || isEarly ? minutes + NOON : minutes
}

function fits({ weekday, date, minutes }: OptionFacts, wanted: Wanted): boolean {
  if (wanted.weekday !== null && wanted.weekday !== weekday) return false
  if (wanted.monthDay !== null && Number(date?.slice(3)) !== wanted.monthDay) return false
  if (wanted.month !== null && Number(date?.slice(0, 2)) !== wanted.month) return false
  if (wanted.minutes !== null && minutes !== null && !fitsClock(minutes, wanted.minutes, wanted.bound))
    return false
  if (wanted.part === null || minutes === null) return true
  if (wanted.part === 'morning') return minutes < NOON
  return wanted.part === 'afternoon' ? minutes >= NOON && minutes < EVENING + 60 : minutes >= EVENING
}

function fitsClock(minutes: number, wanted: number, bound: Wanted['bound']): boolean {
  if (bound === 'after') return minutes >= wanted
  return bound === 'before' ? minutes < wanted : minutes === wanted
}
