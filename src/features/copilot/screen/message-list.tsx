// What was said to the Copilot and what it answered, the newest in sight; an answer is announced as it comes.
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { AnswerParts, CopilotMessage } from '../contract.ts'
import { AnswerMarkdown } from './answer-markdown.tsx'
import { IntentButtons } from './intent-buttons.tsx'
import { Proposal } from './proposal.tsx'
import { Sources } from './sources.tsx'
import { toldOf, useTold } from './told.ts'
import type { OwnMessage } from './use-conversation.ts'

export interface MessageListProps {
  messages: readonly CopilotMessage[]
  own: readonly OwnMessage[]
  isPending: boolean
  children?: ReactNode
}

export function MessageList({ messages, own, isPending, children }: MessageListProps) {
  const log = useRef<HTMLDivElement>(null)
  const told = useTold()
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (last !== undefined || own.length + told.size > 0)
      log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last, own, told])
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
        <Fragment key={message.id}>
          <Message message={message}>
            {message.parts && <Sources sources={message.parts.sources} />}
            <Proposal message={message} told={toldOf(told, message.id)} />
            {message.parts?.changes.length === 0 && (
              <IntentButtons message={message} told={toldOf(told, message.id)} />
            )}
          </Message>
          {message.parts && <ListMessages parts={message.parts} />}
          {toldOf(told, message.id).notes.map((content, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- notes are only added at the end
            <Message key={place} message={{ type: 'assistant', content }} />
          ))}
        </Fragment>
      ))}
      {own.map((message, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are replaced all at once
        <Message key={place} message={message} />
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

/** COP-17: what stands behind an answer, as messages of their own. */
function ListMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5 text-13 wrap-text">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1.5">{children}</ul>
    </section>
  )
}

function ListMessages({ parts: { actionableItems, insights } }: { parts: AnswerParts }) {
  return (
    <>
      {actionableItems.length > 0 && (
        <ListMessage title="Action Items">
          {actionableItems.map(({ title, priority, description, action }) => (
            <li key={title}>
              <span className="font-medium">{title}</span>{' '}
              <span className="text-ink-2">
                {priority} priority. {description} {action}
              </span>
            </li>
          ))}
        </ListMessage>
      )}
      {insights.length > 0 && (
        <ListMessage title="Key Insights">
          {insights.map(({ title, description, confidence }) => (
            <li key={title}>
              <span className="font-medium">{title}</span>{' '}
              <span className="text-ink-2">
                {description}
                {confidence !== undefined && ` ${confidence} percent sure.`}
              </span>
            </li>
          ))}
        </ListMessage>
      )}
    </>
  )
}
