// Finds the day by which a task is due, and the words that say so.

import { formatDay } from './dates/civil.ts'
import { findDates } from './dates/find.ts'
import type { FoundDate } from './dates/found-date.ts'
import { wallTime } from './dates/zone.ts'

export interface DueOptions {
  at: Date
  zone: string
  dayFirst?: boolean
}

export interface Due {
  /** 'YYYY-MM-DD' */
  day: string
  /** The slice of the sentence that says it, its preposition included. */
  start: number
  end: number
  /** The date belongs to the thing ("a table for Friday"), so the title keeps it. */
  keep: boolean
}

const DEADLINE =
  /(?:no later than|not later than|due(?: date)?(?: is| on| by)?|deadline(?: is| on|:)?|latest by|by|before|until|till|bis(?: zum| spatestens)?|spätestens(?: am| bis)?|avant(?: le)?|d'ici(?: au| à)?|pour|antes del?|para(?: el)?|hasta(?: el)?|entro(?: il)?|prima di|voor|uiterlijk|até(?: a| o)?)[: ]+(?:the |el |le )?(?:latest )?$/iu
const ADVERBIAL =
  /(?:^|[\s,(])(?:on|in|at|within|this|sometime|some time|later|first thing|am|im|en|le|el|on the|over the)[ ]+$/i
/** Words of urgency name no day. */
const URGENCY =
  /^(?:asap|a\.s\.a\.p\.?|as soon as.*|immediately|right away|(?:right )?now|at once|sofort|maintenant|ahora)$/i
/** "whether Thursday works": the day is what is talked about. */
const IS_SUBJECT = /^ (?:works?|suits?|is|was|would|will|fits?|looks|does)\b/i
/** "Whether they pay within 30 days": the span belongs to what is asked. */
const ASKED_SPAN = /\b(?:whether|if they|if he|if she)\b[^,;.]{0,60}\bwithin\b[^,;.]{0,30}$/i
const FOR = /\bfor (?:the )?$/i
/** "the launch since May", "the minutes of Monday", "Monday to": the date is about something else. */
const NOT_DUE =
  /(?:\b(?:since|from|of|dated|after|vom|du|du|between|last|our|your|his|her|their|ago|during|about|like|seit|der|des)|'s|[$€£#])\s+$/i
const TODAY_WORDS =
  /\b(?:(?:by|before|until) )?(?:the )?(?:eod|e\.o\.d\.|cob|close of business|end of (?:the |this )?(?:business |working )?day|asap today)\b/i
const WEEK_END = /\b(?:(?:by|before|until) )?(?:the )?(?:eow|end of (?:the |this )?(?:week|work week))\b/i

/** The deadline that a sentence sets; null when it sets none or only one that has passed. */
export function findDue(sentence: string, options: DueOptions): Due | null {
  const found = findDates(sentence, options).filter((date) => !date.past && date.grain !== 'year')
  const rated = found.map((date) => ({ date, rank: rankOf(sentence, date) })).filter(({ rank }) => rank > 0)
  const best = rated.sort((a, b) => b.rank - a.rank || a.date.start - b.date.start)[0]
  if (best) return dueOf(sentence, best.date)
  const today = TODAY_WORDS.exec(sentence)
  if (today) return relative('today', today, options)
  const week = WEEK_END.exec(sentence)
  return week ? relative('this week', week, options) : null
}

/** The calendar day of an instant in a zone, 'YYYY-MM-DD'. */
export function dayOf(options: DueOptions): string {
  return formatDay(wallTime(options.at, options.zone).day)
}

function relative(words: string, match: RegExpExecArray, options: DueOptions): Due | null {
  const date = findDates(words, options)[0]
  if (!date) return null
  return { day: lastWorkday(date), start: match.index, end: match.index + match[0].length, keep: false }
}

function rankOf(sentence: string, date: FoundDate): number {
  if (URGENCY.test(date.text)) return 0
  const before = sentence.slice(Math.max(0, date.start - 24), date.start)
  const after = sentence.slice(date.end, date.end + 24)
  if (/^(?:'s|’s)/.test(after) || NOT_DUE.test(before)) return 0
  if (ASKED_SPAN.test(sentence.slice(0, date.start) + date.text)) return 0
  if (
    /^\d{1,4}$/.test(date.text.trim()) ||
    (date.kind === 'open' && /^(?:since|after|from)\b/i.test(date.text))
  )
    return 0
  if (DEADLINE.test(before) || /^(?:by|before|until|till|bis|avant|antes)\b/i.test(date.text)) return 4
  if (modifiesNoun(before, after, date) || IS_SUBJECT.test(after)) return 0
  if (ADVERBIAL.test(before) || /^(?:on|in|within|this|next)\b/i.test(date.text)) return 3
  if (FOR.test(before)) return 2
  return date.grain === 'month' || date.grain === 'quarter' ? 0 : 2
}

/** "the March report", "a Friday lunch", "Q3 numbers". */
function modifiesNoun(before: string, after: string, date: FoundDate): boolean {
  const determined = /\b(?:the|a|an|our|your|my|this year's|new|next|all) $/i.test(before)
  const noun =
    /^ (?!and\b|or\b|at\b|by\b|so\b|to\b|if\b|in\b|on\b|please\b|for\b|with\b|when\b|because\b|as\b|but\b|before\b|after\b|the\b|latest\b|morning\b|afternoon\b|evening\b|night\b|noon\b)\p{L}{3,}/u.test(
      after,
    )
  const period = date.grain === 'month' || date.grain === 'quarter'
  return noun && (determined || period)
}

function dueOf(sentence: string, date: FoundDate): Due {
  const before = sentence.slice(0, date.start)
  const preposition =
    DEADLINE.exec(before.slice(-32)) ??
    /\b(?:on|in|at|within|am|im|en|le|el|sometime)(?: the)? +$/i.exec(before.slice(-32))
  const forThing = FOR.exec(before.slice(-12))
  const start = preposition
    ? date.start - preposition[0].length
    : forThing
      ? date.start - forThing[0].length
      : date.start
  const moved = /\b(?:postpone|move|push|shift|reschedule|delay|change|extend)\b.{0,60} to $/i.test(before)
  const arranged =
    forThing !== null && /\b(?:book|reserve|schedule|set up|arrange|organi[sz]e|plan|order)\b/i.test(before)
  const glued = /[\p{L}\p{N}-]$/u.test(before) ? Math.max(0, date.text.search(/\s/)) : 0
  const early = /\bbefore (?:the )?$/i.test(before.slice(-12)) || /^before\b/i.test(date.text)
  return {
    day: early && isSpan(date) ? plusDays(date.day, -1) : lastWorkday(date),
    start: start + glued,
    end: date.end,
    keep: moved || arranged,
  }
}

/** "before April" ends with March; "before Friday" is read as by Friday. */
function isSpan(date: FoundDate): boolean {
  return date.grain === 'month' || date.grain === 'quarter'
}

/** For a week its Friday ("next week"), for a longer span its last day, for a day the day. */
function lastWorkday(date: FoundDate): string {
  if (date.grain === 'week' || /\bend of\b.*\bweek\b/i.test(date.text)) return plusDays(mondayOf(date.day), 4)
  return date.kind === 'interval' && date.lastDay >= date.day ? date.lastDay : date.day
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return plusDays(day, -((weekday + 6) % 7))
}

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
