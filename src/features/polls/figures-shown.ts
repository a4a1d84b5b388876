// When the figures of a poll may be seen by anyone: every page, mail, export and answer asks here.
import type { PollRow } from './poll-store.ts'

/** Fewer votes tell whose they are, where nobody is named. */
export const FEWEST_ANONYMOUS = 4

type Shown = Pick<PollRow, 'hidesResults' | 'isAnonymous' | 'status' | 'votedCount'>

/** Before the end nobody sees those of an anonymous poll: who sees each vote come knows whose it is. */
export const areFiguresLater = ({ hidesResults, isAnonymous, status }: Shown): boolean =>
  status !== 'closed' && (hidesResults || isAnonymous)

/** The end of an anonymous poll with so few votes tells what was decided, and nothing else. */
export const areVotesTooFew = ({ isAnonymous, votedCount }: Shown): boolean =>
  isAnonymous && votedCount < FEWEST_ANONYMOUS

/** From the author they are hidden like from others: who asks would know whom to press. */
export const areResultsShown = (poll: Shown): boolean => !areFiguresLater(poll) && !areVotesTooFew(poll)
