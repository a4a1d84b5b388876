// Asks the assistant, keeps what it says, and sets the board's filters and sort where it says so.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../ui/api.ts'
import { RequestError } from '../../../ui/request.ts'
import { toast } from '../../../ui/toasts.ts'
import { useBoardView } from '../../boards/screen/board/use-board-view.ts'
import type { Task } from '../../tasks/contract.ts'
import type { AssistantAnswer } from '../answer/contract.ts'
import { queryAssistant } from '../contract.ts'
import { viewAfter } from './board-after.ts'
import { messageOf } from './board-summary.ts'
import type { ChatMessage } from './chat.ts'
import type { Chat } from './use-chat.ts'

export type AskInput = {
  chat: Chat
  tasks: readonly Task[]
  me: string | undefined
  /** Whether the assistant is expanded: history is on (AIA-10). */
  expanded: boolean
}

/** What it heard while nobody looked is told by a toast (ERR-28). */
export function useAsk({ chat, tasks, me, expanded }: AskInput) {
  const [view, setView] = useBoardView()
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useMutation({
    mutationFn: async (text: string) => {
      chat.add({ role: 'user', message: text })
      const { response } = await api(queryAssistant, {
        body: { message: messageOf(text, tasks, me, Date.now()) },
      })
      const { readAnswer } = await import('./read-answer.ts')
      return readAnswer(response)
    },
    onSuccess: (answer) => {
      chat.add(messageFrom(answer))
      // The panel may be gone with its page: another page's address is left alone.
      if (!shown.current) return
      const next = viewAfter(view, answer, tasks)
      if (next !== view) setView(next)
      if (!expanded) toast({ title: 'AI Assistant', description: answer.suggestion })
    },
    onError: (error) => {
      const words = failureOf(error)
      if (expanded && shown.current) chat.add({ role: 'assistant', message: words })
      else toast({ kind: 'destructive', title: 'Error', description: words })
    },
  })
}

/** ERR-28. */
export function failureOf(error: unknown): string {
  return error instanceof RequestError
    ? 'Failed to get AI response'
    : 'Failed to process your request. Please try again.'
}

/** AIA-07: what waits for a press comes along. */
export function messageFrom({ type, suggestion, taskActions, newTask }: AssistantAnswer): ChatMessage {
  return {
    role: 'assistant',
    message: suggestion,
    ...(type === 'TASK_UPDATE' && taskActions && { actions: taskActions }),
    ...(type === 'TASK_CREATE' && newTask && { newTask }),
  }
}
