// Finds in a sentence the part that asks for work or promises it, and who is to do it.
import { baseOfVerb } from './action-verbs.ts'
import type { Clause } from './clause.ts'
import { straighten } from './fold.ts'
import type { Person } from './people.ts'
import { imperative } from './task-imperative.ts'
import { ANY_OPENER, OPENERS, type Opener, WANTED } from './task-openers.ts'
import { passiveNeed, thirdPerson } from './task-third-person.ts'
import { IDLE, MANNERS, startsWithVerb } from './task-words.ts'

const NEGATED =
  /\b(?:no need (?:to|for)|(?:don't|do not|doesn't|does not|didn't|needn't|need not)(?: really| actually)? (?:need|have|bother|worry|want|expect|send|do|go|make|call|change|forward|reply)\b|needn't|need not|not necessary|no longer (?:need|necessary)|isn't necessary|is not necessary|you can ignore|never mind|forget about it|no action (?:is )?(?:needed|required)|nothing to do|already (?:done|sent|taken care of|handled|fixed|sorted)|not going to|won't be able to|can't|cannot|unable to)\b/i
/** "If it rains, …": the work hangs on something that may never come. Wishes of politeness do not count. */
const CONDITION =
  /^(?:(?:and|but|so|also) )?(?:if|in case|should|unless|in the event)\b(?! (?:possible|you could|you would|you can please|you have time|you have a|you get a chance|you find|we|i)\b)/i
const OFFER =
  /\bif (?:you|anyone|there|anything|something|someone)\b.{0,60}\b(?:question|concern|problem|issue|need|like|want|wish|interested|help|prefer|doubt|trouble|comments?|suggestions?|free|available|unclear|wrong|else)/i

export function isNegated(sentence: string): boolean {
  return NEGATED.test(straighten(sentence).replace(/\b(?:don't|do not) forget\b/gi, 'remember'))
}

const LINKING =
  /^(?:(?:also|and|but|so|then|next|finally|first|firstly|second|secondly|third|lastly|now|again|once again|once more|in addition|additionally|furthermore|moreover|besides|by the way|btw|oh|ok|okay|anyway|p\.?s\.?|as (?:discussed|agreed|mentioned|promised)|to be clear|just to confirm|in short|one more thing|quick (?:question|one|favou?r)|if possible)\b[,:.!–—-]*\s+)+/i

/** Without "Also,", "And", "One more thing:" in front. */
export function withoutLinking(sentence: string): string {
  return sentence.replace(LINKING, '')
}

/** Its verb is "look". */
const HAVE_A_LOOK =
  /\b(?:have|take) an? (?:quick |brief |short |good |close |closer |careful |first |second |final |last )?look (?=(?:at|into|over|through)\b)/gi

/** The clause of an English sentence that bears the work; null when there is none. */
export function readClause(sentence: string, people: readonly Person[], author: Person): Clause | null {
  const plain = withoutLinking(straighten(sentence)).replace(HAVE_A_LOOK, 'look ')
  const clause = findClause(plain, people, author)
  if (!clause) return null
  if (OFFER.test(plain)) return null
  const conditional = CONDITION.test(plain) ? 0.55 : 1
  const light = /^let (?:me|us) know\b/i.test(clause.phrase) ? 0.84 : 1
  return { ...clause, confidence: clause.confidence * conditional * hedge(plain) * light }
}

function findClause(plain: string, people: readonly Person[], author: Person): Clause | null {
  return (
    imperative(plain) ??
    wanted(plain) ??
    thirdPerson(plain, people, author) ??
    passiveNeed(plain) ??
    opened(plain)
  )
}

function hedge(plain: string): number {
  return /\b(?:maybe|perhaps|might|possibly|i guess|not sure|in theory|would be nice|one day)\b/i.test(plain)
    ? 0.68
    : 1
}

function opened(plain: string): Clause | null {
  if (!ANY_OPENER.test(plain)) return null
  for (const opener of OPENERS) {
    const match = opener.pattern.exec(plain)
    if (!match) continue
    const clause = fromOpener(opener, plain, match)
    if (clause) return clause
  }
  return null
}

function fromOpener(opener: Opener, plain: string, match: RegExpExecArray): Clause | null {
  let phrase = plain.slice(match.index + match[0].length).trim()
  if (MANNERS.test(phrase) || phrase === '') return null
  if (opener.act === 'commitment' && IDLE.test(phrase)) return null
  if (opener.act === 'proposal' && /^(?:have|be)\b/i.test(phrase)) return null
  if (
    /^let me$/i.test(match[0].trim()) &&
    !/^(?:check|look into|see what|find|take|handle|fix|draft|prepare|set up|ask|talk|send|review|verify|schedule)\b/i.test(
      phrase,
    )
  )
    return null
  if (isNegatedBefore(plain, match.index)) return null
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  const base = opener.gerund ? baseOfVerb(first) : first
  if (opener.gerund && (base === null || !first.endsWith('ing'))) return null
  if (opener.gerund) phrase = `${base}${phrase.slice(first.length)}`
  if (!startsWithVerb(phrase)) return null
  return { act: opener.act, actor: opener.actor, phrase, confidence: opener.confidence }
}

/** "You don't have to …", "I did not ask whether you could …". */
function isNegatedBefore(plain: string, at: number): boolean {
  return /\b(?:no need(?: to| for you to)?|don't|do not|didn't|not|never|before|whether|unless|because|since|when|while|so that|hope|hoping|said|says|wonder(?:ing|ed)? (?:how|why)|that|which|who|what|how|if)\s*$/i.test(
    plain.slice(Math.max(0, at - 30), at + 1),
  )
}

function wanted(plain: string): Clause | null {
  for (const { pattern, act, actor, confidence, verb } of WANTED) {
    const match = pattern.exec(plain)
    if (match && verb) {
      const thing = plain.slice(match.index + match[0].length).replace(/ yet(?=[\s.,!?]*$)/i, '')
      return { act, actor, phrase: `${verb} ${thing}`, confidence }
    }
  }
  return null
}
