// The round trip: a mail to the server itself, step by step, with what each took.
import { Check, Circle, Play, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { RoundTrip, TripStep } from '../contract.ts'
import { useRoundTrip, useStartRoundTrip } from './use-setup.ts'

/** A mail that comes back at all is back by then; after it another may be sent. */
const RECENT_MS = 60_000

const isRecent = ({ startedAt }: RoundTrip) => Date.now() - Date.parse(startedAt) < RECENT_MS

export function RoundTripCard({ hasRelay }: { hasRelay: boolean }) {
  const read = useRoundTrip()
  const start = useStartRoundTrip()
  const trip = read.data?.trip ?? null
  return (
    <section aria-labelledby="round-trip">
      <div className="flex h-8 items-center gap-2.5">
        <h2 id="round-trip" className="text-14 font-semibold">
          Round trip
        </h2>
        {trip && <RelativeTime at={trip.startedAt} className="ml-auto text-12 text-ink-3" />}
      </div>
      <div className="overflow-hidden rounded-panel bg-surface shadow-card">
        <Loaded
          of={read}
          failed="The round trip could not be loaded"
          level={3}
          waiting={<Skeleton className="m-5 h-28" />}
        >
          {() => (
            <div className="px-4.5 pt-4 pb-3 text-13" aria-live="polite">
              {trip === null ? <Never hasRelay={hasRelay} /> : <Steps trip={trip} />}
            </div>
          )}
        </Loaded>
        <div className="perforated-t flex items-center gap-3 px-4.5 py-2.5 text-12 text-ink-2">
          <span>It makes no task.</span>
          <Button
            size="sm"
            className="ml-auto"
            icon={<Play aria-hidden />}
            busy={start.isPending || (trip?.state === 'running' && isRecent(trip))}
            busyLabel="On its way..."
            disabled={!hasRelay}
            onClick={() => start.mutate()}
          >
            {trip === null ? 'Run it' : 'Run again'}
          </Button>
        </div>
      </div>
    </section>
  )
}

const Never = ({ hasRelay }: { hasRelay: boolean }) => (
  <p className="text-ink-2">
    {hasRelay
      ? 'A mail goes out by your relay to this server’s own address. Seen back here, it proves both ways, and shows whether it is signed.'
      : 'Nothing leaves this server: SMTP_URL names no relay. Mails wait in the outbox, where the app shows them.'}
  </p>
)

function Steps({ trip: { state, ms, steps, note } }: { trip: RoundTrip }) {
  const done = steps.filter((one) => one.state === 'done').length
  return (
    <>
      <p className="flex items-baseline gap-2">
        <strong className="text-26 font-semibold tracking-[-0.022em] tabular-nums">
          {ms === null ? words[state] : seconds(ms)}
        </strong>
        {ms !== null && <span className="text-ink-2">out and back again</span>}
      </p>
      <ProgressBar label="Round trip" value={done} max={steps.length} className="mt-2" />
      <ol className="mt-2.5 grid gap-1.5">
        {steps.map((one) => (
          <li key={one.what} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-2">
            <StepMark state={one.state} />
            <span className="wrap-text">{one.what}</span>
            <span className="text-12 text-ink-2 tabular-nums">{one.ms === null ? '' : seconds(one.ms)}</span>
          </li>
        ))}
      </ol>
      {note !== null && (
        <p className="mt-3 rounded-control bg-warning-tint px-3 py-2 text-12 wrap-text">{note}</p>
      )}
    </>
  )
}

const words: Record<RoundTrip['state'], string> = {
  running: 'On its way',
  back: 'Back',
  failed: 'Not sent',
  late: 'Not back yet',
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function StepMark({ state }: Pick<TripStep, 'state'>) {
  const look = 'mt-[3px] size-3.5'
  if (state === 'done') return <Check role="img" aria-label="Done:" className={`${look} text-success`} />
  if (state === 'failed') return <X role="img" aria-label="Failed:" className={`${look} text-danger`} />
  return <Circle role="img" aria-label="Open:" className={`${look} text-ink-3`} />
}
