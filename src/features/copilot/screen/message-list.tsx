// What was said to the Copilot and what it answered, the newest in sight; an answer is announced as it comes.
import { type ReactNode, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { AnswerParts, CopilotMessage } from '../contract.ts'
import { AnswerMarkdown } from './answer-markdown.tsx'
import { Proposal } from './proposal.tsx'
import { Sources } from './sources.tsx'
import type { OwnMessage } from './use-conversation.ts'

export interface MessageListProps {
  messages: readonly CopilotMessage[]
  own: readonly OwnMessage[]
  isPending: boolean
  children?: ReactNode
}

export function MessageList({ messages, own, isPending, children }: MessageListProps) {
  const log = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (last !== undefined || own.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last, own])
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4.5 py-4 -outline-offset-2"
    >
      {children}
      {messages.map((message) => (
        <Message key={message.id} message={message}>
          {message.parts && <MessageParts parts={message.parts} />}
          <Proposal message={message} />
        </Message>
      ))}
      {own.map((message) => (
        <Message key={message.type} message={message} />
      ))}
      {isPending && (
        <Loading label="The Copilot is typing">
          <Skeleton className="mb-2 w-4/5" />
          <Skeleton className="w-1/2" />
        </Loading>
      )}
    </div>
  )
}

function Message({ message: { type, content }, children }: { message: OwnMessage; children?: ReactNode }) {
  if (type === 'user')
    return (
      <p className="max-w-[84%] self-end rounded-[12px_12px_3px_12px] bg-sunken px-3 py-2 text-14 wrap-text whitespace-pre-wrap">
        <span className="sr-only">You asked: </span>
        {content}
      </p>
    )
  return (
    <div className="flex flex-col gap-2">
      <span className="sr-only">The Copilot answered: </span>
      <AnswerMarkdown text={content} />
      {children}
    </div>
  )
}

/** COP-17. */
function MessageParts({ parts }: { parts: AnswerParts }) {
  return (
    <>
      <Sources sources={parts.sources} />
      {parts.actionableItems.length > 0 && (
        <div>
          <h3 className="text-13 font-semibold">Action Items</h3>
          {parts.actionableItems.map(({ title, description }) => (
            <p key={title} className="text-13">
              {title}: {description}
            </p>
          ))}
        </div>
      )}
      {parts.insights.length > 0 && (
        <div>
          <h3 className="text-13 font-semibold">Key Insights</h3>
          {parts.insights.map(({ title, description }) => (
            <p key={title} className="text-13">
              {title}: {description}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
