// Reads what a sentence of a reply says about the state of a task.
import { baseOfVerb } from './en/verbs.ts'
import { fold, singleSpaced } from './fold.ts'
import { readTarget } from './reply-target.ts'
import type { Target } from './task-match.ts'

export interface StatusReading {
  target: Target
  status: 'pending' | 'in-progress' | 'completed' | 'blocked'
  reason?: string
  blockedBy?: number[]
  confidence: number
}

const DONE = String.raw`(?:done|finished|complete|completed|closed|resolved|ready|sorted|sorted out|handled|taken care of|wrapped up|dealt with|settled|shipped|delivered|through|off (?:my|the) (?:list|plate)|erledigt|fertig|abgeschlossen|gemacht|fait(?:e|es|s)?|termine(?:e|s|es)?|fini(?:e|s|es)?|hech[oa]s?|list[oa]s?|terminad[oa]s?|completad[oa]s?|fatt[oaie]|finit[oaie]|klaar|gedaan|afgerond|feit[oa]s?|conclui?d[oa]s?|✅|✔️?|☑️?|👍 done)`
const BE = String.raw`(?:is|are|was|were|'s|'re|has been|have been|is now|are now|got|gets|ist|sind|wurde|est|sont|es|esta|estan|son|e|sono|zijn|foi|(?:is|are|have|has) (?:all|now|already|also|been|finally|both|just)|:|-|–|=|→)`
const UNSURE =
  /\b(?:not|n't|never|isn't|aren't|wasn't|haven't|hasn't|won't|can't|cannot|almost|nearly|half|partly|mostly|will be|should be|would be|to be|must be|needs? to|could be|might be|may be|hope|when|once|if|until|unless|after|before|as soon as|nicht|noch nicht|fast|kein|wird|bald|pas encore|n'est pas|pas|presque|sera|todavia|aun no|casi|no esta|sera|non|quasi|niet|bijna|nao|ainda)\b/
const REOPEN =
  /^(?:please |can you |could you |let's |i (?:have|need) to )*(?:re-?open|un-?close|undo the completion of|wieder offnen|rouvre|rouvrir|reabrir|reabre)\s+(.+?)[.!?]*$|^(.+?)\s+(?:is|are) (?:not|n't) (?:really |actually )?(?:done|finished|complete) after all\b|^(.+?)\s+(?:is|are) (?:open again|back to (?:to-?do|open|pending)|unblocked|no longer blocked|not blocked any ?more)\b/

export function readStatus(sentence: string): StatusReading | null {
  const plain = singleSpaced(fold(sentence))
    .replace(
      /^(?:hi|hello|hey|hallo|ok|okay|yes|yep|update|fyi|so|and|also|good news|great news|quick update|btw)\b[ ,:!–-]+/,
      '',
    )
    .trim()
  const reopened = REOPEN.exec(plain)
  if (reopened) return reading(reopened[1] ?? reopened[2] ?? reopened[3] ?? '', null, 'pending', 0.88)
  if (
    /[?？]\s*$/.test(plain) &&
    !/^(?:can|could|would) you (?:please )?(?:close|mark|complete|tick)\b/.test(plain)
  )
    return null
  return (
    waitingOn(plain) ??
    blocked(plain) ??
    (UNSURE.test(plain) ? null : (started(plain) ?? generic(plain) ?? reported(plain)))
  )
}

function reading(
  words: string,
  verb: string | null,
  status: StatusReading['status'],
  confidence: number,
): StatusReading | null {
  const target = readTarget(words, verb)
  return target && { target, status, confidence }
}

/** In each of the three below, which look for their ends from every word on. */
const MAY_WAIT = /block|stuck|on hold|bloqu|wait|pending|depends on/
const BLOCKED =
  /^(?:i'm |i am |we're |we are )?(.*?)\s*(?:\b(?:is|are|'s|has been|still|currently|ist|est|esta)\b ?)*(?:blocked|stuck|on hold|blockiert|bloque[e]?s?|bloquead[oa])(?: (?:by|on|because of|due to|with|until|at|von|durch|par|por|waiting (?:for|on))|:)?\s*(.*?)[.!]*$/
const WAITING =
  /^(?:i'm |i am |we're |we are )?(?:still )?(.*?)\s*(?:\b(?:is|are|'s)\b )(?:still )?(?:waiting (?:for|on)|pending(?: on)?)\s+(.+?)[.!]*$/

/* Only for numbers: "the price depends on the size" blocks nothing. */
const WAITS =
  /^(.*?)\s*\b(?:waits (?:for|on)|(?:has|have|needs?) to wait (?:for|on)|depends on)\s+((?:tasks? |#|no\.? |nr\.? )+\d{1,5}(?:(?:,| and) #?\d{1,5})*|\d{1,5})(?: first)?[.!]*$/

function blocked(plain: string): StatusReading | null {
  if (!MAY_WAIT.test(plain)) return null
  const match = BLOCKED.exec(plain) ?? WAITING.exec(plain) ?? WAITS.exec(plain)
  if (!match || /\b(?:not|no longer|n't|un)\s*blocked\b/.test(plain)) return null
  const reason = (match[2] ?? '').trim()
  const target = readTarget(match[1] ?? '')
  if (!target) return null
  const by = /^(?:tasks? |#|no\.? |nr\.? )*(\d{1,5})((?:(?:,| and) #?\d{1,5})*)$/.exec(reason)
  if (by)
    return {
      target,
      status: 'blocked',
      blockedBy: `${by[1]}${by[2]}`.match(/\d+/g)?.map(Number) ?? [],
      confidence: 0.88,
    }
  return { target, status: 'blocked', ...(reason === '' ? {} : { reason }), confidence: 0.88 }
}

/** "We are waiting for legal on the login": reason first, task behind. */
function waitingOn(plain: string): StatusReading | null {
  const match =
    /^(?:i'm |i am |we're |we are )(?:still )?(?:blocked by|stuck with|waiting (?:for|on)) (.{2,60}?) (?:on|with|regarding) (.+?)[.!]*$/.exec(
      plain,
    )
  const target = match ? readTarget(match[2] ?? '') : null
  return match && target && { target, status: 'blocked', reason: match[1] ?? '', confidence: 0.8 }
}

const STARTED =
  /^(?:i(?:'ve| have|'m| am)?|we(?:'ve| have|'re| are)?|ich|je|estoy)?\s*(?:just |already |now |currently |have )*(?:started(?: (?:on|with|working on))?|begun(?: (?:on|with))?|began(?: (?:on|with))?|working on|on it|in progress|busy with|onto|looking into|habe angefangen(?: mit)?|bin dran|arbeite an|travaille sur|j'ai commence|trabajando en)\s*(.*?)(?: (?:now|today|already|right now|this morning))?[.!]*$/
const STARTED_AFTER = new RegExp(
  String.raw`^(.+?)\s*(?:\b|\s)${BE}?\s*(?:started|in progress|under way|underway|in arbeit|en cours|en curso|en progreso|being worked on|in corso)[.!]*$`,
)

function started(plain: string): StatusReading | null {
  const before = STARTED.exec(plain)
  if (before) return reading(before[1] ?? '', null, 'in-progress', 0.85)
  const behind = STARTED_AFTER.exec(plain)
  return behind && reading(behind[1] ?? '', null, 'in-progress', 0.85)
}

const THANKS = String.raw`(?:[ ,.!–-]+(?:thanks|thank you|thx|cheers|now|today|yesterday|this morning|already|as of (?:now|today)|danke|merci|gracias|on my side|from my side|for (?:me|now)))*`
const BARE = new RegExp(
  String.raw`^(?:(.*?)\s+${BE}\s*|(.*?)[ ,:–-]+|)(?:all |now |already |just |both |also |finally |bereits |schon |deja |ya |esta |est |ist )*${DONE}${THANKS}[\s.!✅🎉👍]*$`,
  'u',
)
const DONE_WITH = new RegExp(
  String.raw`^(?:i(?:'m| am|'ve| have)?|we(?:'re| are|'ve| have)?|ich habe|j'ai|he|ho)?\s*(?:just |now |already |also |all |finally )*(?:${DONE} (?:with |mit |avec |con )?|finish(?:ed)? (?:up )?|mark(?:ed)? |close[d]? |complete[d]? |tick(?:ed)? off |(?:please |(?:can|could|would) you (?:please )?)(?:close|mark|complete|tick off) )(.+?)(?: as (?:done|complete|completed|closed|finished)| off)?${THANKS}[\s.!?✅]*$`,
  'u',
)

const ALL_DONE = new RegExp(`^(?:all|everything(?: is|'s)?|alles|tout est|todo) ${DONE}`)
const EXCEPT =
  /\s+(?:except|apart from|besides|but|ausser|sauf|excepto|salvo)(?: for)? (?:number |task |tasks )?((?:#?\d{1,5}(?:,? (?:and|&) |, ?))*#?\d{1,5}(?:,? (?:and|&) |, ?)?)[.!]*$/

function generic(plain: string): StatusReading | null {
  const except = EXCEPT.exec(plain)
  if (except) {
    const rest = generic(plain.slice(0, except.index))
    const numbers = (except[1]?.match(/\d+/g) ?? []).map(Number)
    return rest?.target.by === 'all' ? { ...rest, target: { by: 'all', except: numbers } } : null
  }
  const marked = /^(?:please |(?:can|could) you |mark|close|tick)/.test(plain)
  const bare = marked ? null : BARE.exec(plain)
  if (bare)
    return reading(
      (bare[1] ?? bare[2] ?? '') || (/^(?:all|both|alles|tout|todo)\b/.test(plain) ? 'all' : ''),
      null,
      'completed',
      0.9,
    )
  if (ALL_DONE.test(plain)) return reading('all', null, 'completed', 0.9)
  const done = DONE_WITH.exec(plain)
  return done && reading(done[1] ?? '', null, 'completed', 0.88)
}

const ACTIVE =
  /^(?:(?:i|we)(?:'ve| have)?|bob|ich habe|j'ai|he)?\s*(?:just |now |already |also |finally |both )*(\p{L}+)(?: (?:up|out|off|over|in|back))? ((?:the|a|an|our|your|my|all|both|new|\p{L}).{2,90}?)(?: (?:today|yesterday|this morning|just now|already|last night|now|an hour ago|earlier))?[.!]*$/u
const PASSIVE =
  /^(.{3,80}?)\s+(?:is|are|was|were|'s|has been|have been|got|has now been|is now|are now|went)?\s*(?:all |now |already |just |finally )*(\p{L}+)(?: (?:up|out|off|over|in|back))?(?: (?:to|by|with|from|for|at|on) .{2,50}|(?: (?:today|yesterday|this morning|already|last night|now)))?[.!]*$/u

/** "I sent the deck", "Sent the deck", "the room has been booked", "Invoices sent to Acme". */
function reported(plain: string): StatusReading | null {
  const alone = /^(?:i(?:'ve| have)? |just |all )*(\p{L}+)[.!]*$/u.exec(plain)
  const only = alone ? pastOf(alone[1] ?? '') : null
  if (only !== null) return { target: { by: 'context', verb: only }, status: 'completed', confidence: 0.75 }
  const passive = PASSIVE.exec(plain)
  const participle = passive ? pastOf(passive[2] ?? '') : null
  if (passive && participle !== null && !/^(?:i|we|you|he|she|they)\b/.test(plain)) {
    return reading(passive[1] ?? '', participle, 'completed', 0.82)
  }
  const active = ACTIVE.exec(plain)
  const verb = active ? pastOf(active[1] ?? '') : null
  return active && verb !== null ? reading(active[2] ?? '', verb, 'completed', 0.8) : null
}

/** The base of a past form; null for base forms, "-ing" and forms of "be" and "have". */
function pastOf(word: string): string | null {
  const base = baseOfVerb(word)
  if (base === null || /ing$|[^s]s$/.test(word) || base === 'be' || base === 'have') return null
  return word === base && !/^(?:set|cut|put|read|let|run|split|shut)$/.test(word) ? null : base
}
