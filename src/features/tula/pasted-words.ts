// What a pasted chat says of known tasks and of the project waits for its reader's word (threat 6).
import type { AgentMail } from '../../agent/agent.ts'
import { isQuoted } from '../../agent/quotes.ts'
import { beforePasted } from '../../language/others-speak.ts'
import type { TaskProposal } from './task-proposal.ts'

/** Below the gate: it is suggested. */
const UNSURE = 0.5

/** New tasks out of a chat are made as ever; what is there already is changed by the writer's own words alone. */
export function withoutPastedOrders(proposal: TaskProposal, { parsed: { newest } }: AgentMail): TaskProposal {
  const own = beforePasted(newest.text)
  if (own === newest.text) return proposal
  const isOwn = ({ sentence }: { sentence: string }) => isQuoted(sentence, own)
  const pastedActs = proposal.projectActs.filter((act) => !isOwn(act))
  return {
    ...proposal,
    changes: proposal.changes.map((change) =>
      isOwn(change) ? change : { ...change, confidence: Math.min(change.confidence, UNSURE) },
    ),
    projectActs: proposal.projectActs.filter(isOwn),
    unclear: [...proposal.unclear, ...pastedActs.map(({ sentence }) => sentence)],
  }
}
