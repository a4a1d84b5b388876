// Answers what is overdue or due on some day, and when one task is due.
import { findDates } from '../../../../language/dates/find.ts'
import type { AssistantAnswer } from '../../answer/contract.ts'
import type { TaskSummary } from '../../contract.ts'
import type { Asked } from '../asked.ts'
import { type Board, dueOf, isAssignedTo, isDueWithin, isOpen, isOverdue, weekOf } from '../board.ts'
import { tasksNamed } from '../named-tasks.ts'
import { readNarrowing } from '../narrowing.ts'
import { countOf, dayWords, taskLines, taskName } from '../task-lines.ts'

const DUE =
  /\b(?:due|deadlines?|expires?|coming up|come up|upcoming|happens?|planned|scheduled|happening|on the agenda|to (?:do|be done|finish|get done)|on (?:my|our|the) (?:plate|list|agenda)|finish(?:ed)?|forgot(?:ten)?|need(?:s)? (?:to be )?(?:done|doing|finishing)|left|tasks?)\b/
const WHEN =
  /\b(?:when(?:'s| is| are| do| does| must| should| will)?|by when|what day|which day|how (?:long|much time)|how many days|what(?:'s| is) the (?:deadline|due ?date)|(?:deadline|due ?date) (?:of|for))\b/

export function readDays(asked: Asked): AssistantAnswer | null {
  return readOverdue(asked) ?? readWhen(asked) ?? readDueOn(asked)
}

function readOverdue({ plain, board, said }: Asked): AssistantAnswer | null {
  const { due, people } = readNarrowing(plain, board, said)
  if (due !== 'overdue') return null
  const overdue = board.tasks.filter(
    (task) =>
      isOverdue(task, board) && (people.length === 0 || people.some((one) => isAssignedTo(task, one))),
  )
  const suggestion =
    overdue.length === 0
      ? 'Nothing is overdue.'
      : `${countOf(overdue.length)} ${overdue.length === 1 ? 'is' : 'are'} overdue:\n${taskLines(byDay(overdue), board)}`
  return { type: 'INSIGHT', suggestion }
}

const NEXT =
  /\bnext (?:deadline|due ?date)\b|\b(?:first|earliest|nearest|closest) (?:deadline|due)|\b(?:deadline|due ?date) (?:comes|is|are) (?:next|first)\b/

function readWhen(asked: Asked): AssistantAnswer | null {
  const { plain, board } = asked
  if (NEXT.test(plain)) return nextDue(asked)
  if (!WHEN.test(plain)) return null
  if (/\b(?:everything|all|tasks)\b/.test(plain)) return allDue(board)
  const words = plain
    .replace(/\b(?:the )?(?:deadline|due ?date)s?(?: of| for| on)?\b/g, ' ')
    .replace(
      /^(?:(?:and|so|by|until|do you know|tell me|when's|when|what's|what|which|day|how|long|much|many|days|time|until|till|is|are|do|does|must|should|will|have|has|we|i|to|it|be|left|the)\s+)+/,
      '',
    )
    .replace(
      /\b(?:is|are|be|was|supposed to be|need to be|needs to be|have to be|has to be|must be|should be)? ?(?:due|done|finished|ready|completed|over|needed|expected|for)(?: by)?$/,
      '',
    )
    .trim()
  const named = tasksNamed(words, board, board.tasks)
  if (!('tasks' in named) || named.kind === 'group' || named.tasks.length === 0) return null
  return { type: 'INSIGHT', suggestion: named.tasks.map((task) => dueWords(task, board)).join('\n') }
}

function dueWords(task: TaskSummary, board: Board): string {
  const due = dueOf(task)
  if (due === null) return `${taskName(task)} has no due date.`
  const late = isOverdue(task, board) ? ', so it is overdue' : isOpen(task) ? '' : ' and is completed'
  const day = dayWords(due, board.today)
  return `${taskName(task)} ${due < board.today ? 'was' : 'is'} due ${/\d/.test(day) ? 'on ' : ''}${day}${late}.`
}

function nextDue({ plain, board, said }: Asked): AssistantAnswer {
  const { people } = readNarrowing(plain, board, said)
  const own = board.tasks.filter(
    (task) => people.length === 0 || people.some((one) => isAssignedTo(task, one)),
  )
  const ahead = byDay(own.filter((task) => isOpen(task) && (dueOf(task) ?? '') >= board.today))
  const day = ahead[0] && dueOf(ahead[0])
  const first = ahead.filter((task) => dueOf(task) === day)
  const suggestion =
    first.length === 0 ? 'No open task has a due date ahead.' : `Due next:\n${taskLines(first, board)}`
  return { type: 'INSIGHT', suggestion }
}

function allDue(board: Board): AssistantAnswer {
  const dated = byDay(board.tasks.filter((task) => isOpen(task) && dueOf(task) !== null))
  const suggestion = dated.length === 0 ? 'No open task has a due date.' : taskLines(dated, board)
  return { type: 'INSIGHT', suggestion }
}

/** "Due tomorrow", "on Friday", "next week": days that the panel's filters may not know. */
function readDueOn({ plain, board, said }: Asked): AssistantAnswer | null {
  const dates = findDates(plain, { at: new Date(`${board.today}T12:00:00Z`), zone: 'UTC' })
  const [date] = dates
  if (!date || !DUE.test(plain)) return null
  const { people } = readNarrowing(plain, board, said)
  const span = /\bthis week\b/.test(plain) ? weekOf(board.today) : { first: date.day, last: date.lastDay }
  const own = board.tasks.filter(
    (task) => people.length === 0 || people.some((one) => isAssignedTo(task, one)),
  )
  const due = byDay(own.filter((task) => isOpen(task) && isDueWithin(task, span.first, span.last)))
  const when = plain.slice(date.start, date.end).replace(/^due |'s$/g, '')
  const late = span.first <= board.today ? own.filter((task) => isOverdue(task, board)) : []
  const also = late.length > 0 && !board.isExact ? `\nAlso overdue:\n${taskLines(byDay(late), board)}` : ''
  const suggestion =
    due.length === 0
      ? `Nothing is due ${when}.${also}`
      : `${countOf(due.length)} due ${when}:\n${taskLines(due, board)}${also}`
  return { type: 'INSIGHT', suggestion }
}

export function byDay(tasks: readonly TaskSummary[]): TaskSummary[] {
  return [...tasks].sort((a, b) => (dueOf(a) ?? '9999').localeCompare(dueOf(b) ?? '9999'))
}
