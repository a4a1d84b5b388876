// What was asked and answered, the newest at the bottom and in sight.
import { type ReactNode, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Project } from '../../projects/contract.ts'
import type { Task } from '../../tasks/contract.ts'
import { AnswerText } from './answer-text.tsx'
import type { ChatMessage } from './chat.ts'
import { MoveOffers } from './move-offers.tsx'
import { NewTaskOffer } from './new-task-offer.tsx'
import type { Chat } from './use-chat.ts'
import { useCreate } from './use-create.ts'
import { useMove } from './use-move.ts'

export type ChatLogProps = {
  project: Project
  chat: Chat
  tasks: readonly Task[]
  /** An answer is on its way. */
  waiting: boolean
}

export function ChatLog({ project, chat, tasks, waiting }: ChatLogProps) {
  const moving = useMove()
  const making = useCreate(project, chat)
  const { messages } = chat
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // From the last question on: a long answer is read from its start. The end is as far as it goes.
    const questions = log.current?.querySelectorAll<HTMLElement>('[data-question]') ?? []
    const top = questions[questions.length - 1]?.offsetTop
    if (top !== undefined && (messages.length > 0 || waiting)) log.current?.scrollTo({ top: top - 4 })
  }, [messages.length, waiting])
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="-mx-2 mb-2.5 relative flex max-h-[min(360px,42vh)] flex-col gap-2.5 overflow-y-auto rounded-control px-2 py-0.5 -outline-offset-2"
    >
      {messages.map((message, index) => (
        // Messages are only ever put at the end, or forgotten from the front all at once.
        <Entry key={index} message={message}>
          {message.actions && <MoveOffers actions={message.actions} tasks={tasks} moving={moving} />}
          {message.newTask && (
            <NewTaskOffer message={message} task={message.newTask} tasks={tasks} making={making} />
          )}
        </Entry>
      ))}
      {waiting && (
        <Loading label="The assistant is thinking">
          <Skeleton className="mb-2 w-4/5" />
          <Skeleton className="w-1/2" />
        </Loading>
      )}
    </div>
  )
}

function Entry({ message: { role, message }, children }: { message: ChatMessage; children: ReactNode }) {
  if (role === 'user') {
    return (
      <p
        data-question
        className="ml-8 self-end rounded-card bg-sunken px-2.5 py-1.5 text-13 wrap-text whitespace-pre-wrap"
      >
        <span className="sr-only">You asked: </span>
        {message}
      </p>
    )
  }
  return (
    <div className="text-13 wrap-text">
      <span className="sr-only">The assistant answered: </span>
      <AnswerText text={message} />
      {children}
    </div>
  )
}
