// The page of what waits for a person: suggestions, held and failed mails, each with what can be done about it.
import { useRef } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { EmptyTray } from '../../../ui/illustration.tsx'
import { failureWords } from '../../../ui/request.ts'
import { DecideItem, keyOfWaiting } from './decide-item.tsx'
import { MailLogHead } from './mail-log-head.tsx'
import { MailRowsSkeleton } from './mail-skeletons.tsx'
import { OlderMail } from './received-list.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useWaiting } from './use-waiting.ts'

export function DecidePage() {
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <MailLogHead box="decide" />
      <div className="mt-4">
        <WaitingList />
      </div>
    </div>
  )
}

function WaitingList() {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const waiting = useWaiting()
  if (waiting.items === null) {
    if (waiting.error === null) return <MailRowsSkeleton rows={4} />
    return (
      <ErrorState
        level={2}
        title="What waits for you could not be loaded"
        onRetry={waiting.retry}
        busy={waiting.busy}
      >
        Nothing is decided without you. {failureWords(waiting.error)}
      </ErrorState>
    )
  }
  if (waiting.items.length === 0) {
    return (
      <EmptyState level={2} title="Nothing waits for you" illustration={<EmptyTray />}>
        What an agent is not sure of, and mails that were held or failed, wait here until you decide.
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="sr-only">To decide</h2>
      <ul ref={list} aria-label="To decide" className="flex max-w-[720px] flex-col gap-3">
        {waiting.items.map((item) => (
          <DecideItem key={keyOfWaiting(item)} item={item} />
        ))}
      </ul>
      <OlderMail more={waiting.hasMore} busy={waiting.loadingMore} onMore={waiting.more} />
    </>
  )
}
