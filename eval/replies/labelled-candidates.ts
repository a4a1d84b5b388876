// Tells of each candidate of a labelled reply whether a careful person would make that change.

import { proposedChangeOf } from '../../src/features/tula/reply-proposal.ts'
import type { ProposedChange } from '../../src/features/tula/task-proposal.ts'
import { type Candidate, candidatesOf } from '../../src/language/replies/candidates.ts'
import { changeOf } from '../../src/language/replies/changes.ts'
import type { Judges } from '../../src/language/replies/judges.ts'
import type { Scene } from '../../src/language/replies/scene.ts'
import type { LabelledReply } from '../mails/cases.ts'
import type { Project } from './project.ts'
import { scoreReply } from './score.ts'

export interface LabelledCandidate {
  candidate: Candidate
  change: ProposedChange
  /** Null where the labels do not say. */
  isMeant: boolean | null
}

export function labelledCandidates(
  scene: Scene,
  judges: Judges,
  reply: LabelledReply,
  project: Project,
): LabelledCandidate[] {
  return candidatesOf(scene, judges).map((candidate) => {
    const change = proposedChangeOf(changeOf(scene, candidate, 1))
    const one = { changes: [change], tasks: [] }
    const { made, unasked } = scoreReply(reply, one, project)
    const isTolerated = made.length === 0 && unasked.length === 0
    const isOptional = isTolerated && reply.changes.some(({ optional }) => optional)
    return {
      candidate,
      change,
      isMeant: made.length > 0 ? true : unasked.length > 0 ? false : isOptional ? null : null,
    }
  })
}
