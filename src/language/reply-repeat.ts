// Reads how often an existing task is to repeat from now on out of a sentence of a reply.
import { readRecurrence } from './dates/recurrence.ts'
import { ASK } from './reply-due.ts'
import { readTarget } from './reply-target.ts'
import { around, behind, withoutEnds, withoutStops } from './sentence-parts.ts'
import type { Target } from './task-match.ts'

export interface RepeatReading {
  kind: 'repeat'
  target: Target
  /** The value of an RRULE (RFC 5545); null for what repeats no more. */
  recurrence: string | null
  confidence: number
}

const NUMBERED = String.raw`(?:tasks? |no\.? ?)?#?\d{1,5}(?:(?:, ?| and | & )#?\d{1,5})*`
const THIS = String.raw`(?<what>it|this one|that one|this task|the task|this|that|${NUMBERED})`

/** The task, and all before the words that say how often: "make it", "2 should be". */
const OF_THIS: readonly RegExp[] = [
  new RegExp(
    String.raw`${ASK}(?:make|do|repeat|set|schedule|have) (?:the (?:rule|repetition) of )?${THIS}(?: (?:to|for|repeat|due|happen))* `,
  ),
  new RegExp(
    String.raw`^${THIS}(?::| -| –)? (?:(?:should|must|is to|has to|can|will|ought to) )?(?:(?:now )?(?:be|is|repeats?|happens?|comes?|needed|due|done|only) )*`,
  ),
]
const CHANGE = new RegExp(String.raw`${ASK}(?:change|move|switch|shift|reschedule) `)
const TO =
  / (?:to|so that it is) (?:repeat )?(?=(?:every|each|[a-z]{1,12}ly|chaque|tous|toutes|cada|todos|todas|ogni|elke|iedere|(?:on )?(?:[a-z]{1,8}days|the \S{1,12} \S{1,12} of))\b|jede)/
const SHOULD = / (?:should|must|has to|ought to) (?:be done|be due|be|repeat|happen|come) /
const END =
  /,? (?:instead|rather|from now on|now|please|stattdessen|ab jetzt|desormais|a partir de ahora|invece)$/
const INSTEAD = /,? (?:instead|stattdessen|invece)(?:,? please)?$/
const STOP = /^(?:stop repeating|do not repeat|don't repeat) /
const STOPPED =
  / (?:no longer repeats|does not repeat any ?more|need not repeat(?: any ?more)?|should not repeat(?: any ?more)?)$/
const IS_THIS = new RegExp(`^${THIS}$`)

/** Cheap to ask of every sentence. */
const MAY_REPEAT =
  /\b(?:every|each|[a-z]+ly|[a-z]+days|jede|tag|wochen|monat|chaque|tous|toutes|cada|tod[oa]s|ogni|elke|iedere)|\brepeat/

/** From a folded sentence; null where it says more or less than how often. */
export function readNewRepeat(plain: string): RepeatReading | null {
  if (!MAY_REPEAT.test(plain)) return null
  const said = withoutStops(plain)
  const ended = stopped(said)
  if (ended !== null) return reading(ended, null)
  for (const [what, often] of places(said)) {
    const recurrence = ruleOf(withoutEnds(often, END))
    if (recurrence !== null) return reading(what, recurrence)
  }
  // Of the task that is talked about: without "instead" it may be anything.
  const alone = INSTEAD.test(said) ? ruleOf(said.replace(INSTEAD, '')) : null
  return alone === null ? null : reading('', alone)
}

/** "Stop repeating 1", "it does not repeat any more": the words for the task. */
function stopped(said: string): string | null {
  const ordered = behind(behind(said, LEADS) ?? said, STOP)?.replace(/ any ?more$/, '')
  const which = ordered ?? around(said, STOPPED)?.[0]
  return which !== undefined && IS_THIS.test(which) ? which : null
}

const LEADS = new RegExp(ASK)

/** The words for a task, and those that may say how often. */
function places(said: string): [what: string, often: string][] {
  const named = OF_THIS.flatMap((pattern): [string, string][] => {
    const match = pattern.exec(said)
    return match ? [[match.groups?.what ?? '', said.slice(match[0].length)]] : []
  })
  const order = behind(said, CHANGE)
  const changed = order === null ? null : around(order, TO)
  const stated = around(said.replace(/^the /, ''), SHOULD)
  return [...named, ...(changed ? [changed] : []), ...(stated ? [stated] : [])]
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
