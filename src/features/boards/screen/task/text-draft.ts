// Keeps title and text of a task that are typed and not yet saved, for as long as the window lives, also over a reload.
import { type KeptStore, kept } from '../../../../ui/kept.ts'
import type { Task } from '../../../tasks/contract.ts'

export type TaskText = Pick<Task, 'title' | 'description'>

export interface TextDraft {
  text: TaskText
  /** The task as it was when the typing began. */
  base: Task
}

/** Of the person with that id: who signs in after them finds nothing. */
export function textDrafts(store: KeptStore, userId: number) {
  const of = (taskId: number) => kept<TextDraft>(store, `task-text:${userId}:${taskId}`)
  return {
    read: (taskId: number) => of(taskId).read(),
    keep: (draft: TextDraft) => of(draft.base.id).keep(draft),
    drop: (taskId: number) => of(taskId).drop(),
  }
}
export type TextDrafts = ReturnType<typeof textDrafts>
