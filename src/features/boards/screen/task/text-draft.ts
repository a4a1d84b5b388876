// Keeps title and text of a task that are typed and not yet saved, for as long as the window lives, also over a reload.
import type { Task } from '../../../tasks/contract.ts'

export type TaskText = Pick<Task, 'title' | 'description'>

export interface TextDraft {
  text: TaskText
  /** The task as it was when the typing began. */
  base: Task
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Of the person with that id: who signs in after them finds nothing. */
export function textDrafts(store: Store, userId: number) {
  const key = (taskId: number) => `task-text:${userId}:${taskId}`
  return {
    read(taskId: number): TextDraft | null {
      const kept = store.getItem(key(taskId))
      return kept === null ? null : (JSON.parse(kept) as TextDraft)
    },
    keep: (draft: TextDraft) => store.setItem(key(draft.base.id), JSON.stringify(draft)),
    drop: (taskId: number) => store.removeItem(key(taskId)),
  }
}
export type TextDrafts = ReturnType<typeof textDrafts>
