// The page of what waits for a person: suggestions, held and failed mails, each with what can be done about it.
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import type { Suggestion } from '../../../records/contract.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { EmptyTray } from '../../../ui/illustration.tsx'
import { failureWords } from '../../../ui/request.ts'
import { RelativeTime } from '../../../ui/time.tsx'
import { mailOnBoard } from '../../boards/screen/board/mail-address.ts'
import { WaitingSuggestion } from '../../boards/screen/board/suggestions.tsx'
import type { Work } from '../contract.ts'
import { MailActs } from './mail-acts.tsx'
import { MailLogHead } from './mail-log-head.tsx'
import { MailRowsSkeleton } from './mail-skeletons.tsx'
import { OlderMail } from './received-list.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'
import { outcomeWords, WorkBadge } from './work-words.tsx'

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
        What an agent is not sure of, and mails that were held or failed, stand here until you decide.
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="sr-only">To decide</h2>
      <ul ref={list} aria-label="To decide" className="flex max-w-[720px] flex-col gap-3">
        {waiting.items.map((item) => (
          <li key={keyOf(item)}>
            {item.kind === 'mail' ? (
              <WaitingMail work={item.work} />
            ) : (
              <OfProject suggestion={item.suggestion} />
            )}
          </li>
        ))}
      </ul>
      <OlderMail more={waiting.hasMore} busy={waiting.loadingMore} onMore={waiting.more} />
    </>
  )
}

const keyOf = (item: Waiting) =>
  item.kind === 'mail' ? `mail-${item.work.id}` : `suggestion-${item.suggestion.id}`

function OfProject({ suggestion }: { suggestion: Suggestion }) {
  const { projectId, projectName, evidence } = suggestion
  return (
    <>
      <Line at={suggestion.at}>
        Suggested for{' '}
        <Link href={`/project/${projectId}`} data-row className="link">
          {projectName}
        </Link>
      </Line>
      <WaitingSuggestion
        suggestion={suggestion}
        href={mailOnBoard(projectId, evidence.mailId, `s${suggestion.id}`)}
      />
    </>
  )
}

function WaitingMail({ work }: { work: Work }) {
  return (
    <>
      <Line at={work.receivedAt}>From {work.senderName || work.sender}</Line>
      <article className="rounded-card bg-surface px-3 pt-2.5 pb-3 shadow-card">
        <div className="flex items-start gap-3">
          <h3 className="min-w-0 flex-1 text-14 font-550 wrap-text">
            <Link href={`/mails/${work.id}`} data-row className="hover:underline">
              {work.subject || '(no subject)'}
            </Link>
          </h3>
          <WorkBadge status={work.status} />
        </div>
        <p className="mt-[3px] text-13 leading-[18px] text-ink-2 wrap-text">{outcomeWords(work)}</p>
        <MailActs work={work} among />
      </article>
    </>
  )
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <p className="mb-1 flex items-baseline gap-3 text-12 text-ink-2">
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <RelativeTime at={at} className="inscription text-ink-3" />
    </p>
  )
}
