// Title of the mail log and its two boxes: what came in, and what went out.
import { Link } from 'wouter'

const boxes = [
  { box: 'received', href: '/mails', label: 'Received' },
  { box: 'sent', href: '/mails/sent', label: 'Sent' },
] as const

export function MailLogHead({ box }: { box: 'received' | 'sent' }) {
  return (
    <>
      <h1 className="text-20 font-semibold tracking-[-0.012em]">Mail log</h1>
      <p className="mt-1 text-13 text-ink-2">
        {box === 'received'
          ? 'Every mail that came in, and what became of it.'
          : 'Every mail that your agents wrote, and whether it has gone out.'}
      </p>
      <nav aria-label="Boxes" className="mt-3 flex gap-6 border-b border-line">
        {boxes.map((entry) => (
          <Link
            key={entry.box}
            href={entry.href}
            aria-current={entry.box === box ? 'page' : undefined}
            className="pt-[9px] pb-2.5 text-13 font-medium text-ink-2 -outline-offset-2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)] max-md:min-h-11"
          >
            {entry.label}
          </Link>
        ))}
      </nav>
    </>
  )
}
