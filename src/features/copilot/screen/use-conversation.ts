// The conversation of the context: what was kept, what is asked now, and what is built here where the server fails.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keyOf } from '../../../ui/api.ts'
import { RequestError } from '../../../ui/request.ts'
import { streamed } from '../../../ui/streamed.ts'
import { toast } from '../../../ui/toasts.ts'
import { useRead } from '../../../ui/use-read.ts'
import { useBoardView } from '../../boards/screen/board/use-board-view.ts'
import { askCopilot, type CopilotMessage, listCopilotMessages } from '../contract.ts'
import { takeAsked, useAskedBeside } from './asked-beside.ts'
import { askOfBoard, failureOf, keepFailure } from './board/ask-of-board.ts'
import { type Shown, viewAfter } from './board/board-after.ts'
import { chats } from './board/chat.ts'
import { copilotState } from './copilot-state.ts'
import { localReply } from './local-reply.ts'
import type { ScreenContext } from './screen-context.ts'
import type { ToldPage } from './use-context-data.ts'

/** Beside what the server keeps: what was just sent, and what this browser said by itself. */
export interface OwnMessage {
  type: 'user' | 'assistant'
  content: string
  /** More of it is to come: it is read out once it is whole. */
  isComing?: boolean
}

interface Told {
  /** What the board is to show; null where it stays as it is. */
  shown: Shown | null
  /** What the server gave in a form of its own, shown as it is (AIA-11). */
  plain: string | null
}

export function useConversation(screen: ScreenContext, page: ToldPage) {
  const client = useQueryClient()
  const read = useRead(listCopilotMessages, {}, { select: ({ messages }) => messages })
  const [own, setOwn] = useState<readonly OwnMessage[]>([])
  const [isPending, setPending] = useState(false)
  const running = useRef<AbortController | null>(null)
  const [view, setView] = useBoardView()
  const { board } = page
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

  async function askChat(text: string, signal: AbortSignal): Promise<Told> {
    const body = { userQuestion: text, context: screen.context, contextData: page.data }
    const asked: OwnMessage = { type: 'user', content: text }
    const { response, view: told } = await streamed(askCopilot, { body, signal }, (event, data) => {
      if (event !== 'said' || signal.aborted) return
      const { text: content } = data as { text: string }
      setOwn([asked, { type: 'assistant', content, isComing: true }])
    })
    if (response.trim() === '') throw new Error('the answer is empty')
    return { shown: told ?? null, plain: null }
  }

  async function ask(text: string, isBeside = false) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setPending(true)
    const asked: OwnMessage = { type: 'user', content: text }
    setOwn([asked])
    const beside = isBeside ? board : null
    try {
      const told = beside
        ? await askOfBoard(text, beside, control.signal)
        : await askChat(text, control.signal)
      if (running.current !== control) return
      await refresh()
      const { shown, plain } = told
      if (board && shown) setView(viewAfter(view, shown, board.tasks))
      setOwn(plain === null ? [] : [asked, { type: 'assistant', content: plain }])
    } catch (error) {
      if (control.signal.aborted) return
      const why = error instanceof RequestError ? `HTTP error! status: ${error.status}` : error
      console.error('the Copilot gave no answer', why)
      const shownPage = { context: screen.context, tasks: page.tasks, report: page.data.reportData }
      const lines = localReply(shownPage, Date.now())
      if (beside) tellFailure(error, text, beside.project, lines)
      setOwn([asked, { type: 'assistant', content: lines.join('\n\n') }])
    } finally {
      if (running.current === control) {
        running.current = null
        setPending(false)
      }
    }
  }

  /** What was said so far goes, as if it had not been asked. */
  function stop() {
    running.current?.abort()
    running.current = null
    setPending(false)
    setOwn([])
  }

  /** ERR-28: in the conversation, or by a toast where that is not open. */
  function tellFailure(error: unknown, text: string, project: number, lines: string[]) {
    const words = failureOf(error)
    keepFailure(project, text, words)
    if (copilotState() === 'open') lines.unshift(words)
    else toast({ kind: 'destructive', title: 'Error', description: words })
  }

  const refresh = () => client.invalidateQueries({ queryKey: keyOf(listCopilotMessages).slice(0, 1) })
  const beside = useAskedBeside()
  const take = useEffectEvent((text: string) => {
    takeAsked()
    void ask(text, true)
  })
  const isReady = board !== null
  useEffect(() => {
    if (beside !== null && isReady) take(beside)
  }, [beside, isReady])

  const messages: readonly CopilotMessage[] = read.data ?? []
  return {
    ...{ messages, isPending, ask, stop, refresh },
    own: [...(read.data === undefined && board ? keptBefore(own, board.project) : []), ...own],
    isLoading: read.isPending,
    dropOwn: () => setOwn([]),
  }
}

/** Until the server is heard, and where it is not: what this browser kept of what was said beside the board. */
function keptBefore(own: readonly OwnMessage[], project: number): OwnMessage[] {
  const kept = chats.messages(project).map(({ role, message }) => ({ type: role, content: message }))
  // What failed just now is kept here already, and stands below with what is said of it.
  const isLast = own.length > 0 && kept.at(-2)?.content === own[0]?.content
  return isLast ? kept.slice(0, -2) : kept
}
