// Reads which tasks a person wants moved to which status: orders ("close #4") and reports ("the deck is done").
import { readStatus } from '../../../language/reply-status.ts'
import type { Target } from '../../../language/task-match.ts'
import type { AssistantAnswer, MoveStatus, TaskAction, TaskSummary } from '../contract.ts'
import type { Asked } from './asked.ts'
import { type Board, isOpen, statusOf, statusWords } from './board.ts'
import { type Named, tasksNamed, tasksOfTarget } from './named-tasks.ts'
import { countOf, listed, taskName } from './task-lines.ts'

interface Move {
  named: Named
  to: MoveStatus
  /** What was said of the task, for the answer when there is none. */
  words: string
  /** An order means a task for sure; a report of something unknown may be small talk. */
  isOrder: boolean
}

/** The statuses by the words after "to", "as" or "in". */
const PLACES: readonly (readonly [RegExp, MoveStatus])[] = [
  [
    /^(?:the )?(?:in |under |for )?(?:review|reviewing|reviewed|testing|test|approval|be reviewed)$/,
    'review',
  ],
  [
    /^(?:the )?(?:in[- ]?progress|progress|ongoing|started|active|working|wip|under ?way|doing|in the works|being worked on|work in progress)$/,
    'in-progress',
  ],
  [/^(?:the )?(?:blocked|on hold|hold|stuck|waiting|paused|stalled)$/, 'blocked'],
  [
    /^(?:the )?(?:done|completed?|finished|closed|complete|resolved|ready|over|off|off the list)$/,
    'completed',
  ],
  [
    /^(?:the )?(?:pending|to-?do|todo|to do|backlog|open|not started|unstarted|not done|incomplete|unfinished|start|the start|the beginning|undone|new|open again)$/,
    'pending',
  ],
]

/** Verbs that say the status themselves. */
const VERBS: readonly (readonly [RegExp, MoveStatus])[] = [
  [/^(?:reopen|re-open|unclose|uncheck|untick|undo|reset|restore|un-?finish)\s+(.+)$/, 'pending'],
  [/^(?:stop|cease|quit)(?: work(?:ing)?(?: on)?| doing| with)?\s+(.+)$/, 'pending'],
  [
    /^(?:cross|tick|check|strike|take|scratch)\s+(.+?) off(?: (?:of )?(?:the|my|our|your) list)?$/,
    'completed',
  ],
  [
    /^(?:start|begin|kick off|pick up|get going (?:on|with)|resume|continue|unblock|get started (?:on|with))(?: work(?:ing)?)?(?: on| with)?\s+(.+)$/,
    'in-progress',
  ],
  [
    /^(?:take|move|get|bring|pull)\s+(.+?) (?:out of|off) (?:blocked|hold|the blocked column)$/,
    'in-progress',
  ],
  [
    /^(?:finish|complete|close|close out|tick(?: off)?|check off|cross off|cross out|strike|wrap up|resolve|end|conclude|tick the box (?:on|for))\s+(.+?)(?: off| up| out)?(?: (?:the|my) list)?$/,
    'completed',
  ],
  [/^(?:block|park|pause|hold(?: off on)?|freeze|suspend|shelve)\s+(.+)$/, 'blocked'],
  [/^(?:submit|hand in|send(?: off)?)\s+(.+?) (?:for|to|into) (?:a )?(?:review|testing|approval)$/, 'review'],
]

const PUT =
  /^(?:re-?)?(?:move|set|put|change|mark|switch|drag|push|shift|update|flag|turn|send|place|drop|bring|throw|get|make|count|consider|record|log|transition|pull)\s+(?:the )?(?:status (?:of|for|on) )?(.+?)(?:'s status| status)?\s+(?:back )?(?:over )?(?:(?:in)?to|as|in|into|on|onto|under|back to|being|is|=|->|→)\s+(?:status )?(?:be )?['"]?(.+?)['"]?(?: (?:column|list|status|lane|state|again|now|instead|already))*$/
/** "Mark #4 done": without a word between. */
const MARK =
  /^(?:mark|set|call|make|get|flag|have)\s+(.+?)\s+(done|completed?|finished|closed|complete|blocked|pending|started|stuck|open|ongoing|in[- ]progress|in review|under review|on hold)$/

/** "6 -> done". */
const ARROW = /^(.+?)\s*(?:->|=>|→|=)\s*(.+)$/

function placeOf(words: string): MoveStatus | null {
  return PLACES.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null
}

/** Where tasks of these words are looked for first: reopened ones among the done, others among the open. */
function among(board: Board, to: MoveStatus): TaskSummary[] {
  const open = board.tasks.filter(isOpen)
  if (to === 'pending') return [...board.tasks.filter((task) => !isOpen(task)), ...open]
  return open
}

