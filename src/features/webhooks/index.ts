// Webhooks: addresses outside hear what happens in a context, each message signed, tried again and logged.
import { asSystem } from '../../kit/db/acting-database.ts'
import { subscribeToEvents } from '../../kit/events.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { deliverJob } from './deliver.job.ts'
import { hasWebhooks, takeDue } from './delivery-store.ts'
import { webhookRoutes } from './webhook-api.ts'
import { ownWebhooks, sealWebhookSecrets } from './webhook-store.ts'
import { webhookSubscriber } from './webhook-subscriber.ts'

const DUE_MS = 2_000
const AT_ONCE = 200
const HOUR_MS = 3_600_000
/** A job that was lost, as with its process, is made anew after this. */
const LEASE_MS = 10 * 60_000

/** `others`: all features that tell of something. */
export function webhooks(app: AppServices, others: readonly Feature[]): Feature {
  const { db, system, clock, queue } = app
  const events = others.flatMap((one) => one.events ?? [])
  const secrets = secretKeeper(app.config.secretsKey, 'webhook secret')
  const job = deliverJob({ ...app, secrets })
  subscribeToEvents(db, webhookSubscriber(events, clock))
  const later = (ms: number) => new Date(clock().getTime() + ms)
  return feature({
    name: 'webhooks',
    owned: { lists: [ownWebhooks] },
    routes: webhookRoutes({ ...app, events, secrets }),
    jobs: [job],
    sweeps: [
      {
        name: 'seal-webhook-secrets',
        everyMs: 24 * HOUR_MS,
        run: () => sealWebhookSecrets(asSystem(db, system), secrets),
      },
      {
        name: 'webhooks',
        everyMs: DUE_MS,
        async run() {
          if (!(await hasWebhooks(asSystem(db, system)))) return
          await db.transaction(async () => {
            const due = { most: AT_ONCE, now: clock(), again: later(LEASE_MS) }
            await queue.enqueueAll(job, await takeDue(asSystem(db, system), due))
          })
        },
      },
    ],
  })
}
