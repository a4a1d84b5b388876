// Polling: what teams tell by mail, and figures of it that tell of no single person (docs/intelligence.md).

import type { Agent } from '../../agent/agent.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { examplesRoutes } from './examples/file-examples.ts'
import { keptMailJob, queueKept } from './filing/kept-mail.job.ts'
import { followUpRoutes } from './followups/insight-followups.ts'
import { listeningAgent } from './listening-agent.ts'
import { withPolling } from './marked-mail.ts'
import { forgetWriter, ownSubmissions } from './owned-store.ts'
import { pollingRoutes } from './polling-api.ts'
import { agentFor } from './polling-mail.ts'
import type { ListeningServices } from './polling-services.ts'
import { pollingTools } from './polling-tools.ts'
import { pollingKinds } from './polling-types.ts'
import { sendPrompts } from './prompts/send-prompts.ts'
import { releaseAll } from './releases/release-all.ts'

export { alertsOf } from './figures/alerts.ts'
export { type Facts, factsOf, latestPeriod } from './figures/facts.ts'
export { totalsOf } from './figures/facts-store.ts'
export { groupsOf } from './figures/groups.ts'
export { metricsOf } from './figures/metrics.ts'
export { quotesFor } from './figures/shown-insights.ts'
export { quotesIn, SOMEBODY, YOU } from './figures/shown-submissions.ts'
export { type ShownRow, submissionsOf } from './figures/submissions-store.ts'
export { topicItems } from './figures/topics.ts'
export { listeningAgent } from './listening-agent.ts'
export { type OrgUnit, peopleOfOwner, unitsOfOwner } from './org-store.ts'
export { instanceOfMail, type PollingAgentRow, updateAgent } from './polling-agent-store.ts'
export { listenerAt, seesAll, shownListener } from './polling-agents.ts'
export type { ListeningServices, PollingServices } from './polling-services.ts'
export { formReleases } from './releases/release.ts'

export interface PollingFeature extends Feature {
  /** For features that listen at addresses of their own. */
  services: ListeningServices
  /** Has an agent leave mails with $$polling to the polling agents. */
  listening(agent: Agent): Agent
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export function polling(
  { db, system, clock, config, send, log, reader, queue }: AppServices,
  ports: Pick<ListeningServices, 'readPollingText' | 'followUps'>,
): PollingFeature {
  const services: ListeningServices = {
    ...{ db, system, clock, publicUrl: config.publicUrl, mailDomain: config.mailDomain },
    ...ports,
  }
  const keptServices = { ...services, reader }
  const keptMail = keptMailJob(keptServices)
  return feature({
    name: 'polling',
    tools: pollingTools,
    services,
    listening: (agent) => withPolling(services, agent),
    filesPolling: true,
    agents: pollingKinds.map(({ card, type }) =>
      listeningAgent(services, card, (context) => agentFor(services, context, type)),
    ),
    routes: [...pollingRoutes(services), ...followUpRoutes(services), ...examplesRoutes(services, config)],
    jobs: [keptMail],
    sweeps: [
      { name: 'kept-mails', everyMs: MINUTE_MS, run: () => queueKept(keptServices, queue, keptMail) },
      {
        name: 'prompts',
        everyMs: MINUTE_MS / 2,
        run: async () => void (await sendPrompts({ ...services, send, log })),
      },
      { name: 'releases', everyMs: HOUR_MS, run: () => releaseAll(asSystem(db, system), services) },
    ],
    owned: { lists: [ownSubmissions], forget: forgetWriter },
  })
}
