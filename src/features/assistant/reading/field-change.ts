// Reads which tasks a person wants due on another day, with another priority, or done by somebody else.
import { fold } from '../../../language/fold.ts'
import { readField } from '../../../language/reply-change.ts'
import { readTarget } from '../../../language/reply-target.ts'
import type { TaskSummary } from '../contract.ts'
import type { Asked } from './asked.ts'
import { type Board, isOpen } from './board.ts'
import { type Named, tasksOfTarget } from './named-tasks.ts'

export interface FieldEdit {
  dueDate?: string
  priority?: TaskSummary['priority']
  /** Addresses. */
  assignees?: string[]
  deleted?: true
}

export interface FieldChange {
  /** More than one fits where one is meant. */
  isUnsure: boolean
  tasks: readonly TaskSummary[]
  edit: FieldEdit
}

/** Null where the words ask for no such change, or for one of a task that is not there. */
export function readFieldChange(asked: Asked): FieldChange | null {
  if (asked.isQuestion) return null
  const [first = '', ...more] = asked.said.split(AND_IT)
  const change = readOne(first, more.length === 0 ? asked.plain : fold(first), asked.board)
  if (!change) return null
  const edits = more.map((part) => readField(ordered(part), contextOf(asked.board)))
  if (edits.some((field) => field === null || field.target.by !== 'context')) return null
  const edit = edits.reduce((all, field) => ({ ...all, ...(field && editOf(field)) }), change.edit)
  return { ...change, edit }
}

/** "Give the deck to Jonas and make it due on Friday": what follows is said of the same task. */
const AND_IT =
  /,? (?:and|then|&) (?=(?:make|set|move|push|mark|give|assign|put|change|postpone|bump|nudge|shift|schedule) (?:it|that|its)\b)/i

/** People say it in more ways than mails do. */
function ordered(text: string): string {
  return text
    .replace(/^(?:please )?make (.{1,80}?) due (?:on |by )?(.{1,30})$/i, 'move $1 to $2')
    .replace(
      /^(?:please )?(?:give|make) (.{1,80}?) (?:a )?(high|medium|low) prio(?:rity)?$/i,
      'set $1 to $2 priority',
    )
    .replace(/^(high|medium|low|top) prio(?:rity)? (?:for|on|to) (.{1,80})$/i, 'set $2 to $1 priority')
    .replace(TO_A_DAY, 'move $1 to $2')
    .replace(
      /^(?:please )?(?:bump|raise|lower) (.{1,80}?) to (urgent|high|medium|low)$/i,
      'set $1 to $2 priority',
    )
    .replace(/ to urgent priority$/, ' to high priority')
    .replace(/ to top priority$/, ' to high priority')
}

/** "Put the tent on the 9th of May": a day, in place of "due" or "move". */
const TO_A_DAY =
  /^(?:please )?(?:put|set|have|schedule|nudge|bump|slide|shift) (.{1,80}?) (?:on|onto|for|to|till|until|over to) ((?:the |next |this )?(?:\d{1,2}(?:st|nd|rd|th)?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b|january|february|march|april|june|july|august|september|october|november|december|tomorrow|today|week|month)(?:(?! and ).){0,24})$/i

function contextOf(board: Board) {
  const nobody = { email: board.me ?? '', name: null }
  const author = board.people.find(({ email }) => email === board.me) ?? nobody
  return {
    author,
    everyone: board.people,
    dates: { at: new Date(`${board.today}T12:00:00Z`), zone: 'UTC' },
  }
}

function readOne(said: string, plain: string, board: Board): FieldChange | null {
  const open = board.tasks.filter(isOpen)
  const dropped = DELETES.exec(plain)?.[1]
  if (dropped !== undefined) {
    const target = readTarget(dropped.replace(/ tasks?$/, ''))
    const named =
      target && target.by !== 'context' && target.by !== 'all' ? tasksOfTarget(target, board, open) : null
    return named && found(named, { deleted: true })
  }
  const context = contextOf(board)
  const field = readField(ordered(plain), context) ?? readField(ordered(said), context)
  const edit = field && editOf(field)
  if (!field || !edit || field.target.by === 'context') return null
  return found(tasksOfTarget(field.target, board, open), edit)
}

/** One task is deleted by its words; what else is deleted is none of the tasks'. */
const DELETES =
  /^(?:please )?(?:delete|remove|drop|trash) (?:the |my )?(?:task (?:about |called |to )?)?(.{2,80}?)(?: task)?[.!]?$/

function found(named: Named, edit: FieldEdit): FieldChange | null {
  if (!('tasks' in named) || named.tasks.length === 0) return null
  if (edit.deleted && named.kind === 'group') return null
  return { isUnsure: named.kind === 'several', tasks: named.tasks, edit }
}

function editOf(field: NonNullable<ReturnType<typeof readField>>): FieldEdit | null {
  switch (field.kind) {
    case 'due':
      return { dueDate: field.dueDate }
    case 'priority':
      return { priority: field.priority }
    case 'assign':
      return { assignees: field.people.map(({ email }) => email) }
    default:
      return null
  }
}
