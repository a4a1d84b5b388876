// Answers who has most to do, who has room, and what one person is at.
import type { Person } from '../../../../language/people.ts'
import type { AssistantAnswer } from '../../answer/contract.ts'
import type { Asked } from '../asked.ts'
import { type Board, isAssignedTo, isOpen, isOverdue, nameOf } from '../board.ts'
import { peopleIn } from '../people-in.ts'
import { countOf, listed, taskLines } from '../task-lines.ts'

const MUCH =
  /\b(?:overloaded|over-loaded|overworked|over-worked|overwhelmed|overbooked|over-?committed|swamped|stretched|drowning|snowed under|burn(?:ed|t|ing)? out|burnout|too much|too many|busiest|busy|(?:each|every) (?:person|member)|per (?:person|head|member)|who(?:'s| is| does| has) (?:doing )?what|needs? (?:help|support|a hand|relief)|full plate|heaviest|workloads?|work load|loads?|balanced?|spread|evenly|distribut\w+|the most (?:tasks|work|to do|on)|most (?:tasks|work|to do|open)|has (?:the )?most|carr(?:y|ies|ying)|under pressure)\b/
const LITTLE =
  /\b(?:who (?:should|could|can|might|would) (?:i ask|we ask|get|take|pick up|do|help|have)\b.{0,40}\b(?:next|new|this|another|more|help|it|over|extra)|not doing anything|doing nothing|without (?:any )?(?:tasks|work)|(?:has|have) no (?:open )?(?:tasks|work)|twiddling|capacity|free|available|availability|room|time (?:left|for|to)|has time|have time|spare|least|fewest|less to do|lightest|idle|bored|help out|take (?:on |over )?(?:more|something|over|another|one more|an extra|a few|some)|nothing to do|under-?(?:used|loaded|worked))\b/
const OF_PEOPLE =
  /\b(?:who|who's|anyone|anybody|someone|somebody|whose|people|team|everyone|we|us|is|are|has|have|how|workloads?|work load)\b/

export interface Load {
  person: Person
  open: number
  overdue: number
}

/** Most open tasks first; overdue ones weigh more, then those with a near day. */
export function loadsOf(board: Board): Load[] {
  const loads = board.people.map((person) => {
    const own = board.tasks.filter((task) => isOpen(task) && isAssignedTo(task, person))
    return { person, open: own.length, overdue: own.filter((task) => isOverdue(task, board)).length }
  })
  return loads.sort((a, b) => b.open - a.open || b.overdue - a.overdue)
}

export function readLoad({ plain, board, said }: Asked): AssistantAnswer | null {
  const much = MUCH.test(plain)
  if ((!much && !LITTLE.test(plain)) || !OF_PEOPLE.test(plain)) return null
  const { people } = peopleIn(plain, board, said)
  const [named] = people
  if (named && !/\bwho\b/.test(plain)) return { type: 'INSIGHT', suggestion: loadOf(named, board) }
  const loads = loadsOf(board).filter(({ open, person }) => open > 0 || person.name !== null)
  if (loads.length === 0) return { type: 'INSIGHT', suggestion: 'No open task has an assignee yet.' }
  return { type: 'INSIGHT', suggestion: much ? mostLoaded(loads) : leastLoaded(loads) }
}

function loadOf(person: Person, board: Board): string {
  const own = board.tasks.filter((task) => isOpen(task) && isAssignedTo(task, person))
  if (own.length === 0) return `${nameOf(person)} has no open task here.`
  return `${nameOf(person)} has ${countOf(own.length, 'open task')} of ${board.tasks.filter(isOpen).length}:\n${taskLines(own, board)}`
}

function mostLoaded(loads: readonly Load[]): string {
  const [first] = loads as [Load]
  const top = loads.filter(({ open }) => open === first.open)
  const others = loads.filter(({ open }) => open < first.open)
  const who = listed(top.map(({ person }) => nameOf(person)))
  const have = `${top.length > 1 ? 'have' : 'has'} most to do: ${countOf(first.open, 'open task')}${top.length > 1 ? ' each' : ''}`
  const rest = others.map(loadWords)
  const isEven = others.length === 0 && loads.length > 1
  if (isEven) return `The work is spread evenly: ${listed(loads.map(loadWords))}.`
  return `${who} ${have}.${rest.length > 0 ? ` Others: ${listed(rest)}.` : ''}`
}

function leastLoaded(loads: readonly Load[]): string {
  const least = Math.min(...loads.map(({ open }) => open))
  const free = loads.filter(({ open }) => open === least)
  const others = loads.filter(({ open }) => open > least)
  const who = listed(free.map(({ person }) => nameOf(person)))
  const have = `${free.length > 1 ? 'have' : 'has'} least to do: ${countOf(least, 'open task')}${free.length > 1 ? ' each' : ''}`
  return `${who} ${have}.${others.length > 0 ? ` Others: ${listed(others.map(loadWords))}.` : ''}`
}

function loadWords({ person, open, overdue }: Load): string {
  return `${nameOf(person)} ${open}${overdue > 0 ? ` (${overdue} overdue)` : ''}`
}
