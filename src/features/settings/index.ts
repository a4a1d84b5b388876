// Settings: the archive of a person, the end of their account, and the state of their mail.
import type { Queue } from '../../jobs/queue.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { MailFiles } from '../../mail/intake/mail-files.ts'
import { deleteAccount, getMailState, sendTestMail } from './contract.ts'
import { endAccount } from './delete-account.ts'
import { type ExportParts, exportJob, sweepExports } from './export.job.ts'
import { exportRoutes } from './export-api.ts'
import { type MailStateParts, readMailState } from './mail-state.ts'
import { REMOVED_AT_ONCE, removeMailsJob } from './remove-mails.job.ts'
import { sendExample, type TestMailParts } from './test-mail.ts'

export interface SettingsParts extends ExportParts {
  files: MailFiles
  queue: Queue
}

/** What is known only where the web service runs. */
export interface SettingsWebParts extends Omit<MailStateParts, 'db'>, Pick<TestMailParts, 'accept'> {
  /** Ends the live connections of a person whose account is gone. */
  closeSockets(userId: number): void
}

export type SettingsFeature = ReturnType<typeof settingsFeature>

export function settingsFeature(parts: SettingsParts) {
  const { queue } = parts
  const makeExport = exportJob(parts)
  const removeMails = removeMailsJob(parts)
  const again = (ids: number[]) =>
    queue.enqueueAll(
      makeExport,
      ids.map((exportId) => ({ exportId })),
    )
  const sweep = () => sweepExports(parts, again)

  async function remove(objects: string[]): Promise<void> {
    const pages = Math.ceil(objects.length / REMOVED_AT_ONCE)
    const page = (at: number) => objects.slice(at * REMOVED_AT_ONCE, (at + 1) * REMOVED_AT_ONCE)
    await queue.enqueueAll(
      removeMails,
      Array.from({ length: pages }, (_, at) => ({ objects: page(at) })),
    )
  }

  return {
    jobs: [makeExport, removeMails],
    /** Drops archives whose time is over and takes up those that a dead process left. */
    sweep,
    routes: (web: SettingsWebParts): Served[] => [
      ...exportRoutes({ ...parts, enqueue: (exportId) => again([exportId]) }),
      serve(deleteAccount, async ({ scope, body, session }) => {
        await endAccount({ ...parts, removeMails: remove }, scope, body.email)
        web.closeSockets(scope.userId)
        await session.end()
        await sweep()
        return { deleted: true as const }
      }),
      serve(getMailState, ({ scope }) => readMailState({ ...parts, ...web }, scope)),
      serve(sendTestMail, ({ scope }) => sendExample({ ...parts, ...web }, scope)),
    ],
  }
}
