// The person's own answers to a mail, with what became of each for each whom it went to.
import { RelativeTime } from '../../../../ui/time.tsx'
import type { SentReply } from '../../reply/contract.ts'
import { SentBadge, sentNote } from '../sent-words.tsx'

export function SentReplies({ sent }: { sent: readonly SentReply[] }) {
  if (sent.length === 0) return null
  return (
    <section aria-label="Your replies" className="mt-6 border-t border-line pt-4">
      <h2 className="text-13 font-semibold">{sent.length === 1 ? 'Your reply' : 'Your replies'}</h2>
      <ol className="mt-2 grid gap-4">
        {sent.map((one) => (
          <li key={one.message} className="border-l-2 border-line-2 pl-3.5">
            <p className="max-w-(--measure) text-15 whitespace-pre-wrap wrap-text">{one.text}</p>
            <p className="mt-1 text-12 text-ink-3">
              <RelativeTime at={one.at} />
            </p>
            <ul className="mt-1.5 grid gap-1.5">
              {one.recipients.map((recipient) => (
                <SentTo key={recipient.address} recipient={recipient} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function SentTo({ recipient }: { recipient: SentReply['recipients'][number] }) {
  const note = recipient.status === 'kept' ? null : sentNote(recipient)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-ink-2">
      <SentBadge status={recipient.status} />
      <span className="wrap-text">{recipient.address}</span>
      {note !== null && <span className="basis-full text-danger-ink wrap-text">{note}</span>}
    </li>
  )
}
