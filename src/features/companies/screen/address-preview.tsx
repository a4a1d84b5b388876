// How a list of addresses was understood: a count, and each with its state, those that need a look first.
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { MOST_INVITED } from '../invitations/contract.ts'
import type { AddressState, ListedAddress } from './address-list.ts'

const states: Record<AddressState, { tone: BadgeTone; label: string }> = {
  faulty: { tone: 'warning', label: 'Not an email address' },
  'too many': { tone: 'warning', label: `Over ${MOST_INVITED} at once` },
  member: { tone: 'neutral', label: 'Already a member' },
  invited: { tone: 'neutral', label: 'Already invited' },
  ready: { tone: 'success', label: 'Ready' },
}
const order = Object.keys(states)

export function AddressPreview({ listed }: { listed: readonly ListedAddress[] }) {
  if (listed.length === 0) return null
  const ready = listed.filter(({ state }) => state === 'ready').length
  const left = listed.length - ready
  const sorted = [...listed].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <section aria-label="What was understood">
      <p role="status" className="text-13 font-medium">
        {ready} to invite{left > 0 && `, ${left} left out`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard. */}
      <ul
        tabIndex={0}
        aria-label="Addresses"
        className="mt-1.5 max-h-48 divide-y divide-line overflow-y-auto border-y border-line"
      >
        {sorted.map(({ text, state }) => (
          <li key={text} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 text-13 wrap-text">{text}</span>
            <span className="shrink-0">
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
