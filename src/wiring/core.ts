// Puts the parts together that every service needs: jobs, outbox, agents, people, and the room of a work.
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { AppServices } from '../features/feature.ts'
import { createAddressPort } from '../features/instances/index.ts'
import { defineJob } from '../jobs/job.ts'
import { Queue } from '../jobs/queue.ts'
import { ByteBudget } from '../kit/byte-budget.ts'
import { type Clock, systemClock } from '../kit/clock.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { Log } from '../kit/log.ts'
import { mintSystemScope } from '../kit/scope.ts'
import { openMailFiles } from '../mail/intake/mail-files.ts'
import { createMailReader } from '../mail/mail-reader.ts'
import { deliverMail } from '../mail/outbox.ts'
import { keepMail } from '../mail/outbox-send-store.ts'
import { productMail } from '../mail/product-mail.ts'
import { createRelay } from '../mail/relay.ts'
import type { SenderQuestion } from '../mail/sender.ts'
import { dailyBudget } from '../model/budget.ts'
import { createModelClient } from '../model/client.ts'
import type { Records } from '../records/record-kind.ts'
import { undoByMail } from '../records/undo.ts'
import { workMail } from '../routing/work-mail.ts'
import type { WorkRoom } from '../routing/work-room.ts'
import { createAgents } from './agents.ts'
import { createFeatures } from './features.ts'
import { peoplePort } from './people.ts'
import { openReadings, type Readings } from './readings.ts'

export interface CoreOptions {
  clock?: Clock
  /** Answers the look-ups of SPF, DKIM and DMARC; the system's DNS without it. */
  resolver?: SenderQuestion['resolver']
  /** In which mails are read; those of the product without it. */
  readings?: Readings
}

/** A mail has its size several times in memory while it is read; the largest is 30 MB. */
const MEMORY_OF_MAILS = 64 * 2 ** 20

/**
 * Mails in hand at once. A server works them in crowds; the embedded database takes one statement at a time; and
 * a model that is asked for many at once turns them away (429).
 */
const MAILS_AT_ONCE = { postgres: 64, embedded: 2, withModel: 16 }

const workPayload = z.object({ workId: z.number(), slowed: z.boolean().default(false) })
const deliverPayload = z.object({ outboxId: z.number() })

/** What every service of a process shares: jobs, outbox, agents, and the room in which mail is worked. */
export function createCore(config: Config, db: Database, log: Log, options: CoreOptions) {
  const clock = options.clock ?? systemClock
  const system = mintSystemScope('app')
  const queue = new Queue(db, log)
  const files = openMailFiles(join(config.dataDir, 'mails'))
  const relay = config.smtpUrl ? createRelay(config.smtpUrl) : null
  const budget = dailyBudget(db, system, { company: config.aiBudget, sender: config.aiBudget }, clock)
  const model = createModelClient(config.model, { budget, clock, log })
  const readings = options.readings ?? openReadings()
  const outgoing = { db, scope: system, relay, clock }
  const jobs = {
    work: defineJob({
      name: 'work-mail',
      payload: workPayload,
      atOnce: model ? MAILS_AT_ONCE.withModel : MAILS_AT_ONCE[db.kind],
      async run({ workId, slowed }) {
        await workMail(room, workId, slowed)
      },
    }),
    deliver: defineJob({
      name: 'deliver-mail',
      payload: deliverPayload,
      atOnce: 4,
      async run({ outboxId }) {
        // What has to be tried again is due later, and the sweep finds it then.
        await deliverMail(outgoing, outboxId)
      },
    }),
  }
  const send = productMail({ db, scope: system, clock, domain: config.mailDomain, deliver })
  const reader = createMailReader(files, readings.parseToShow)
  const { resolver } = options
  const records: Records = { kinds: () => features.records }
  const app: AppServices = {
    ...{ config, db, system, clock, log, queue, files, reader, model, send, deliver, records },
    parseToShow: readings.parseToShow,
    ...(resolver ? { resolver } : {}),
  }
  const features = createFeatures(app, readings)
  const { accounts, notifications } = features
  const agents = createAgents(features.all.flatMap((one) => one.agents ?? []))
  const room: WorkRoom = {
    db,
    system,
    domain: config.mailDomain,
    agents,
    people: peoplePort(db, system, accounts),
    addresses: createAddressPort(db, system, config.mailDomain),
    files,
    memory: new ByteBudget(MEMORY_OF_MAILS),
    parse: readings.parse,
    checkTurn: readings.checkTurn,
    model,
    clock,
    log,
    publicUrl: config.publicUrl,
    ...(resolver ? { resolver } : {}),
    again: (workId, delaySeconds, slowed) => queue.enqueue(jobs.work, { workId, slowed }, { delaySeconds }),
    keepsMail: relay === null,
    mailPermission: notifications.mailPermission,
    deliver,
    placeOf: features.placeOf,
    undo: (hand) => undoByMail(records, db, hand),
    claimUrl: accounts.claimUrl,
  }

  /** Without a relay there is nothing to wait for: the mail is kept at once and the app shows it. */
  async function deliver(outboxId: number): Promise<void> {
    if (relay) await queue.enqueue(jobs.deliver, { outboxId })
    else await keepMail(asSystem(db, system), outboxId, clock())
  }

  const enqueueWorks = (ids: readonly number[]) =>
    queue.enqueueAll(
      jobs.work,
      ids.map((workId) => ({ workId, slowed: false })),
    )
  return {
    ...app,
    relay,
    agents,
    jobs,
    features,
    room,
    outgoing,
    readings,
    enqueueWorks,
  }
}

export type Core = ReturnType<typeof createCore>
