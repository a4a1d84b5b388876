// Reads which tasks a person wants moved to which status: orders ("close #4") and reports ("the deck is done").
import type { AssistantAnswer } from '../answer/contract.ts'
import type { Asked } from './asked.ts'
import { clausesOf, mostOf, withoutLead } from './moves/clauses.ts'
import { hasTasks } from './moves/move.ts'
import { orderIn } from './moves/order.ts'
import { answerTo } from './moves/propose.ts'
import { reportIn } from './moves/report.ts'

export function readOrders({ plain, board, isQuestion }: Asked): AssistantAnswer | null {
  const isOrder = [plain, ...clausesOf(plain)].some((clause) => orderIn(withoutLead(clause), board) !== null)
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
