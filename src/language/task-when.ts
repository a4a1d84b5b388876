// Reads when a task is to be done: by which day, and how often ("every Monday"), told from what only happens often.
import { recurrencesIn } from './dates/recurrence.ts'
import { type Due, type DueOptions, findDue } from './task-due.ts'

interface Repetition {
  /** The value of an RRULE (RFC 5545), such as 'FREQ=WEEKLY;BYDAY=MO'. */
  rule: string
  /** The words that say so, with the preposition before and the part of the day after them. */
  start: number
  end: number
}

export interface When {
  /** As of `Repetition`; null for what is done once. */
  rule: string | null
  /** The phrase without the words of its repetition and of its day. */
  rest: string
  due: Due | null
}

const REPEATING = String.raw`\b(?:every|each|daily|nightly|(?:bi-?)?weekly|fortnightly|(?:bi)?monthly|quarterly|yearly|annually|(?:mon|tues|wednes|thurs|fri|satur|sun)days|jede[nmrs]?|alle|täglich|wöchentlich|monatlich|jährlich|chaque|tou(?:te)?s les|cada|tod[oa]s [ao]s|todos los|todas las|elke|iedere|ogni|dagelijks|wekelijks|maandelijks)`
/** Cheap to ask of every sentence: without the flag `u`, and so without the letters beyond ASCII. */
const MAY_REPEAT = new RegExp(`${REPEATING}(?![a-z0-9])`, 'i')
/** The grammar of dates is asked only where one of these stands. */
const REPEATS = new RegExp(String.raw`${REPEATING}(?![\p{L}\p{N}])`, 'iu')
/** "as every year", "the meeting that we have every Monday", "ready for every Monday": not how often the work is due. */
const OF_SOMETHING_ELSE =
  /(?:\b(?:as|like|than|unlike)\b[^,;.]{0,20}|\b(?:for|of|about|from|with|after|before|between|since|than|except|wie|für|von|nach|vor|pour|de|para)|\b(?:which|who|where|when|(?<!\b(?:sure|ensure|check|remember|see) )that)\s+(?:\S+\s+){1,5}|(?<!\b(?:sure|ensure|check) )\b(?:we|they|he|she|i|wir|nous)\s+(?:\S+\s+){1,3})\s*$/i
/** "a weekly report", "the daily". */
const OF_A_THING = /\b(?:the|a|an|our|your|my|this|that|next|last|his|her|their|its|new)\s+$/i
const ADVERB = /ly$|^(?:daily|täglich|\S+lich|\S+lijks)$/iu
const ENGLISH = /^(?:every|each|on |the |\d|[a-z]+(?:ly|days)\b)/i
/** What may follow "weekly" or "every Monday" where they say how often; a noun makes them its own. */
const GOES_ON =
  /^(?:\s*$|\s*[^\p{L}\p{N}\s'’]|\s+(?:morning|afternoon|evening|night|noon|at|by|before|until|till|from|starting|beginning|with|to|so|and|or|please|for|in|on|via|then|because|if|unless|without|the|a|an|my|our|your|their|his|her|all|these|as|after|once|instead|through|\d+)(?!\p{L}))/iu
const DAY_PART = /^\s+(?:morning|afternoon|evening|night|noon)s?\b/i
const BEFORE_IT = /\b(?:on|by|at|am|il|le|el)\s+$/i
const FROM =
  /[\s,(]*\b(?:starting|beginning|effective|commencing|from|as of|ab|à partir d[eu]|a partir de|desde)\s+(?:(?:on|with|from|el|le|dem)\s+)?/iu
const UNTIL = /^\s*(?:until|till|bis|jusqu|hasta|tot|fino)/iu

/** What a clause says of how often and by when, and the words that are left for its title. */
export function readWhen(phrase: string, options: DueOptions): When {
  const again = findRepetition(phrase)
  if (!again) return once(phrase, options)
  const rest = without(phrase, again)
  const first = firstDay(rest, options)
  if (first) return { rule: again.rule, rest: without(rest, first), due: first }
  const due = findDue(rest, options)
  if (due === null || UNTIL.test(rest.slice(due.start))) return { rule: again.rule, rest, due: null }
  // "Send the deck for our talks every Monday by Friday": the day that is named counts.
  if (!fits(again.rule, due.day)) return once(phrase, options)
  return { rule: again.rule, rest: due.keep ? rest : without(rest, due), due }
}

/** A phrase that says its day once, or not at all. */
function once(phrase: string, options: DueOptions): When {
  const due = findDue(phrase, options)
  const kept = due === null || due.keep || isSpanAlone(phrase, due)
  return { rule: null, rest: kept ? phrase : without(phrase, due), due }
}

/** "Deliver within six weeks": without its span one word would be left. */
const isSpanAlone = (phrase: string, due: Due) =>
  /^\S+\s*$/.test(phrase.slice(0, due.start)) && /^within\b/i.test(phrase.slice(due.start).trimStart())

/** "Every Monday, please send …" and "Every Monday: send …": what the sentence begins with holds for the rest of it. */
export function openingRepetition(text: string): { rule: string; rest: string } | null {
  const again = findRepetition(text)
  if (!again || text.slice(0, again.start).trim() !== '') return null
  const rest = /^\s*(?:[,:–-]\s*|(?=please\b|bitte\b))(\S.*)$/isu.exec(text.slice(again.end))?.[1]
  return rest === undefined ? null : { rule: again.rule, rest }
}

/** The rule of a line that stands over a list: "Every Friday:". */
export function repetitionOver(heading: string): string | null {
  const again = findRepetition(heading.replace(/[:：]\s*$/, ''))
  return again && heading.slice(0, again.start).trim() === '' ? again.rule : null
}

/** The first that says how often the work is due. */
function findRepetition(text: string): Repetition | null {
  if (!MAY_REPEAT.test(text) || !REPEATS.test(text)) return null
  for (const { rule, phrase } of recurrencesIn(text)) {
    const { text: said, start, end } = phrase
    const before = text.slice(0, start).replace(BEFORE_IT, '')
    const after = text.slice(end)
    if (canBeKept(rule) && isOfTheWork(before, said, after))
      return { rule, start: before.length, end: end + (DAY_PART.exec(after)?.[0].length ?? 0) }
  }
  return null
}

function isOfTheWork(before: string, said: string, after: string): boolean {
  if (ENGLISH.test(said) && !GOES_ON.test(after)) return false
  return !OF_SOMETHING_ELSE.test(before) && !(ADVERB.test(said) && OF_A_THING.test(before))
}

/** The fifth Monday of a month and each May are said in words alone. */
const canBeKept = (rule: string) => !/BYDAY=(?!-1|[1-4])-?\d|BYMONTH=/.test(rule)

/** "Starting next Monday", "from 3 May". */
function firstDay(rest: string, options: DueOptions): Due | null {
  const from = FROM.exec(rest)
  if (!from) return null
  const at = from.index + from[0].length
  const due = findDue(`on ${rest.slice(at)}`, options)
  return due && due.start === 0 ? { ...due, start: from.index, end: at + due.end - 3 } : null
}

function fits(rule: string, day: string): boolean {
  const days = /BYDAY=(?:-?\d)?([A-Z,]+)/.exec(rule)?.[1]?.split(',')
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(`${day}T00:00:00Z`).getUTCDay()]
  return days === undefined || days.includes(weekday ?? '')
}

const without = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)} ${text.slice(end)}`
