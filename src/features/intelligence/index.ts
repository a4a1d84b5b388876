// Intelligence: Tanya reads a team's weekly mails, and tells by polling's figures what they are about.

import { type AppServices, type Feature, feature } from '../feature.ts'
import { instanceServices } from '../instances/index.ts'
import type { PollingServices } from '../polling/index.ts'
import { intelligenceRoutes } from './intelligence-api.ts'
import { intelligenceTools } from './intelligence-tools.ts'
import { tanya } from './tanya-agent.ts'

export function intelligence(app: AppServices, polling: PollingServices): Feature {
  return feature({
    name: 'intelligence',
    tools: intelligenceTools,
    agents: [tanya(polling)],
    filesPolling: true,
    routes: intelligenceRoutes(polling, instanceServices(app)),
  })
}
