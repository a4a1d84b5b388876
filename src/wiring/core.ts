// Puts together what every service needs: jobs, outbox, agents, people, and what deliveries are processed with.
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { isDisabled } from '../features/accounts/index.ts'
import { modelCallNotes } from '../features/alarms/index.ts'
import type { AppServices } from '../features/feature.ts'
import { createAddressPort } from '../features/instances/index.ts'
import { storedModels } from '../features/models/index.ts'
import { defineJob } from '../jobs/job.ts'
import { Queue } from '../jobs/queue.ts'
import { openBucket } from '../kit/bucket.ts'
import { ByteBudget } from '../kit/byte-budget.ts'
import { type Clock, systemClock } from '../kit/clock.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { Log } from '../kit/log.ts'
import { outsideFetch } from '../kit/outside-fetch.ts'
import { mintSystemScope } from '../kit/scope.ts'
import { diskFiles } from '../mail/intake/files.ts'
import { openMailBucket } from '../mail/intake/mail-bucket.ts'
import { type OnDamage, openMailFiles } from '../mail/intake/mail-files.ts'
import { createMailReader } from '../mail/mail-reader.ts'
import { type Outgoing, sendOutboxMail } from '../mail/outbox.ts'
import { keepMail } from '../mail/outbox-send-store.ts'
import { productMail } from '../mail/product-mail.ts'
import { createRelay } from '../mail/relay.ts'
import type { SenderQuestion } from '../mail/sender.ts'
import { takeReport } from '../mail/undelivered.ts'
import { answerStore } from '../model/answer-store.ts'
import { dailyBudget } from '../model/budget.ts'
import { createModelSource } from '../model/model-source.ts'
import { openRecordings } from '../model/recordings.ts'
import { useCounter } from '../model/usage-store.ts'
import type { Records } from '../records/record-kind.ts'
import { undoByMail } from '../records/undo.ts'
import { deliveryJobPayload } from '../routing/delivery-job.ts'
import type { DeliveryServices } from '../routing/delivery-services.ts'
import { processDelivery } from '../routing/process-delivery.ts'
import { replayDelivery } from '../routing/replay-delivery.ts'
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
 * Mails that are processed at once. A server does them in crowds; the embedded database takes one statement at a time; and
 * a model that is asked for many at once turns them away (429).
 */
const MAILS_AT_ONCE = { postgres: 64, embedded: 2, withModel: 16 }

/** The priority of what comes behind all others: mails of a flood, and what a sweep finds. */
const LAST = -20

const sendPayload = z.object({ outboxId: z.number() })

