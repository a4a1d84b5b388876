// The schedule: what is swept, and how often.
import type { Sweep } from '../jobs/job.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { keepPartitions } from '../kit/db/partition-store.ts'
import { dropSpentCopies } from '../mail/copy-store.ts'
import { dropTakenCalls } from '../mail/intake/webhook/posted-mail-store.ts'
import { sendQueued } from '../mail/outbox.ts'
import { dropOldAnswers } from '../model/answer-store.ts'
import { dropSpendingBefore } from '../model/spending-store.ts'
import { dropUsageBefore } from '../model/usage-store.ts'
import { dropHeld, forgottenDeliveries } from '../routing/delivery-store.ts'
import type { Core } from './core.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HELD_DAYS = 14
/** For as long as senders try again; older calls are outside the window in which a call may be signed. */
const KEPT_CALLS_DAYS = 7
/** A budget is a day's; what was spent before stays a while for whoever asks where it went. */
const SPENDING_DAYS = 30
/** Of what models were asked, for the owner's page. */
const USAGE_DAYS = 366

/** What every process with the worker service runs besides its jobs. */
export function sweepsOf(core: Core): Sweep[] {
  const { db, system, clock, log, files, features, outgoing, relay, enqueueForgotten } = core
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  const dayAgo = (days: number) =>
    ago(days * 24 * HOUR)
      .toISOString()
      .slice(0, 10)
  const sweeps: Sweep[] = [
    {
      name: 'held-mail',
      everyMs: HOUR,
      run: async () => void (await dropHeld(asSystem(db, system), ago(HELD_DAYS * 24 * HOUR), clock())),
    },
    {
      name: 'mail-copies',
      everyMs: 5 * MINUTE,
      async run() {
        for (const object of await dropSpentCopies(asSystem(db, system))) await files.remove(object)
      },
    },
    {
      name: 'posted-mails',
      everyMs: HOUR,
      run: () => dropTakenCalls(asSystem(db, system), ago(KEPT_CALLS_DAYS * 24 * HOUR)),
    },
    {
      name: 'partitions',
      everyMs: HOUR,
      run: () => keepPartitions(asSystem(db, system), clock()),
    },
    {
      name: 'model-answers',
      everyMs: HOUR,
      run: () => dropOldAnswers(asSystem(db, system), clock()),
    },
    ...features.all.flatMap((one) => [...(one.sweeps ?? []), ...(one.sweepsEverywhere ?? [])]),
    {
      name: 'model-spending',
      everyMs: 24 * HOUR,
      async run() {
        await dropSpendingBefore(asSystem(db, system), dayAgo(SPENDING_DAYS))
        await dropUsageBefore(asSystem(db, system), dayAgo(USAGE_DAYS))
      },
    },
    {
      name: 'forgotten-deliveries',
      everyMs: 5 * MINUTE,
      async run() {
        const ids = await forgottenDeliveries(asSystem(db, system), ago(10 * MINUTE))
        if (ids.length > 0) log.warn({ deliveries: ids.length }, 'deliveries were found that no job spoke of')
        await enqueueForgotten(ids)
      },
    },
  ]
  if (relay)
    sweeps.push({ name: 'outbox', everyMs: MINUTE / 2, run: async () => void (await sendQueued(outgoing)) })
  return sweeps
}
