// One archive: how far it is, what can be done with it, and the mails that could not be taken.
import { useState } from 'react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { fileSize } from '../../../ui/file-size.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { MailArchive } from '../contract.ts'
import { goesOn, type useArchiveActs } from './use-archives.ts'

type Acts = ReturnType<typeof useArchiveActs>

export function ArchiveCard({
  archive,
  isSending,
  acts,
}: {
  archive: MailArchive
  isSending: boolean
  acts: Acts
}) {
  const { name, recipient, createdAt, state, failure } = archive
  return (
    <li className="grid gap-3 rounded-panel bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-14 font-semibold wrap-text">{name}</h3>
          <p className="mt-0.5 text-12 text-ink-2 wrap-text">
            For {recipient}, brought in <RelativeTime at={createdAt} inSentence />
          </p>
        </div>
        <Buttons archive={archive} acts={acts} />
      </div>
      <div className="grid gap-2">
        {(state === 'uploading' || goesOn(archive)) && <Bar archive={archive} />}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13">
          <span aria-live="polite">
            <State archive={archive} isSending={isSending} />
          </span>
          <span className="text-ink-2 tabular-nums">{sumOf(archive, isSending)}</span>
        </p>
        {failure !== null && (
          <p className="text-13 text-danger-ink wrap-text">
            {archive.read === 0
              ? `The file cannot be read: ${failure}.`
              : `The rest of the file cannot be read: ${failure}. What came before it is kept.`}
          </p>
        )}
      </div>
      {archive.refused > 0 && <Refusals archive={archive} />}
    </li>
  )
}

function Bar({ archive: { state, size, received, place, worked, taken } }: { archive: MailArchive }) {
  if (state === 'uploading') return <ProgressBar label="Sent" value={received} max={size} />
  // A zip does not tell how far it is read: then the mails that are worked of those that are read.
  if (state !== 'done' && place !== null) return <ProgressBar label="Read" value={place} max={size} />
  return <ProgressBar label="Worked" value={worked} max={Math.max(taken, 1)} />
}

const states = {
  uploading: ['neutral', 'Waits for the file'],
  running: ['progress', 'Being read'],
  paused: ['neutral', 'Paused'],
  done: ['success', 'Done'],
  failed: ['danger', 'Not readable'],
} as const satisfies Record<MailArchive['state'], readonly [BadgeTone, string]>

function State({ archive, isSending }: { archive: MailArchive; isSending: boolean }) {
  const [tone, words] = states[archive.state]
  if (archive.state === 'uploading' && isSending) return <Badge tone="progress">Being sent</Badge>
  if (archive.state === 'done' && goesOn(archive)) return <Badge tone="progress">Being worked</Badge>
  return <Badge tone={tone}>{words}</Badge>
}

const mails = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'mail' : 'mails'}`

function sumOf({ state, ...archive }: MailArchive, isSending: boolean): string {
  const { received, size, read, worked, known, refused } = archive
  if (state === 'uploading')
    return `${fileSize(received)} of ${fileSize(size)}${isSending ? '' : '. Choose the same file again to go on'}`
  if (read === 0 && state === 'done') return 'There is no mail in it'
  return [
    `${mails(read)} read`,
    `${worked.toLocaleString('en')} worked`,
    ...(known > 0 ? [`${known.toLocaleString('en')} here already`] : []),
    ...(refused > 0 ? [`${refused.toLocaleString('en')} refused`] : []),
  ].join(', ')
}

function Buttons({ archive: { id, name, state }, acts }: { archive: MailArchive; acts: Acts }) {
  const { steer, remove } = acts
  const [asks, setAsks] = useState(false)
  const isPaused = state === 'paused'
  return (
    <div className="flex shrink-0 gap-2">
      {(state === 'running' || isPaused) && (
        <Button
          size="sm"
          aria-label={`${isPaused ? 'Go on' : 'Pause'}: ${name}`}
          busy={steer.isPending && steer.variables.id === id}
          onClick={() => steer.mutate({ id, isPaused: !isPaused })}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-label={`Remove: ${name}`} onClick={() => setAsks(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Remove ${name}?`}
        description="The file and its line here go, and what is not read yet is given up. Mails that it brought stay."
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setAsks(false) })}
      />
    </div>
  )
}

function Refusals({ archive: { name, refused, refusals } }: { archive: MailArchive }) {
  return (
    <div className="grid gap-1.5">
      <ul
        aria-label={`Refused mails of ${name}`}
        // It scrolls by keys, too.
        tabIndex={0}
        className="max-h-40 overflow-y-auto rounded-card bg-warning-tint px-3.5 py-2 text-13"
      >
        {refusals.map((one) => (
          <li key={one.number} className="py-0.5 wrap-text">
            <strong className="font-550 tabular-nums">Mail {one.number}</strong>
            {one.name !== `mail ${one.number}` && <span className="text-ink-2"> ({one.name})</span>}:{' '}
            {one.reason}.
          </li>
        ))}
      </ul>
      {refused > refusals.length && (
        <p className="text-12 text-ink-2">The first {refusals.length} of them are named.</p>
      )}
    </div>
  )
}
