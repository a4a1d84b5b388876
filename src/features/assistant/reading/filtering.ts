// Reads which tasks a person wants to see, as the filters of the board's panel.

import { words } from '../../../language/fold.ts'
import { stem } from '../../../language/keywords.ts'
import type { AssistantAnswer } from '../answer/contract.ts'
import type { Asked } from './asked.ts'
import { type Board, nameOf, statusWords } from './board.ts'
import { filtersOf, isNarrow, type Narrowing, narrowed, readNarrowing } from './narrowing.ts'
import { countOf, listed, taskLines } from './task-lines.ts'
import { openStatuses } from './vocabulary.ts'

const ASKS_TO_SEE =
  /\b(?:show|display|list|find|search|filter|see|view|look(?:ing)? (?:for|up)|only|just (?=the\b|those\b|my\b|what|show|see)|hide|give me|get me|pull up|bring up|narrow|focus on|limit|restrict|where(?: is| are|'s)|which (?:tasks?|ones|cards|items)|everything|all (?:the )?tasks|i need the|i want the|let me see)\b/
const SEARCHES =
  /\b(?:find|search(?:ing)?|look(?:ing)? (?:for|up)|called|named|with the word|mention\w*|contain\w*|about|anything|something)\b/
const CLEARS =
  /^(?:clear|reset|remove|drop|undo|take off|turn off|delete|kill|lose|cancel|get rid of|forget|no more|without)(?: (?:all|the|my|every|any|these|those|of))* ?(?:filters?|filtering|search|view)\b|^(?:show|display|see|view|list|give me|bring back|back to|unhide|get me|i want to see)(?: (?:me|us))?(?: back)?(?: again)? ?(?:absolutely |just |simply )?(?:everything|all|all (?:of )?(?:the |my |our |them|it)?(?:tasks|cards|items|again)?|the (?:whole|full|entire) (?:board|list)|every task|every single task)(?: (?:again|back|there is|we have|on the board|once more|please|tasks|now|without filters?|unfiltered))*$|^(?:no|remove) filters?$|^unfilter\b/
const HIDES =
  /^(?:hide|don't show|do not show|leave out|filter out|exclude|skip|get rid of|without|no)\b(?! (?:everything|all|anything)(?: \w+)? (?:except|but|besides|other))/

/** "Everything in review is done" tells something. */
const REPORTS =
  /^(?:everything|all)\b(?!.*\b(?:that|which|what)\b).* (?:is|are|has been|have been|was|were) (?:now |all |already )*\S+$/

/** Asked for in words of seeing. */
export function readFilter(asked: Asked): AssistantAnswer | null {
  const { plain } = asked
  if (REPORTS.test(plain)) return null
  return CLEARS.test(plain) || HIDES.test(plain) || ASKS_TO_SEE.test(plain) ? readDescription(asked) : null
}

/** Asked for by nothing but what they are: "Lucia, in progress". */
export function readDescription(asked: Asked): AssistantAnswer | null {
  const { plain, board } = asked
  if (CLEARS.test(plain)) return { type: 'FILTER', suggestion: 'All tasks are shown again.', filters: {} }
  const narrowing = readNarrowing(excepted(plain), board, asked.said)
  const hidden = HIDES.test(plain) ? withoutThese(narrowing) : null
  if (hidden !== null && narrowing.rest === '') return filterAnswer(hidden, '', board)
  const sees = ASKS_TO_SEE.test(plain)
  const search = searchIn(narrowing.rest, plain, board)
  if (search === null) return null
  if (search !== '')
    return sees || SEARCHES.test(plain) || isNarrow(narrowing) ? filterAnswer(narrowing, search, board) : null
  return isNarrow(narrowing) ? filterAnswer(narrowing, '', board) : null
}

/** "Which tasks …", "what does Jonas have": the board shows them, and the answer names them. */
export function readListing(asked: Asked): AssistantAnswer | null {
  if (/\byour\b/.test(asked.plain)) return null
  const narrowing = readNarrowing(asked.plain, asked.board, asked.said)
  const search = searchIn(narrowing.rest, asked.plain, asked.board)
  if (search === null || (!isNarrow(narrowing) && search === '')) return null
  return filterAnswer(narrowing, search, asked.board)
}

/** "Everything except what is in review" means what is in review. */
function excepted(plain: string): string {
  return plain.replace(
    /^(?:hide|remove|filter out|take away) (?:everything|all|anything|the rest|every task)(?: \w+){0,2} (?:except|but|besides|other than|apart from|that isn't|that's not|which isn't|not)(?: for)? /,
    'show ',
  )
}

/** What is hidden, turned into what is left; a day or a person cannot be turned. */
function withoutThese(narrowing: Narrowing): Narrowing | null {
  const { priorities, statuses } = narrowing
  if (priorities.length + statuses.length === 0 || narrowing.due !== null || narrowing.people.length > 0)
    return null
  // "Hide what is done" has been read as what is open.
  const areOpen = statuses.length === openStatuses.length
  const all = [...openStatuses, 'completed'] as const
  return {
    ...narrowing,
    priorities:
      priorities.length === 0
        ? []
        : (['high', 'medium', 'low'] as const).filter((one) => !priorities.includes(one)),
    statuses: statuses.length === 0 || areOpen ? statuses : all.filter((one) => !statuses.includes(one)),
  }
}

/**
 * The words to search for: those that occur on the board, or all that was asked to be found. Empty where there
 * are none, null where the words are about something else.
 */
function searchIn(rest: string, plain: string, board: Board): string | null {
  const quoted = plain
    .split('"')
    .slice(1, -1)
    .find(({ length }) => length >= 2 && length <= 60)
  if (quoted !== undefined) return quoted
  if (rest === '') return ''
  const left = rest.split(' ')
  const known = left.filter((word) => occurs(word, board))
  if (known.length === left.length) return rest
  if (SEARCHES.test(plain) && left.length <= 5 && /^(?:find|search|look|filter)/.test(plain)) return rest
  return known.length > 0 && ASKS_TO_SEE.test(plain) ? known.join(' ') : null
}

function occurs(word: string, board: Board): boolean {
  const root = stem(word)
  return root.length > 2 && board.tasks.some(({ title }) => words(title).some((own) => own.startsWith(root)))
}

function filterAnswer(narrowing: Narrowing, search: string, board: Board): AssistantAnswer {
  const filters = filtersOf(narrowing, search)
  const shown = narrowed(board.tasks, narrowing, board).filter(({ title }) => holds(title, search))
  const what = describe(narrowing, search)
  const suggestion =
    board.tasks.length === 0
      ? `Showing ${what}.`
      : shown.length === 0
        ? `Nothing on this board is ${what}.`
        : `Showing ${countOf(shown.length)}: ${what}.\n${taskLines(shown, board)}`
  return { type: 'FILTER', suggestion, filters }
}

function holds(title: string, search: string): boolean {
  return search.split(' ').every((word) => words(title).some((own) => own.includes(word)))
}

const dueWords = {
  overdue: 'overdue',
  today: 'due today',
  week: 'due this week',
  none: 'without a due date',
} as const

function describe({ priorities, statuses, due, people }: Narrowing, search: string): string {
  const isAllOpen = statuses.length === openStatuses.length && !statuses.includes('completed')
  const parts = [
    priorities.length > 0 ? `${listed(priorities)} priority` : null,
    statuses.length > 0
      ? isAllOpen
        ? 'not completed'
        : listed(statuses.map((one) => statusWords[one]))
      : null,
    due === null ? null : dueWords[due],
    people.length > 0 ? `assigned to ${listed(people.map(nameOf))}` : null,
    search === '' ? null : `with “${search}”`,
  ].filter((part) => part !== null)
  return parts.join(', ')
}
