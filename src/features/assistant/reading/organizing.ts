// Suggests an order for the board or a plan for the week; nothing is changed by it.
import type { AssistantAnswer } from '../answer/contract.ts'
import type { TaskSummary } from '../contract.ts'
import type { Asked } from './asked.ts'
import { type Board, dueOf, isDueWithin, isOverdue, nameOf, statusOf, weekOf } from './board.ts'
import { loadsOf } from './insights/load.ts'
import { byPressure } from './insights/next.ts'
import { follows } from './phrase.ts'
import { taskLines } from './task-lines.ts'

const THINGS = String.raw`(?:(?:of |up |out |through |for |on |the rest of )*(?:the|my|our|this|these|those|all|all the|every|his|her|their|next|a|an|some)?\s?(?:\w+ ){0,2}?(?:board|tasks?|list|everything|things|stuff|cards?|backlog|week|day|work|project|it all|it|this|them|mess|sprint|month|morning|afternoon|workload|priorities|columns?|order|structure|chaos|sense|today|tomorrow|plan|to-?dos?|items))`
const ORGANIZES = new RegExp(
  String.raw`^(?:re-?)?(?:organi[sz]e|set up|lay out|map out|structure|tidy|clean|declutter|group|categori[sz]e|cluster|bundle|restructure|plan|triage|prioriti[sz]e|straighten|arrange|put|bring|make|sort|split|streamline|rearrange|reorgani[sz]e|order|schedule|divide|break down|distribute|simplify)(?:\s+(?:up|out))?(?:\s|$)${THINGS}?(?:\s+(?:up|out|down))?`,
)
const MESS =
  /\b(?:mess(?:y)?|chaos|chaotic|clutter(?:ed)?|disorgani[sz]ed|organi[sz](?:e|ed|ing|ation)|reorgani[sz]e|tidy(?:ing)?(?: up)?|clean(?:ing|ed)? ?up|declutter|categori[sz]\w*|group(?:ed|ing|s)?|cluster\w*|restructur\w*|better structure|all over the place|best way to (?:do|get through|tackle|approach|handle|go)|(?:re-?)?distribute|re-?balance|balance the (?:work|load|tasks|workload)|under control|some order|order (?:in|in)to|what would you (?:do|suggest|change|recommend)|suggestions?|(?:make|draw up|create|write|need|give|have|get) (?:me |us )?a (?:\w+ )?(?:plan|schedule|roadmap|structure)|make sense of|out of control|(?:plan|planning|schedule|roadmap|structure) (?:for )?(?:my|our|the|this|next|out)? ?(?:week|day|work|tasks|days|project|board|sprint|month|morning)|game plan|action plan|(?:a|the|some) plan\b|lost track of (?:everything|it all|things|all)|manage (?:all|this|everything|it)|get(?:ting)? (?:a )?(?:grip|handle)|in (?:a )?(?:better|sensible|good) (?:order|shape|way)|workflow|how (?:would|should|could|can|might) (?:you|i|we) (?:split|divide|order|arrange|approach|sequence|batch|cut)|(?:good|sensible|best|right|better|smart) (?:order|sequence|way to (?:order|split))|(?:in )?(?:what|which) order)\b/

/** "Get all of this into order". */
const PUTS_IN_ORDER = { first: /\b(?:get|put|bring) /g, next: /\bin(?:to)? order\b/g, within: 40 }

export function readOrganizing({ plain, board }: Asked): AssistantAnswer | null {
  if (!isAboutOrder(plain)) return null
  return { type: 'ORGANIZE', suggestion: suggestionFor(plain, board) }
}

function isAboutOrder(plain: string): boolean {
  const match = ORGANIZES.exec(plain)
  return MESS.test(plain) || follows(plain, PUTS_IN_ORDER) || (match !== null && match[0].trim() === plain)
}

function suggestionFor(plain: string, board: Board): string {
  const open = byPressure(board.tasks, board)
  if (open.length === 0) return 'Nothing is open, so there is nothing to put in order.'
  const parts = /\b(?:week|day|today|tomorrow|schedule|sprint|morning)\b/.test(plain)
    ? planOf(open, board)
    : groupsOf(open, board)
  return parts
    .filter(([, tasks]) => tasks.length > 0)
    .map(([title, tasks], index) => `${index + 1}. ${title}\n${taskLines(tasks, board)}`)
    .join('\n')
    .concat(balance(board))
}

type Part = readonly [title: string, tasks: readonly TaskSummary[]]

function planOf(open: readonly TaskSummary[], board: Board): Part[] {
  const { last } = weekOf(board.today)
  const overdue = open.filter((task) => isOverdue(task, board))
  const today = open.filter((task) => dueOf(task) === board.today)
  const week = open.filter((task) => !today.includes(task) && isDueWithin(task, board.today, last))
  const later = open.filter((task) => ![...overdue, ...today, ...week].includes(task))
  return [
    ['First what is overdue', overdue],
    ['Due today', today],
    ['Later this week', week],
    ['If there is time left', later.slice(0, 3)],
  ]
}

function groupsOf(open: readonly TaskSummary[], board: Board): Part[] {
  const { last } = weekOf(board.today)
  const overdue = open.filter((task) => isOverdue(task, board))
  const week = open.filter((task) => isDueWithin(task, board.today, last))
  const blocked = open.filter((task) => statusOf(task) === 'blocked' && ![...overdue, ...week].includes(task))
  const rest = open.filter((task) => ![...overdue, ...week, ...blocked].includes(task))
  const undated = rest.filter((task) => dueOf(task) === null)
  return [
    ['Overdue: finish these, or give them a new day', overdue],
    ['Due this week: keep these on top', week],
    ['Blocked: ask who can help', blocked],
    ['Later', rest.filter((task) => dueOf(task) !== null)],
    ['Without a due date: give them one', undated],
  ]
}

/** A word on the load where one person has twice as much as any other. */
function balance(board: Board): string {
  const [first, second] = loadsOf(board)
  if (!first || !second || first.open < 3 || first.open < 2 * second.open) return ''
  return `\n${nameOf(first.person)} has ${first.open} open tasks, far more than anybody else: hand some over.`
}
