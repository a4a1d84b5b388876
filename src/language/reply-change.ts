// Reads new dates, assignees, priorities and titles for existing tasks out of a sentence of a reply.
import type { DateOptions } from './dates/found-date.ts'
import { fold, singleSpaced, straighten } from './fold.ts'
import { namedIn, type Person } from './people.ts'
import { ASK, type DueReading, readNewDue } from './reply-due.ts'
import { type PriorityReading, readPriorityChange } from './reply-priority.ts'
import { type RepeatReading, readNewRepeat } from './reply-repeat.ts'
import { readTarget } from './reply-target.ts'
import { around, behind, withoutStops } from './sentence-parts.ts'
import type { Target } from './task-match.ts'
import { trimMarks } from './trim.ts'

export type FieldReading =
  | DueReading
  | PriorityReading
  | RepeatReading
  | ({ target: Target; confidence: number } & (
      | { kind: 'assign'; people: Person[] }
      | { kind: 'title'; title: string }
      | { kind: 'drop' }
      | { kind: 'not-understood' }
    ))

export interface FieldContext {
  author: Person
  everyone: readonly Person[]
  dates: DateOptions
}

const ASSIGN = new RegExp(String.raw`${ASK}(?:re-?assign|assign|give|hand|pass|delegate) `)
const NAME = /^@?\p{L}[\p{L}\p{N}@ .,'_+-]{1,80}$/u
const TAKES =
  /^(@?\p{L}[\p{L}'. -]{0,40}?),? (?:takes?(?: over| on| care of)?|will (?:take(?: over| on| care of)?|do|handle)|can (?:take(?: over| on| care of)?|do|handle)|is taking(?: over)?|handles?|does|owns|is on|übernimmt|ubernimmt|macht|prend|s'occupe de|se encarga de|se ocupa de|doet|neemt) /iu
const MINE =
  /^(?:mi occupo (?:io )?dell'|(?:i(?:'ll| will| can|'m going to)? (?:take(?: over| on| care of)?|do|handle|own|grab|pick up)|i'm taking(?: over)?|ich ubernehme|ich nehme|ich mache?|ich kummere mich um|je prends|je m'occupe (?:de|du|des)|je m'en occupe|yo me encargo(?: de)?|me encargo(?: de)?|yo hago|ik doe|ik neem|ik pak|me ne occupo|mi occupo (?:io )?d[ei]l?l?[ao]?|prendo io|faccio io|ci penso io|eu trato d[eoa]|eu fico com|eu faco)(?= |$))/

const RENAME =
  /^(?:please |can you |could you |let's |can we )*(?:rename|retitle|call|change the (?:title|name) of) /i
const CANCEL =
  /^(?:please |can you |can we |let's )*(?:cancel|drop|scrap|delete|remove|forget(?: about)?|streiche|annule[rz]?|cancela) /
const CANCELLED = / (?:is|are) (?:no longer needed|not needed any ?more|obsolete|cancel(?:l)?ed)$/
/** Numbers and what is pointed at; a thing by its words may be cancelled without its task. */
const POINTED = /^(?:(?:tasks? |#)?\d.*|it|this|this task)$/
const NUMBERED = /^(?:(?:tasks? |#)?\d+|this task)$/

export function readField(sentence: string, context: FieldContext): FieldReading | null {
  const kept = singleSpaced(straighten(sentence))
    .trim()
    .replace(/^(?:hi|hello|hey|ok|okay|yes|also|and)\b[ ,:!-]+/i, '')
  const plain = fold(kept)
  return (
    rename(kept) ??
    readNewRepeat(plain) ??
    readNewDue(plain, context.dates) ??
    assign(kept, plain, context) ??
    readPriorityChange(plain) ??
    cancel(plain)
  )
}

function assign(kept: string, plain: string, { author, everyone }: FieldContext): FieldReading | null {
  const mine = behind(withoutStops(plain, /[ .!]/), MINE)
  if (mine !== null) return assigned(mine, [author], 0.85)
  const given = behind(
    withoutStops(
      kept.toLowerCase() === kept ? plain : kept.replace(/^\p{Lu}/u, (first) => first.toLowerCase()),
    ),
    ASSIGN,
  )
  const [what, name = ''] = (given && around(given, /(?: over)? (?:to|an|a) /)) || []
  if (what && NAME.test(name)) {
    const people = /^(?:me|myself|mich|moi|mi)$/i.test(name) ? [author] : namedIn(name, everyone)
    const target = readTarget(what)
    if (people.length > 0) return assigned(what, people, 0.88)
    return target?.by === 'number' ? { kind: 'not-understood', target, confidence: 0.6 } : null
  }
  const who = TAKES.exec(kept)
  const people = who ? namedIn(who[1] ?? '', everyone) : []
  const taken = who && withoutStops(kept.slice(who[0].length))
  return taken && people.length > 0 ? assigned(taken, people, 0.86) : null
}

function assigned(words: string, people: Person[], confidence: number): FieldReading | null {
  const target = readTarget(
    words.replace(/\b(?:from (?:here|now)|then|instead|if that helps|today|for now|over)$/i, ''),
  )
  return target && { kind: 'assign', target, people, confidence }
}

function rename(kept: string): FieldReading | null {
  const said = behind(withoutStops(kept), RENAME)
  const [words, title = ''] = (said && around(said, / (?:to|into|in) /)) || []
  const target = words ? readTarget(words) : null
  if (!target || target.by === 'all') return null
  if (/^(?:please |can you |let's )*call/i.test(kept) && target.by !== 'number') return null
  return { kind: 'title', target, title: trimMarks(title, QUOTE).slice(0, 200), confidence: 0.86 }
}

const QUOTE = /["“”']/

function cancel(plain: string): FieldReading | null {
  const said = withoutStops(plain)
  const ordered = behind(said, CANCEL)
  const told = around(said, CANCELLED)?.[0]
  if (ordered !== null ? !POINTED.test(ordered) : told === undefined || !NUMBERED.test(told)) return null
  const target = readTarget(ordered ?? told ?? '')
  return target && { kind: 'drop', target, confidence: 0.86 }
}