function orderIn(clause: string, board: Board): Move | null {
  for (const pattern of [PUT, MARK, ARROW]) {
    const match = pattern.exec(clause)
    const place = match ? placeOf(match[2] ?? '') : null
    if (match && place) return orderOf(match[1] ?? '', place, board)
  }
  for (const [pattern, to] of VERBS) {
    const match = pattern.exec(clause)
    if (match) {
      const move = orderOf(match[1] ?? '', to, board)
      // "Start with the easy ones", "close the window": the verb alone does not make it ours.
      return move.named.kind === 'none' ? null : move
    }
  }
  return null
}

function orderOf(words: string, to: MoveStatus, board: Board): Move {
  return { named: tasksNamed(words, board, among(board, to)), to, words, isOrder: true }
}

const REVIEW =
  /^(?:(?:i|we) (?:have )?(?:sent|put|handed in|submitted) )?(.+?)\s+(?:is|are|'s|was|goes|can go|has gone|should go|needs|can be|must be)?\s*(?:now |just |all )*(?:(?:ready|up|out|off|waiting) (?:for|in|to)|needs|in|under|into|for|to|to be) (?:a |the |final |another |one more |some )*(?:review(?:ed)?|testing|test(?:ed)?|approval)$/
const NOT_DONE =
  /^(.+?)\s+(?:is|are|was|were)(?: not|n't) (?:really |actually |quite |yet |even )*(?:done|finished|complete|completed|closed|\p{L}+)(?: (?:yet|after all|at all))*$/u
const UNSTUCK =
  /^(.+?)\s+(?:is|are|was)(?:n't| not| no longer) (?:really |actually )?(?:blocked|stuck|on hold|waiting|paused|held up)(?: (?:any ?more|any longer|now))*$/
const STUCK =
  /^(?:i'm |i am |we're |we are |still |we |i )*(?:waiting (?:for|on)|stuck (?:on|with|at)|blocked (?:on|by|with)|can't (?:continue|go on|proceed|move on|get any further)(?: with| on)|can't get (?:on|any further) with)\s+(.+)$/
const GOING =
  /^(?:i'm |i am |we're |we are |i |we )?(?:(?:now|currently|already|just|finally|about to) )*(?:working on|started|starting|begun|busy with|on it with|at work on|getting started (?:on|with)|picking up|looking (?:at|into)|tackling|taking on|doing|began|starting on)(?: on| with| working on| work on)?\s+(.+?)(?: (?:now|today|already|right now))?$/

/** What is said to be so of a task is to be so on the board. */
function reportIn(clause: string, board: Board): Move | null {
  const own: readonly (readonly [RegExp, MoveStatus])[] = [
    [REVIEW, 'review'],
    [NOT_DONE, 'pending'],
    [UNSTUCK, 'in-progress'],
    [STUCK, 'blocked'],
    [GOING, 'in-progress'],
  ]
  for (const [pattern, to] of own) {
    const match = pattern.exec(clause)
    if (!match) continue
    const named = tasksNamed(match[1] ?? '', board, among(board, to))
    // What was never done is not opened again.
    if (to === 'pending' && 'tasks' in named && named.tasks.some(isOpen)) continue
    if (named.kind !== 'none') return { named, to, words: match[1] ?? '', isOrder: false }
  }
  const said = readStatus(bySomebody(clause, board))
  if (said === null) return null
  const named = tasksOfTarget(said.target, board, among(board, said.status))
  // "Amara's tasks in progress" describes what to see; "all of them are done" reports.
  if (named.kind === 'group' && !/\b(?:is|are|was|were|been)\b|'(?:s|re)\b/.test(clause)) return null
  return { named, to: said.status, words: wordsOf(said.target), isOrder: false }
}

/** "Jonas fixed the login" reports as "I fixed the login" does. */
function bySomebody(clause: string, board: Board): string {
  const first = /^(\p{L}+)(?='s\b| )/u.exec(clause)?.[1] ?? ''
  const isPerson = board.people.some(({ name }) => name?.toLowerCase().split(' ')[0] === first)
  return isPerson && first !== ''
    ? clause
        .replace(first, 'i')
        .replace(/^i's /, "i'm ")
        .replace(/^i has /, 'i have ')
        .replace(/^i is /, "i'm ")
    : clause
}

function wordsOf(target: Target): string {
  return target.by === 'words' ? target.words : ''
}

/** Where one order or report ends and the next begins. */
const JOINT =
  /(?:\s*[;.!?,]\s+|\s+)(?:and |then |also |but |plus |so |& )*(?=(?:move|set|put|change|mark|start|begin|finish|complete|close|reopen|block|tick|check off|cross off|resume|submit)\s)|\s*[;.!?,]\s+(?:and |then |but |so )*(?=\D)|\s+(?:and|but|while|then) (?=(?:the |my |our |#\d|task \d|\d+ (?:is|are)|i |i'|we )\S*)/g

function clausesOf(plain: string): string[] {
  return plain
    .split(JOINT)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

const LEADS =
  /^(?:oh |wait |no |actually |you (?:can|could|may|should) (?:now |please |also )*|(?:can|could|would|will) you (?:please )?|please |i think |i guess |it seems |looks like |so |now |let's |we can |we should |i'd say |also |just |then |i (?:want|need|would like) (?:you )?to )+/

type ReadClause = (clause: string, board: Board) => Move | null

/** The moves of all clauses; a later "it" means the task before, and tasks alone are moved as those before. */
function movesIn(plain: string, read: ReadClause, board: Board): Move[] {
  const moves: Move[] = []
  for (const clause of clausesOf(plain)) {
    const bare = clause.replace(LEADS, '')
    const before = moves.at(-1)
    const move = read(bare, board) ?? (before ? asBefore(bare, before, board) : null)
    if (move?.named.kind === 'it' && before?.named.kind === 'tasks') before.to = move.to
    else if (move !== null) moves.push(move)
  }
  return moves
}

/** "… and the press release". */
function asBefore(words: string, { to, isOrder }: Move, board: Board): Move | null {
  const named = tasksNamed(words, board, among(board, to))
  return named.kind === 'tasks' && words.split(' ').length <= 6 ? { named, to, words, isOrder } : null
}

/** Read as a whole or clause by clause, whichever finds more tasks: "1, 4 and 6 are done" is one report. */
function mostOf(plain: string, read: ReadClause, board: Board): Move[] {
  const split = movesIn(plain, read, board)
  const whole = read(plain.replace(LEADS, ''), board)
  return whole !== null && taskCount([whole]) > taskCount(split) ? [whole] : split
}

function taskCount(moves: readonly Move[]): number {
  const found = moves.flatMap(({ named }) =>
    named.kind === 'tasks' || named.kind === 'group' ? named.tasks : [],
  )
  return found.length
}

export function readOrders({ plain, board, isQuestion }: Asked): AssistantAnswer | null {
  const isOrder = clausesOf(plain).some((clause) => orderIn(clause.replace(LEADS, ''), board) !== null)
  if (!isOrder || isQuestion) return null
  const moves = mostOf(plain, (clause) => orderIn(clause, board) ?? reportIn(clause, board), board)
  return answerTo(moves.filter((move) => move.isOrder || hasTasks(move)))
}

export function readReports({ plain, board, isQuestion }: Asked): AssistantAnswer | null {
  if (isQuestion) return null
  const moves = mostOf(plain, reportIn, board)
  const found = moves.filter(hasTasks)
  if (found.length > 0) return answerTo(found)
  const isOfIt = moves.length > 0 && moves.every(({ named }) => named.kind === 'it')
  return isOfIt && /\b(?:it|this|that)\b/.test(plain) ? answerTo(moves) : null
}

function hasTasks({ named }: Move): boolean {
  return 'tasks' in named && named.tasks.length > 0
}

function answerTo(moves: readonly Move[]): AssistantAnswer | null {
  if (moves.length === 0) return null
  const several = moves.find(({ named }) => named.kind === 'several')
  if (moves.every(({ named }) => named.kind === 'none' || ('tasks' in named && named.tasks.length === 0)))
    return nothingFits(moves)
  const actions = moves.flatMap(actionsOf)
  if (actions.length === 0) return alreadyThere(moves)
  const suggestion = several ? 'Which one do you mean?' : proposal(moves, actions)
  return { type: 'TASK_UPDATE', suggestion, taskActions: actions }
}

function actionsOf({ named, to }: Move): TaskAction[] {
  if (named.kind === 'it') return [actionOn(null, to)]
  if (!('tasks' in named)) return []
  return named.tasks.filter((task) => statusOf(task) !== to).map((task) => actionOn(task, to))
}

function actionOn(task: TaskSummary | null, to: MoveStatus): TaskAction {
  const move = `Move to ${statusWords[to].replace(/^in review$/, 'review')}`
  return task === null
    ? { label: move, description: 'Choose the task', statusChange: to }
    : { label: move, description: taskName(task), statusChange: to, taskId: task.id }
}

function proposal(moves: readonly Move[], actions: readonly TaskAction[]): string {
  if (actions.length === 1 && actions[0]?.taskId == null)
    return 'Which task is it? Press the button and choose one.'
  const statuses = [...new Set(actions.map(({ statusChange }) => statusWords[statusChange]))]
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
