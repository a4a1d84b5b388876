// A rule as it was understood: its conditions, and below them what it does.
import { withDays } from '../../../ui/dates.ts'
import type { RuleLine } from '../contract.ts'

export function RuleLines({ lines }: { lines: readonly RuleLine[] }) {
  return (
    <div className="grid gap-2">
      {lines.map(({ when, acts }) => (
        <div key={`${when} ${acts.join(' ')}`} className="text-13">
          <p className="wrap-text text-ink-2">{withDays(when)}</p>
          <ul className="mt-0.5 grid gap-0.5">
            {acts.map((act) => (
              <li key={act} className="wrap-text font-medium">
                {withDays(act)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
