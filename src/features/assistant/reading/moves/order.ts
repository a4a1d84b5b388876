// Reads one order: "move the deck to done", "close #4", "6 -> done".
import type { MoveStatus } from '../../answer/contract.ts'
import type { Board } from '../board.ts'
import { tasksNamed } from '../named-tasks.ts'
import { withoutEnds } from '../phrase.ts'
import { among, type Move, placeOf } from './move.ts'

/** Verbs that say the status themselves. */
const VERBS: readonly (readonly [RegExp, MoveStatus])[] = [
  [/^(?:reopen|re-open|unclose|uncheck|untick|undo|reset|restore|un-?finish) (.+)/s, 'pending'],
  [/^(?:stop|cease|quit)(?: work(?:ing)?(?: on)?| doing| with)? (.+)/s, 'pending'],
  [/^(?:cross|tick|check|strike|take|scratch) (.+?) off(?: (?:of )?(?:the|my|our|your) list)?$/, 'completed'],
  [
    /^(?:start|begin|kick off|pick up|get going (?:on|with)|resume|continue|unblock|get started (?:on|with))(?: work(?:ing)?)?(?: on| with)? (.+)/s,
    'in-progress',
  ],
  [/^get (.+?) (?:going|started|rolling|moving)$/, 'in-progress'],
  [/^(?:take|move|get|bring|pull) (.+?) (?:out of|off) (?:blocked|hold|the blocked column)$/, 'in-progress'],
  [
    /^(?:finish|complete|close|close out|tick(?: off)?|check off|cross off|cross out|strike|wrap up|resolve|end|conclude|tick the box (?:on|for)) (.+?)(?: off| up| out)?(?: (?:the|my) list)?$/,
    'completed',
  ],
  [/^(?:block|park|pause|hold(?: off on)?|freeze|suspend|shelve) (.+)/s, 'blocked'],
  [/^(?:submit|hand in|send(?: off)?) (.+?) (?:for|to|into) (?:a )?(?:review|testing|approval)$/, 'review'],
]

const PUT =
  /^(?:re-?)?(?:move|set|put|change|mark|switch|drag|push|shift|update|flag|turn|send|place|drop|bring|throw|get|make|count|consider|record|log|transition|pull) (?:the )?(?:status (?:of|for|on) )?(.+?)(?:'s status| status)? (?:back )?(?:over )?(?:(?:in)?to|as|in|into|on|onto|under|back to|being|is|=|->|→) (?:status )?(?:be )?['"]?(.+)/s
const AFTER_PLACE = ['column', 'list', 'status', 'lane', 'state', 'again', 'now', 'instead', 'already']
/** "Mark #4 done": without a word between. */
const MARK =
  /^(?:mark|set|call|make|get|flag|have) (.+?) (done|completed?|finished|closed|complete|blocked|pending|started|stuck|open|ongoing|in[- ]progress|in review|under review|on hold)$/

/** "Move to done", "move a task to done": which one is chosen on the board (ERR-30). */
const UNNAMED =
  /^(?:move|set|put|change|mark|switch|shift|drag) (?:(?:an?|any|one|some|the|my)(?: of (?:the|my))? (?:tasks?|items?|cards?|ones?) )?(?:(?:in)?to|as|in) (.+)/s

/** "6 -> done". */
const ARROW = /^(.+?) ?(?:->|=>|→|=) ?(.+)/s

/** Null where the clause orders nothing that this board could do. */
export function orderIn(clause: string, board: Board): Move | null {
  const bare = withoutEnds(clause, AFTER_PLACE)
  const unnamed = placeOf(unquoted(UNNAMED.exec(bare)?.[1] ?? ''))
  if (unnamed) return { named: { kind: 'it' }, to: unnamed, words: '', isOrder: true }
  for (const [pattern, text] of [
    [PUT, bare],
    [MARK, clause],
    [ARROW, clause],
  ] as const) {
    const match = pattern.exec(text)
    const place = match ? placeOf(unquoted(match[2] ?? '')) : null
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

/** "Move #4 to 'done'": the opening quote is read over. */
function unquoted(words: string): string {
  return words.replace(/['"]$/, '')
}

function orderOf(words: string, to: MoveStatus, board: Board): Move {
  return { named: tasksNamed(words, board, among(board, to)), to, words, isOrder: true }
}
