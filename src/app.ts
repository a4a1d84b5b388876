// Starts the services that the settings name, and ends them in the reverse order.
import { join } from 'node:path'
import type { Config } from './config.ts'
import { databaseFault } from './config-database.ts'
import { verifyAudit } from './features/audit/index.ts'
import type { WebServices } from './features/feature.ts'
import { answerIntake, answerOutbox, answerQuestions, answerReplay } from './http/admin-answers.ts'
import { type AdminSocket, adminSocketPath, startAdminSocket } from './http/admin-socket.ts'
import type { Job, Sweep } from './jobs/job.ts'
import { startSweepsAlone, startWorker, type Worker } from './jobs/worker.ts'
import { asSystem } from './kit/db/acting-database.ts'
import { Database } from './kit/db/database.ts'
import { openEmbedded } from './kit/db/embedded.ts'
import { noteDatabase, requireKindOfDatabase, requireSameDatabase } from './kit/db/folder-database.ts'
import { migrateDatabase, type SchemaSteps } from './kit/db/migrate.ts'
import { openPostgres } from './kit/db/postgres.ts'
import { createLog, type Log } from './kit/log.ts'
import type { Accept } from './mail/intake/accept.ts'
import { requireDataFolder } from './mail/intake/data-folder.ts'
import { findAnyMail, listAllMails } from './mail/outbox-store.ts'
import { projectRoot } from './root.ts'
import { type Core, type CoreOptions, createCore } from './wiring/core.ts'
import { importing, startIntake } from './wiring/intake.ts'
import { startWatching } from './wiring/metrics.ts'
import { sweepsOf } from './wiring/sweeps.ts'
import { readVersion } from './wiring/version.ts'
import { startWeb } from './wiring/web.ts'

export interface AppOptions extends CoreOptions {
  log?: Log
  /** Open already, instead of the one that the configuration names; closed when the app stops. */
  db?: Database
}

export interface App {
  readonly db: Database
  /** Ports that were taken; 0 for what does not run here. */
  readonly ports: { web: number; smtp: number; lmtp: number }
  /** Takes a mail as if it came over the wire; null where the smtp service does not run. */
  readonly accept: Accept | null
  /** What the features do from time to time. */
  readonly sweeps: readonly Sweep[]
  /** Stores what is in the intake journal now. */
  sweepIntake(): Promise<void>
  /** Finishes the jobs that have begun, leaves the rest for the next start. */
  stop(): Promise<void>
}

/** Starts the services that the configuration names. */
export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? createLog(config.logLevel)
  await requireDataFolder(config.dataDir)
  if (!options.db)
    await requireKindOfDatabase(config).catch((error: unknown) => {
      throw databaseFault(error, config.databaseUrl)
    })
  const db = options.db ?? (await openDatabase(config, log))
  const stops: (() => Promise<void>)[] = [() => db.close()]
  try {
    const schema = await prepareDatabase(db, config, options.db !== undefined).catch((error: unknown) => {
      throw databaseFault(error, config.databaseUrl)
    })
    const { services, model } = config
    const facts = { version: await readVersion(), database: db.kind, services, model: model?.model ?? null }
    log.info({ ...facts, schemaSteps: schema.steps, stepsMade: schema.made }, 'starting')
    const core = createCore(config, db, log, options)
    stops.push(async () => core.bucket?.close())
    stops.push(() => core.readings.stop())
    let isEnding = false
    stops.push(async () => {
      isEnding = true
    })
    const warm = core.readings.warm().catch((error: unknown) => {
      if (!isEnding) log.warn({ err: error }, 'the first mail is read slowly')
    })
    const watching = await startWatching(core)
    stops.push(() => watching.stop())
    await core.queue.start(jobsOf(core))
    stops.push(() => core.queue.stop())
    const has = (name: Config['services'][number]) => config.services.includes(name)
    stops.push(stopOf(has('worker') ? await startJobs(core) : startWithoutJobs(core)))
    // Mails do not wait for their models when the process ends: they come again.
    stops.push(async () => core.stopAsking())
    const intake = has('smtp') ? await startIntake(core) : null
    if (intake) {
      stops.push(() => intake.close())
      const socket = await startAdminSocket(
        adminSocketPath(config.dataDir, 'intake'),
        answerIntake(
          { host: config.smtpHost, port: intake.ports.smtp, domain: config.mailDomain },
          intake.setAside,
          importing(core, intake),
        ),
      )
      stops.push(() => socket.close())
    }
    watching.watched.intake = intake
    const web = has('web') ? await startWeb(core, intake, watching) : null
    if (web) {
      stops.push(() => web.stop())
      const socket = await startOwnersSocket(core, web)
      stops.push(() => socket.close())
    }
    await watching.listen()
    await warm
    return {
      db,
      ports: { web: web?.port ?? 0, smtp: intake?.ports.smtp ?? 0, lmtp: intake?.ports.lmtp ?? 0 },
      accept: intake?.accept ?? null,
      sweeps: core.features.all.flatMap((one) => one.sweeps ?? []),
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

/** Rejects where the data folder belongs to another one; one that is given belongs to no folder. */
async function prepareDatabase(db: Database, { dataDir }: Config, isGiven: boolean): Promise<SchemaSteps> {
  if (!isGiven) await requireSameDatabase(dataDir, db)
  const steps = await migrateDatabase(db, join(projectRoot(), 'db/migrations'))
  if (!isGiven) await noteDatabase(dataDir, db)
  return steps
}

async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl) return new Database(openPostgres(config.databaseUrl, 24, config.databaseDirectUrl))
  return new Database(
    await openEmbedded(config.dataDir, {
      onWait: (line) => log.warn(line),
      onTrouble: (error) => log.warn({ err: error }, 'the embedded database could not be tidied up'),
    }),
  )
}

function startJobs(core: Core): Promise<Worker> {
  const { db, queue, log } = core
  return startWorker({ db, queue, jobs: jobsOf(core), sweeps: sweepsOf(core), log })
}

const startWithoutJobs = ({ features, log }: Core): Worker =>
  startSweepsAlone(
    features.all.flatMap((one) => one.sweepsEverywhere ?? []),
    log,
  )

/** Each has a queue of its name. */
export const jobsOf = ({ jobs, features }: Core): Job[] => [
  jobs.processDelivery,
  jobs.sendMail,
  ...features.all.flatMap((one) => one.jobs ?? []),
]

type OpenSockets = Pick<WebServices, 'closeSockets'>

/** What `mailcrew outbox` and others ask: the file's permissions say who may. */
function startOwnersSocket({ config, db, system, features }: Core, web: OpenSockets): Promise<AdminSocket> {
  const services = {
    listOutbox: (page: { before?: number; limit: number }) => listAllMails(asSystem(db, system), page),
    readOutbox: (id: number) => findAnyMail(db, system, id),
  }
  const outbox = answerOutbox(services)
  const replay = answerReplay(features.replays.server)
  const others = answerQuestions({
    'GET /audit': () => verifyAudit(asSystem(db, system)),
    ...features.administration.questions(web),
    ...features.models.questions,
    'POST /copy-database': async (given) => ({ copied: await db.copyFiles(given.get('to') ?? '') }),
  })
  return startAdminSocket(
    adminSocketPath(config.dataDir),
    async (...asked) => (await outbox(...asked)) ?? (await replay(...asked)) ?? others(...asked),
  )
}
