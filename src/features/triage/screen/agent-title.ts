// What the log calls the agent of a mail: the crew's, and those that stand in no list of it.
import { copilotCard } from '../../../crew/copilot.ts'
import { pollingCards } from '../../../crew/polling.ts'
import { agentFrom, agentTitles } from '../../../ui/agent.ts'

/** Null where no agent took it. */
export function agentTitle(type: string | null): string | null {
  const known = type === null ? null : agentFrom(type)
  if (known) return agentTitles[known]
  return [copilotCard, ...pollingCards].find((card) => card.type === type)?.name ?? null
}
