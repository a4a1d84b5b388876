// Reads what is asked in another language than English, with the reading that mails and replies have.
import { Vocabulary } from '../../../language/layout/vocabulary.ts'
import { type ReadReplyInput, readReply } from '../../../language/reply.ts'
import { meaningOf } from '../../tasks/index.ts'
import type { AssistantAnswer, MoveStatus } from '../answer/contract.ts'
import { type Board, isOpen, numberOf } from './board.ts'
import type { Move } from './moves/move.ts'
import { answerTo } from './moves/propose.ts'

/** From here on a change or a task is offered; nothing is done without a press. */
const LEAST = 0.45
/** Each is compared with each clause; a question may not take long (threat 16). */
const MOST_TASKS = 60
/** Characters; an order or a report is shorter. */
const LONGEST = 200

/** The changes and the new task that the words ask for; null for English, and where nothing is understood. */
export function readOtherLanguage(text: string, board: Board): AssistantAnswer | null {
  if (new Vocabulary(text).code === 'en') return null
  const { changes, newTasks } = readReply(asReply(text.slice(0, LONGEST), board))
  const moves = changes
    .filter(({ confidence, status }) => confidence >= LEAST && status !== undefined)
    .flatMap(({ task, status }): Move[] => {
      const found = board.tasks.filter((one) => numberOf(one) === task)
      const to = status as MoveStatus
      return found.length > 0
        ? [{ named: { kind: 'tasks', tasks: found }, to, words: '', isOrder: true }]
        : []
    })
  const moved = answerTo(moves)
  if (moved) return moved
  const task = newTasks.find(({ confidence }) => confidence >= LEAST)
  if (!task) return null
  const { title, priority } = task
  return {
    type: 'TASK_CREATE',
    suggestion: `Press to add this task: \u201c${title}\u201d.`,
    newTask: { title, description: '', priority },
  }
}

/** As if the person had answered a mail with all tasks of the board. */
function asReply(text: string, board: Board): ReadReplyInput {
  const known = board.tasks.slice(0, MOST_TASKS).map((task) => {
    const meaning = meaningOf(task.status)
    return {
      number: numberOf(task),
      title: task.title,
      status: task.status,
      state: meaning === 'review' ? ('progress' as const) : meaning,
      assignees: task.assignees.map(({ email }) => email),
      dueDate: task.dueDate?.slice(0, 10) ?? null,
    }
  })
  const isOpenTask = ({ number }: { number: number }) =>
    board.tasks.some((task) => numberOf(task) === number && isOpen(task))
  return {
    text,
    subject: '',
    author: board.people.find(({ email }) => email === board.me) ?? { email: board.me ?? '', name: null },
    to: [],
    cc: [...board.people],
    sentAt: new Date(`${board.today}T12:00:00Z`),
    zone: 'UTC',
    mailPriority: null,
    openTasks: known.filter(isOpenTask),
    doneTasks: known.filter((one) => !isOpenTask(one)),
  }
}
