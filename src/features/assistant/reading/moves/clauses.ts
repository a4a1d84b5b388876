// Parts words into clauses and reads the moves of all of them, each in the light of the ones before.
import type { Board } from '../board.ts'
import { type Named, tasksNamed } from '../named-tasks.ts'
import { among, type Move } from './move.ts'
import { orderIn } from './order.ts'

/** Where one order or report ends and the next begins: each splits what the ones before have left. */
const JOINTS = [
  /(?: ?[;.!?,])? (?:and |then |also |but |plus |so |& ){0,3}(?=(?:move|set|put|change|mark|start|begin|finish|complete|close|reopen|block|tick|check off|cross off|resume|submit) )/,
  / ?[;.!?,] (?:and |then |but |so ){0,3}(?=\D)/,
  / (?:and|but|while|then) (?=the |my |our |#\d|task \d|\d+ (?:is|are)|i |i'|we )/,
  /(?<=\b(?:done|progress|review|blocked|pending|completed|hold|started|finished|todo)) (?:and|but|while) (?=#?\d+ (?:to|into|is|in|as|on)\b)/,
]

export function clausesOf(plain: string): string[] {
  return JOINTS.reduce((clauses, joint) => clauses.flatMap((clause) => clause.split(joint)), [plain])
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

const LEADS =
  /^(?:oh |wait |no |actually |you (?:can|could|may|should) (?:now |please |also )*|(?:can|could|would|will) you (?:please )?|please |i think |i guess |it seems |looks like |so |now |let's |we can |we should |i'd say |also |just |then |i (?:want|need|would like) (?:you )?to )+/

/** "You can close it" orders as "close it" does. */
export function withoutLead(clause: string): string {
  return clause.replace(LEADS, '')
}

export type ReadClause = (clause: string, board: Board) => Move | null

/** The moves of all clauses; a later "it" means the task before, and tasks alone are moved as those before. */
function movesIn(plain: string, read: ReadClause, board: Board): Move[] {
  const moves: Move[] = []
  let spokenOf: Named = { kind: 'none' }
  for (const clause of clausesOf(plain)) {
    const bare = withoutLead(clause)
    const before = moves.at(-1)
    const move = read(bare, board) ?? (before ? asBefore(bare, before, board) : null)
    if (move?.named.kind === 'it' && before?.named.kind === 'tasks') before.to = move.to
    else if (move?.named.kind === 'it')
      moves.push(spokenOf.kind === 'tasks' ? { ...move, named: spokenOf } : move)
    else if (move !== null) moves.push(move)
    else spokenOf = lastNamed(bare, board) ?? spokenOf
  }
  return moves
}

/** One task that a clause without a move spoke of: "it" means that. */
function lastNamed(words: string, board: Board): Named | null {
  const named = tasksNamed(words, board)
  return named.kind === 'tasks' && named.tasks.length === 1 ? named : null
}

/** "… and the press release", "… and 7 to done". */
function asBefore(words: string, { to, isOrder }: Move, board: Board): Move | null {
  const other = isOrder ? orderIn(`move ${words}`, board) : null
  if (other) return other
  const named = tasksNamed(words, board, among(board, to))
  return named.kind === 'tasks' && words.split(' ').length <= 6 ? { named, to, words, isOrder } : null
}

/** Read as a whole or clause by clause, whichever finds more tasks: "1, 4 and 6 are done" is one report. */
export function mostOf(plain: string, read: ReadClause, board: Board): Move[] {
  const split = movesIn(plain, read, board)
  const whole = read(withoutLead(plain), board)
  return whole !== null && taskCount([whole]) > taskCount(split) ? [whole] : split
}

function taskCount(moves: readonly Move[]): number {
  const found = moves.flatMap(({ named }) =>
    named.kind === 'tasks' || named.kind === 'group' ? named.tasks : [],
  )
  return found.length
}
