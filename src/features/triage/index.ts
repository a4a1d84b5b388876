// Triage: the mail log, where people see what became of a mail and decide about held ones.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { triageRoutes } from './triage-api.ts'

export { mailBodyHtml } from './mail-body.ts'

export function triage({ db, clock, system, reader }: AppServices): Feature {
  return feature({
    name: 'triage',
    webRoutes: ({ enqueueWorks, sweepIntake }) =>
      triageRoutes({ db, clock, system, reader, enqueueWork: enqueueWorks, sweep: sweepIntake }),
  })
}
