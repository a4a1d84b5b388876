// Which changes of a reply stand where its words say several things of one task.
import type { TaskReading } from '../task-reading.ts'
import type { TaskChange } from './changes.ts'

/** The confidence from which a change is made; below it, it is suggested. */
export const SURE = 0.6

/** What a change fills in: done, blocked and dropped are states of one field. */
export const fieldOf = ({ kind }: TaskChange) => (kind === 'block' || kind === 'drop' ? 'status' : kind)

/** The last word on a field of a task counts. */
export function keep(changes: TaskChange[], change: TaskChange): void {
  const before = changes.findIndex(
    (entry) => entry.task === change.task && fieldOf(entry) === fieldOf(change),
  )
  if (before >= 0) changes.splice(before, 1)
  changes.push(change)
}

/** Of a sentence that makes a task of its own, what it might have changed besides is not asked. */
export const isGuessOf = ({ confidence, evidence }: TaskChange, newTasks: readonly TaskReading[]) =>
  confidence < SURE &&
  newTasks.some(
    ({ confidence: sure, clause }) =>
      sure >= SURE && clause.start < evidence.end && clause.end > evidence.start,
  )

/** What is changed by the same words is hardly dropped by them. */
export const isOddDrop = (change: TaskChange, all: readonly TaskChange[]) =>
  change.kind === 'drop' &&
  change.confidence < SURE &&
  all.some(
    (other) =>
      other.kind !== 'drop' &&
      other.task === change.task &&
      other.evidence.start < change.evidence.end &&
      other.evidence.end > change.evidence.start,
  )
