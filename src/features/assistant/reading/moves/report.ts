// Reads one report: what is said to be so of a task is to be so on the board.
import { readStatus } from '../../../../language/reply-status.ts'
import type { Target } from '../../../../language/task-match.ts'
import type { MoveStatus } from '../../answer/contract.ts'
import { type Board, isOpen } from '../board.ts'
import { tasksNamed, tasksOfTarget } from '../named-tasks.ts'
import { withoutEnds } from '../phrase.ts'
import { among, type Move, placeOf } from './move.ts'

const REVIEW =
  /^(?:(?:i|we) (?:have )?(?:sent|put|handed in|submitted) )?(.+?) (?:(?:is|are|was|goes|can go|has gone|should go|needs|can be|must be) )?(?:now |just |all ){0,3}(?:(?:ready|up|out|off|waiting) (?:for|in|to)|needs|in|under|into|for|to|to be) (?:a |the |final |another |one more |some ){0,3}(?:review(?:ed)?|testing|test(?:ed)?|approval)$/
/** Not of all tasks: "all done with the deck". */
const DONE_WITH =
  /^(?:i'm |i am |we're |we are )?(?:all |completely |finally |now |just )*(?:done|finished|through|ready) with (.+?)(?: now)?$/
const IS_NOW =
  /^(.+?)(?:'s| (?:is|are)| (?:can|could|should|may) (?:now |all )?be(?: marked(?: as)?| moved to| set to)?)(?: now| already| back| currently| all| both){0,3} (.+)/s
const FINISHED =
  /^(?:i|we)(?:'ve| have)? (?:just |now |already |finally |all )*(?:finali[sz]ed|finished|completed|wrapped up|sorted(?: out)?|handled|nailed|closed|resolved|done) (.+?)(?: (?:now|today|already))?$/
const NOT_DONE_WITH = /^(?:i'm|i am|we're|we are) not (?:really |quite )?(?:done|finished) with (.+)/s
const NOT_DONE = /^(.+?) (?:is|are|was|were)(?: not|n't) (?:really |actually |quite |yet |even ){0,3}\p{L}+$/u
const UNSTUCK =
  /^(.+?) (?:is|are|was)(?:n't| not| no longer) (?:really |actually )?(?:blocked|stuck|on hold|waiting|paused|held up)$/
const STUCK =
  /^(?:i'm |i am |we're |we are |still |we |i )*(?:waiting (?:for|on)|stuck (?:on|with|at)|blocked (?:on|by|with)|can't (?:continue|go on|proceed|move on|get any further)(?: with| on)|can't get (?:on|any further) with) (.+)/s
const GOING =
  /^(?:i'm |i am |we're |we are |i |we )?(?:(?:now|currently|already|just|finally|about to) )*(?:working on|started|starting|begun|busy with|on it with|at work on|getting started (?:on|with)|picking up|looking (?:at|into)|tackling|taking on|doing|began|starting on)(?: on| with| working on| work on)? (.+?)(?: (?:now|today|already|right now))?$/

/** Null where the clause reports of no task here. */
export function reportIn(said: string, board: Board): Move | null {
  const clause = bySomebody(said, board)
  const own: readonly (readonly [RegExp, after: readonly string[], MoveStatus])[] = [
    [DONE_WITH, [], 'completed'],
    [REVIEW, [], 'review'],
    [FINISHED, [], 'completed'],
    [NOT_DONE_WITH, ['yet', 'after all'], 'pending'],
    [NOT_DONE, ['yet', 'after all', 'at all'], 'pending'],
    [UNSTUCK, ['any more', 'anymore', 'any longer', 'now'], 'in-progress'],
    [STUCK, [], 'blocked'],
    [GOING, [], 'in-progress'],
  ]
  for (const [pattern, after, to] of own) {
    const match = pattern.exec(withoutEnds(clause, after))
    if (!match) continue
    const named = tasksNamed(match[1] ?? '', board, among(board, to))
    // What was never done is not opened again.
    if (to === 'pending' && 'tasks' in named && named.tasks.some(isOpen)) continue
    if (named.kind !== 'none') return { named, to, words: match[1] ?? '', isOrder: false }
  }
  const isNow = IS_NOW.exec(withoutEnds(clause, ['now', 'already', 'again', 'currently']))
  const now = isNow && placeOf(isNow[2] ?? '')
  const there = isNow && now ? tasksNamed(isNow[1] ?? '', board, among(board, now)) : null
  if (isNow && now && there?.kind === 'tasks')
    return { named: there, to: now, words: isNow[1] ?? '', isOrder: false }
  const read = readStatus(clause)
  if (read === null) return null
  const named = tasksOfTarget(read.target, board, among(board, read.status))
  if (named.kind === 'none') return null
  // "Amara's tasks in progress" describes what to see; "all of them are done" reports.
  if (named.kind === 'group' && !/\b(?:is|are|was|were|been)\b|'(?:s|re)\b/.test(clause)) return null
  return { named, to: read.status, words: wordsOf(read.target), isOrder: false }
}

/** "Mei wired the stage" reports as "I wired the stage" does. */
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
