// What became of a mail that was processed, as the mail log says it: by the nouns of whichever agent got it.
import type { deliveries, StoredTally } from '../../../db/schema/mails.ts'
import { counted, type Noun, type NounOf } from '../../agent/counted.ts'
import { storedSummary } from '../../routing/summary.ts'

export interface Nouns {
  nounOf: NounOf
  /** What the agent makes of mails; null where that is no records. */
  nounOfAgent(type: string | null): Noun | null
}

type Ended = Pick<typeof deliveries.$inferSelect, 'made' | 'changed' | 'reason' | 'agentType' | 'summary'>

/** "3 tasks made, 1 task changed", the reason why nothing was, "No task in it", or what the answer was. */
export function outcomeOf({ made, changed, reason, agentType, summary }: Ended, nouns: Nouns): string {
  const said = (tallies: readonly StoredTally[], verb: string) =>
    tallies.map(({ kind, count }) => `${counted(count, nouns.nounOf(kind))} ${verb}`)
  const parts = [...said(made, 'made'), ...said(changed, 'changed')]
  if (parts.length > 0) return parts.join(', ')
  const noun = nouns.nounOfAgent(agentType)
  return reason ?? (noun ? `No ${noun[0]} in it` : (storedSummary(summary)?.headline ?? 'Nothing in it'))
}
