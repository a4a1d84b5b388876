// Intelligence: Tanya reads a team's weekly mails, and tells by polling's figures what they are about.

import { type AppServices, type Feature, feature } from '../feature.ts'
import { instanceServices } from '../instances/index.ts'
import type { ListeningServices } from '../polling/index.ts'
import { insightAsks } from './insight-asks.ts'
import { intelligenceRoutes } from './intelligence-api.ts'
import { intelligenceTools } from './intelligence-tools.ts'
import { tanya } from './tanya-agent.ts'

export function intelligence(app: AppServices, polling: ListeningServices): Feature {
  return feature({
    name: 'intelligence',
    tools: intelligenceTools,
    agents: [tanya(polling)],
    filesPolling: true,
    routes: intelligenceRoutes(polling, instanceServices(app)),
    asks: insightAsks(polling, instanceServices(app)),
  })
}
