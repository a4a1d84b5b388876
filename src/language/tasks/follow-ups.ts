// Joins what is said of a task after it ("I need it by Friday", "No rush") to the task, so that it is none itself.

import type { Candidate, Judged } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import type { Clause } from '../clauses/clause.ts'
import { has, type Word } from '../clauses/tagger.ts'

export interface Taken extends Judged {
  /** Clauses that only say more about it. */
  more: readonly Candidate[]
}

/** Those that are sure enough, each with the clauses behind it that name nothing new. */
export function followUps(judged: readonly Judged[], least: number): Taken[] {
  const taken: (Taken & { more: Candidate[] })[] = []
  for (const one of judged) {
    const last = taken.at(-1)
    const isNear = last !== undefined && one.place - last.place <= 3
    if (isNear && (isMore(one.one, last.one) || isDeadline(one.one, last.one))) {
      last.more.push(one.one)
      continue
    }
    if (one.confidence >= least) taken.push({ ...one, more: [] })
  }
  return taken
}

/** Says when or how urgently, or only points back; in the same paragraph or right behind it. */
function isMore({ clause, block, days, owner, place }: Candidate, { block: before }: Candidate): boolean {
  if (block.paragraph - before.paragraph > 1 || place === 'item' || place === 'row' || owner) return false
  const words = clause.words.filter(({ kind }) => kind !== 'mark')
  if (words.length > 12) return false
  const content = words.filter(
    (word) =>
      word.classes.length === 0 &&
      word.kind === 'word' &&
      !days.some((day) => word.start < day.end && word.end > day.start) &&
      !word.verbs.some(({ form }) => form === 'order'),
  )
  const points = words.some((word) => has(word, 'thing')) || clause.head === 'none' || clause.head === 'other'
  const tells = days.length > 0 || words.some((word) => has(word, 'urgent') || has(word, 'leisure'))
  return points && tells && content.length === 0
}

const DEADLINES: ReadonlySet<string | null> = new Set(['by', 'before', 'until'])
const MOODS: ReadonlySet<Clause['mood']> = new Set(['need', 'is', 'must', 'present', 'plain', 'propose'])

/** "I need it before the 9th", "It must be there by Monday": until when what was asked is needed. */
function isDeadline({ clause, block, days, owner, place }: Candidate, { block: before }: Candidate): boolean {
  if (block.paragraph !== before.paragraph || place === 'item' || place === 'row' || owner) return false
  if (!days.some(({ lead, when }) => DEADLINES.has(lead) && when !== 'past')) return false
  const { head, mood, words } = clause
  const isTold = head === 'i' || head === 'we' || head === 'they' || head === 'thing'
  const pointsBack = words.slice(0, LATEST_POINTER).some((_, at) => isPointer(words, at, days))
  return isTold && pointsBack && MOODS.has(mood)
}

/** "It", "das", "they"; before a noun such a word is an article: "den Plan schickt Mira bis Freitag". */
function isPointer(words: readonly Word[], at: number, days: readonly Day[]): boolean {
  const [word, next] = words.slice(at)
  if (!word) return false
  if (has(word, 'they') && has(word, 'subject')) return true
  if (!has(word, 'thing') || words.slice(0, at).some(isThing)) return false
  if (!next || next.kind !== 'word' || days.some(({ start, end }) => next.start < end && next.end > start))
    return true
  return !(next.capital || isThing(next))
}

/** A thing that the clause names, which a pointer behind it takes up: "I pagamenti li controllo io". */
const isThing = ({ kind, classes, verbs }: Word): boolean =>
  kind === 'word' && classes.length === 0 && verbs.length === 0

/** Words in which it says what it speaks of. */
const LATEST_POINTER = 6
