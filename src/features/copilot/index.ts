// The Copilot: one conversation in each context, answered from what all features say of their records.

import { type AppServices, type Feature, feature } from '../feature.ts'
import type { SearchFeature } from '../search/index.ts'
import type { AnswerServices } from './answer.ts'
import { copilotRoutes } from './copilot-api.ts'
import { ownCopilotMessages } from './copilot-store.ts'
import { copilotTools } from './copilot-tools.ts'

export {
  type AnswerServices,
  answerQuestion,
  type CopilotAnswer,
  type ToAnswer,
} from './answer.ts'
export { applyChanges } from './apply-changes.ts'
export { type Written, writtenDown } from './markdown-answer.ts'

/** `others`: all features that say something of their records. */
export function copilot(
  { db, clock }: AppServices,
  { find }: Pick<SearchFeature, 'find'>,
  others: readonly Feature[],
  { chooseAmong }: Pick<AnswerServices, 'chooseAmong'>,
): Feature {
  const asks = others.flatMap((one) => one.asks ?? [])
  return feature({
    name: 'copilot',
    tools: copilotTools,
    owned: { lists: [ownCopilotMessages] },
    routes: copilotRoutes({ db, clock, find, asks, chooseAmong }),
  })
}
