// Title of the mail log and its boxes: what came in, what waits for a decision, and what went out.
import { Link } from 'wouter'
import { useWaitingCount } from './use-waiting-count.ts'

const boxes = {
  received: {
    href: '/mails',
    label: 'Received',
    words: 'Every mail that came in, and what became of it.',
  },
  decide: {
    href: '/mails/decide',
    label: 'To decide',
    words: 'What an agent is not sure of, and mails that were held or failed.',
  },
  sent: {
    href: '/mails/sent',
    label: 'Sent',
    words: 'Every mail that your agents wrote, and whether it has gone out.',
  },
} as const

export type Box = keyof typeof boxes

export function MailLogHead({ box }: { box: Box }) {
  return (
    <>
      <h1 className="text-20 font-semibold tracking-[-0.012em]">Mail log</h1>
      <p className="mt-1 text-13 text-ink-2">{boxes[box].words}</p>
      <nav aria-label="Boxes" className="mt-3 flex gap-6 border-b border-line">
        {(Object.keys(boxes) as Box[]).map((key) => (
          <Link
            key={key}
            href={boxes[key].href}
            aria-current={key === box ? 'page' : undefined}
            className="flex items-center gap-1.5 pt-[9px] pb-2.5 text-13 font-medium text-ink-2 -outline-offset-2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)] max-md:min-h-11"
          >
            {boxes[key].label}
            {key === 'decide' && <WaitingCount />}
          </Link>
        ))}
      </nav>
    </>
  )
}

function WaitingCount() {
  const waiting = useWaitingCount()
  if (waiting === 0) return null
  return (
    <span className="rounded-full bg-accent-tint px-1.5 text-12 text-accent">
      {waiting}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
