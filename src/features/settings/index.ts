// Settings: the archive of a person, the end of their account, and the state of their mail.
import { join } from 'node:path'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type FileAnswer, serve } from '../../kit/serve.ts'
import { countOldMails } from '../../routing/old-mails-store.ts'
import { type AppServices, type Feature, feature, type HandedOver, type Heir } from '../feature.ts'
import { archivesInBucket, archivesInFolder } from './archive-files.ts'
import { deleteAccount, type ExportState, getMailState, sendTestMail } from './contract.ts'
import { type Ending, endAccount } from './delete-account.ts'
import { exportJob, sweepExports } from './export.job.ts'
import { exportRoutes, openExport, readExport, request } from './export-api.ts'
import { readMailState } from './mail-state.ts'
import { REMOVED_AT_ONCE, removeMailsJob } from './remove-mails.job.ts'
import { countOlderMails, getRetention, setRetention } from './retention/contract.ts'
import { keptSince, removeOldMails } from './retention/remove-old-mails.ts'
import { readRetention, writeRetention } from './retention/retention-store.ts'
import { sendExample } from './test-mail.ts'

const MINUTE_MS = 60_000

/** What the owner of the server may do for somebody who leaves; each takes the scope of that account. */
export interface LeaverAccounts {
  /** Deletes the account. Throws as the person's own call does. */
  end(scope: Scope, ending: Ending): Promise<void>
  /** Removes the files of archives that belonged to it, once the deletion is committed. */
  sweep(): Promise<void>
  /** Gives what waits for the account to another person, in the context of the scope and the open transaction. */
  handOver(scope: Scope, heir: Heir): Promise<HandedOver[]>
  readExport(scope: Scope): Promise<ExportState | null>
  requestExport(scope: Scope): Promise<ExportState>
  openExport(scope: Scope, id: number): Promise<FileAnswer>
}

export interface SettingsFeature extends Feature {
  ofLeavers: LeaverAccounts
}

/** `all`: every feature, also those that come later; asked once the server runs. */
export function settings(app: AppServices, all: () => readonly Feature[]): SettingsFeature {
  const { queue, config } = app
  const domain = config.mailDomain
  const folder = join(config.dataDir, 'exports')
  const archives = app.bucket ? archivesInBucket(app.bucket) : archivesInFolder(folder)
  const services = {
    ...app,
    folder,
    archives,
    owned: () => all().flatMap((one) => one.owned ?? []),
  }
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

  const exporting = { ...services, enqueue: (exportId: number) => again([exportId]) }

  return feature<SettingsFeature>({
    name: 'settings',
    ofLeavers: {
      end: (scope, ending) => endAccount({ ...services, removeMails: remove }, scope, ending),
      sweep,
      async handOver(scope, heir) {
        const given: HandedOver[] = []
        for (const { handOver } of services.owned())
          given.push(...((await handOver?.(app.db, scope, heir)) ?? []))
        return given
      },
      readExport: (scope) => readExport(services, scope),
      requestExport: (scope) => request(exporting, scope),
      openExport: (scope, id) => openExport(services, scope, id),
    },
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
      ...exportRoutes(exporting),
      serve(deleteAccount, async ({ scope, body, session }) => {
        await endAccount({ ...services, removeMails: remove }, scope, { typed: body.email })
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
