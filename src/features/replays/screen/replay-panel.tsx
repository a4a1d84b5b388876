// Settings, Privacy: stored mails read again as they would be today, and what would be otherwise, made so on demand.

import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { ReplayedMail, ShownReplay } from '../contract.ts'
import { Differences } from './differences.tsx'
import { useReplay, useReplayActs } from './use-replay.ts'

export function ReplayPanel() {
  const replay = useReplay()
  return (
    <Panel
      title="Read mails again"
      description="Stored mails are read as they would be today, in the background and behind new mail. You see what would differ; nothing is changed before you say so, what people corrected stays, and nobody is mailed."
    >
      <Loaded
        of={replay}
        failed="What was read again could not be loaded"
        waiting={
          <Loading label="Loading what was read again" className="grid gap-3">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </Loading>
        }
      >
        {(read) =>
          read.mayStart ? (
            <Replay replay={read.replay} />
          ) : (
            <p className="text-13 text-ink-2">Admins of your company decide this.</p>
          )
        }
      </Loaded>
    </Panel>
  )
}

type Run = NonNullable<ShownReplay['replay']>

function Replay({ replay }: { replay: Run | null }) {
  const acts = useReplayActs()
  return (
    <div className="grid gap-5">
      {replay && replay.state !== 'done' ? (
        <Progress run={replay} steer={acts.steer} />
      ) : (
        <StartForm start={acts.start} />
      )}
      {replay && <Found run={replay} apply={acts.apply} />}
    </div>
  )
}

type Acts = ReturnType<typeof useReplayActs>

function StartForm({ start }: Pick<Acts, 'start'>) {
  const [since, setSince] = useState('')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!start.isPending) start.mutate(since === '' ? null : since)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label="Mails since" hint="Empty for all.">
        <Input type="date" value={since} onChange={(event) => setSince(event.target.value)} />
      </Field>
      <Button type="submit" className="mb-[22px]" busy={start.isPending} busyLabel="Starting...">
        Read again
      </Button>
    </form>
  )
}

function Progress({ run: { seen, total, state }, steer }: { run: Run } & Pick<Acts, 'steer'>) {
  const isPaused = state === 'paused'
  return (
    <div className="grid gap-2">
      <ProgressBar label="Mails read again" value={seen} max={Math.max(total, 1)} />
      <div className="flex items-center justify-between gap-3">
        <p className="text-13 text-ink-2" aria-live="polite">
          {seen} of {total} mails{isPaused ? ', paused' : ''}
        </p>
        <Button size="sm" busy={steer.isPending} onClick={() => steer.mutate(!isPaused)}>
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
      </div>
    </div>
  )
}

function Found({ run, apply }: { run: Run } & Pick<Acts, 'apply'>) {
  const { found, applied, mails, state, seen } = run
  if (found === 0)
    return state === 'done' ? (
      <p className="text-13 text-ink-2">
        {seen} {seen === 1 ? 'mail was' : 'mails were'} read again. Today’s reading would change nothing.
      </p>
    ) : null
  const left = mails.filter((mail) => !mail.isApplied && !mail.failed).length
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-13 font-medium">
          {found} {found === 1 ? 'mail would' : 'mails would'} be read differently
          {applied > 0 ? `, ${applied} applied` : ''}
        </h3>
        {left > 0 && (
          <Button size="sm" busy={apply.isPending} onClick={() => apply.mutate(null)}>
            Apply all
          </Button>
        )}
      </div>
      <ul
        aria-label="Mails that would be read differently"
        className="divide-y divide-line border-y border-line"
      >
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} apply={apply} />
        ))}
      </ul>
    </div>
  )
}

function MailRow({ mail, apply }: { mail: ReplayedMail } & Pick<Acts, 'apply'>) {
  const { id, deliveryId, subject, differences, isApplied, failed } = mail
  const name = subject || '(no subject)'
  return (
    <li className="grid gap-1.5 py-3 text-13">
      <div className="flex items-start justify-between gap-3">
        <a href={`/mails/${deliveryId}`} className="link wrap-text min-w-0 font-550">
          {name}
        </a>
        {isApplied || failed ? (
          <span className="text-12 text-ink-2">{failed ? 'Could not be applied' : 'Applied'}</span>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2.5"
            aria-label={`Apply: ${name}`}
            disabled={apply.isPending}
            onClick={() => apply.mutate([id])}
          >
            Apply
          </Button>
        )}
      </div>
      <Differences differences={differences} />
    </li>
  )
}
