// Looks at queues, sources, the disk and sign-ins, and tells the owner of the server what began and what is over, once each.
import { statfs } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { SendProductMail } from '../../mail/product-mail.ts'
import { readBacklog } from '../../routing/backlog-store.ts'
import { findServerOwner } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import { endAlarms, failedSignIns, lastMailBy, noteSign, openAlarm, readSigns } from './alarm-store.ts'
import { type Cause, type DiskSpace, FAILURES_MS, findCauses, type Seen, type Source } from './find-causes.ts'

export interface AlarmServices extends Pick<AppServices, 'db' | 'system' | 'config' | 'clock' | 'log'> {
  send: SendProductMail
}

/** Every process does so, as the worker may be what has stopped; where it runs here this is its sign of life. */
export async function lookAround(services: AlarmServices): Promise<void> {
  const { db, system, config, clock, log } = services
  const acting = asSystem(db, system)
  const now = clock()
  if (config.services.includes('worker')) await noteSign(acting, 'worker', now, now)
  const signs = new Map((await readSigns(acting)).map((sign) => [sign.name, sign]))
  for (const way of watchedWays(config)) {
    const since = signs.get(way)?.lastAt ?? new Date(0)
    const at = await lastMailBy(acting, way, since)
    if (at) signs.set(way, await noteSign(acting, way, at, now))
  }
  const causes = findCauses(await see(services, [...signs.values()]))
  for (const cause of causes) {
    await db.transaction(async () => {
      if (!(await openAlarm(acting, cause, now))) return
      log.error({ cause: cause.cause }, cause.title)
      await tell(services, `${cause.title}.`, cause.advice)
    })
  }
  const lasting = [...causes.map(({ cause }) => cause), ...toldElsewhere(config)]
  await db.transaction(async () => {
    for (const { cause, title } of await endAlarms(acting, lasting, now)) {
      log.info({ cause }, 'a trouble is over')
      await tell(services, `Over: ${title}.`, 'Nothing is left to do.')
    }
  })
}

/** Those that told-troubles.ts begins and ends. */
const toldElsewhere = ({ smtpUrl, imap }: Pick<Config, 'smtpUrl' | 'imap'>): string[] => [
  ...(smtpUrl === null ? [] : ['relay']),
  ...(imap === null ? [] : ['mailbox']),
]

export async function see(
  { db, system, config, clock }: AlarmServices,
  signs: readonly Source[],
): Promise<Seen> {
  const acting = asSystem(db, system)
  const ways = watchedWays(config)
  const now = clock()
  return {
    backlog: await readBacklog(acting),
    sources: signs.filter(({ name }) => ways.includes(name)),
    disk: await spaceOf(config.dataDir),
    hasRelay: config.smtpUrl !== null,
    failedSignIns: await failedSignIns(acting, new Date(now.getTime() - FAILURES_MS)),
    workerAt: config.services.includes('worker')
      ? null
      : (signs.find(({ name }) => name === 'worker')?.lastAt ?? null),
    now,
  }
}

/** Those that others bring mail by: SMTP is silent where nobody writes. */
export function watchedWays(config: Pick<Config, 'imap' | 'mailBucket' | 'mailWebhook'>): string[] {
  return [
    ...(config.imap ? ['imap'] : []),
    ...(config.mailBucket ? ['bucket'] : []),
    ...(config.mailWebhook ? ['webhook'] : []),
  ]
}

async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

export async function tell(services: AlarmServices, subject: Cause['title'], advice: string): Promise<void> {
  const owner = await findServerOwner(services)
  if (!owner) return
  const { config, send } = services
  await send({
    kind: 'alarm',
    to: owner.email,
    toUserId: owner.id,
    language: 'en',
    subject,
    line: 'Your server',
    intro: advice,
    sections: [
      { kind: 'button', link: { text: 'Status of the server', url: `${config.publicUrl}/settings/status` } },
    ],
    footer: 'You get this mail because you own this server.',
  })
}
