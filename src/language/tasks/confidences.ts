// How sure each clause of a mail is to be a task: the judge, then what is asked in so many words, lists, and shares of the work.
import type { Candidate } from '../candidates/candidate.ts'
import { Reader } from '../candidates/reader.ts'
import type { Mood } from '../clauses/mood.ts'
import { has, isVerb } from '../clauses/tagger.ts'
import { explicitness } from '../judge/figures.ts'
import { judgeAll } from '../judge/judge.ts'
import { taskJudge } from '../judge/task-weights.ts'
import type { Block } from '../layout/block.ts'
import { otherSubject } from '../slots/subject.ts'
import { withParts } from './own-parts.ts'

/** What the surest of a mail must reach, and what is left of the others where it does not. */
const SURE = 0.7
const MOST_UNSURE = 0.55
/** What a request in so many words is worth at least, where the judge gives it that much. */
const ASKED = 0.62
const LEAST_ASKED = 0.1
/** An item of a list of work is worth a suggestion at least. */
const LISTED = 0.4
/** Between which an idea stays. */
const LEAST_DOUBTED = 0.4
const MOST_DOUBTED = 0.55

export const isAsked = (one: Candidate) =>
  (one.clause.mood === 'ask' && explicitness(one) === 2) || needsDoing(one)

/** "The windows need cleaning." */
function needsDoing({ clause: { mood, head, negated, words, core } }: Candidate): boolean {
  const work = words[core]
  return (
    (mood === 'need' || mood === 'must') &&
    (head === 'other' || head === 'thing') &&
    !negated &&
    work !== undefined &&
    isVerb(work, 'going')
  )
}

/** "Please send the parcel." is a task, unless it stands among the words of a newsletter. */
function asAsked(one: Candidate, all: readonly Candidate[], confidence: number): number {
  if (confidence < LEAST_ASKED || !isAsked(one) || one.clause.conditional || one.clause.doubtful)
    return confidence
  return isBulk(all) ? confidence : Math.max(confidence, ASKED)
}

/** A mail that asks for nothing in so many words, and of which nothing is quite sure, only suggests. */
function unsureAlone(candidates: readonly Candidate[], confidences: number[]): number[] {
  if (candidates.some(isAsked))
    return candidates.map((one, place) => asAsked(one, candidates, confidences[place] ?? 0))
  return Math.max(0, ...confidences) < SURE
    ? confidences.map((one) => Math.min(one, MOST_UNSURE))
    : confidences
}

/** "We should perhaps …" is a suggestion, whatever it sounds like. */
function asDoubted({ clause }: Candidate, confidence: number): number {
  const { doubtful, mood, head, negated } = clause
  const isIdea =
    doubtful && !negated && (head === 'we' || head === 'none') && (mood === 'propose' || mood === 'must')
  return isIdea ? Math.min(MOST_DOUBTED, Math.max(LEAST_DOUBTED, confidence)) : confidence
}

/** Words of an item that only names a thing: "badges". */
const SHORT = 3
const OPEN_WORK: readonly Mood[] = ['order', 'other', 'plain', 'ask', 'need', 'must']

const mayBeWork = ({ place, clause, block }: Candidate) =>
  place === 'item' &&
  block.checked !== true &&
  (OPEN_WORK.includes(clause.mood) || (clause.mood === 'present' && clause.words.length <= SHORT)) &&
  !clause.negated &&
  !clause.done &&
  !clause.dropped &&
  !clause.conditional

/**
 * A list is read as one: below a request, or where one of its items is taken, the others are suggested at least, so that none
 * is lost without a word.
 */
function asListed(candidates: readonly Candidate[], confidences: number[]): number[] {
  if (isBulk(candidates)) return confidences
  const isWork = (one: Candidate, place: number) =>
    (confidences[place] ?? 0) >= LISTED || (one.clause.mood === 'order' && mayBeWork(one))
  const isAsking = candidates.some((one, place) => isAsked(one) && (confidences[place] ?? 0) >= SURE)
  if (!isAsking) return confidences
  const lists = new Set(
    candidates.filter((one, place) => one.place === 'item' && isWork(one, place)).map(listOf),
  )
  return candidates.map((one, place) => {
    const confidence = confidences[place] ?? 0
    return mayBeWork(one) && lists.has(listOf(one)) ? Math.max(confidence, LISTED) : confidence
  })
}

const listOf = ({ block }: Candidate) => block.paragraph

/** "Otto has to send the delivery note" is no newsletter, though some of its words are of one. */
const isBulk = (all: readonly Candidate[]) =>
  all.some(
    ({ clause: { head, mood, words } }) =>
      !(head === 'person' && mood === 'must') && words.some((word) => word.phrase > 0 && has(word, 'bulk')),
  )

/** What is left for the readers is theirs to do; what a relative of somebody does is nobody's of the mail. */
const asShared = (candidates: readonly Candidate[], confidences: readonly number[], { names }: Reader) =>
  candidates.map((one, place) => {
    const confidence = confidences[place] ?? 0
    if (one.isLeft) return Math.max(confidence, SURE)
    const other = one.place === 'prose' && one.owner === null ? otherSubject(one.clause, names) : null
    return other?.isRelative ? 0 : confidence
  })

/** In a reply most of what sounds like work is about tasks that are there: only what asks or promises in so many words is new. */
export function confidencesOf(
  candidates: readonly Candidate[],
  blocks: readonly Block[],
  reader: Reader,
): number[] {
  const judge = taskJudge()
  const told = judgeAll(candidates, blocks, reader, judge)
  if (!reader.input.inReply) {
    const weighed = candidates.map((one, place) => asDoubted(one, told[place] ?? 0))
    const settled = unsureAlone(candidates, weighed)
    const listed = asListed(candidates, isBulk(candidates) ? settled : withParts(candidates, settled))
    return asShared(candidates, listed, reader)
  }
  const asNew = new Reader({ ...reader.input, inReply: false }, reader)
  const alone = candidates.some((one) => explicitness(one) === 2)
    ? judgeAll(candidates, blocks, asNew, judge)
    : []
  return candidates.map((one, place) => {
    const here = told[place] ?? 0
    const sure = explicitness(one) === 2 ? Math.max(here, alone[place] ?? 0) : here
    return asAsked(one, candidates, sure)
  })
}
