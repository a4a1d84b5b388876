// Settings: the archive of a person, the end of their account, and the state of their mail.
import { join } from 'node:path'
import { actingAs } from '../../kit/db/acting-database.ts'
import { serve } from '../../kit/serve.ts'
import { countOldMails } from '../../routing/old-mails-store.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { archivesInBucket, archivesInFolder } from './archive-files.ts'
import { deleteAccount, getMailState, sendTestMail } from './contract.ts'
import { endAccount } from './delete-account.ts'
import { exportJob, sweepExports } from './export.job.ts'
import { exportRoutes } from './export-api.ts'
import { readMailState } from './mail-state.ts'
import { REMOVED_AT_ONCE, removeMailsJob } from './remove-mails.job.ts'
import { countOlderMails, getRetention, setRetention } from './retention/contract.ts'
import { keptSince, removeOldMails } from './retention/remove-old-mails.ts'
import { readRetention, writeRetention } from './retention/retention-store.ts'
import { sendExample } from './test-mail.ts'

const MINUTE_MS = 60_000

/** `others`: all features that keep something of people. */
export function settings(app: AppServices, others: readonly Feature[]): Feature {
  const { queue, config } = app
  const domain = config.mailDomain
  const owned = others.flatMap((one) => one.owned ?? [])
  const folder = join(config.dataDir, 'exports')
  const archives = app.bucket ? archivesInBucket(app.bucket) : archivesInFolder(folder)
  const services = { ...app, owned, folder, archives }
  const makeExport = exportJob(services)
  const removeMails = removeMailsJob(services)
  const again = (ids: number[]) =>
    queue.enqueueAll(
      makeExport,
      ids.map((exportId) => ({ exportId })),
    )
  /** Drops archives whose time is over and takes up those that a dead process left. */
  const sweep = () => sweepExports(services, again)

  async function remove(objects: string[]): Promise<void> {
    const pages = Math.ceil(objects.length / REMOVED_AT_ONCE)
    const page = (at: number) => objects.slice(at * REMOVED_AT_ONCE, (at + 1) * REMOVED_AT_ONCE)
    await queue.enqueueAll(
      removeMails,
      Array.from({ length: pages }, (_, at) => ({ objects: page(at) })),
    )
  }

  return feature({
    name: 'settings',
    jobs: [makeExport, removeMails],
    sweeps: [
      { name: 'exports', everyMs: MINUTE_MS, run: sweep },
      {
        name: 'old-mails',
        everyMs: 60 * MINUTE_MS,
        run: () => removeOldMails({ ...app, removeMails: remove }),
      },
    ],
    routes: [
      serve(getRetention, async ({ scope }) => ({ days: await readRetention(app.db, scope) })),
      serve(countOlderMails, async ({ scope, query: { days } }) => {
        const before = keptSince(app.clock(), days)
        return { mails: await countOldMails(actingAs(app.db, scope), { companyId: scope.companyId, before }) }
      }),
      serve(setRetention, async ({ scope, body }) => {
        await writeRetention(app.db, scope, body.days)
        return body
      }),
    ],
    webRoutes: (web) => [
      ...exportRoutes({ ...services, enqueue: (exportId) => again([exportId]) }),
      serve(deleteAccount, async ({ scope, body, session }) => {
        await endAccount({ ...services, removeMails: remove }, scope, body.email)
        web.closeSockets(scope.userId)
        await session.end()
        await sweep()
        return { deleted: true as const }
      }),
      serve(getMailState, ({ scope }) => readMailState({ ...app, ...web, domain }, scope)),
      serve(sendTestMail, ({ scope }) => sendExample({ ...app, ...web, domain }, scope)),
    ],
  })
}
