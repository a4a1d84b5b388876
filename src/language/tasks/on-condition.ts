// A job under a condition keeps it in its title, and has no day or haste that is not its own.
import type { Candidate } from '../candidates/candidate.ts'
import type { Reader } from '../candidates/reader.ts'
import { type Condition, conditionOf } from '../slots/condition.ts'
import { dueOf } from '../slots/due.ts'
import { asTitle } from '../slots/readable.ts'
import { capital } from '../slots/title-text.ts'
import type { TaskReading } from '../task-reading.ts'
import type { Taken } from './follow-ups.ts'

const LONGEST = 140
/** What cannot carry its condition in the title is only suggested. */
const MOST_UNSURE = 0.55

export function onCondition(
  task: TaskReading,
  { one, place }: Taken,
  candidates: readonly Candidate[],
  reader: Reader,
): TaskReading {
  const condition = conditionOf(one, place, candidates)
  if (!condition) return task
  const title = titleOn(condition, task, one, reader)
  const isKept = condition.kind === 'same-sentence' && title !== null
  return {
    ...task,
    title: title ?? task.title,
    dueDate: dayOn(condition, one),
    priority: task.priority === 'high' ? 'medium' : task.priority,
    confidence: isKept ? task.confidence : Math.min(task.confidence, MOST_UNSURE),
  }
}

/** "If the vet agrees, order the saddle"; null where it grows too long. */
function titleOn(
  { said, kind }: Condition,
  task: TaskReading,
  one: Candidate,
  { words }: Reader,
): string | null {
  // "We need the large bus": the verb that wants it is no order.
  const isWritten = kind === 'sentence-before' || one.clause.mood === 'need'
  const own = isWritten ? asTitle(one.text, words) : task.title
  const opening = capital(said.text.replace(/^[\s,;:–—-]+/, ''))
  if (own.toLowerCase().includes(opening.toLowerCase())) return own
  const title =
    kind === 'sentence-before'
      ? `${opening} ${own}`
      : `${opening}${kind === 'otherwise' ? '' : ','} ${inside(own, one)}`
  return title.length <= LONGEST ? title : null
}

/** With a small letter, unless the mail writes the word with a capital. */
function inside(title: string, { sentence: { text } }: Candidate): string {
  const [first = ''] = title.split(/[\s'’]/)
  return text.includes(` ${first}`) || /^\p{Lu}{2}/u.test(first)
    ? title
    : `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
}

/** "At once" counts from when the condition holds; a day inside the condition is the earliest for the job. */
function dayOn({ of, kind }: Condition, one: Candidate): string | null {
  const ahead = { ...one, days: one.days.filter(({ when }) => when !== 'today') }
  const own = dueOf(ahead)
  if (own || kind !== 'same-sentence') return own?.day ?? null
  return of === one ? null : (dueOf(of)?.day ?? null)
}
