// Reads how often an existing task is to repeat from now on out of a sentence of a reply.
import { readRecurrence } from './dates/recurrence.ts'
import { ASK } from './reply-due.ts'
import { readTarget } from './reply-target.ts'
import type { Target } from './task-match.ts'

export interface RepeatReading {
  kind: 'repeat'
  target: Target
  /** The value of an RRULE (RFC 5545); null for what repeats no more. */
  recurrence: string | null
  confidence: number
}

const OFTEN = String.raw`(?:every|each|daily|weekly|fortnightly|biweekly|monthly|quarterly|yearly|annually|(?:on )?(?:the \S+ \S+ of|(?:mon|tues|wednes|thurs|fri|satur|sun)days)|jede[nmrs]?|taglich|wochentlich|monatlich|chaque|tous les|toutes les|cada|todos los|todas las|ogni|elke|iedere)\b.*?`
const INSTEAD = String.raw`(?:,? (?:instead|rather|from now on|now|please|stattdessen|ab jetzt|desormais|a partir de ahora|invece))*[.!?]*$`
const NUMBERED = String.raw`(?:tasks? |no\.? ?)?#?\d{1,5}(?:(?:, ?| and | & )#?\d{1,5})*`
const THIS = String.raw`(?:it|this|that|this one|that one|this task|the task|${NUMBERED})`

/** "Make it every second Friday", "2 every Tuesday instead", "the stand-up should be every Monday". */
const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`${ASK}(?:make|do|repeat|set|schedule|have) (?:the (?:rule|repetition) of )?(?<what>${THIS})(?: (?:to|for|repeat|due|happen))* (?<often>${OFTEN})${INSTEAD}`,
  ),
  new RegExp(
    String.raw`${ASK}(?:change|move|switch|shift|reschedule) (?<what>.+?) (?:to|so that it is) (?:repeat )?(?<often>${OFTEN})${INSTEAD}`,
  ),
  new RegExp(
    String.raw`^(?<what>${NUMBERED}|it|this)(?::| -| –)? (?:(?:should|must|is to|has to|can|will|ought to) )?(?:(?:now )?(?:be|is|repeats?|happens?|comes?|needed|due|done|only) )*(?<often>${OFTEN})${INSTEAD}`,
  ),
  new RegExp(
    String.raw`^(?:the )?(?<what>.+?) (?:should|must|has to|ought to) (?:be|repeat|happen|come|be done|be due) (?<often>${OFTEN})${INSTEAD}`,
  ),
]
/** Of the task that is talked about: without "instead" it may be anything. */
const ALONE = new RegExp(
  String.raw`^(?<often>${OFTEN}),? (?:instead|stattdessen|invece)(?:,? please)?[.!?]*$`,
)
const NO_MORE = new RegExp(
  String.raw`${ASK}(?:stop repeating|do not repeat|don't repeat) (?<what>${THIS})(?: any ?more)?[.!]*$|^(?<which>${THIS}) (?:no longer repeats|does not repeat any ?more|need not repeat(?: any ?more)?|should not repeat(?: any ?more)?)[.!]*$`,
)

/** Cheap to ask of every sentence. */
const MAY_REPEAT =
  /\b(?:every|each|[a-z]+ly|[a-z]+days|jede|tag|wochen|monat|chaque|tous|toutes|cada|tod[oa]s|ogni|elke|iedere)|\brepeat/

/** From a folded sentence; null where it says more or less than how often. */
export function readNewRepeat(plain: string): RepeatReading | null {
  if (!MAY_REPEAT.test(plain)) return null
  const ended = NO_MORE.exec(plain)?.groups
  if (ended) return reading(ended.what ?? ended.which ?? '', null)
  for (const pattern of [...SAID, ALONE]) {
    const { what = '', often = '' } = pattern.exec(plain)?.groups ?? {}
    const recurrence = often === '' ? null : ruleOf(often)
    if (recurrence !== null) return reading(what, recurrence)
  }
  return null
}

function reading(what: string, recurrence: string | null): RepeatReading | null {
  const target = readTarget(what)
  return target && { kind: 'repeat', target, recurrence, confidence: 0.86 }
}

/** Of words that say how often and nothing else. */
function ruleOf(often: string): string | null {
  const said = often.replace(/^on /, '').trim()
  const found = readRecurrence(said)
  return found && found.phrase.start === 0 && /^[\s.]*$/.test(said.slice(found.phrase.end))
    ? found.rule
    : null
}
