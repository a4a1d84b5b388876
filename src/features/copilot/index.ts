// The Copilot: one conversation in each context, answered from what all features say of their records.

import { type AppServices, type Feature, feature } from '../feature.ts'
import type { SearchFeature } from '../search/index.ts'
import { copilotRoutes } from './copilot-api.ts'
import { ownCopilotMessages } from './copilot-store.ts'
import { copilotTools } from './copilot-tools.ts'

/** `others`: all features that say something of their records. */
export function copilot(
  { db, clock }: AppServices,
  { find }: Pick<SearchFeature, 'find'>,
  others: readonly Feature[],
): Feature {
  const asks = others.flatMap((one) => one.asks ?? [])
  return feature({
    name: 'copilot',
    tools: copilotTools,
    owned: { lists: [ownCopilotMessages] },
    routes: copilotRoutes({ db, clock, find, asks }),
  })
}
