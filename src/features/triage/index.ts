// Triage: the mail log, where people see what became of a mail and decide about held ones.
import { type AppServices, type Feature, feature } from '../feature.ts'
import type { Nouns } from './outcome-words.ts'
import { triageRoutes } from './triage-api.ts'

export { mailBodyHtml } from './mail-body.ts'

/** Its words for what agents made are handed in, by those who make it. */
export function triage({ db, clock, system, reader }: AppServices, nouns: Nouns): Feature {
  return feature({
    name: 'triage',
    webRoutes: ({ enqueueDeliveries, sweepIntake }) =>
      triageRoutes({
        db,
        clock,
        system,
        reader,
        nouns,
        enqueueDeliveries: enqueueDeliveries,
        sweep: sweepIntake,
      }),
  })
}
