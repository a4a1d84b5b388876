// Wires everything in the order of the flow; alone knows every feature, fills the ports and sets the schedule.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Config } from './config.ts'
import {
  type Account,
  type AccountsFeature,
  accountsFeature,
  displayName,
  findOrCreateGuest,
  findUserByConfirmedAddress,
} from './features/accounts/index.ts'
import { catalogueRoutes } from './features/catalogue/index.ts'
import { createAddressPort } from './features/instances/index.ts'
import { projectRoutes } from './features/projects/index.ts'
import { taskRoutes, tula } from './features/tasks/index.ts'
import { mailBodyHtml, triageRoutes } from './features/triage/index.ts'
import { type AdminSocket, adminSocketPath, startAdminSocket } from './http/admin-socket.ts'
import { createHttpServer, type HttpServer } from './http/server.ts'
import { defineJob, type Sweep } from './jobs/job.ts'
import { Queue } from './jobs/queue.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import { type Clock, systemClock } from './kit/clock.ts'
import { Database } from './kit/db/database.ts'
import { openEmbedded } from './kit/db/embedded.ts'
import { migrateDatabase } from './kit/db/migrate.ts'
import { openPostgres } from './kit/db/postgres.ts'
import { createLog, type Log } from './kit/log.ts'
import { mintSystemScope, type SystemScope } from './kit/scope.ts'
import { sweepEvents } from './live/event-store.ts'
import { createLive } from './live/live.ts'
import { compose } from './mail/compose.ts'
import { newMessageId } from './mail/compose-fields.ts'
import type { Accept } from './mail/intake/accept.ts'
import { type Intake, openIntake } from './mail/intake/intake.ts'
import { openMailFiles } from './mail/intake/mail-files.ts'
import { layoutMail } from './mail/layout.ts'
import { createMailReader } from './mail/mail-reader.ts'
import { deliverMail, sendQueued } from './mail/outbox.ts'
import { keepMail } from './mail/outbox-send-store.ts'
import { findAnyMail, listAllMails, queueMail } from './mail/outbox-store.ts'
import { createRelay } from './mail/relay.ts'
import type { SenderQuestion } from './mail/sender.ts'
import { dailyBudget } from './model/budget.ts'
import { createModelClient } from './model/client.ts'
import { projectRoot } from './root.ts'
import { judgeRecipient, type RecipientJudge } from './routing/addresses.ts'
import type { Agents, PeoplePort, Account as RoutedAccount } from './routing/ports.ts'
import { stopFollowing, threadOfToken } from './routing/thread-store.ts'
import { workMail } from './routing/work-mail.ts'
import type { WorkRoom } from './routing/work-room.ts'
import { dropHeld, forgottenWorks } from './routing/work-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HELD_DAYS = 14

export interface AppOptions {
  clock?: Clock
  /** Answers the look-ups of SPF, DKIM and DMARC; the system's DNS without it. */
  resolver?: SenderQuestion['resolver']
  log?: Log
}

export interface App {
  readonly db: Database
  /** Ports that were taken; 0 for what does not run here. */
  readonly ports: { web: number; smtp: number; lmtp: number }
  /** Takes a mail as if it came over the wire; null where the smtp service does not run. */
  readonly accept: Accept | null
  /** Stores what is in the intake journal now. */
  sweepIntake(): Promise<void>
  /** Finishes the work in hand, leaves the rest for the next start. */
  stop(): Promise<void>
}

const workPayload = z.object({ workId: z.number(), slowed: z.boolean().default(false) })
const deliverPayload = z.object({ outboxId: z.number() })

/** Starts the services that the configuration names. */
export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? createLog(config.logLevel)
  const db = await openDatabase(config)
  const stops: (() => Promise<void>)[] = [() => db.close()]
  try {
    await migrateDatabase(db, join(projectRoot(), 'db/migrations'))
    const core = createCore(config, db, log, options)
    await core.queue.start([core.jobs.work, core.jobs.deliver])
    stops.push(() => core.queue.stop())
    const has = (name: Config['services'][number]) => config.services.includes(name)
    if (has('worker')) stops.push(stopOf(await startWork(core)))
    const intake = has('smtp') ? await startIntake(core) : null
    if (intake) stops.push(() => intake.close())
    const web = has('web') ? await startWeb(core, intake) : null
    if (web) {
      stops.push(() => web.stop())
      const socket = await startOwnersSocket(core)
      stops.push(() => socket.close())
    }
    return {
      db,
      ports: { web: web?.port ?? 0, smtp: intake?.ports.smtp ?? 0, lmtp: intake?.ports.lmtp ?? 0 },
      accept: intake?.accept ?? null,
      sweepIntake: async () => void (await intake?.sweep()),
      stop: () => runAll(stops, log),
    }
  } catch (error) {
    await runAll(stops, log)
    throw error
  }
}

const stopOf = (worker: Worker) => () => worker.stop()

