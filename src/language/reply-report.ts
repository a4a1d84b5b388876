// Reads what was done out of the verb of a sentence: "I sent the deck", "the room has been booked".
import { baseOfVerb } from './lexicon/en/verbs.ts'
import { readTarget } from './reply-target.ts'
import { behind, withoutEnds, withoutStops } from './sentence-parts.ts'
import type { Target } from './task-match.ts'

export interface Report {
  target: Target
  confidence: number
}

const ACTIVE =
  /^(?:(?:(?:i|we)(?:'ve| have)?|ich habe|j'ai|he) )?(?:just |now |already |also |finally |both )*(?=\p{L})/u
const LATELY = / (?:today|yesterday|this morning|just now|already|last night|now|an hour ago|earlier)$/
const PARTICLES = new Set(['up', 'out', 'off', 'over', 'in', 'back'])
const LONGEST_THING = 92
const LONGEST_SUBJECT = 80

/** From a folded sentence: "I sent the deck", "Sent the deck", "the room has been booked", "Invoices sent to Acme". */
export function readReport(plain: string): Report | null {
  const said = withoutStops(plain, /[.!]/)
  const alone = /^(?:i(?:'ve| have)? |just |all )*(\p{L}+)$/u.exec(said)
  const only = alone ? pastOf(alone[1] ?? '') : null
  if (only !== null) return { target: { by: 'context', verb: only }, confidence: 0.75 }
  const passive = passiveIn(said)
  const participle = passive && pastOf(passive.verb)
  if (passive && participle && !/^(?:i|we|you|he|she|they)\b/.test(plain))
    return of(passive.thing, participle, 0.82)
  const [first = '', second = '', ...others] = (behind(withoutEnds(said, LATELY), ACTIVE) ?? '').split(' ')
  const verb = pastOf(first)
  const thing = [...(PARTICLES.has(second) && others.length > 0 ? [] : [second]), ...others].join(' ')
  const isThing = /^\p{L}/u.test(thing) && thing.length >= 3 && thing.length <= LONGEST_THING
  return verb !== null && isThing ? of(thing, verb, 0.8) : null
}

function of(thing: string, verb: string, confidence: number): Report | null {
  const target = readTarget(thing, verb)
  return target && { target, confidence }
}

const IS = new Set("is|are|was|were|'s|has been|have been|got|has now been|is now|are now|went".split('|'))
/** "Now finally all sent" */
const MOST_BY_NOW = 3
const BY_NOW = new Set(['all', 'now', 'already', 'just', 'finally'])
const TO_WHOM = new Set(['to', 'by', 'with', 'from', 'for', 'at', 'on'])
const WHEN = new Set(['today', 'yesterday', 'this morning', 'already', 'last night', 'now'])

/** A thing, and behind it the first word that may end the sentence: "the deck", "sent", "to Acme". */
function passiveIn(said: string): { thing: string; verb: string } | null {
  const words = said.split(' ')
  let thing = ''
  for (const [at, word] of words.entries()) {
    thing = at === 0 ? word : `${thing} ${word}`
    if (thing.length < 3) continue
    if (thing.length > LONGEST_SUBJECT) return null
    const be = [3, 2, 1].find((count) => IS.has(words.slice(at + 1, at + 1 + count).join(' '))) ?? 0
    for (const from of new Set([at + 1 + be, at + 1])) {
      const verb = verbAt(words, from)
      if (verb !== null) return { thing, verb }
    }
  }
  return null
}

/** The word behind "all", "just" and their like, where no more than its end follows. */
function verbAt(words: readonly string[], from: number): string | null {
  let last = from
  while (last < from + MOST_BY_NOW && BY_NOW.has(words[last] ?? '')) last += 1
  for (let at = last; at >= from; at--) {
    const verb = words[at] ?? ''
    const rests = [at + 1, ...(PARTICLES.has(words[at + 1] ?? '') ? [at + 2] : [])]
    if (/^\p{L}+$/u.test(verb) && rests.some((rest) => isEnd(words.slice(rest)))) return verb
  }
  return null
}

const SHORTEST_WHOM = 2
const LONGEST_WHOM = 50

function isEnd([first, ...others]: readonly string[]): boolean {
  if (first === undefined) return true
  const rest = others.join(' ')
  if (TO_WHOM.has(first)) return rest.length >= SHORTEST_WHOM && rest.length <= LONGEST_WHOM
  return WHEN.has(others.length === 0 ? first : `${first} ${rest}`)
}

/** The base of a past form; null for base forms, "-ing" and forms of "be" and "have". */
function pastOf(word: string): string | null {
  const base = baseOfVerb(word)
  if (base === null || /ing$|[^s]s$/.test(word) || base === 'be' || base === 'have') return null
  return word === base && !/^(?:set|cut|put|read|let|run|split|shut)$/.test(word) ? null : base
}
