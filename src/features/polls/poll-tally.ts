// The result of a poll with who voted how and what they wrote, where that may be seen.
import type { Database } from '../../kit/db/database.ts'
import { areResultsShown } from './figures-shown.ts'
import type { Answers, PollResult } from './poll.ts'
import { resultOf } from './poll-acts.ts'
import type { OptionRow, PollRow } from './poll-store.ts'
import { ballotsOf } from './voter-store.ts'

export interface NamedVote {
  name: string
  answers: Answers
  remark: string | null
}

export interface PollTally extends PollResult {
  /** In the order in which they came; none of an anonymous poll. */
  named: readonly NamedVote[]
}

export async function tallyOf(
  db: Database,
  poll: PollRow,
  options: readonly OptionRow[],
): Promise<PollTally> {
  const result = await resultOf(db, poll, options)
  const ballots = areResultsShown(poll) && !poll.isAnonymous ? await ballotsOf(db, poll) : []
  const named = ballots.flatMap(({ voter, answers, remark }) =>
    voter ? [{ name: voter.name ?? voter.email, answers, remark }] : [],
  )
  return { ...result, named }
}
