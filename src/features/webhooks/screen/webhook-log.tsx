// What was sent to one webhook: each event with how its last try went, to be sent again.
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Webhook, WebhookDelivery } from '../contract.ts'
import { useDeliveries, useRedeliver, useRefreshWebhooks } from './use-webhooks.ts'

export function WebhookLog({ webhook }: { webhook: Webhook }) {
  const log = useDeliveries(webhook)
  const waits = log.data?.filter(({ state }) => state === 'waiting').length
  const refresh = useRefreshWebhooks()
  // What was just taken, or failed for good, is told of the webhook itself too.
  useEffect(() => {
    if (waits !== undefined) void refresh()
  }, [waits, refresh])
  return (
    <div
      className="mt-3 max-h-80 overflow-y-auto rounded-control bg-sunken px-3 py-1"
      data-testid="webhook-log"
    >
      <Loaded
        of={log}
        failed="The log could not be loaded"
        level={3}
        waiting={
          <Loading label="Loading the log">
            <SkeletonRows rows={2} />
          </Loading>
        }
        empty={<p className="py-2 text-13 text-ink-2">Nothing was sent yet.</p>}
      >
        {(all) => (
          <ul aria-label={`Log of ${webhook.url}`} className="divide-y divide-line">
            {all.map((one) => (
              <LogRow key={one.id} webhook={webhook} one={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

const looks: Record<WebhookDelivery['state'], { word: string; icon: ReactNode }> = {
  taken: { word: 'Taken', icon: <CircleCheck aria-hidden className="text-success" /> },
  waiting: { word: 'Waits', icon: <Clock aria-hidden className="text-ink-3" /> },
  failed: { word: 'Failed', icon: <CircleX aria-hidden className="text-danger" /> },
}

function LogRow({ webhook, one }: { webhook: Webhook; one: WebhookDelivery }) {
  const redeliver = useRedeliver(webhook)
  const { word, icon } = looks[one.state]
  return (
    <li className="flex items-center gap-3 py-2 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 flex-1 text-12">
        <p className="text-13 font-medium">
          {one.type}{' '}
          <span className="font-normal text-ink-2">
            {one.state === 'waiting' && one.tries.length > 0 ? 'Waits for another try' : word}
          </span>
        </p>
        <p className="text-ink-2 wrap-anywhere">
          <RelativeTime at={one.createdAt} />
          {lastTry(one)}
        </p>
      </div>
      {webhook.isActive && one.tries.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          busy={redeliver.isPending}
          busyLabel="Sending..."
          aria-label={`Send ${one.type} again`}
          onClick={() => redeliver.mutate(one)}
        >
          Send again
        </Button>
      )}
    </li>
  )
}

/** " · 500 in 12 ms, 3 tries". */
function lastTry({ tries }: WebhookDelivery): string {
  const last = tries.at(-1)
  if (!last) return ''
  const how = last.status === null ? (last.error ?? 'no answer') : `${last.status} in ${last.ms} ms`
  return ` · ${how}${tries.length > 1 ? `, ${tries.length} tries` : ''}`
}
