// What screens say of how far that is which came of something.
import type { StatusMeaning } from '../../../ui/status.tsx'
import type { FollowUp, FollowUpState } from '../contract.ts'

const words: Readonly<Record<FollowUpState, string>> = {
  open: 'Open',
  done: 'Done',
  draft: 'Not sent yet',
  voting: 'Voting',
  decided: 'Decided',
  undecided: 'Closed without a decision',
  left: 'Left as it is',
}

export const stateWords = ({ state, decision }: FollowUp): string =>
  decision === null ? words[state] : `Decided: ${decision}`

export const stateGlyphs: Readonly<Record<FollowUpState, StatusMeaning>> = {
  open: 'pending',
  done: 'done',
  draft: 'created',
  voting: 'progress',
  decided: 'done',
  undecided: 'blocked',
  left: 'created',
}
