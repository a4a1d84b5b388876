// Asks beside a board: the question goes with the board's tasks, and one action comes back (AIA-03, API-57).
import { api } from '../../../../ui/api.ts'
import { RequestError } from '../../../../ui/request.ts'
import { queryAssistant } from '../../../assistant/contract.ts'
import { type Shown, shownBy } from './board-after.ts'
import { messageOf, type ShownBoard } from './board-summary.ts'
import { chats, messageFrom } from './chat.ts'

export async function askOfBoard(
  text: string,
  board: ShownBoard,
  signal: AbortSignal,
): Promise<{ shown: Shown | null; plain: string | null }> {
  const { response } = await api(queryAssistant, {
    body: { message: messageOf(text, board, Date.now()) },
    signal,
  })
  const { readAnswer } = await import('./read-answer.ts')
  const { answer, isPlain } = readAnswer(response)
  chats.add(board.project, { role: 'user', message: text })
  chats.add(board.project, messageFrom(answer))
  return { shown: shownBy(answer), plain: isPlain ? answer.suggestion : null }
}

export function keepFailure(project: number, text: string, words: string): void {
  chats.add(project, { role: 'user', message: text })
  chats.add(project, { role: 'assistant', message: words })
}

/** ERR-28. */
export function failureOf(error: unknown): string {
  return error instanceof RequestError
    ? 'Failed to get AI response'
    : 'Failed to process your request. Please try again.'
}
