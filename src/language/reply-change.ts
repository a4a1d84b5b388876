// Reads new dates, assignees, priorities and titles for existing tasks out of a sentence of a reply.
import { namedIn } from './addressee.ts'
import { fold, singleSpaced, straighten } from './fold.ts'
import type { Person } from './people.ts'
import { ASK, type DueReading, readNewDue } from './reply-due.ts'
import { type PriorityReading, readPriorityChange } from './reply-priority.ts'
import { type RepeatReading, readNewRepeat } from './reply-repeat.ts'
import { readTarget } from './reply-target.ts'
import type { DueOptions } from './task-due.ts'
import type { Target } from './task-match.ts'

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
  dates: DueOptions
}

const ASSIGN = new RegExp(
  String.raw`${ASK}(?:re-?assign|assign|give|hand|pass|delegate)\s+(.+?)(?: over)? (?:to|an|a) (@?[\p{L}][\p{L}\p{N}@ .,'_+-]{1,80}?)[.!?]*$`,
  'u',
)
/** Its verbs. */
const MAY_ASSIGN = /assign|give|hand|pass|delegate/
const TAKES =
  /^(@?\p{L}[\p{L}'. -]{0,40}?)(?:,)? (?:takes?(?: over| on| care of)?|will (?:take(?: over| on| care of)?|do|handle)|can (?:take(?: over| on| care of)?|do|handle)|is taking(?: over)?|handles?|does|owns|is on|übernimmt|ubernimmt|macht|prend|s'occupe de|se encarga de|se ocupa de|doet|neemt)\s+(.+?)[.!?]*$/iu
/** What is in each of them, folded: most sentences have none of it. */
const MAY_TAKE = / (?:tak|will |can |handle|does |owns |is on |ubern|macht |prend |s'occ|se |doet |neemt )/
const MINE =
  /^(?:i(?:'ll| will| can|'m going to)? (?:take(?: over| on| care of)?|do|handle|own|grab|pick up)|i'm taking(?: over)?|ich ubernehme|ich nehme|ich mache?|ich kummere mich um|je prends|je m'occupe (?:de|du|des)|je m'en occupe|yo me encargo(?: de)?|me encargo(?: de)?|yo hago|ik doe|ik neem|ik pak|me ne occupo|mi occupo (?:io )?d[ei]l?l?[ao]?|prendo io|faccio io|ci penso io|eu trato d[eoa]|eu fico com|eu faco)\s*(.*?)[.!]*$/

const RENAME =
  /^(?:please |can you |could you |let's |can we )*(?:rename|retitle|call|change the (?:title|name) of)\s+((?:task |#)?\d+|.+?)\s+(?:to|into|in)\s+["“”']?(.+?)["“”']?[.!?]*$/i
const CANCEL =
  /^(?:please |can you |can we |let's )*(?:cancel|drop|scrap|delete|remove|forget(?: about)?|streiche|annule[rz]?|cancela)\s+((?:tasks? |#)?\d+.*?|it|this|this task)[.!?]*$|^((?:tasks? |#)\d+|\d+|this task) (?:is|are) (?:no longer needed|not needed any ?more|obsolete|cancel(?:l)?ed)[.!]*$/

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
  const mine = MINE.exec(plain)
  if (mine) return assigned(mine[1] ?? '', [author], 0.85)
  const given = MAY_ASSIGN.test(plain)
    ? ASSIGN.exec(
        kept.toLowerCase() === kept ? plain : kept.replace(/^\p{Lu}/u, (first) => first.toLowerCase()),
      )
    : null
  if (given) {
    const name = (given[2] ?? '').trim()
    const people = /^(?:me|myself|mich|moi|mi)$/i.test(name) ? [author] : namedIn(name, everyone)
    const target = readTarget(given[1] ?? '')
    if (people.length > 0) return assigned(given[1] ?? '', people, 0.88)
    return target?.by === 'number' ? { kind: 'not-understood', target, confidence: 0.6 } : null
  }
  const takes = MAY_TAKE.test(plain) ? TAKES.exec(kept) : null
  const people = takes ? namedIn(takes[1] ?? '', everyone) : []
  return takes && people.length > 0 ? assigned(takes[2] ?? '', people, 0.86) : null
}

function assigned(words: string, people: Person[], confidence: number): FieldReading | null {
  const target = readTarget(
    words.replace(/\b(?:from (?:here|now)|then|instead|if that helps|today|for now|over)$/i, ''),
  )
  return target && { kind: 'assign', target, people, confidence }
}

function rename(kept: string): FieldReading | null {
  const match = RENAME.exec(kept)
  const target = match ? readTarget(match[1] ?? '') : null
  if (!match || !target || target.by === 'all') return null
  if (/^(?:please |can you |let's )*call/i.test(kept) && target.by !== 'number') return null
  return { kind: 'title', target, title: (match[2] ?? '').slice(0, 200), confidence: 0.86 }
}

function cancel(plain: string): FieldReading | null {
  const match = CANCEL.exec(plain)
  const target = match ? readTarget(match[1] ?? match[2] ?? '') : null
  return target && { kind: 'drop', target, confidence: 0.86 }
}
