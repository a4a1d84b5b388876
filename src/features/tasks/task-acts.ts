// Keeps what one act did with tasks of a project, so that it can be taken back together.

import type { StoredChange, StoredSubject } from '../../../db/schema/records.ts'
import type { Acting } from '../../kit/acting.ts'
import { insertChangeSet, type NewChangeSet, recordChangeSet } from '../../records/change-set-store.ts'
import { type ProjectRow, projectSubject } from '../projects/index.ts'
import type { ReadableTaskId } from './task-store.ts'
import { taskSubject } from './task-subject.ts'

export interface TaskChange extends Omit<StoredChange, 'subject'> {
  taskId: number
}

/** As it was just made: its task was locked for the person, or made by them. */
export interface FreshChange extends TaskChange {
  taskId: ReadableTaskId
}

export interface TaskAct {
  project: Pick<ProjectRow, 'id' | 'threadId'>
  /** 'app' or the agent's name. */
  by: string
  mailId: number | null
  changes: readonly TaskChange[]
}

const setOf = ({ project, changes, ...act }: TaskAct): NewChangeSet => ({
  ...act,
  ...{ place: projectSubject(project.id), threadId: project.threadId },
  changes: changes.map(({ taskId, ...change }) => ({ subject: taskSubject(taskId), ...change })),
})

/** Written with the commit. */
export function recordChanges(acting: Acting, act: TaskAct): Promise<void> {
  return recordChangeSet(acting, setOf(act))
}

/** As recordChanges, at once, for whoever has to know its id. */
export function insertChanges(acting: Acting, act: TaskAct): Promise<number> {
  return insertChangeSet(acting, setOf(act))
}

/** Of the changes in a set, those of tasks. */
export const taskChangesOf = (changes: readonly StoredChange[]): TaskChange[] =>
  changes.flatMap(({ subject, ...change }) => (isTask(subject) ? [{ taskId: subject.id, ...change }] : []))

const isTask = ({ kind }: StoredSubject) => kind === taskSubject(0).kind
