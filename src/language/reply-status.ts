// Reads what a sentence of a reply says about the state of a task.
import { fold, singleSpaced } from './fold.ts'
import { readReport } from './reply-report.ts'
import { readTarget } from './reply-target.ts'
import { around, behind, withoutEnds, withoutStops } from './sentence-parts.ts'
import type { Target } from './task-match.ts'

export interface StatusReading {
  target: Target
  status: 'pending' | 'in-progress' | 'completed' | 'blocked'
  reason?: string
  blockedBy?: number[]
  confidence: number
}

const DONE = String.raw`(?:done|finished|complete|completed|closed|resolved|ready|sorted|sorted out|handled|taken care of|wrapped up|dealt with|settled|shipped|delivered|through|off (?:my|the) (?:list|plate)|erledigt|fertig|abgeschlossen|gemacht|fait(?:e|es|s)?|termine(?:e|s|es)?|fini(?:e|s|es)?|hech[oa]s?|list[oa]s?|terminad[oa]s?|completad[oa]s?|fatt[oaie]|finit[oaie]|klaar|gedaan|afgerond|feit[oa]s?|conclui?d[oa]s?|✅|✔️?|☑️?|👍 done)`
/** At the end of the words before them. */
const BE =
  /(?:^| )(?:is|are|was|were|'s|'re|has been|have been|is now|are now|got|gets|ist|sind|wurde|est|sont|es|esta|estan|son|e|sono|zijn|foi|(?:is|are|have|has) (?:all|now|already|also|been|finally|both|just)|:|-|–|=|→)$/
