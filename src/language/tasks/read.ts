// Reads the tasks out of the newest text of a mail, without a model: candidates, the judge, and the slots of what it takes.

import type { Candidate, Judged } from '../candidates/candidate.ts'
import { candidatesOf } from '../candidates/candidates.ts'
import type { ReadTasksInput } from '../candidates/input.ts'
import { Reader } from '../candidates/reader.ts'
import type { Mood } from '../clauses/mood.ts'
import type { Named } from '../clauses/names.ts'
import { has, isVerb } from '../clauses/tagger.ts'
import { noteHeading } from '../judge/features.ts'
import { explicitness } from '../judge/figures.ts'
import { judgeAll } from '../judge/judge.ts'
import { taskJudge } from '../judge/task-weights.ts'
import type { Block } from '../layout/block.ts'
import { dueOf } from '../slots/due.ts'
import { ownersOf, type Talk } from '../slots/owner.ts'
import { priorityOf } from '../slots/priority.ts'
import { repetitionOf } from '../slots/repeat.ts'
import { strangerIn } from '../slots/stranger.ts'
import { thingBefore } from '../slots/thing.ts'
import { titleOf } from '../slots/title.ts'
import { blockers, withoutBlockers } from '../task-marks.ts'
import { mergeTasks } from '../task-merge.ts'
import type { TaskReading } from '../task-reading.ts'
import { withLearned } from './apply-learned.ts'
import { type Dropped, droppedOf, idleReason } from './dropped.ts'
import { followUps, type Taken } from './follow-ups.ts'

/** The most that one mail may give; what a list of thousands means is no list of tasks. */
const MOST = 100
/** Characters: some ten pages; what stands behind is no mail's task. */
const LONGEST_TEXT = 30_000
/** Below this nothing is worth a suggestion. */
const LEAST = 0.3
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

/** The tasks of a mail in the order of the text, each with how sure it is. */
export function readTasks(given: ReadTasksInput): TaskReading[] {
  return judgeMail(given).tasks
}

/** A mail on the way to its tasks: how it was laid out, and every clause with how sure it is that it is one. */
export interface JudgedMail {
  blocks: readonly Block[]
  judged: readonly Judged[]
  tasks: TaskReading[]
  /** What was taken for work, or asked for in so many words, and is not a separate task. */
  dropped: readonly Dropped[]
}

export function judgeMail(given: ReadTasksInput): JudgedMail {
  const input = { ...given, text: given.text.slice(0, LONGEST_TEXT) }
  const reader = new Reader(input)
  const { candidates, blocks } = candidatesOf(reader)
  noteHeadings(blocks, reader)
  const shipped = confidences(candidates, blocks, reader)
  const sure = input.learned
    ? withLearned(candidates, shipped, input.learned, {
        mail: { text: input.text, author: input.author.email.toLowerCase() },
        isAsked,
      })
    : shipped
  const judged = candidates.map(
    (one, place): Judged => ({ one, place, confidence: idleReason(one) ? 0 : (sure[place] ?? 0) }),
  )
  const found = followUps(judged, LEAST)
  const taken = found.slice(0, MOST)
  const talk: Conversation = {
    author: input.author,
    readers: input.to.filter(({ email }) => email !== input.author.email),
    everyone: reader.names.everyone,
    greeted: greetedIn(blocks, reader),
    taken: new Set(taken.map(({ one }) => one)),
  }
  const tasks = taken.map((one) => readingOf(one, candidates, talk, reader))
  const named = tasks.filter(({ title }) => namesWork(title))
  const merged = mergeTasks(named)
  const dropped = droppedOf(judged, found, { beyond: found.slice(MOST), named, merged })
  return { blocks, judged, tasks: merged, dropped }
}

/** What is the same for all tasks of a mail. */
type Conversation = Omit<Talk, 'last'> & { taken: ReadonlySet<Candidate> }

const isAsked = (one: Candidate) => (one.clause.mood === 'ask' && explicitness(one) === 2) || needsDoing(one)

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

const isBulk = (all: readonly Candidate[]) =>
  all.some(({ clause }) => clause.words.some((word) => word.phrase > 0 && has(word, 'bulk')))

