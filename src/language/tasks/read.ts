// Reads the tasks out of the newest text of a mail, without a model: candidates, the judge, and the slots of what it takes.

import type { Candidate, Judged } from '../candidates/candidate.ts'
import { candidatesOf } from '../candidates/candidates.ts'
import type { ReadTasksInput } from '../candidates/input.ts'
import { Reader } from '../candidates/reader.ts'
import type { Named } from '../clauses/names.ts'
import { noteHeading } from '../judge/features.ts'
import type { Block } from '../layout/block.ts'
import { isOnlyCondition } from '../slots/condition.ts'
import { countedBack } from '../slots/counted-back.ts'
import { dueOf } from '../slots/due.ts'
import { ownersOf, type Talk } from '../slots/owner.ts'
import { priorityOf } from '../slots/priority.ts'
import { asWritten, readable } from '../slots/readable.ts'
import { repetitionOf } from '../slots/repeat.ts'
import { strangerIn } from '../slots/stranger.ts'
import { hasKnownVerb, otherSubject } from '../slots/subject.ts'
import { asksNothing } from '../slots/suggestion.ts'
import { thingBefore } from '../slots/thing.ts'
import { titleOf } from '../slots/title.ts'
import { capital } from '../slots/title-text.ts'
import { blockers, withoutBlockers } from '../task-marks.ts'
import { mergeTasks } from '../task-merge.ts'
import type { TaskReading } from '../task-reading.ts'
import { isAgentOrder } from './agent-order.ts'
import { withLearned } from './apply-learned.ts'
import { confidencesOf, isAsked } from './confidences.ts'
import { type Dropped, droppedOf, idleReason } from './dropped.ts'
import { followUps, type Taken } from './follow-ups.ts'
import { jobsOf } from './jobs.ts'
import { onCondition } from './on-condition.ts'

/** The most that one mail may give; what a list of thousands means is no list of tasks. */
const MOST = 100
/** Characters: some ten pages; what stands behind is no mail's task. */
const LONGEST_TEXT = 30_000
/** Below this nothing is worth a suggestion. */
const LEAST = 0.3
/** From this on a task is made and not only suggested. */
const SURE_TASK = 0.6

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
  const shipped = confidencesOf(candidates, blocks, reader)
  const sure = input.learned
    ? withLearned(candidates, shipped, input.learned, {
        mail: { text: input.text, author: input.author.email.toLowerCase() },
        isAsked,
      })
    : shipped
  const judged = candidates.map((one, place): Judged => {
    const before = candidates[place - 1]
    const onCondition = before && isOnlyCondition(before, one) ? (sure[place - 1] ?? 0) : 0
    const isIdle =
      idleReason(one) !== null ||
      isAgentOrder(one, reader.names) ||
      isOnlyCondition(one, candidates[place + 1])
    return { one, place, confidence: isIdle ? 0 : Math.max(sure[place] ?? 0, onCondition) }
  })
  const found = followUps(judged, LEAST)
  const taken = found.slice(0, MOST)
  const talk: Conversation = {
    author: input.author,
    readers: input.to.filter(({ email }) => email !== input.author.email),
    everyone: reader.names.everyone,
    names: reader.names,
    greeted: greetedIn(blocks, reader),
    taken: new Set(taken.map(({ one }) => one)),
  }
  const tasks = jobsOf(taken, candidates, reader).map((one) =>
    onCondition(readingOf(one, candidates, talk, reader), one, candidates, reader),
  )
  const named = tasks.filter(({ title }) => namesWork(title))
  const idle = named.filter((task) => isIdle(task, judged, reader))
  const merged = mergeTasks(named.filter((task) => !idle.includes(task)))
  const dropped = droppedOf(judged, found, { beyond: found.slice(MOST), named, merged, idle })
  return { blocks, judged, tasks: merged, dropped }
}

/** A suggestion that is about nothing, or only tells something, is not worth a question. */
function isIdle(
  { title, clause, confidence }: TaskReading,
  judged: readonly Judged[],
  reader: Reader,
): boolean {
  if (confidence >= SURE_TASK) return false
  const one = judged.find((other) => other.one.start === clause.start)?.one
  return one !== undefined && asksNothing(title, one, reader.words)
}

