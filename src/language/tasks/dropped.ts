// Says why what sounds like work is not a separate task, so that nothing is lost without a reason.
import type { Candidate, Judged } from '../candidates/candidate.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import { isThings } from '../clauses/things.ts'
import { explicitness } from '../judge/figures.ts'
import type { TaskReading } from '../task-reading.ts'
import type { Taken } from './follow-ups.ts'

export type DroppedFor =
  /** Its box is ticked, or it says that it is done. */
  | 'done'
  | 'not-needed'
  | 'refused'
  | 'on-condition'
  | 'question'
  /** "Hi Lena, this is Jonas from the print shop": who writes, and to whom. */
  | 'greeting'
  /** "Sure", to somebody in a pasted chat. */
  | 'answer'
  /** "Jonas assigned this issue to you": tells what was done. */
  | 'report'
  /** Says by when, how urgently or how of a task before it. */
  | 'says-more'
  /** Asks for what another task asks for. */
  | 'same-work'
  /** The mail has more tasks than are read. */
  | 'beyond-most'
  /** It has no two letters that could name it. */
  | 'no-words'
  /** The judge found its words, or what surrounds them, unlike work: footers, manners, adverts, stories. */
  | 'unlikely'

export interface Dropped {
  one: Candidate
  why: DroppedFor
  /** What it would have been called, where it asks for what another task asks for. */
  title?: string
}

const LONGEST_GREETING = 3

/** Why a clause is no work at all, whatever the judge says of it; null for all others. */
export function idleReason(one: Candidate): DroppedFor | null {
  if (one.block.checked === true || isState(one)) return 'done'
  if (isOfNames(one)) return 'report'
  if (isGreeting(one)) return 'greeting'
  if (isBareAnswer(one)) return 'answer'
  if (isLeadIn(one)) return 'says-more'
  return isReport(one) ? 'report' : null
}

/** "A few things have to happen: …" */
function isLeadIn({ clause: { words, mood }, sentence, end }: Candidate): boolean {
  const follows = /^\s?:/.test(sentence.text.slice(end - sentence.start))
  return follows && words.some(isThings) && !['ask', 'will', 'own'].includes(mood)
}

/** "Medals – engraved" */
function isState({ owner, clause: { words } }: Candidate): boolean {
  const [only, ...more] = words.filter(({ kind }) => kind === 'word')
  if (owner === null || !only || more.length > 0) return false
  return isVerb(only, 'participle') || (only.verbs.length === 0 && /[^e]ed$/.test(only.text))
}

/** "Apologies: Colin" */
function isOfNames({ block, clause: { words } }: Candidate): boolean {
  const said = words.filter(({ kind }) => kind === 'word')
  return (
    block.saidBy !== undefined &&
    said.length > 0 &&
    said.every(({ capital, verbs }) => capital && verbs.length === 0)
  )
}

/** "Merhaba Tula, …" in whatever language, or "Hi Amara this is Lena from the print shop, …". */
function isGreeting({ clause, sentence, opens, place, owner, days, end }: Candidate): boolean {
  if (place !== 'prose' || !opens || owner !== null || days.length > 0) return false
  const words = clause.words.filter(({ kind }) => kind !== 'mark')
  const [first, second] = words
  if (!first || !second) return false
  if (has(first, 'hello') && saysWhoWrites(words)) return true
  if (sentence.number > 0) return false
  const behind = sentence.text.slice(end - sentence.start).trimStart()
  return (
    words.length <= LONGEST_GREETING &&
    /^[,!]/.test(behind) &&
    (has(first, 'hello') || (first.classes.length === 0 && clause.people.length === 0)) &&
    words.every(({ kind, verbs }) => kind === 'word' && verbs.length === 0) &&
    words.slice(1).every(({ capital, classes }) => capital && classes.length === 0)
  )
}

/** "This is Lena", behind a greeting and perhaps a name. */
function saysWhoWrites(words: readonly Word[]): boolean {
  const at = words.slice(0, LONGEST_GREETING + 1).findIndex((word) => has(word, 'thing'))
  const [, is, name] = at < 1 ? [] : words.slice(at)
  return is !== undefined && has(is, 'is') && name?.capital === true
}

/** In a chat a word or two without a verb answer somebody. */
function isBareAnswer({ block, clause }: Candidate): boolean {
  const words = clause.words.filter(({ kind }) => kind === 'word')
  return (
    block.saidBy !== undefined &&
    words.length <= 2 &&
    !['ask', 'remind', 'own', 'need'].includes(clause.mood) &&
    !words.some(({ verbs }) => verbs.length > 0)
  )
}

/** What a program says of somebody who acted is in the past, even where it ends with a word to the reader. */
const isReport = ({ clause: { mood, head, words, core } }: Candidate): boolean =>
  mood === 'own' &&
  head === 'other' &&
  words.slice(0, core).some((word) => has(word, 'owner') && isVerb(word, 'past'))

/** What became of the readings of a mail. */
interface Ends {
  beyond: readonly Taken[]
  named: readonly TaskReading[]
  merged: readonly TaskReading[]
  /** Suggestions that ask for nothing. */
  idle: readonly TaskReading[]
}

/** Of all that was judged to be work, or asks or promises in so many words, what is not a separate task, and why. */
export function droppedOf(
  judged: readonly Judged[],
  found: readonly Taken[],
  { beyond, named, merged, idle }: Ends,
): Dropped[] {
  const more = new Set(found.flatMap((one) => one.more))
  const taken = new Set(found.map(({ one }) => one))
  const behind = new Set(beyond.map(({ one }) => one))
  /** One of several jobs covers a piece of its clause, or goes beyond it. */
  const readAs = (tasks: readonly TaskReading[], { start, end }: Candidate) =>
    tasks.find(({ clause }) => clause.start < end && clause.end > start)
  return judged.flatMap(({ one }, place): Dropped[] => {
    if (readAs(merged, one)) return []
    if (more.has(one)) return [{ one, why: 'says-more' }]
    if (behind.has(one)) return [{ one, why: 'beyond-most' }]
    if (!taken.has(one)) return explicitness(one) === 2 ? [{ one, why: unsaid(one) }] : []
    if (readAs(idle, one)) return [{ one, why: 'unlikely' }]
    const again = readAs(named, one)
    if (again) return [{ one, why: 'same-work', title: again.title }]
    const before = judged[place - 1]?.one
    const isOfTask = before !== undefined && before.block === one.block && taken.has(before)
    return [{ one, why: isOfTask ? 'says-more' : 'no-words' }]
  })
}

/** Of what nobody took for work. */
function unsaid(one: Candidate): DroppedFor {
  const { done, dropped, negated, conditional, question } = one.clause
  const idle = idleReason(one)
  if (idle) return idle
  if (negated) return 'refused'
  if (dropped) return 'not-needed'
  if (done) return 'done'
  if (conditional) return 'on-condition'
  return question ? 'question' : 'unlikely'
}
