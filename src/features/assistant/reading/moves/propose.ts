// Makes the answer to moves that were understood: a button for each, or why there is none.
import type { AssistantAnswer, MoveStatus, TaskAction } from '../../answer/contract.ts'
import type { TaskSummary } from '../../contract.ts'
import { statusOf, statusWords } from '../board.ts'
import { countOf, listed, taskName } from '../task-lines.ts'
import type { Move } from './move.ts'

/** Null where nothing was understood. */
export function answerTo(moves: readonly Move[]): AssistantAnswer | null {
  if (moves.length === 0) return null
  const several = moves.find(({ named }) => named.kind === 'several')
  if (moves.every(({ named }) => named.kind === 'none' || ('tasks' in named && named.tasks.length === 0)))
    return nothingFits(moves)
  const actions = lastOfEach(moves.flatMap(actionsOf))
  if (actions.length === 0) return alreadyThere(moves)
  const suggestion = several ? 'Which one do you mean?' : proposal(moves, actions)
  return { type: 'TASK_UPDATE', suggestion, taskActions: actions }
}

/** The last word on a task counts. */
function lastOfEach(actions: readonly TaskAction[]): TaskAction[] {
  return [...new Map(actions.map((action) => [action.taskId, action])).values()]
}

function actionsOf({ named, to }: Move): TaskAction[] {
  if (named.kind === 'it') return [actionOn(null, to)]
  if (!('tasks' in named)) return []
  return named.tasks.filter((task) => statusOf(task) !== to).map((task) => actionOn(task, to))
}

function actionOn(task: TaskSummary | null, to: MoveStatus): TaskAction {
  const move = `Move to ${placeWords(to)}`
  return task === null
    ? { label: move, description: 'Choose the task', statusChange: to }
    : { label: move, description: taskName(task), statusChange: to, taskId: task.id }
}

/** Where a task goes: "to review", though it is then "in review". */
function placeWords(status: MoveStatus): string {
  return status === 'review' ? status : statusWords[status]
}

function proposal(moves: readonly Move[], actions: readonly TaskAction[]): string {
  if (actions.length === 1 && actions[0]?.taskId == null)
    return 'Which task is it? Press the button and choose one.'
  const statuses = [...new Set(actions.map(({ statusChange }) => placeWords(statusChange)))]
  const tasks = moves.flatMap(({ named }) => ('tasks' in named ? named.tasks : []))
  const only = tasks.find(({ id }) => actions.length === 1 && actions[0]?.taskId === id)
  return `Press to move ${only ? taskName(only) : countOf(actions.length)} to ${listed(statuses)}.`
}

function nothingFits(moves: readonly Move[]): AssistantAnswer {
  const words = moves.map((move) => move.words).filter((said) => said !== '')
  const group = moves.some(({ named }) => named.kind === 'group')
  const suggestion =
    group || words.length === 0
      ? 'No task on this board fits that.'
      : `No task on this board fits “${words.join('”, “')}”. Say its number or some words of its title.`
  return { type: 'GENERAL', suggestion }
}

function alreadyThere(moves: readonly Move[]): AssistantAnswer {
  const [{ named, to }] = moves as [Move]
  const tasks = 'tasks' in named ? named.tasks : []
  const who = tasks.length === 1 && tasks[0] ? `${taskName(tasks[0])} is` : 'They are'
  return { type: 'GENERAL', suggestion: `${who} already ${statusWords[to]}.` }
}
