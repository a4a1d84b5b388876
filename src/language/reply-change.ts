// Reads new dates, assignees, priorities and titles for existing tasks out of a sentence of a reply.
import { namedIn } from './addressee.ts'
import { fold, straighten } from './fold.ts'
import type { Person } from './people.ts'
import { readTarget } from './reply-target.ts'
import { type DueOptions, findDue } from './task-due.ts'
import type { Target } from './task-match.ts'

export type FieldReading = { target: Target; confidence: number } & (
  | { kind: 'due'; dueDate: string }
  | { kind: 'assign'; people: Person[] }
  | { kind: 'priority'; priority: 'low' | 'medium' | 'high' }
  | { kind: 'title'; title: string }
  | { kind: 'not-understood' }
)

export interface FieldContext {
  author: Person
  everyone: readonly Person[]
  dates: DueOptions
}

const ASK = String.raw`^(?:(?:please|pls|can (?:we|you|i)|could (?:we|you|i)|let's|lets|we (?:should|need to|have to|must)|i(?:'d| would) (?:like|need|have) to|i need to|i have to|ok(?:ay)?,?|also,?|and|bitte|kannst du|konnen wir|on peut|peux-tu|podemos|puedes|shall we|i'll|i will)\s+(?:please |also |bitte )?)*`
const MOVE = new RegExp(
  String.raw`${ASK}(?:push|move|postpone|delay|shift|reschedule|bring forward|extend|defer|put off|set|change|verschiebe|verschieben|verschieb|reporte[rz]?|decale[rz]?|mueve|mover|aplaza|pospon)\s+(?:back |out |forward )?(?:the )?(?:(?:deadline|due date|date) (?:of|for|on) )?(.+?)(?: (?:back|out|forward|off))? (?:to|until|till|by|on|for|auf|a|au|al|para|hasta)\s+(.+?)[.!?]*$`,
)
const DUE =
  /^(?:the )?(?:new )?(?:deadline|due date)(?: (?:of|for|on) (.+?))?(?: (?:is|moves to|moved to|changes to)(?: now)?|:)\s+(.+?)[.!]*$|^(.+?) (?:is|are)(?: now)? due (?:on |by )?(.+?)[.!]*$|^(?:(?:i|we)(?:'ll| will)? )?need (?:until|till|time until) (.+?)(?: (?:for|to (?:finish|do)) (.+?))?[.!]*$|^(.+?) (?:needs|will take|takes) (?:until|till) (.+?)[.!]*$/

const ASSIGN = new RegExp(
  String.raw`${ASK}(?:re-?assign|assign|give|hand|pass|delegate)\s+(.+?)(?: over)? (?:to|an|a) (@?[\p{L}][\p{L}\p{N}@ .,'_+-]{1,80}?)[.!?]*$`,
  'u',
)
const TAKES =
  /^(@?\p{L}[\p{L}'. -]{0,40}?)(?:,)? (?:takes?(?: over| on| care of)?|will (?:take(?: over| on| care of)?|do|handle)|can (?:take(?: over| on| care of)?|do|handle)|is taking(?: over)?|handles?|does|owns|is on|übernimmt|ubernimmt|macht|prend|s'occupe de|se encarga de|se ocupa de|doet|neemt)\s+(.+?)[.!?]*$/iu
const MINE =
  /^(?:i(?:'ll| will| can|'m going to)? (?:take(?: over| on| care of)?|do|handle|own|grab|pick up)|i'm taking(?: over)?|ich ubernehme|ich mache|ich kummere mich um|je prends|je m'occupe de|je m'en occupe|yo me encargo(?: de)?|me encargo(?: de)?|ik doe|ik neem|me ne occupo|ci penso io)\s*(.*?)[.!]*$/

const PRIORITY =
  /^(.+?) (?:is|are|has|have|can|should be|becomes?|ist|est|es)(?: now| a| of| very| really| super| sehr| tres| muy)* (urgent|top priority|high(?:est)? priority|critical|a?\s?blocker|important|dringend|wichtig|urgente|not (?:so |that )?urgent|low(?:est)? priority|wait|not important|nicht (?:so )?(?:dringend|eilig)|pas urgente?|medium priority|normal priority)[.!]*$/
const MAKE =
  /^(?:please |can you |could you |let's )*(?:make|set|mark|raise|lower)(?: the priority of)? (.+?)(?: (?:as|to|with))? (urgent|high(?:est)?|low(?:est)?|medium|normal|critical|top)(?: priority)?[.!?]*$|^(?:no rush|no hurry|take your time)(?: (?:on|for|with|about)) (.+?)[.!]*$/
const RENAME =
  /^(?:please |can you |could you |let's |can we )*(?:rename|retitle|call|change the (?:title|name) of)\s+((?:task |#)?\d+|.+?)\s+(?:to|into|in)\s+["“”']?(.+?)["“”']?[.!?]*$/i
const CANCEL =
  /^(?:please |can you |can we |let's )*(?:cancel|drop|scrap|delete|remove|forget(?: about)?|streiche|annule[rz]?|cancela)\s+((?:tasks? |#)?\d+.*?|it|this|this task)[.!?]*$|^((?:tasks? |#)\d+|\d+|this task) (?:is|are) (?:no longer needed|not needed any ?more|obsolete|cancel(?:l)?ed)[.!]*$/

export function readField(sentence: string, context: FieldContext): FieldReading | null {
  const kept = straighten(sentence)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:hi|hello|hey|ok|okay|yes|also|and)\b[ ,:!-]+/i, '')
  const plain = fold(kept)
  return (
    rename(kept) ??
    due(plain, context.dates) ??
    assign(kept, plain, context) ??
    priority(plain) ??
    cancel(plain)
  )
}

function due(plain: string, dates: DueOptions): FieldReading | null {
  const moved = MOVE.exec(plain)
  const stated = moved ? null : DUE.exec(plain)
  if (!moved && !stated) return null
  const when = moved?.[2] ?? stated?.[2] ?? stated?.[4] ?? stated?.[5] ?? stated?.[8] ?? ''
  const words = moved?.[1] ?? stated?.[1] ?? stated?.[3] ?? stated?.[6] ?? stated?.[7] ?? ''
  const day = findDue(`by ${when}`, dates) ?? findDue(plain, dates)
  const target = readTarget(words.replace(/^(?:the )?(?:deadline|due date)$/, ''))
  if (!day || !target) return null
  return { kind: 'due', target, dueDate: day.day, confidence: moved ? 0.86 : 0.8 }
}

function assign(kept: string, plain: string, { author, everyone }: FieldContext): FieldReading | null {
  const mine = MINE.exec(plain)
  if (mine) return assigned(mine[1] ?? '', [author], 0.85)
  const given = ASSIGN.exec(
    kept.toLowerCase() === kept
      ? plain
      : straighten(kept).replace(/^\p{Lu}/u, (first) => first.toLowerCase()),
  )
  if (given) {
    const name = (given[2] ?? '').trim()
    const people = /^(?:me|myself|mich|moi|mi)$/i.test(name) ? [author] : namedIn(name, everyone)
    const target = readTarget(given[1] ?? '')
    if (people.length > 0) return assigned(given[1] ?? '', people, 0.88)
    return target?.by === 'number' ? { kind: 'not-understood', target, confidence: 0.6 } : null
  }
  const takes = TAKES.exec(kept)
  const people = takes ? namedIn(takes[1] ?? '', everyone) : []
  return takes && people.length > 0 ? assigned(takes[2] ?? '', people, 0.86) : null
}

function assigned(words: string, people: Person[], confidence: number): FieldReading | null {
  const target = readTarget(
    words.replace(/\b(?:from (?:here|now)|then|instead|if that helps|today|for now|over)$/i, ''),
  )
  return target && { kind: 'assign', target, people, confidence }
}

function priority(plain: string): FieldReading | null {
  const said = PRIORITY.exec(plain) ?? MAKE.exec(plain)
  if (!said) return null
  const target = readTarget(said[1] ?? said[3] ?? '')
  const level = said[2] ?? 'low'
  if (!target) return null
  return { kind: 'priority', target, priority: levelOf(level), confidence: 0.84 }
}

function levelOf(word: string): 'low' | 'medium' | 'high' {
  if (/not|low|wait|nicht|pas|rush/.test(word)) return 'low'
  return /medium|normal/.test(word) ? 'medium' : 'high'
}

function rename(kept: string): FieldReading | null {
  const match = RENAME.exec(kept)
  const target = match ? readTarget(match[1] ?? '') : null
  if (!match || !target || target.by === 'all') return null
  if (/^(?:please |can you |let's )*call/i.test(kept) && target.by !== 'number') return null
  return { kind: 'title', target, title: (match[2] ?? '').slice(0, 200), confidence: 0.86 }
}

/** Nothing here can cancel a task, so it is named as not understood and not lost in a comment. */
function cancel(plain: string): FieldReading | null {
  const match = CANCEL.exec(plain)
  const target = match ? readTarget(match[1] ?? match[2] ?? '') : null
  return target && { kind: 'not-understood', target, confidence: 0.6 }
}
