// How the first insights come about (TANYA-06, TANYA-17).
import { Mail } from 'lucide-react'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'

export function GettingStarted({ address, needs }: { address: string; needs: number }) {
  const steps = [
    { title: 'Share the address', text: 'Give it to your team, or copy it on mails to them.' },
    {
      title: 'The team mails weekly updates',
      text: 'What went well, what did not, what is next. A few lines are enough.',
    },
    {
      title: 'Read the insights',
      text: `Topics, mood and what to act on appear once at least ${needs} people have written.`,
    },
  ]
  return (
    <section aria-labelledby="getting-started" className="mt-4 rounded-panel bg-surface p-5 shadow-card">
      <h3 id="getting-started" className="text-14 font-semibold">
        Getting Started
      </h3>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden className="w-4 shrink-0 text-16 font-semibold text-(--a)">
              {at + 1}
            </span>
            <div className="min-w-0">
              <p className="text-13 font-550">{title}</p>
              <p className="text-13 text-ink-2">{text}</p>
              {at === 0 && (
                <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-1 text-13">
                  <span className="truncate">{address}</span>
                  <CopyButton isAddress text={address} label="Copy Tanya’s address" />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink
        className="mt-4"
        variant="primary"
        icon={<Mail aria-hidden />}
        href={`mailto:${address}?subject=${encodeURIComponent('My week')}`}
      >
        Write to Tanya
      </ButtonLink>
    </section>
  )
}
