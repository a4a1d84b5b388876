// A task's evidence in the form that the evidence mark shows.

import type { Evidence } from '../../../../records/contract.ts'
import { agentFrom } from '../../../../ui/agent.ts'
import type { Evidence as ShownEvidence } from '../../../../ui/evidence.ts'

/** Null for an agent without a mark of its own. `href`, where there is one, opens the mail at the sentence. */
export function shownEvidence(evidence: Evidence, href?: string): ShownEvidence | null {
  const agent = agentFrom(evidence.agent)
  if (agent === null) return null
  return {
    agent,
    readBy: evidence.by,
    model: evidence.model,
    readOn: evidence.readOn,
    certainty: evidence.confidence,
    sentence: evidence.sentence,
    sender: evidence.sender,
    subject: evidence.mailSubject,
    at: evidence.sentAt,
    href,
  }
}