/** What every service of a process shares: jobs, outbox, agents, and what deliveries are processed with. */
export function createCore(config: Config, db: Database, log: Log, options: CoreOptions) {
  const clock = options.clock ?? systemClock
  const system = mintSystemScope('app')
  const queue = new Queue(db, log)
  const bucket = config.store ? openBucket(config.store.server, config.store.folder) : null
  const onDamage = tellingOfDamage(log)
  const folder = join(config.dataDir, 'mails')
  const files = bucket ? openMailBucket(bucket, onDamage) : openMailFiles(folder, diskFiles, onDamage)
  const relay = config.smtpUrl ? createRelay(config.smtpUrl, { dkim: config.dkim }) : null
  const budget = dailyBudget(db, system, { company: config.aiBudget, sender: config.aiBudget }, clock)
  const closing = new AbortController()
  const mailsAtOnce = config.model ? MAILS_AT_ONCE.withModel : MAILS_AT_ONCE[db.kind]
  const patience = config.aiPatience
  // Half of the mails that are read at once may wait for a model, so that others are not held up.
  const questionsAtATime = Math.max(1, Math.min(8, Math.floor(mailsAtOnce / 2)))
  const noteOutcome = modelCallNotes({ db, system, clock, log })
  const countUse = useCounter({ db, system, clock, log })
  const model = createModelSource(
    {
      fromSettings: config.model,
      vectorsFromSettings: config.embedding,
      stored: storedModels({ db, system, config }),
      outsideFetch: outsideFetch(config.privateHosts),
    },
    {
      budget,
      clock,
      log,
      patience,
      questionsAtATime,
      answers: answerStore(db, system, clock),
      closing: closing.signal,
      recordings: openRecordings(config.modelRecordings, clock),
      onCall(call) {
        // The state of the server is of its owner's models.
        const { payerId, outcome, use } = call
        const isOver = outcome !== 'stopped' && outcome !== 'stored'
        if (payerId === 0 && isOver && use.purpose !== 'vectors') noteOutcome(outcome)
        countUse(call)
      },
    },
  )
  const readings = options.readings ?? openReadings({ isSparing: db.kind === 'embedded' })
  const outgoing: Outgoing = {
    ...{ db, scope: system, relay, clock, domain: config.mailDomain },
    tell: (mail) => features.tellUndelivered(mail),
    noteRelay: (error) => features.troubles.ofRelay(error),
  }
  // The names of the queues stay: jobs of an earlier version may wait in them.
  const jobs = {
    processDelivery: defineJob({
      name: 'work-mail',
      payload: deliveryJobPayload,
      atOnce: mailsAtOnce,
      // A mail may wait for two models, one after the other.
      expiresAfter: 60 + (2 * config.aiPatience.mailMs) / 1_000,
      async run({ deliveryId, slowed }) {
        await processDelivery(deliveryServices, deliveryId, slowed)
      },
    }),
    sendMail: defineJob({
      name: 'deliver-mail',
      payload: sendPayload,
      atOnce: 4,
      async run({ outboxId }) {
        // What has to be tried again is due later, and the sweep finds it then.
        await sendOutboxMail(outgoing, outboxId)
      },
    }),
  }
  const send = productMail({
    ...{ db, scope: system, clock, domain: config.mailDomain, queueSending },
    mayReach: async (userId) => !(await isDisabled(asSystem(db, system), userId)),
  })
  const reader = createMailReader(files, readings.parseToShow)
  const { resolver } = options
  const records: Records = { kinds: () => features.records }
  const app: AppServices = {
    ...{
      config,
      db,
      system,
      clock,
      log,
      queue,
      files,
      bucket,
      reader,
      model,
      send,
      queueSending,
      records,
    },
    parseToShow: readings.parseToShow,
    enqueueDeliveries: (ids, priority) => enqueueDeliveries(ids, priority),
    reread: (deliveryId, chosen) => replayDelivery(deliveryServices, deliveryId, chosen),
    ...(resolver ? { resolver } : {}),
  }
  const features = createFeatures(app, readings)
  const { accounts, notifications, polling } = features
  const agents = createAgents(
    features.all.flatMap(({ agents: own = [], filesPolling }) =>
      filesPolling ? own : own.map(polling.listening),
    ),
  )
  const deliveryServices: DeliveryServices = {
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
    waitForModelMs: patience.busyMs,
    clock,
    log,
    publicUrl: config.publicUrl,
    ...(resolver ? { resolver } : {}),
    again: (deliveryId, delaySeconds, slowed) =>
      queue.enqueue(
        jobs.processDelivery,
        { deliveryId, slowed },
        { delaySeconds, priority: slowed ? LAST : 0 },
      ),
    keepsMail: relay === null,
    mailPermission: notifications.mailPermission,
    queueSending,
    placeOf: features.placeOf,
    onHeldReply: features.onHeldReply,
    rulesFor: features.rules.rulesFor,
    takeReport: (token, bounce) => takeReport(outgoing, token, bounce),
    undo: (context) => undoByMail(records, db, context),
    claimUrl: accounts.claimUrl,
  }

  /** Without a relay there is nothing to wait for: the mail is kept at once and the app shows it. */
  async function queueSending(outboxId: number): Promise<void> {
    if (relay) await queue.enqueue(jobs.sendMail, { outboxId })
    else await keepMail(asSystem(db, system), outboxId, clock())
  }

  const enqueueDeliveries = (ids: readonly number[], priority = 0) =>
    queue.enqueueAll(
      jobs.processDelivery,
      ids.map((deliveryId) => ({ deliveryId, slowed: false })),
      { priority },
    )
  return {
    ...app,
    mailStore: files,
    enqueueForgotten: (ids: readonly number[]) => enqueueDeliveries(ids, LAST),
    relay,
    agents,
    jobs,
    features,
    deliveryServices,
    outgoing,
    readings,
    enqueueDeliveries,
    /** Questions of mails end, and their mails come again. */
    stopAsking: () => closing.abort(),
  }
}

const tellingOfDamage =
  (log: Log): OnDamage =>
  (object, isMended) => {
    if (isMended) log.warn({ object }, 'a bit of a stored mail had turned, and was turned back')
    else
      log.error(
        { object },
        'a stored mail is damaged, and was set aside in the folder `damaged` of the mail store',
      )
  }

export type Core = ReturnType<typeof createCore>
