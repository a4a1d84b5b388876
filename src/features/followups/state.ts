// How far that is which came of something: of a task whether it is done, of a poll whether it is decided.
import { meaningOf } from '../tasks/index.ts'
import type { FollowUpState } from './contract.ts'
import type { FoundFollowUp } from './followup-store.ts'

export function stateOf({
  row,
  taskStatus,
  pollStatus,
  decision,
}: Pick<FoundFollowUp, 'row' | 'taskStatus' | 'pollStatus' | 'decision'>): FollowUpState {
  if (row.kind === 'left') return 'left'
  if (row.kind === 'task') return meaningOf(taskStatus ?? '') === 'done' ? 'done' : 'open'
  if (pollStatus === 'draft') return 'draft'
  if (pollStatus === 'open') return 'voting'
  return decision === null ? 'undecided' : 'decided'
}

/** Nothing more will become of it. */
export const isOver = (state: FollowUpState): boolean =>
  state === 'done' || state === 'decided' || state === 'undecided' || state === 'left'
