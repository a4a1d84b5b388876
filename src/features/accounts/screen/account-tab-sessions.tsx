// The browsers in which the person is signed in, each to be signed out from here.
import { Monitor, Smartphone } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { OpenSession } from '../contract.ts'
import { useEndOthers, useEndSession, useSessions } from './use-sessions.ts'

export function OpenSessions() {
  const sessions = useSessions()
  const endOthers = useEndOthers()
  return (
    <Panel title="Where you are signed in" description="A session ends 30 days after its last use.">
      {sessions.isPending && (
        <Loading label="Loading your sessions">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {sessions.isError && (
        <ErrorState
          title="Failed to load your sessions"
          onRetry={() => void sessions.refetch()}
          busy={sessions.isFetching}
        >
          {failureWords(sessions.error)}
        </ErrorState>
      )}
      {sessions.data && (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button
          className="mt-4"
          busy={endOthers.isPending}
          busyLabel="Signing out..."
          onClick={() => endOthers.mutate()}
        >
          Sign Out All Others
        </Button>
      )}
    </Panel>
  )
}

function Session({ session }: { session: OpenSession }) {
  const { id, device, createdAt, lastUsed, isCurrent } = session
  const end = useEndSession()
  const isPhone = /iPhone|iPad|Android/.test(device)
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4">
        {isPhone ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      </span>
      <div className="min-w-0 flex-1 text-13">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isCurrent && <Badge tone="accent">This browser</Badge>}
        </h3>
        <p className="text-12 text-ink-2">
          Last used <RelativeTime at={lastUsed} inSentence />, signed in {formatDate(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          busy={end.isPending}
          busyLabel="Signing out..."
          aria-label={`Sign out ${device}, signed in ${formatDate(createdAt)}`}
          onClick={() => end.mutate(id)}
        >
          Sign Out
        </Button>
      )}
    </li>
  )
}
