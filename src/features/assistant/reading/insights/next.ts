// Answers what to do first, and what is at risk: the open tasks in the order in which they press.

import { plusDays } from '../../../../language/dates/iso-day.ts'
import type { AssistantAnswer } from '../../answer/contract.ts'
import type { TaskSummary } from '../../contract.ts'
import type { Asked } from '../asked.ts'
import {
  type Board,
  dueOf,
  isAssignedTo,
  isDueWithin,
  isOpen,
  isOverdue,
  personNamed,
  statusOf,
} from '../board.ts'
import { peopleIn } from '../people-in.ts'
import { follows } from '../phrase.ts'
import { countOf, taskLines } from '../task-lines.ts'

/** "What would be the best thing to look at next". */
const ASKS_FIRST = {
  first:
    /\b(?:what|which|where|how|anything|something|suggest|recommend|pick|choose|give me|tell me|best|decide)\b/g,
  next: /\b(?:first|next(?! (?:week|month|year|quarter|few|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|start|begin|now|focus|tackle|prioriti[sz]e|top priorit(?:y|ies)|most urgent|most important|matters? most|best use of|most pressing|attention|work on)\b/g,
  within: 60,
}
const FIRST =
  /^(?:what now|what next|what's next|next(?: task| up| step)?|now what|first things first|top (?:\w+ )?(?:priorit(?:y|ies)|tasks?|things)|priorities)$|\b(?:my|our|the) (?:most (?:urgent|important)|(?:top|biggest|main) (?:priority|priorities|task))\b|\bwhat(?:'s| is| are) (?:my|our|the) priorit(?:y|ies)\b(?! of| for)|\bwhat (?:should|shall|must|ought|can) (?:i|we|\p{L}+) (?:do|work on|tackle|take|attack|handle|finish|focus on|look at|pick)\b|\b(?:most|least) (?:urgent|important|pressing|critical)\b/u
const RISK =
  /\b(?:risk\w*|make it(?: in time| on time)?|in time|on time|on track|off track|worr\w+|concern\w*|danger\w*|endanger\w*|slip\w*|in trouble|trouble|problem\w*|alarming|red flags?|critical path|tight|going wrong|go wrong|fall(?:ing)? behind|behind|jeopard\w+|(?:forget|forgot|forgotten|overlook(?:ed)?) (?:anything|something)|bottlenecks?|on schedule|threat\w*|miss (?:the|our|a|any|its|their) deadlines?|pain points?|issues?)\b/
/** Days ahead in which a task that nobody began is in danger. */
const SOON = 2

const WEIGHT = { high: 2, medium: 1, low: 0 } as const
const rankByDay = (task: TaskSummary, { today }: Board): number => {
  const due = dueOf(task)
  if (due === null) return 60
  return Math.min(50, (Date.parse(due) - Date.parse(today)) / 86_400_000)
}

/** Overdue first, then by day and urgency together: a high priority is worth three days. */
export function byPressure(tasks: readonly TaskSummary[], board: Board): TaskSummary[] {
  const score = (task: TaskSummary) =>
    rankByDay(task, board) - 3 * WEIGHT[task.priority] + (statusOf(task) === 'blocked' ? 1 : 0)
  return tasks.filter(isOpen).sort((a, b) => score(a) - score(b) || a.id - b.id)
}

export function readNext({ plain, board, said }: Asked): AssistantAnswer | null {
  if (!(FIRST.test(plain) || follows(plain, ASKS_FIRST)) || /^who\b|\b(?:deadline|due ?date)s?\b/.test(plain))
    return null
  const { people } = peopleIn(plain, board, said)
  const mine = board.me === null ? null : personNamed(board.me, board)
  const person = people[0] ?? (/\b(?:i|my|me)\b/.test(plain) ? mine : null)
  const own = person ? board.tasks.filter((task) => isAssignedTo(task, person)) : []
  const pressing = byPressure(own.some(isOpen) ? own : board.tasks, board)
  if (pressing.length === 0) return { type: 'INSIGHT', suggestion: 'Nothing is open: all is done.' }
  return { type: 'INSIGHT', suggestion: advice(pressing, board) }
}

function advice(pressing: readonly TaskSummary[], board: Board): string {
  const [first, ...rest] = pressing as [TaskSummary, ...TaskSummary[]]
  const then = rest.slice(0, 2)
  const next = then.length > 0 ? `\nThen:\n${taskLines(then, board)}` : ''
  return `Start with this one, ${reasonOf(first, board)}:\n${taskLines([first], board)}${next}`
}

function reasonOf(task: TaskSummary, board: Board): string {
  if (isOverdue(task, board)) return 'it is overdue'
  if (dueOf(task) === board.today) return 'it is due today'
  if (task.priority === 'high') return 'its priority is high'
  return dueOf(task) === null ? 'nothing else presses' : 'its day comes first'
}

export function readRisk({ plain, board }: Asked): AssistantAnswer | null {
  if (!RISK.test(plain)) return null
  return { type: 'INSIGHT', suggestion: riskWords(board) }
}

function riskWords(board: Board): string {
  const overdue = board.tasks.filter((task) => isOverdue(task, board))
  const blocked = board.tasks.filter((task) => statusOf(task) === 'blocked' && !overdue.includes(task))
  const soon = board.tasks.filter(
    (task) => statusOf(task) === 'pending' && isDueWithin(task, board.today, plusDays(board.today, SOON)),
  )
  const parts = [
    overdue.length > 0 ? `${countOf(overdue.length)} overdue:\n${taskLines(overdue, board)}` : null,
    blocked.length > 0 ? `${countOf(blocked.length)} blocked:\n${taskLines(blocked, board)}` : null,
    soon.length > 0 ? `Due within ${SOON} days and not started:\n${taskLines(soon, board)}` : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return 'Nothing looks risky: no task is overdue, blocked or about to be late.'
  return parts.join('\n')
}
