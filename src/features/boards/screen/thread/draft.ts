// Keeps what is being written on a task while its dialog is closed, until the page is left.
import { newOnceKey } from '../../../../ui/kept.ts'

export type Draft = {
  text: string
  /** Of one comment, for all tries to send it: the server makes it once. */
  key: string
}

const drafts = new Map<number, Draft>()

export function draftOf(taskId: number): Draft {
  return drafts.get(taskId) ?? { text: '', key: newOnceKey() }
}

export function keepDraft(taskId: number, text: string): Draft {
  const draft = { ...draftOf(taskId), text }
  drafts.set(taskId, draft)
  return draft
}

export function dropDraft(taskId: number): void {
  drafts.delete(taskId)
}
