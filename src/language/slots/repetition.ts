// Reads how often work is to be done ("every Monday"), told from what only happens often, and its first day.

import { AT_ONCE, type Day, daysOf } from '../candidates/days.ts'
import type { DateOptions } from '../dates/found-date.ts'
import { recurrencesIn } from '../dates/recurrence.ts'
import { deadlineOf } from './due.ts'

export interface Repetition {
  /** The value of an RRULE (RFC 5545), such as 'FREQ=WEEKLY;BYDAY=MO'. */
  rule: string
  /** The words that say so, with the preposition before and the part of the day after them. */
  start: number
  end: number
}

export interface Repeated extends Repetition {
  /** Its first day, where one is said. */
  due: Day | null
}

const REPEATING = String.raw`\b(?:every|each|daily|nightly|(?:bi-?)?weekly|fortnightly|(?:bi)?monthly|quarterly|yearly|annually|(?:mon|tues|wednes|thurs|fri|satur|sun)days|jede[nmrs]?|alle|täglich|wöchentlich|monatlich|jährlich|chaque|tou(?:te)?s les|cada|tod[oa]s [ao]s|todos los|todas las|elke|iedere|ogni|dagelijks|wekelijks|maandelijks)`
/** Cheap to ask of every sentence: without the flag `u`, and so without the letters beyond ASCII. */
const MAY_REPEAT = new RegExp(`${REPEATING}(?![a-z0-9])`, 'i')
/** The grammar of dates is asked only where one of these stands. */
const REPEATS = new RegExp(String.raw`${REPEATING}(?![\p{L}\p{N}])`, 'iu')
/** "a weekly report", "the daily". */
const OF_A_THING = /\b(?:the|a|an|our|your|my|this|that|next|last|his|her|their|its|new)\s+$/i
const ADVERB = /ly$|^(?:daily|täglich|\S+lich|\S+lijks)$/iu
const ENGLISH = /^(?:every|each|on |the |\d|[a-z]+(?:ly|days)\b)/i
/** What may follow "weekly" or "every Monday" where they say how often; a noun makes them its own. */
const GOES_ON =
  /^(?:\s*$|\s*[^\p{L}\p{N}\s'’]|\s+(?:morning|afternoon|evening|night|noon|at|by|before|until|till|from|starting|beginning|with|to|so|and|or|please|for|in|on|via|then|because|if|unless|without|the|a|an|my|our|your|their|his|her|all|these|as|after|once|instead|through|\d+)(?!\p{L}))/iu
const DAY_PART = /^\s+(?:morning|afternoon|evening|night|noon)s?\b/i
const BEFORE_IT = /\b(?:on|by|at|am|il|le|el)\s+$/i
/** What a first day may begin with that the grammar of dates leaves out. */
const STARTING =
  /\b(?:(?:starting|beginning|effective|commencing|from|as of|ab|à partir d[eu]|a partir de|desde) (?:(?:on|with|from|el|le|dem) )?)$/iu
const STARTS = /^(?:starting|beginning|effective|commencing|from|as of|ab|à partir|a partir|desde)\b/iu

/** Characters before a repetition or a first day that may say something of it. */
const LONGEST_BEFORE = 120

/** Null for what is done once, as where the day of a deadline is none of its days. */
export function repetitionIn(phrase: string, dates: DateOptions): Repeated | null {
  const again = findRepetition(phrase)
  if (!again) return null
  const rest = blanked(phrase, again)
  const days = daysOf(rest, dates).filter(({ start, end }) => !AT_ONCE.test(rest.slice(start, end)))
  const first = firstOf(days, rest)
  const due = first ?? deadlineOf(days)
  if (first || due === null || due.lead === 'until') return { ...again, due: first ?? null }
  // "Send the deck for our talks every Monday by Friday": the day that is named counts.
  return fits(again.rule, due.day) ? { ...again, due } : null
}

/** "Starting next Monday", "from 3 May", with the words that say so. */
function firstOf(days: readonly Day[], text: string): Day | null {
  for (const day of days) {
    if (day.when === 'past') continue
    if (day.lead === 'since' || STARTS.test(text.slice(day.start))) return day
    const before = text.slice(Math.max(0, day.start - LONGEST_BEFORE), day.start)
    const at = before.search(STARTING)
    if (at >= 0) return { ...day, start: day.start - before.length + at }
  }
  return null
}

/** "Every Monday, please send …" and "Every Monday: send …": what the sentence begins with holds for the rest of it. */
export function openingRepetition(text: string): string | null {
  const again = findRepetition(text)
  if (!again || text.slice(0, again.start).trim() !== '') return null
  return /^\s*(?:[,:–-]\s*|(?=please\b|bitte\b))\S/iu.test(text.slice(again.end)) ? again.rule : null
}

/** The rule of a line that stands over a list: "Every Friday:". */
export function repetitionOver(heading: string): string | null {
  const again = findRepetition(heading)
  return again && heading.slice(0, again.start).trim() === '' ? again.rule : null
}

/** The first that says how often the work is due. */
function findRepetition(text: string): Repetition | null {
  if (!MAY_REPEAT.test(text) || !REPEATS.test(text)) return null
  for (const { rule, phrase } of recurrencesIn(text)) {
    const { text: said, start, end } = phrase
    const near = text.slice(Math.max(0, start - LONGEST_BEFORE), start)
    const before = near.replace(BEFORE_IT, '')
    const after = text.slice(end)
    if (canBeKept(rule) && isOfTheWork(before, said, after))
      return {
        rule,
        start: start - near.length + before.length,
        end: end + (DAY_PART.exec(after)?.[0].length ?? 0),
      }
  }
  return null
}

function isOfTheWork(before: string, said: string, after: string): boolean {
  if (ENGLISH.test(said) && !GOES_ON.test(after)) return false
  return !isOfSomethingElse(before) && !(ADVERB.test(said) && OF_A_THING.test(before))
}

const OF = new Set(
  'for of about from with after before between since than except wie für von nach vor pour de para'.split(
    ' ',
  ),
)
const AS = new Set(['as', 'like', 'than', 'unlike'])
const WHICH = new Set(['which', 'who', 'where', 'when', 'that'])
const WE = new Set(['we', 'they', 'he', 'she', 'i', 'wir', 'nous'])
const SURE = new Set(['sure', 'ensure', 'check', 'remember', 'see'])
/** Words of a relative clause, and of a clause that tells what somebody does. */
const FARTHEST_WHICH = 5
const FARTHEST_WE = 3
/** Characters. */
const FARTHEST_AS = 22

/** "As every year", "the meeting that we have every Monday", "ready for every Monday": not how often the work is due. */
function isOfSomethingElse(before: string): boolean {
  const near = before.toLowerCase()
  const words = near.split(/[^\p{L}\p{N}'’,;.]+/u).filter(Boolean)
  if (OF.has(words.at(-1) ?? '')) return true
  const clause = near.slice(-FARTHEST_AS).split(/[,;.]/).at(-1) ?? ''
  if (clause.split(/[^\p{L}]+/u).some((word) => AS.has(word))) return true
  return words.some((word, at) => {
    const behind = words.length - 1 - at
    if (behind === 0 || SURE.has(words[at - 1] ?? '')) return false
    return (behind <= FARTHEST_WHICH && WHICH.has(word)) || (behind <= FARTHEST_WE && WE.has(word))
  })
}

/** The fifth Monday of a month and each May are said in words alone. */
const canBeKept = (rule: string) => !/BYDAY=(?!-1|[1-4])-?\d|BYMONTH=/.test(rule)

function fits(rule: string, day: string): boolean {
  const days = /BYDAY=(?:-?\d)?([A-Z,]+)/.exec(rule)?.[1]?.split(',')
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(`${day}T00:00:00Z`).getUTCDay()]
  return days === undefined || days.includes(weekday ?? '')
}

/** Blanks instead of the words, so that offsets stay true. */
const blanked = (text: string, { start, end }: Repetition) =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`