/** What is the same for all tasks of a mail. */
type Conversation = Omit<Talk, 'last'> & { taken: ReadonlySet<Candidate> }

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
  const before = candidates[place - 1]
  // "If the landlord agrees to the lamp, hang it in the hall": the title says what "it" is.
  const isOnCondition = before !== undefined && isOnlyCondition(before, one)
  const title = (of: Candidate) =>
    titleOf(of, {
      days: spans,
      words: reader.words,
      slice,
      topic: bare(subject),
      thing: isOnCondition
        ? null
        : (thingBefore(place, candidates, { slice, isGerman: reader.words.code === 'de' }) ??
          reader.input.thing ??
          null),
      author: owners.people.some(({ email }) => email === talk.author.email)
        ? null
        : firstName(talk.author.name),
    })
  const titled = withoutSubject(one, reader)
  const own = titled ? title(titled) : asWritten(one, reader.words)
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
    title: stranger
      ? short
      : withoutReminder(
          readable(short, apart(one, talk.taken), { words: reader.words, topic: bare(subject) }),
          talk,
        ),
    description: one.sentence.text.replace(/\s+/g, ' '),
    assignees: stranger ? [] : [...new Set(owners.people.map(({ email }) => email.toLowerCase()))],
    names: stranger ? stranger.names : owners.names,
    dueDate: due?.day ?? countedBack(one, place, candidates),
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

/** "My brother Ben collects the van" is to collect the van; null where no title can name what somebody else does. */
function withoutSubject(one: Candidate, { names }: Reader): Candidate | null {
  const { clause } = one
  const subject = one.owner === null && one.isJob !== true ? otherSubject(clause, names) : null
  const [first] = clause.words.filter(({ kind }) => kind === 'word')
  if (!subject || subject.words[0] !== first || clause.head === 'person' || clause.head === 'name') return one
  if (!hasKnownVerb(clause, subject)) return null
  const frame = new Set(clause.frame)
  for (const [at, word] of clause.words.entries()) if (subject.words.includes(word)) frame.add(at)
  return { ...one, clause: { ...clause, head: 'person', people: subject.who, frame } }
}

/** "Eraan herinneren dat hij de rekening nog moet betalen": to whom it is said is to do it. */
const REMINDED: readonly (readonly [RegExp, string])[] = [
  [/^eraan herinneren dat (?:hij|zij|ze|u) (.{3,80}?) (?:nog )?moet(?:en)? (\p{L}+)$/iu, '$1 $2'],
  [/^daran erinnern,? dass (?:er|sie) (.{3,80}?) (?:noch )?(\p{L}+) (?:muss|müssen|soll|sollen)$/iu, '$1 $2'],
]

const REMINDER =
  /^(?:be reminded to|erinnere mich (?:daran|an)|rappelle[- ]moi d[e']|recuérdame|ricordami di|herinner me eraan(?: om)?|lembra-me de) ?/iu

/** "Remind me to call the vet" of a mail to nobody else is to call the vet. */
function withoutReminder(title: string, { readers, author }: Conversation): string {
  const own = `Remind ${firstName(author.name) ?? 'me'} to `
  const rest =
    readers.length === 0 && title.startsWith(own) ? title.slice(own.length) : title.replace(REMINDER, '')
  return capital(REMINDED.reduce((said, [form, work]) => said.replace(form, work), rest))
}

/** Its sentence up to what somebody else does: "Send them the bill, and I'll say sorry on Monday". */
function apart(one: Candidate, taken: ReadonlySet<Candidate>): Candidate {
  const { text, start } = one.sentence
  const next = [...taken].find(
    ({ sentence, clause, ...other }) =>
      sentence.start === start &&
      other.start >= one.end &&
      clause.head !== one.clause.head &&
      DOERS.includes(clause.head) &&
      DOES.includes(clause.mood),
  )
  if (!next || one.isJob) return one
  const said = text.slice(0, next.start - start).replace(BEHIND_LAST, '')
  if (said.length === next.start - start) return one
  return { ...one, sentence: { ...one.sentence, text: said, end: start + said.length } }
}

/** Before the next job. */
const BEHIND_LAST = /(?:[,;] ?(?:and|und|et|y|e|en)?| (?:and|und|et|y|e|en)) ?$/
const DOERS: readonly Candidate['clause']['head'][] = ['i', 'person', 'name']
const DOES: readonly Candidate['clause']['mood'][] = ['will', 'own', 'present', 'must']

const namesWork = (title: string) => /\p{L}{2}/u.test(title)

const firstName = (name: string | null): string | null => (name ?? '').trim().split(/[\s,]+/)[0] || null

const bare = (subject: string) => subject.replace(/^(?:\s*\p{L}{1,4}\s?:\s*)+/u, '').trim()
