// Triage: the mail log, where people see what became of a mail and decide about held ones.

import { asSystem } from '../../kit/db/acting-database.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { searchableMail } from './mail-search-store.ts'
import { readTexts } from './mail-texts.ts'
import { mailTools } from './mail-tools.ts'
import type { Nouns } from './outcome-words.ts'
import { triageRoutes } from './triage-api.ts'

export { countRun, loggedDeliveries, openableAmong } from './delivery-log-store.ts'
export { mailBodyHtml } from './mail-body.ts'
export { latestMails, type ReadMail, readableMails } from './readable-mails-store.ts'

/** Mails of an earlier version are read for search within some minutes. */
const TEXTS_MS = 60_000

/** Its words for what agents made are handed in, by those who make it. */
export function triage(
  { config, db, clock, system, reader, files, queueSending, records }: AppServices,
  nouns: Nouns,
): Feature {
  return feature({
    name: 'triage',
    tools: mailTools,
    events: [
      {
        ...{ type: 'mail.processed', title: 'A mail of yours was read', on: 'email_processed' },
        fields: ['projectId', 'tasksCreated', 'made'],
      },
      {
        ...{ type: 'mail.changed', title: 'The status of a mail changed', on: 'mail_update' },
        fields: ['deliveryId'],
      },
    ],
    search: { mail: searchableMail },
    sweeps: [{ name: 'mail-texts', everyMs: TEXTS_MS, run: () => readTexts(asSystem(db, system), reader) }],
    webRoutes: ({ enqueueDeliveries, sweepIntake, isReachable }) =>
      triageRoutes({
        ...{ db, clock, system, reader, files, nouns, queueSending, isReachable, records },
        mailDomain: config.mailDomain,
        enqueueDeliveries: enqueueDeliveries,
        sweep: sweepIntake,
      }),
  })
}
