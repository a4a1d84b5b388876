// Answers the state of the server to its owner.
import { readFile } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { asSystem } from '../../kit/db/acting-database.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { requireServerOwner } from '../accounts/index.ts'
import type { AppServices, WebServices } from '../feature.ts'
import { listAlarms, readSchemaSteps, readSigns } from './alarm-store.ts'
import { getServerStatus, type ServerStatus } from './contract.ts'
import { type Seen, SILENT_WORKER_MS, sourceWords } from './find-causes.ts'
import { type AlarmServices, see, watchedWays } from './look-around.ts'
import { modelState } from './model-calls.ts'

export function statusRoutes(
  services: AlarmServices & Pick<AppServices, 'model'> & { readVersion(): Promise<string> },
  { intakeTrouble }: Pick<WebServices, 'intakeTrouble'>,
): Served[] {
  const { db, system, config, clock } = services
  return [
    serve(getServerStatus, async ({ scope }): Promise<ServerStatus> => {
      await requireServerOwner(services, scope)
      const acting = asSystem(db, system)
      const signs = await readSigns(acting)
      const [seen, all, steps, trouble] = await Promise.all([
        see(services, signs),
        listAlarms(acting),
        readSchemaSteps(acting),
        intakeTrouble(),
      ])
      const lastOf = (name: string) => signs.find((sign) => sign.name === name)?.lastAt ?? null
      const workerAt = lastOf('worker')
      const works = workerAt !== null && clock().getTime() - workerAt.getTime() < SILENT_WORKER_MS
      const told = (cause: string, name: string) => ({
        name,
        trouble: all.find((one) => one.cause === cause && one.endedAt === null)?.title ?? null,
        isKnown: lastOf(cause) !== null,
      })
      return {
        version: await services.readVersion(),
        schema: { steps: steps.count, lastAt: wire(steps.lastAt) },
        database: db.kind,
        services: [
          { name: 'Pages and API', trouble: null, isKnown: true },
          { name: 'Mail in', trouble, isKnown: true },
          ...(config.imap ? [told('mailbox', 'Mailbox')] : []),
          {
            name: 'Work on mails',
            trouble: works ? null : 'No worker has given a sign of life for five minutes.',
            isKnown: true,
          },
          ...(config.smtpUrl ? [told('relay', 'Mail out')] : []),
        ],
        alarms: all.map(({ id, title, advice, beganAt, endedAt }) => ({
          ...{ id, title, advice },
          beganAt: beganAt.toISOString(),
          endedAt: wire(endedAt),
        })),
        queues: queuesOf(seen),
        sources: watchedWays(config).map((way) => ({ name: sourceWords(way), lastAt: wire(lastOf(way)) })),
        disk: seen.disk,
        model: modelState((await services.model.names()).join(', ') || null, signs),
        memory: { used: process.memoryUsage.rss(), free: freemem(), size: totalmem() },
        lastBackup: await readLastBackup(config.dataDir),
      }
    }),
  ]
}

const wire = (at: Date | null) => at?.toISOString() ?? null

function queuesOf({ backlog }: Seen): ServerStatus['queues'] {
  return [
    ...backlog.jobs,
    ...backlog.deliveries.map((one) => ({ ...one, name: `mails ${one.name}` })),
    ...backlog.outbox.map((one) => ({ ...one, name: `outbox ${one.name}` })),
  ].map(({ name, count, since }) => ({ name, count, since: wire(since) }))
}

const lastBackup = z.object({
  at: z.string(),
  bytes: z.number(),
  // Versions before this one did not say.
  database: z.enum(['postgres', 'embedded']).nullable().default(null),
  folder: z.string().nullable().default(null),
})

/** What `mailcrew backup` left behind. */
async function readLastBackup(dataDir: string): Promise<ServerStatus['lastBackup']> {
  const text = await readFile(join(dataDir, 'last-backup.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const read = lastBackup.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}
