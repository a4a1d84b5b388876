// An answer of the Copilot as the one action that a board is told (AIA-05).
import {
  type AssistantAnswer,
  boardShown,
  moveStatus,
  newTask,
  type TaskAction,
} from '../assistant/answer/contract.ts'
import type { CopilotAnswer } from './answer.ts'

export function actionOf({
  statements,
  changes,
  intents = [],
  view,
  isKnown,
}: CopilotAnswer): AssistantAnswer {
  const suggestion = statements.map(({ text }) => text).join('\n')
  const shown = boardShown.nullish().parse(view)
  if (shown?.filters) return { type: 'FILTER', suggestion, ...shown }
  if (shown?.sort) return { type: 'SORT', suggestion, sort: shown.sort }
  const taskActions = [...changes.flatMap(moveOf), ...intents.flatMap(openMoveOf)]
  if (taskActions.length > 0) return { type: 'TASK_UPDATE', suggestion, taskActions }
  const made = changes.find(({ id, field }) => id === null && field === 'new')
  const task = newTask.safeParse(made?.value)
  if (task.success) return { type: 'TASK_CREATE', suggestion, newTask: task.data }
  return { type: isKnown && changes.length === 0 ? 'INSIGHT' : 'GENERAL', suggestion }
}

function moveOf({ id, field, value, after, title }: CopilotAnswer['changes'][number]): TaskAction[] {
  const to = moveStatus.safeParse(value)
  if (field !== 'status' || id === null || !to.success) return []
  return [{ label: `Move to ${after}`, description: title, statusChange: to.data, taskId: id }]
}

/** The task is chosen on the board. Those that name one are offered beside an answer, and asked for by nobody. */
function openMoveOf({ label, status, taskId }: NonNullable<CopilotAnswer['intents']>[number]): TaskAction[] {
  const to = moveStatus.safeParse(status)
  if (taskId !== null || !to.success) return []
  return [{ label, description: 'Choose the task', statusChange: to.data }]
}
