// The conversation of the context: what was kept, what is asked now, and what is built here where the server fails.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, keyOf } from '../../../ui/api.ts'
import { RequestError } from '../../../ui/request.ts'
import { useRead } from '../../../ui/use-read.ts'
import { askCopilot, type ContextData, type CopilotMessage, listCopilotMessages } from '../contract.ts'
import { localReply, type ShownTask } from './local-reply.ts'
import type { ScreenContext } from './screen-context.ts'

/** Beside what the server keeps: what was just sent, and what this browser said by itself. */
export interface OwnMessage {
  type: 'user' | 'assistant'
  content: string
}

export function useConversation(
  screen: ScreenContext,
  contextData: ContextData,
  tasks: readonly ShownTask[],
) {
  const client = useQueryClient()
  const read = useRead(listCopilotMessages, {}, { select: ({ messages }) => messages })
  const [own, setOwn] = useState<readonly OwnMessage[]>([])
  const [isPending, setPending] = useState(false)
  const running = useRef<AbortController | null>(null)
  // COP-16, COP-36: what was asked elsewhere is answered to nobody.
  const place = `${screen.context} ${screen.projectId} ${screen.shown?.kind} ${screen.shown?.id}`
  useEffect(
    () => () => {
      if (running.current === null) return
      running.current.abort()
      running.current = null
      setPending(false)
      setOwn([])
    },
    // oxlint-disable-next-line react/exhaustive-deps -- it runs when the place is another
    [place],
  )

  async function ask(text: string) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setPending(true)
    setOwn([{ type: 'user', content: text }])
    try {
      const { response } = await api(askCopilot, {
        body: { userQuestion: text, context: screen.context, contextData },
        signal: control.signal,
      })
      if (response.trim() === '') throw new Error('the answer is empty')
      if (running.current !== control) return
      await refresh()
      setOwn([])
    } catch (error) {
      if (control.signal.aborted) return
      const why = error instanceof RequestError ? `HTTP error! status: ${error.status}` : error
      console.error('the Copilot gave no answer', why)
      const page = { context: screen.context, tasks, report: contextData.reportData }
      const content = localReply(page, Date.now()).join('\n\n')
      setOwn([
        { type: 'user', content: text },
        { type: 'assistant', content },
      ])
    } finally {
      if (running.current === control) {
        running.current = null
        setPending(false)
      }
    }
  }

  const refresh = () => client.invalidateQueries({ queryKey: keyOf(listCopilotMessages).slice(0, 1) })
  const messages: readonly CopilotMessage[] = read.data ?? []
  const dropOwn = () => setOwn([])
  return { messages, own, isPending, isLoading: read.isPending, ask, refresh, dropOwn }
}