/** In a reply most of what sounds like work is about tasks that are there: only what asks or promises in so many words is new. */
function confidences(candidates: readonly Candidate[], blocks: readonly Block[], reader: Reader): number[] {
  const judge = taskJudge()
  const told = judgeAll(candidates, blocks, reader, judge)
  if (!reader.input.inReply)
    return asListed(
      candidates,
      unsureAlone(
        candidates,
        candidates.map((one, place) => asDoubted(one, told[place] ?? 0)),
      ),
    )
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

export function noteHeadings(blocks: readonly Block[], reader: Reader): void {
  const headings = new Set(blocks.flatMap((block) => block.headings))
  for (const heading of headings) {
    const bare = heading.text.replace(/[:*#]/g, '')
    noteHeading(heading, reader.words.tag(heading.text), reader.isPeople(bare), reader.isDay(bare))
  }
}

function greetedIn(blocks: readonly Block[], reader: Reader): Named[] {
  const greeting = blocks.find(({ kind }) => kind === 'greeting')
  if (!greeting) return []
  const words = reader.words.tag(greeting.text)
  for (let place = 0; place < words.length; place++) {
    const list = reader.names.listAt(words, place)
    if (list) return list.who
  }
  return []
}

/** Who was named last before the candidate, in the clauses just before. */
function lastBefore(place: number, candidates: readonly Candidate[]): readonly Named[] {
  for (let at = place - 1; at >= Math.max(0, place - 4); at--) {
    const other = candidates[at]
    if (other && other.clause.people.length > 0) return other.clause.people
    if (other?.owner && other.owner.who.length > 0) return other.owner.who
  }
  return []
}

function readingOf(
  { one, more, place, confidence }: Taken,
  candidates: readonly Candidate[],
  talk: Conversation,
  reader: Reader,
): TaskReading {
  const { text, subject } = reader.input
  const slice = (start: number, end: number) =>
    start < 0 ? subject.slice(start + subject.length + 1, end + subject.length + 1) : text.slice(start, end)
  const again = repetitionOf(one, slice, reader)
  const due =
    again === null
      ? (dueOf(one) ?? more.map((other) => dueOf(other)).find((day) => day !== null) ?? null)
      : again.due
  const owners = ownersOf(one, { ...talk, last: lastBefore(place, candidates) })
  const spans = again === null ? one.days : [...one.days, ...again.spans]
  const title = (of: Candidate) =>
    titleOf(of, {
      days: spans,
      words: reader.words,
      slice,
      topic: bare(subject),
      thing: thingBefore(place, candidates, slice) ?? reader.input.thing ?? null,
      author: owners.people.some(({ email }) => email === talk.author.email)
        ? null
        : firstName(talk.author.name),
    })
  const own = title(one)
  const before = candidates[place - 1]
  // A line that says only who and when is about the sentence before it, unless that is a task itself.
  const saysNothing = !namesWork(own) && one.clause.mood === 'other'
  const isOfBefore = saysNothing && before?.block === one.block && !talk.taken.has(before)
  const whole = isOfBefore ? title(before) : own
  const isNobodys =
    one.owner === null &&
    one.called.length === 0 &&
    owners.names.length === 0 &&
    ['none', 'other', 'name', 'person'].includes(one.clause.head)
  const stranger = isNobodys
    ? strangerIn(whole, {
        said: slice(one.start, one.end),
        sentence: one.sentence.text,
        isAlone: talk.readers.length === 0,
        everyone: talk.everyone,
        words: reader.words,
      })
    : null
  const short = withoutBlockers(stranger?.title ?? whole)
  const said = [one, ...more].map((other) => priorityOf(other, reader)).find((priority) => priority !== null)
  const { mood, head } = one.clause
  const blockedBy = blockers(one.sentence.text)
  return {
    title: short,
    description: one.sentence.text.replace(/\s+/g, ' '),
    assignees: stranger ? [] : [...new Set(owners.people.map(({ email }) => email.toLowerCase()))],
    names: stranger ? [stranger.name] : owners.names,
    dueDate: due?.day ?? null,
    priority: said ?? reader.input.mailPriority ?? 'medium',
    evidence: { sentence: one.sentence.text, start: one.sentence.start, end: one.sentence.end },
    clause: { start: one.start, end: one.end },
    confidence: Number(confidence.toFixed(2)),
    act: head === 'i' && (mood === 'will' || mood === 'own') ? 'commitment' : 'request',
    ...(again === null ? {} : { repeats: again.rule }),
    ...(one.block.number === null || one.place !== 'item' ? {} : { itemNumber: one.block.number }),
    ...(blockedBy.length === 0 ? {} : { blockedBy }),
  }
}

const namesWork = (title: string) => /\p{L}{2}/u.test(title)

const firstName = (name: string | null): string | null => (name ?? '').trim().split(/[\s,]+/)[0] || null

const bare = (subject: string) => subject.replace(/^(?:\s*\p{L}{1,4}\s?:\s*)+/u, '').trim()
