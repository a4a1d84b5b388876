// Waiting for: what I gave to others and nobody has answered, with a switch to have them asked.
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useWaiting } from './use-waiting.ts'
import { WaitingCard } from './waiting-card.tsx'

export function WaitingPage() {
  const { data, error, isFetching, refetch } = useWaiting()
  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col px-6 py-6 max-md:px-4">
      <header>
        <h1 className="text-20 font-semibold tracking-[-0.012em]">Waiting for</h1>
        <p className="mt-0.5 max-w-(--measure) text-13 text-ink-2">
          Tasks you gave to others. An answer in the conversation, or a comment, takes them off this list.
        </p>
      </header>
      <section aria-label="Tasks that wait for an answer" className="mt-5 flex flex-1 flex-col">
        {data === undefined && error && (
          <ErrorState
            level={2}
            className="flex-1"
            title="Failed to load what you wait for"
            busy={isFetching}
            onRetry={() => void refetch()}
          >
            {failureWords(error)}
          </ErrorState>
        )}
        {data === undefined && !error && <LoadingWaits />}
        {data?.length === 0 && (
          <EmptyState
            level={2}
            className="flex-1"
            title="You are not waiting for anyone"
            action={<ButtonLink href="/tasks">Open the Task Board</ButtonLink>}
          >
            Tasks that you or your mails give to others appear here until they are answered.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <>
            <h2 className="sr-only">Tasks</h2>
            <ul className="grid gap-2">
              {data.map((task) => (
                <li key={task.id}>
                  <WaitingCard task={task} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}

function LoadingWaits() {
  return (
    <Loading label="Loading what you wait for" className="grid gap-2">
      {['w-2/5', 'w-1/3', 'w-1/2'].map((width) => (
        <div key={width} className="h-[104px] rounded-card bg-surface px-4 py-4 shadow-card">
          <Skeleton className={width} />
          <Skeleton className="mt-3 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}
