// Why a dashboard shows less than was written: figures come in batches, so that they tell of nobody (agents.md, privacy rule).
import { Lock } from 'lucide-react'
import type { PollingDashboard } from '../../../polling/figures/contract.ts'
import { dayWords } from './polling-words.ts'

export function ReleaseNote({ release: { lastDay, needs } }: { release: PollingDashboard['release'] }) {
  return (
    <p className="flex items-start gap-2 text-12 text-ink-2">
      <Lock aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        {lastDay === null ? 'No figures yet. ' : `Figures as of ${dayWords(lastDay)}. `}
        They change when new mails of at least {needs} people are there, and never tell of fewer.
      </span>
    </p>
  )
}
