// Settings, Account: the webhooks of the person or of the company, each with its log.
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RequestError } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useCompany } from '../../companies/screen/company-context.tsx'
import type { Webhook } from '../contract.ts'
import { useChangeWebhook, useTestWebhook, useWebhooks } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'

export function WebhooksPanel() {
  const all = useWebhooks()
  const company = useCompany().selected?.company
  const [isMaking, setMaking] = useState(false)
  // What a company tells to addresses outside is for its admins.
  if (all.error instanceof RequestError && all.error.status === 403) return null
  return (
    <section aria-labelledby="webhooks-title" className="rounded-panel bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="webhooks-title" className="text-14 font-semibold">
            Webhooks
          </h2>
          <p className="mt-1 max-w-(--measure) text-13 text-ink-2">
            Your own programs hear what happens {company ? `in ${company.name}` : 'in your personal context'}:
            signed messages with numbers, never with texts.
          </p>
        </div>
        {all.data && (
          <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
            New webhook
          </Button>
        )}
      </div>
      <div className="mt-4">
        <Loaded
          of={all}
          failed="Webhooks could not be loaded"
          level={3}
          waiting={
            <Loading label="Loading webhooks">
              <SkeletonRows rows={2} />
            </Loading>
          }
        >
          {({ webhooks, events }) => (
            <>
              {webhooks.length === 0 ? (
                <p className="text-13 text-ink-2">No webhooks. Nothing is told to anybody outside.</p>
              ) : (
                <ul className="divide-y divide-line border-y border-line">
                  {webhooks.map((one) => (
                    <WebhookRow key={one.id} webhook={one} events={events} />
                  ))}
                </ul>
              )}
              {isMaking && <WebhookDialog webhook={null} events={events} onClose={() => setMaking(false)} />}
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}

type Events = readonly { type: string; title: string }[]

function WebhookRow({ webhook, events }: { webhook: Webhook; events: Events }) {
  const [open, setOpen] = useState<'edit' | null>(null)
  const [isLogOpen, setLogOpen] = useState(false)
  const test = useTestWebhook()
  const change = useChangeWebhook(() => {})
  const { id, url, isActive, endedBecause, reachedAt } = webhook
  const count = webhook.events.length
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <WebhookIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="text-13 font-medium wrap-anywhere">
            {url} {!isActive && <Badge>Off</Badge>}
          </h3>
          <p className="text-12 text-ink-2">
            {count === 1 ? '1 event' : `${count} events`} ·{' '}
            {reachedAt ? (
              <>
                last taken <RelativeTime at={reachedAt} />
              </>
            ) : (
              'nothing taken yet'
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isActive ? (
            <Button
              size="sm"
              busy={test.isPending}
              busyLabel="Sending..."
              aria-label={`Send a test to ${url}`}
              onClick={() => test.mutate(webhook, { onSuccess: () => setLogOpen(true) })}
            >
              Send a test
            </Button>
          ) : (
            <Button
              size="sm"
              busy={change.isPending}
              busyLabel="Switching on..."
              aria-label={`Switch on ${url}`}
              onClick={() => change.mutate({ id, isActive: true })}
            >
              Switch on
            </Button>
          )}
          <Button
            size="sm"
            aria-expanded={isLogOpen}
            aria-label={`Log of ${url}`}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            Log
          </Button>
          <Button size="sm" aria-label={`Change ${url}`} onClick={() => setOpen('edit')}>
            Change
          </Button>
        </div>
      </div>
      {endedBecause && (
        <div className="mt-2">
          <Notice tone="warning" urgent={false}>
            It was switched off. {endedBecause}
          </Notice>
        </div>
      )}
      {isLogOpen && <WebhookLog webhook={webhook} />}
      {open === 'edit' && <WebhookDialog webhook={webhook} events={events} onClose={() => setOpen(null)} />}
    </li>
  )
}
