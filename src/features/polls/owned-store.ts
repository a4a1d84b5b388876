// What people own of polls: for their archive, and for the end of their account.
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { comments } from '../../../db/schema/comments.ts'
import { pollBallots, pollOptions, polls, pollVoters } from '../../../db/schema/polls.ts'
import type { Database, Statement } from '../../kit/db/database.ts'
import type { EndedMemberships } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'
import { POLL } from './poll-subject.ts'

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
const options = sql<string[]>`(select coalesce(jsonb_agg(option.label order by option.position), '[]')
  from ${pollOptions} as option where option.poll_id = ${polls}.id and option.removed_at is null)`

export const ownPolls: RecordList = {
  name: 'polls',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: polls.id, question: polls.question, kind: polls.kind, status: polls.status, options },
        ...{ isAnonymous: polls.isAnonymous, closesAt: polls.closesAt, createdAt: polls.createdAt },
      })
      .from(polls)
      .where(and(eq(polls.creatorId, scope.userId), gt(polls.id, after)))
      .orderBy(asc(polls.id))
      .limit(RECORDS_PAGE),
}

/** Those that lead to the person: of an anonymous poll none does. */
export const ownVotes: RecordList = {
  name: 'votes',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: pollVoters.id, question: polls.question, answers: pollBallots.answers },
        ...{ remark: pollBallots.remark, castAt: pollBallots.castAt },
      })
      .from(pollVoters)
      .innerJoin(polls, eq(polls.id, pollVoters.pollId))
      .innerJoin(pollBallots, eq(pollBallots.voterId, pollVoters.id))
      .where(and(eq(pollVoters.userId, scope.userId), gt(pollVoters.id, after)))
      .orderBy(asc(pollVoters.id))
      .limit(RECORDS_PAGE),
}

export const ownPollComments: RecordList = {
  name: 'poll-comments',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: comments.id, pollId: comments.subjectId, text: comments.text },
        ...{ createdAt: comments.createdAt, editedAt: comments.editedAt },
      })
      .from(comments)
      .where(and(eq(comments.subjectKind, POLL), eq(comments.authorId, scope.userId), gt(comments.id, after)))
      .orderBy(asc(comments.id))
      .limit(RECORDS_PAGE),
}

/** A vote in somebody else's poll still counts, and is nobody's from then on. */
export async function forgetVoter(db: Database, scope: Scope, addresses: readonly string[]): Promise<void> {
  await db.query(
    `with left_behind as (
       update poll_voters set user_id = null, name = null, email = 'left-' || id
       where user_id = $1 or email = any($2::text[]) returning id)
     update poll_ballots set remark = null, sentence = null, mail_id = null
     where voter_id in (select id from left_behind)`,
    [scope.userId, addresses],
  )
}

/** Whose membership has ended is not awaited in the company's polls; a vote that was cast counts. */
export const leavePolls = ({ companyIds, userIds }: EndedMemberships, at: Date): Statement => ({
  text: `with gone as (
      update poll_voters set removed_at = $3::timestamptz
      from polls, unnest($1::int[], $2::int[]) as gone (company_id, user_id)
      where polls.id = poll_voters.poll_id and polls.company_id = gone.company_id and polls.status <> 'closed'
        and poll_voters.user_id = gone.user_id and not has_voted and removed_at is null
      returning poll_id)
    update polls set voter_count = voter_count - counted.voters
    from (select poll_id, count(*)::int as voters from gone group by poll_id) as counted
    where polls.id = counted.poll_id`,
  values: [companyIds, userIds, at.toISOString()],
})