/** In the reverse order of the start; one that fails does not keep the others. */
async function runAll(stops: (() => Promise<void>)[], log: Log): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await together([stop], log)
}

async function together(stops: (() => Promise<void>)[], log: Log): Promise<void> {
  const warn = (error: unknown) => log.warn({ err: error }, 'a part did not stop cleanly')
  await Promise.all(stops.map((stop) => stop().catch(warn)))
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return new Database(openPostgres(config.databaseUrl, 16))
  return new Database(await openEmbedded(config.dataDir))
}

function createCore(config: Config, db: Database, log: Log, options: AppOptions) {
  const clock = options.clock ?? systemClock
  const system = mintSystemScope('app')
  const queue = new Queue(db, log)
  const files = openMailFiles(join(config.dataDir, 'mails'))
  const relay = config.smtpUrl ? createRelay(config.smtpUrl) : null
  const budget = dailyBudget({ company: config.aiBudget, sender: config.aiBudget }, clock)
  const model = createModelClient(config.model, { budget, clock, log })
  const agents = createAgents([
    tula({
      db,
      model,
      publicUrl: config.publicUrl,
      stopFollowing: (scope, threadId) => stopFollowing(db, scope, threadId),
    }),
  ])
  const outgoing = { db, scope: system, relay, clock }
  const jobs = {
    work: defineJob({
      name: 'work-mail',
      payload: workPayload,
      atOnce: db.kind === 'embedded' ? 2 : 8,
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
  const accounts: AccountsFeature = accountsFeature({
    db,
    clock,
    config,
    scope: system,
    queueConfirmation: (account, token) => queueConfirmation(core, account, token),
  })
  const room: WorkRoom = {
    db,
    system,
    domain: config.mailDomain,
    agents,
    people: peoplePort(db, system, accounts),
    addresses: createAddressPort(db, system, config.mailDomain),
    files,
    clock,
    log,
    publicUrl: config.publicUrl,
    ...(options.resolver ? { resolver: options.resolver } : {}),
    again: (workId, delaySeconds, slowed) => queue.enqueue(jobs.work, { workId, slowed }, { delaySeconds }),
    deliver,
    claimUrl: async (account) =>
      `${config.publicUrl}/auth/email?mode=signup&email=${encodeURIComponent(account.email)}`,
  }

  /** Without a relay there is nothing to wait for: the mail is kept at once and the app shows it. */
  async function deliver(outboxId: number): Promise<void> {
    if (relay) await queue.enqueue(jobs.deliver, { outboxId })
    else await keepMail(db, system, outboxId, clock())
  }

  const enqueueWorks = (ids: readonly number[]) =>
    queue.enqueueAll(
      jobs.work,
      ids.map((workId) => ({ workId, slowed: false })),
    )
  const core = {
    config,
    clock,
    log,
    db,
    system,
    queue,
    files,
    relay,
    agents,
    jobs,
    accounts,
    room,
    outgoing,
    deliver,
    enqueueWorks,
  }
  return core
}

type Parts = ReturnType<typeof createCore>

/** All that will be built; those that are not yet are refused by name at RCPT. */
const agentNames = ['tula', 'polly', 'alex', 'faq', 'tanya', 'sally', 'dina', 'cara']

function createAgents(built: ReturnType<typeof tula>[]): Agents {
  const byType = new Map(built.map((agent) => [agent.type, agent]))
  return {
    built: (type) => byType.get(type) ?? null,
    isKnown: (type) => agentNames.includes(type),
  }
}

function peoplePort(db: Database, system: SystemScope, accounts: AccountsFeature): PeoplePort {
  return {
    async accountAt(address) {
      const account = await findUserByConfirmedAddress(db, system, address)
      return account && routed(account, address)
    },
    guestAt: async (address, name) =>
      routed(await findOrCreateGuest(db, system, { address, ...(name ? { name } : {}) }), address),
    roleIn: accounts.roleIn,
  }
}

/** UTC is what nobody chose: the mail's own offset says more. */
function routed(account: Account, address: string): RoutedAccount {
  const name = displayName(account)
  return {
    id: account.id,
    email: address.toLowerCase(),
    name: name === account.email ? null : name,
    timeZone: account.claimedAt && account.timeZone !== 'UTC' ? account.timeZone : null,
    confirmed: account.claimedAt !== null,
  }
}

/** The mail with the link that confirms an address: secret, so that only the server's owner can read it here (AUTH-29). */
async function queueConfirmation(
  { config, clock, db, system, deliver }: Parts,
  account: Account,
  token: string,
): Promise<void> {
  const at = clock()
  const subject = 'Confirm your address'
  const { html, text } = layoutMail({
    sender: { name: 'Mailcrew', hueHex: '#0b5d57', line: 'Your account' },
    title: subject,
    intro: 'Mail from this address is worked as yours once you have confirmed it.',
    sections: [
      { kind: 'button', link: { text: 'Confirm this address', url: `${config.publicUrl}/confirm/${token}` } },
      {
        kind: 'paragraph',
        text: 'The link works once, for 24 hours. If you did not sign up, there is nothing to do.',
      },
    ],
    footer: 'Sent because somebody signed up with this address.',
  })
  const composed = await compose({
    from: `postmaster@${config.mailDomain}`,
    fromName: 'Mailcrew',
    to: [account.email],
    subject,
    text,
    html,
    messageId: newMessageId(config.mailDomain),
    date: at,
    autoSubmitted: 'auto-generated',
  })
  const id = await queueMail(db, system, {
    key: `confirm:${composed.messageId}`,
    kind: 'security',
    isSecret: true,
    messageId: composed.messageId,
    mailFrom: '',
    recipient: account.email,
    subject,
    text,
    raw: composed.raw,
    toUserId: account.id,
    at,
  })
  if (id !== null) await deliver(id)
}

function startWork(core: Parts): Promise<Worker> {
  const { db, queue, jobs, log } = core
  return startWorker(db, queue, [jobs.work, jobs.deliver], sweepsOf(core), log)
}

function sweepsOf({ db, system, clock, log, accounts, outgoing, relay, enqueueWorks }: Parts): Sweep[] {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  const sweeps: Sweep[] = [
    {
      name: 'held-mail',
      everyMs: HOUR,
      run: async () => void (await dropHeld(db, system, ago(HELD_DAYS * 24 * HOUR), clock())),
    },
    { name: 'events', everyMs: HOUR, run: async () => void (await sweepEvents(db, system, clock())) },
    { name: 'accounts', everyMs: HOUR, run: accounts.sweep },
    {
      name: 'forgotten-works',
      everyMs: 5 * MINUTE,
      async run() {
        const ids = await forgottenWorks(db, system, ago(10 * MINUTE))
        if (ids.length > 0) log.warn({ works: ids.length }, 'works were found that no job spoke of')
        await enqueueWorks(ids)
      },
    },
  ]
  if (relay)
    sweeps.push({ name: 'outbox', everyMs: MINUTE / 2, run: async () => void (await sendQueued(outgoing)) })
  return sweeps
}

function startIntake(core: Parts): Promise<Intake> {
  const { config, db, system, log, clock, enqueueWorks } = core
  const judge = recipientJudge(core)
  return openIntake({
    config,
    db,
    scope: system,
    log,
    clock,
    judgeRecipient: (address) => judgeRecipient(judge, address),
    enqueueWork: enqueueWorks,
  })
}

const REACHABLE_FOR_MS = 500

function recipientJudge({ config, clock, db, system, agents, room }: Parts): RecipientJudge {
  let reachableAt = 0
  return {
    domain: config.mailDomain,
    agents,
    addresses: room.addresses,
    tokenExists: async (token) => (await threadOfToken(db, system, token)) !== null,
    async assertReachable() {
      const now = clock().getTime()
      if (Math.abs(now - reachableAt) < REACHABLE_FOR_MS) return
      await db.query('select 1')
      reachableAt = now
    },
  }
}

async function startWeb(
  core: Parts,
  intake: Intake | null,
): Promise<{ port: number; stop(): Promise<void> }> {
  const { config, clock, log, db, system, accounts, files, enqueueWorks } = core
  const reader = createMailReader(files)
  const live = createLive({ db, scope: system, clock, log, openSessions: accounts.sessions.stillOpen })
  await live.start()
  const webRoot = join(projectRoot(), 'dist/web')
  const server: HttpServer = await createHttpServer({
    config,
    log,
    routes: [
      ...accounts.routes,
      ...catalogueRoutes(config.mailDomain),
      ...projectRoutes(db, reader),
      ...taskRoutes({ db, clock }),
      ...triageRoutes({
        db,
        clock,
        system,
        reader,
        enqueueWork: enqueueWorks,
        sweep: async () => (await intake?.sweep()) ?? 0,
      }),
    ],
    sessions: accounts.sessions,
    roleIn: accounts.roleIn,
    webRoot: existsSync(webRoot) ? webRoot : null,
    mailBody: (scope, workId) => mailBodyHtml(db, scope, reader, workId),
    readiness: () => readiness(db, intake),
    live,
  })
  const { port } = await server.listen()
  return { port, stop: () => server.close() }
}

/** What `mailcrew outbox` asks: the file's permissions say who may. */
function startOwnersSocket({ config, db, system }: Parts): Promise<AdminSocket> {
  return startAdminSocket({
    path: adminSocketPath(config.dataDir),
    listOutbox: (page) => listAllMails(db, system, page),
    readOutbox: (id) => findAnyMail(db, system, id),
  })
}

/** The database answers, and no mail waits in the journal for longer than a minute. */
async function readiness(db: Database, intake: Intake | null) {
  const database = await db.query('select 1').then(
    () => true,
    () => false,
  )
  const waitingSince = intake?.waitingSince() ?? null
  const stored = waitingSince === null || Date.now() - waitingSince.getTime() < MINUTE
  return { ok: database && stored, detail: { database, intake: stored } }
}