const UNSURE =
  /\b(?:not|n't|never|isn't|aren't|wasn't|haven't|hasn't|won't|can't|cannot|almost|nearly|half|partly|mostly|will be|should be|would be|to be|must be|needs? to|could be|might be|may be|hope|when|once|if|until|unless|after|before|as soon as|nicht|noch nicht|fast|kein|wird|bald|pas encore|n'est pas|pas|presque|sera|todavia|aun no|casi|no esta|sera|non|quasi|niet|bijna|nao|ainda)\b/
const REOPEN =
  /^(?:please |can you |could you |let's |i (?:have|need) to )*(?:re-?open|un-?close|undo the completion of|wieder offnen|rouvre|rouvrir|reabrir|reabre) /
/** Behind the task that is open again. */
const REOPENED =
  / (?:(?:is|are) not (?:really |actually )?(?:done|finished|complete) after all|(?:is|are) (?:open again|back to (?:to-?do|open|pending)|unblocked|no longer blocked|not blocked any ?more))\b/

export function readStatus(sentence: string): StatusReading | null {
  const plain = singleSpaced(fold(sentence))
    .replace(
      /^(?:hi|hello|hey|hallo|ok|okay|yes|yep|update|fyi|so|and|also|good news|great news|quick update|btw)\b[ ,:!–-]+/,
      '',
    )
    .trim()
  const reopened = behind(withoutStops(plain), REOPEN) ?? around(plain, REOPENED)?.[0]
  if (reopened) return reading(reopened, null, 'pending', 0.88)
  if (
    /[?？]$/.test(plain) &&
    !/^(?:can|could|would) you (?:please )?(?:close|mark|complete|tick)\b/.test(plain)
  )
    return null
  return (
    waitingOn(plain) ??
    blocked(plain) ??
    (UNSURE.test(plain) ? null : (started(plain) ?? generic(plain) ?? reported(plain)))
  )
}

function reported(plain: string): StatusReading | null {
  const report = readReport(plain)
  return report && { ...report, status: 'completed' }
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

/** In each of those below: most sentences have none of it. */
const MAY_WAIT = /block|stuck|on hold|bloqu|wait|pending|depends on|wartet|attend|espera|aspetta|wacht/
const WE_ARE = /^(?:i'm|i am|we're|we are) /
const BLOCKED =
  /(?:blocked|stuck|on hold|blockiert|bloque[e]?s?|bloquead[oa])(?: (?:by|on|because of|due to|with|until|at|von|durch|par|por|waiting (?:for|on))|:)?/
const IS_STILL = /(?:(?:^| )(?:is|are|has been|still|currently|ist|est|esta)|'s)$/
const WAITING = /(?:(?:^| )(?:is|are)|'s) (?:still )?(?:waiting (?:for|on)|pending(?: on)?) /
const WAITS =
  /(?:^| )(?:waits (?:for|on)|(?:has|have|needs?) to wait (?:for|on)|depends on|wartet auf|attend|espera(?: a)?|aspetta|wacht op) /
const NUMBERS = /^(?:tasks? |#|no\.? |nr\.? )*\d{1,5}(?:(?:,| and) #?\d{1,5})*$/

/** A task, and what it waits for. */
function waiting(plain: string): [task: string, reason: string] | null {
  const all = withoutStops(plain, /[ .!]/)
  const said = all.replace(WE_ARE, '')
  const stuck = around(said, BLOCKED)
  if (stuck) return [withoutEnds(stuck[0], IS_STILL), stuck[1].trim()]
  const waits = around(said.replace(/^still /, ''), WAITING) ?? around(all, WAITING)
  if (waits) return waits
  // Only for numbers: "the price depends on the size" blocks nothing.
  const [task, reason = ''] = around(said, WAITS) ?? []
  const first = reason.replace(/ first$/, '')
  return task !== undefined && NUMBERS.test(first) ? [task, first] : null
}

function blocked(plain: string): StatusReading | null {
  if (!MAY_WAIT.test(plain)) return null
  const found = waiting(plain)
  if (!found || /\b(?:not|no longer|n't|un) ?blocked\b/.test(plain)) return null
  const [task, reason] = found
  const target = readTarget(task)
  if (!target) return null
  if (NUMBERS.test(reason))
    return {
      target,
      status: 'blocked',
      blockedBy: reason.match(/\d+/g)?.map(Number) ?? [],
      confidence: 0.88,
    }
  return { target, status: 'blocked', ...(reason === '' ? {} : { reason }), confidence: 0.88 }
}

/** "We are waiting for legal on the login": reason first, task behind. */
function waitingOn(plain: string): StatusReading | null {
  const said = behind(withoutStops(plain, /[ .!]/), WE_WAIT)
  const [reason = '', task = ''] = (said && around(said, / (?:on|with|regarding) /)) || []
  if (reason.length < 2 || reason.length > LONGEST_REASON) return null
  const target = readTarget(task)
  return target && { target, status: 'blocked', reason, confidence: 0.8 }
}

const WE_WAIT = /^(?:i'm |i am |we're |we are )(?:still )?(?:blocked by|stuck with|waiting (?:for|on)) /
const LONGEST_REASON = 60

const STARTED =
  /^(?:(?:i(?:'ve| have|'m| am)?|we(?:'ve| have|'re| are)?|ich|je|estoy) )?(?:just |already |now |currently |have )*(?:started(?: (?:on|with|working on))?|begun(?: (?:on|with))?|began(?: (?:on|with))?|working on|on it|in progress|busy with|onto|looking into|habe angefangen(?: mit)?|bin dran|arbeite an|travaille sur|j'ai commence|trabajando en)(?= |$)/
const STARTED_NOW = / (?:now|today|already|right now|this morning)$/
const GOES_ON =
  /[ :–=→-](?:started|in progress|under way|underway|in arbeit|en cours|en curso|en progreso|being worked on|in corso)$/

function started(plain: string): StatusReading | null {
  const said = withoutStops(plain, /[ .!]/)
  const task = behind(said, STARTED)
  if (task !== null) return reading(withoutEnds(task, STARTED_NOW), null, 'in-progress', 0.85)
  const going = said.search(GOES_ON)
  return going > 0 ? reading(said.slice(0, going).replace(BE, ''), null, 'in-progress', 0.85) : null
}

const THANKS =
  /(?:🎉|👍|(?:^|[ ,.!–-])(?:thanks|thank you|thx|cheers|now|today|yesterday|this morning|already|as of (?:now|today)|danke|merci|gracias|on my side|from my side|for (?:me|now)))$/u
const DONE_AT_END = new RegExp(`(?:^|[ ,:–-])${DONE}$`, 'u')
/** "Now already all done" */
const MOST_JUST = 4
const JUST = /(?:^| )(?:all|now|already|just|both|also|finally|bereits|schon|deja|ya|esta|est|ist)$/
const DONE_WITH = new RegExp(
  String.raw`^(?:(?:i(?:'m| am|'ve| have)?|we(?:'re| are|'ve| have)?|ich habe|j'ai|he|ho) )?(?:just |now |already |also |all |finally )*(?:${DONE} (?:with |mit |avec |con )?|finish(?:ed)? (?:up )?|mark(?:ed)? |close[d]? |complete[d]? |tick(?:ed)? off |(?:please |(?:can|could|would) you (?:please )?)(?:close|mark|complete|tick off) )(?=.)`,
  'u',
)
const AS_DONE = / (?:as (?:done|complete|completed|closed|finished)|off)$/

/** "2 is all done, thanks!": the words before "is" and "done"; null where it does not end so. */
function doneTask(plain: string): string | null {
  const said = withoutEnds(plain, THANKS, /[ .!,✅–-]/)
  const at = said.search(DONE_AT_END)
  if (at < 0 && !plain.includes('✅', said.length)) return null
  let task = at < 0 ? said : said.slice(0, at)
  for (let count = 0; count < MOST_JUST && !BE.test(task); count++) task = task.replace(JUST, '')
  return task.replace(BE, '')
}

const ALL_DONE = new RegExp(`^(?:all|everything(?: is|'s)?|alles|tout est|todo) ${DONE}`)
const EXCEPT =
  / (?:except|apart from|besides|but|ausser|sauf|excepto|salvo)(?: for)? (?:number |task |tasks )?/
const LISTED = /^(?:#?\d{1,5}|and|&)$/

function generic(plain: string): StatusReading | null {
  const [most, except] = around(plain, EXCEPT) ?? []
  if (most !== undefined && except !== undefined && isList(except)) {
    const rest = generic(most)
    const numbers = (except.match(/\d+/g) ?? []).map(Number)
    return rest?.target.by === 'all' ? { ...rest, target: { by: 'all', except: numbers } } : null
  }
  const marked = /^(?:please |(?:can|could) you |mark|close|tick)/.test(plain)
  const task = marked ? null : doneTask(plain)
  if (task !== null)
    return reading(
      task || (/^(?:all|both|alles|tout|todo)\b/.test(plain) ? 'all' : ''),
      null,
      'completed',
      0.9,
    )
  if (ALL_DONE.test(plain)) return reading('all', null, 'completed', 0.9)
  const done = behind(withoutEnds(withoutEnds(plain, THANKS, /[ .!?,✅–-]/), AS_DONE), DONE_WITH)
  return done === null ? null : reading(done, null, 'completed', 0.88)
}

/** "2", "#1, 2 and 3." */
const isList = (words: string) =>
  /\d/.test(words) &&
  withoutStops(words)
    .split(/[ ,]+/)
    .filter(Boolean)
    .every((word) => LISTED.test(word))
