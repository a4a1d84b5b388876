// Parts a sentence that names several jobs ("book the hall, order the cake and ring Ana") into a task for each.
import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import { isBehindFor, isOfEvent } from '../candidates/purpose.ts'
import type { Reader } from '../candidates/reader.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Range } from '../clauses/cut.ts'
import type { Mood } from '../clauses/mood.ts'
import { has, type Word } from '../clauses/tagger.ts'
import { leadOf, partsOf } from '../slots/job-parts.ts'
import { isContent } from '../slots/title-parts.ts'
import type { Taken } from './follow-ups.ts'

/** A sentence that tells or weighs something names no jobs. */
const MOODS: readonly Mood[] = ['ask', 'remind', 'order', 'must', 'will', 'own', 'need', 'propose', 'present']
const MOST_JOBS = 8
/** From this on a clause is a task by itself. */
const SURE = 0.6

/** Each as it is, or in its place one for each of its jobs. */
export function jobsOf(taken: readonly Taken[], candidates: readonly Candidate[], reader: Reader): Taken[] {
  const covered = new Set<Candidate>()
  const sure = new Set(taken.filter(({ confidence }) => confidence >= SURE).map(({ one }) => one))
  return taken.flatMap((one) => {
    if (covered.has(one.one)) return []
    const chain = chainOf(one, candidates)
    const jobs = jobsIn(one, chain, reader)
    const [first, second] = jobs
    // "clean the saddle and put it in the shed": what points back is no task unless it is sure to be one.
    const behind = chain.slice(1)
    const isWhole =
      first !== undefined &&
      behind.length > 0 &&
      behind.every((other) => onlyPoints(other) && !sure.has(other))
    if (!second && !isWhole) return [one]
    const end = jobs.at(-1)?.one.end ?? 0
    for (const other of chain) if (other.start < end) covered.add(other)
    return jobs
  })
}

/** The clause and those behind it in its sentence, up to one that has its own subject or request. */
function chainOf({ one, place }: Taken, candidates: readonly Candidate[]): Candidate[] {
  const behind = candidates.slice(place + 1, place + 1 + MOST_JOBS)
  const until = behind.findIndex(
    (other) => other.sentence.number !== one.sentence.number || isApart(other.clause),
  )
  return [one, ...(until < 0 ? behind : behind.slice(0, until))]
}

/** "put it in the shed" */
function onlyPoints({ clause: { words } }: Candidate): boolean {
  const [verb, thing] = words.filter(({ kind }) => kind === 'word')
  return (
    verb !== undefined &&
    verb.verbs.length > 0 &&
    !has(thing, 'the') &&
    (has(thing, 'thing') || has(thing, 'they'))
  )
}

const APART: readonly Mood[] = ['ask', 'must', 'will', 'need', 'past', 'perfect', 'is', 'propose']
const SUBJECTS: readonly Clause['head'][] = ['person', 'name', 'i', 'you', 'we', 'somebody', 'nobody']

/** An article or the person who is asked may look like a subject; before the verb there is none. */
function isApart({ head, mood, words }: Clause): boolean {
  const first = words.find(({ kind }) => kind === 'word')
  const opensWithVerb = first !== undefined && first.verbs.length > 0 && !first.capital
  return !opensWithVerb && (APART.includes(mood) || SUBJECTS.includes(head))
}

function jobsIn(taken: Taken, chain: readonly Candidate[], reader: Reader): Taken[] {
  const { one } = taken
  const { clause } = one
  const isRefused = clause.negated && clause.mood !== 'remind'
  if (one.place === 'row' || isRefused || clause.conditional || one.block.checked === true) return []
  const { text, start } = one.sentence
  const last = chain.at(-1) ?? one
  const end = last.after.length > 0 ? last.end : endOfClause(last)
  const words = reader.tag(text.slice(one.start - start, end - start), one.start)
  const days = chain.flatMap((other) => other.days)
  const sentence = { words, days, vocabulary: reader.words }
  const lead = leadOf(sentence, clause)
  if (!lead || !(MOODS.includes(clause.mood) || lead.isMarked)) return []
  const ranges = partsOf(sentence, lead)
  if (ranges.length > MOST_JOBS) return []
  const shared = sharedDays(ranges, { words, days, sentence: one.sentence })
  return ranges.map((range, at): Taken => {
    const job = jobOf(one, words.slice(...range), at === 0)
    const own = days.filter((day) => day.start >= job.start && day.end <= job.end + 1)
    return { ...taken, one: { ...job, days: own.length > 0 ? own : shared } }
  })
}

/** With the bracket that closes at its end. */
const endOfClause = ({ end, sentence: { text, start } }: Candidate): number =>
  end + (/^[)\]"”»]/.exec(text.slice(end - start))?.[0].length ?? 0)

/** The part as a clause, of the same person as the whole. */
function jobOf(one: Candidate, words: readonly Word[], isFirst: boolean): Candidate {
  const start = words[0]?.start ?? one.start
  const end = words.at(-1)?.end ?? start
  const { text, start: from } = one.sentence
  const opening = isFirst ? from : start
  return {
    ...one,
    text: text.slice(start - from, end - from),
    start,
    end,
    clause: { ...one.clause, start, end, words, core: 0, frame: new Set() },
    sentence: { ...one.sentence, text: text.slice(opening - from, end - from), start: opening, end },
    opens: isFirst,
    before: isFirst ? one.before : [],
    after: [],
    isJob: true,
  }
}

const DEADLINES: readonly Day['lead'][] = ['by', 'before', 'until']
/** The words of a day may begin with the preposition: "pour le 18". */
const FOR_INSIDE = 5

interface Sharing {
  words: readonly Word[]
  days: readonly Day[]
  sentence: Candidate['sentence']
}

/** A day before all things that are to be done, or a deadline behind the last of them, holds for all; any other for its own. */
function sharedDays(ranges: readonly Range[], { words, days, sentence }: Sharing): readonly Day[] {
  const [from = 0, to = 0] = ranges[0] ?? []
  const isIn = ({ start }: Word) => days.some((day) => start >= day.start && start < day.end)
  const thing = words.slice(from, to).find((word, at) => !isIn(word) && isContent(word, words[from + at - 1]))
  const opening = days.filter(
    ({ start, end, lead }) =>
      end <= (thing?.start ?? 0) &&
      !isOfEvent(upToNumber(sentence.text.slice(start - sentence.start, end - sentence.start))) &&
      (DEADLINES.includes(lead) || !isBehindFor(sentence.text.slice(0, start - sentence.start))),
  )
  if (opening.length > 0) return opening
  const last = words[(ranges.at(-1)?.[1] ?? 1) - 1]?.end ?? 0
  const [only, ...more] = days
  if (!only || more.length > 0 || only.end < last - 1) return []
  const said = sentence.text.slice(only.start - sentence.start)
  const before = (further: number) => sentence.text.slice(0, only.start - sentence.start + further)
  // In Dutch "voor vrijdag" is before Friday; "pour le 18" is for it.
  const isDeadline =
    DEADLINES.includes(only.lead) && ![0, FOR_INSIDE].some((further) => isBehindFor(before(further)))
  return isDeadline || /^v[oó]{2}r /i.test(said) ? [only] : []
}

/** "Para o almoço no dia 18": what it is for may be read as a part of the day. */
const upToNumber = (text: string): string => text.slice(0, Math.max(0, text.search(/\d/)))
