// A poll as its reader may see it: hidden results stay hidden, and an anonymous vote is nobody's.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { personOf } from '../accounts/index.ts'
import { loggedDeliveries } from '../triage/index.ts'
import type { Poll, PollBrief, PollOption, PollVote } from './contract.ts'
import { areResultsShown } from './figures-shown.ts'
import { listsOf } from './list-voter-store.ts'
import { ballotKey } from './personal-link.ts'
import { mayManage, resultOf } from './poll-acts.ts'
import { type OptionRow, optionsOf, type PollRow } from './poll-store.ts'
import { sourceOf } from './source-store.ts'
import { ballotOf, ballotsOf, type CastBallot, voterOf, votersOf } from './voter-store.ts'

const shownOption = ({ id, position, label, startsAt, endsAt, day }: OptionRow): PollOption => ({
  ...{ id, position, label, day },
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

async function briefOf(
  db: Database,
  scope: Scope,
  poll: PollRow,
  options: readonly OptionRow[],
): Promise<PollBrief> {
  const [author, result] = await Promise.all([
    personOf(actingAs(db, scope), poll.creatorId),
    areResultsShown(poll) ? resultOf(db, poll, options) : null,
  ])
  return {
    ...{ id: poll.id, companyId: poll.companyId ?? 0, question: poll.question, kind: poll.kind },
    ...{ status: poll.status, voterCount: poll.voterCount, votedCount: poll.votedCount, result },
    author: author && { id: author.id, name: author.name },
    closesAt: poll.closesAt.toISOString(),
    closedAt: poll.closedAt?.toISOString() ?? null,
    createdAt: poll.createdAt.toISOString(),
    options: options.map(shownOption),
    decidedOptionId: poll.decidedOptionId,
    ideas: poll.ideas,
  }
}

export async function shownPolls(
  db: Database,
  scope: Scope,
  polls: readonly PollRow[],
): Promise<PollBrief[]> {
  const options = await optionsOf(
    db,
    polls.map(({ id }) => id),
  )
  return Promise.all(
    polls.map((poll) =>
      briefOf(
        db,
        scope,
        poll,
        options.filter(({ pollId }) => pollId === poll.id),
      ),
    ),
  )
}

export async function shownPoll(db: Database, scope: Scope, poll: PollRow): Promise<Poll> {
  const options = await optionsOf(db, [poll.id])
  const me = await personOf(actingAs(db, scope), scope.userId)
  const [brief, voters, voter, source, lists] = await Promise.all([
    briefOf(db, scope, poll, options),
    votersOf(db, poll.id),
    voterOf(db, poll.id, { userId: scope.userId, email: me?.email ?? '' }),
    sourceOf(db, scope, poll),
    listsOf(db, poll.id),
  ])
  const own = voter && (await ballotOf(db, poll.id, ballotKey(poll.secret, voter.id)))
  const manages = mayManage(scope, poll)
  // How one voted oneself is no secret from oneself, even where the rest is hidden.
  const ballots = areResultsShown(poll) ? await ballotsOf(db, poll) : []
  const mailIds = ballots.flatMap(({ mailId }) => mailId ?? [])
  const logged = await loggedDeliveries(db, scope, mailIds)
  return {
    ...brief,
    description: poll.description,
    ...{ draftReason: poll.draftReason, isAnonymous: poll.isAnonymous, hidesResults: poll.hidesResults },
    ...{ quorum: poll.quorum, rule: poll.rule, zone: poll.zone, closedBecause: poll.closedBecause },
    importedAt: poll.importedAt?.toISOString() ?? null,
    ...{ deliveryId: source?.deliveryId ?? null, mailSubject: source?.subject ?? null },
    votes: ballots.map((ballot) => shownVote(ballot, logged)),
    voters: voters.map(({ id, name, email, isRequired, hasVoted, remindedAt }) => ({
      ...{ id, name: name ?? email, email, isRequired },
      // Who has voted is known where names are; of an anonymous poll a count has to do.
      hasVoted: poll.isAnonymous ? false : hasVoted,
      remindedAt: poll.isAnonymous ? null : (remindedAt?.toISOString() ?? null),
    })),
    lists,
    mayManage: manages,
    ownAnswers: own?.answers ?? null,
    ownRemark: own?.remark ?? null,
    mayVote:
      poll.status === 'open' &&
      poll.ideas !== 'collecting' &&
      (voter !== null || poll.creatorId === scope.userId),
  }
}

function shownVote(
  { voter, answers, remark, sentence, via, mailId, castAt }: CastBallot,
  logged: ReadonlyMap<number, number>,
): PollVote {
  return {
    voter: voter && { id: voter.id, name: voter.name ?? voter.email, email: voter.email },
    ...{ answers, remark, sentence, via },
    deliveryId: mailId === null ? null : (logged.get(mailId) ?? null),
    castAt: castAt?.toISOString() ?? null,
  }
}
