// What the reading of a reply becomes in Tula's proposal.
import type { TaskChange } from '../../language/replies/changes.ts'
import type { ProposedChange } from './task-proposal.ts'

export function proposedChangeOf(change: TaskChange): ProposedChange {
  return {
    task: change.task,
    ...(change.kind === 'drop' ? { dropped: true, reason: change.reason ?? null } : {}),
    ...(change.note ? { note: change.note } : {}),
    ...(change.status ? { status: change.status } : {}),
    ...(change.status === 'blocked' || change.kind === 'block'
      ? { blockedReason: blockers(change) ?? change.reason ?? null }
      : {}),
    ...(change.priority ? { priority: change.priority } : {}),
    ...(change.dueDate === undefined ? {} : { dueDate: change.dueDate }),
    ...(change.assignees ? { assignees: change.assignees } : {}),
    ...(change.title ? { title: change.title } : {}),
    ...(change.recurrence === undefined ? {} : { recurrence: change.recurrence }),
    sentence: change.evidence.sentence,
    confidence: change.confidence,
  }
}

function blockers({ blockedBy }: TaskChange): string | null {
  return blockedBy?.length ? blockedBy.map((number) => `task #${number}`).join(', ') : null
}
