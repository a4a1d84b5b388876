// What is asked of the board on the screen alone: to show some tasks, in an order, or to move one that is chosen there.
import { fold } from '../../language/fold.ts'
import type { Answered, AskedQuestion } from '../../records/asks.ts'
import type { AssistantAnswer, BoardShown } from './answer/contract.ts'

type OnScreen = Pick<AskedQuestion, 'projectId'>

/** Null where no board is on the screen, or the answer asks nothing of it (AIA-11). */
export function viewOf({ type, filters, sort }: AssistantAnswer, { projectId }: OnScreen): BoardShown | null {
  if (projectId === null) return null
  if (type === 'SORT') return sort ? { sort } : null
  return type === 'FILTER' ? { filters: filters ?? {}, ...(sort && { sort }) } : null
}

const ORDERS = /^(?:please |now |just )*(?:show|hide|filter|display|only|sort|order|clear|reset|unfilter)\b/

/** In so many words, so that nothing else can be meant. */
export const asksToShow = ({ said }: Pick<AskedQuestion, 'said'>): boolean => ORDERS.test(fold(said))

/** Moves of a task that was not named: it is chosen on the board (ERR-29, ERR-30). */
export function openMoves(
  { suggestion, taskActions }: AssistantAnswer,
  { projectId }: OnScreen,
): Answered | null {
  const open = (taskActions ?? []).filter(({ taskId }) => taskId == null)
  if (projectId === null || open.length === 0) return null
  return {
    sureness: 0.9,
    statements: [{ text: suggestion, sources: [] }],
    intents: open.map(({ label, statusChange }) => ({
      ...{ label, status: statusChange, taskId: null, version: null },
    })),
  }
}
