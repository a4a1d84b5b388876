// What the press of an intent does, and the words that it is told with (COP-29, ERR-20, ERR-21).
import { RequestError } from '../../../ui/request.ts'
import { statusLabel } from '../../tasks/status.ts'
import type { TaskIntent } from '../contract.ts'

export const updatedWords = (task: number | string, status: string) =>
  `✅ Updated task ${task} to "${status}"`

export const failedWords = (task: number | string, message = `Failed to update task ${task}`) =>
  `❌ Failed to update task ${task}: ${message}`

/** Answers what is told of it; null without a task, when nothing is done. */
export async function pressIntent(
  { taskId, status }: TaskIntent,
  update: (taskId: number, status: string) => Promise<unknown>,
): Promise<string | null> {
  if (taskId === null) return null
  try {
    await update(taskId, status)
    return updatedWords(taskId, statusLabel(status))
  } catch (error) {
    console.error('the task was not moved', error)
    return failedWords(taskId, error instanceof RequestError ? error.userMessage : undefined)
  }
}
