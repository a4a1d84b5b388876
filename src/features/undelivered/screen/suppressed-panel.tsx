// Settings, Email: the addresses from which mail came back, each with its reason and the way to try it again.
import { Button } from '../../../ui/button.tsx'
import { LoadedPanel } from '../../../ui/loaded-panel.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { SuppressedAddress } from '../contract.ts'
import { useLift, useSuppressed } from './use-suppressed.ts'

export function SuppressedPanel() {
  const suppressed = useSuppressed()
  return (
    <LoadedPanel
      title="Addresses that take no mail"
      description="When a mail comes back because its address takes none, nothing more is sent there for you, so that other servers keep trusting this one. Correct the address where it is misspelt, or let mail go there again."
      of={suppressed}
      what="addresses that take no mail"
    >
      {({ addresses }) => <SuppressedList addresses={addresses} />}
    </LoadedPanel>
  )
}

function SuppressedList({ addresses }: { addresses: readonly SuppressedAddress[] }) {
  const lift = useLift()
  if (addresses.length === 0) return <p className="text-13 text-ink-2">No mail came back.</p>
  return (
    <ul aria-label="Addresses that take no mail" className="divide-y divide-line border-t border-line">
      {addresses.map((one) => (
        <li key={one.id} className="flex items-center gap-3 py-3 last:pb-0">
          <div className="wrap-text min-w-0 flex-1 text-13">
            <p className="font-medium">{one.address}</p>
            <p className="text-ink-2">
              {one.subject} came back <RelativeTime at={one.since} inSentence />
              {one.companyName === null ? '' : `, for ${one.companyName}`}
            </p>
            <p className="text-12 text-ink-2">“{one.reason}”</p>
          </div>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Send to ${one.address} again`}
            disabled={lift.isPending}
            onClick={() => lift.mutate(one)}
          >
            Send again
          </Button>
        </li>
      ))}
    </ul>
  )
}
