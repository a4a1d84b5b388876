// The only SQL by which search finds polls.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { pollOptions, polls, pollVoters } from '../../../db/schema/polls.ts'
import { companyInquiryKeys, inquiryStates } from '../../records/inquiry-search.ts'
import type { Searchable } from '../../records/searchable.ts'
import { readablePolls } from './poll-store.ts'

const MOST_VOTES = 1_000

export const searchablePoll: Searchable = {
  rank: 3,
  title: 'Polls',
  isNews: true,
  async keys(db, scope) {
    const { userId, companyId } = scope
    if (companyId !== 0) return companyInquiryKeys(scope)
    const votes = await db.orm
      .select({ id: polls.id })
      .from(pollVoters)
      .innerJoin(polls, and(eq(polls.id, pollVoters.pollId), isNull(polls.companyId)))
      .where(and(eq(pollVoters.userId, userId), isNull(pollVoters.removedAt)))
      .orderBy(sql`${polls.id} desc`)
      .limit(MOST_VOTES)
    return [`/owner:${userId}`, ...votes.map(({ id }) => `/poll:${id}`)]
  },
  async show(db, scope, ids) {
    const labels = sql<
      string | null
    >`(select string_agg(${pollOptions.label}, ' · ' order by ${pollOptions.position})
      from ${pollOptions} where ${pollOptions.pollId} = ${polls}.id)`
    const rows = await db.orm
      .select({ poll: polls, labels })
      .from(polls)
      .where(
        and(
          inArray(polls.id, [...ids]),
          isNull(polls.deletedAt),
          sql`${polls}.id in (${readablePolls(scope)})`,
        ),
      )
    return rows.map(({ poll, labels }) => ({
      ...{ id: poll.id, title: poll.question, texts: [labels ?? ''], state: poll.status, person: null },
      ...{
        place: `${inquiryStates[poll.status]} · ${poll.votedCount} of ${poll.voterCount} voted`,
        path: `/polls/${poll.id}`,
        at: poll.createdAt,
      },
    }))
  },
}
