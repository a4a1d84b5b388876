// Applies what Polly read in a mail: a poll, a vote, or what its author wants done, in the delivery's transaction.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { AskedPoll } from '../../language/polls/asked-poll.ts'
import type { PollAct, ReadBallot } from '../../language/polls/ballot-reply.ts'
import { momentWords } from '../../mail/moment-words.ts'
import { answeredPoll } from './known-poll.ts'
import { makePoll, optionsFor, votersOfMail } from './make-poll.ts'
import { linkToken } from './personal-link.ts'
import {
  castVote,
  choosePollOption,
  closePoll,
  mayManage,
  movePollEnd,
  openPoll,
  remindVoters,
  resultOf,
} from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollFacts } from './poll-layout.ts'
import { listOutcome } from './poll-list.ts'
import type { PollProposal } from './poll-proposal.ts'
import { askedBack, madeOutcome, resultOutcome, voteOutcome } from './poll-receipt.ts'
import type { PollServices } from './poll-services.ts'
import { addOptions, lockPollOf, optionsOf, type PollRow, personOf } from './poll-store.ts'
import { pollSubject } from './poll-subject.ts'
import { addVoters, type VoterRow, voterOf } from './voter-store.ts'

export async function applyPollMail(
  services: PollServices,
  context: MailContext,
  { asked, reply, wantsList, forPolling }: PollProposal,
): Promise<Outcome> {
  if (forPolling && !context.mail.isStranger)
    return { ...emptyOutcome('Your text is kept'), notes: [WAITS_FOR_POLLING] }
  if (wantsList && !context.mail.isStranger) return listOutcome(services, context)
  if (asked && !context.mail.isStranger) return newPoll(services, context, asked)
  if (!reply) return { ...emptyOutcome('I found no question to vote on'), notes: [HOW], isQuiet: true }
  return answer(services, context, reply)
}

const WAITS_FOR_POLLING =
  'Your $$polling text is kept until the polling agents are here; nobody was asked yet.'

const HOW =
  'Write to me with a question and its choices, such as \u201cShall we meet on Tuesday at 10:00 or on Wednesday at 14:00?\u201d'

const unclearReasons = {
  options: 'I am not sure which choices you mean: have a look, and answer \u201csend\u201d to ask everybody.',
  kind: 'I am not sure how people should vote: have a look, and answer \u201csend\u201d to ask everybody.',
}

async function newPoll(services: PollServices, context: MailContext, asked: AskedPoll): Promise<Outcome> {
  const { scope, mail, at, by, mayTellOthers } = context
  const voters = votersOfMail(mail, asked)
  const options = optionsFor(asked)
  const isUnsure = !context.passes(asked.confidence)
  const draftReason =
    voters.length === 0
      ? 'There is nobody to ask yet: write to people and to me in one mail, or add them on the page.'
      : asked.unclear
        ? unclearReasons[asked.unclear]
        : isUnsure || options.length < 2
          ? unclearReasons.options
          : null
  const poll = await makePoll(
    services,
    { db: services.db, scope, at },
    {
      ...{ asked, voters, draftReason, tells: mayTellOthers, zone: mail.zone },
      ...{ ownerId: mail.ownerId ?? scope.userId, threadId: mail.threadId ?? 0, sourceMailId: mail.mailId },
      sourceEmail: mail.agentAddress,
      evidence: {
        sentence: asked.sentence.slice(0, 2_000),
        agent: 'polly',
        by,
        confidence: asked.confidence,
      },
    },
  )
  const facts = await factsOf(services, context, poll, null)
  return madeOutcome(facts, { tells: mayTellOthers, voters: voters.length })
}

/** A reply in the thread of a poll: the author's wish, or a vote. */
async function answer(
  services: PollServices,
  context: MailContext,
  reply: ReadBallot & { pollId: number },
): Promise<Outcome> {
  const { db } = services
  const { scope, mail } = context
  const known = await answeredPoll(db, scope, mail)
  const poll = known && (await lockPollOf(asSystem(db, services.system), known.id))
  if (!poll) return { ...emptyOutcome('This poll is gone'), isQuiet: true }
  const isAuthor = !mail.isStranger && mayManage(scope, poll)
  const voter = await ballotHolder(services, context, poll, isAuthor)
  const facts = await factsOf(services, context, poll, voter)
  if (isAuthor && reply.acts.length > 0) return actsOutcome(services, context, facts, reply.acts)
  if (reply.acts.some(({ act }) => act === 'results')) return shownResult(services, facts)
  if (!voter) {
    return mail.isStranger
      ? askedBack({ ...facts, options: [] }, 'This poll asks others, so your vote is not counted.')
      : askedBack(facts, 'You are not among those who were asked, so your vote is not counted.')
  }
  if (poll.status !== 'open' || poll.closesAt <= context.at)
    return reply.vote
      ? closedOutcome(services, facts)
      : { ...emptyOutcome('Nothing to count'), isQuiet: true }
  if (!reply.vote || !context.passes(reply.vote.confidence)) {
    if (!reply.asks && !reply.vote)
      return { ...emptyOutcome('Nothing to count'), isQuiet: true, isPrivate: poll.isAnonymous }
    return askedBack(facts, asksBack[reply.asks ?? 'unclear'])
  }
  return vote(services, context, { facts, voter }, reply.vote)
}

const asksBack: Record<NonNullable<ReadBallot['asks']>, string> = {
  unclear: 'I am not sure what you choose. Answer with a number, or vote on the page.',
  'unknown option': 'What you name is not among the options. Answer with a number, or vote on the page.',
  'somebody else': 'I count everybody\u2019s own vote alone: those you speak for can answer themselves.',
  hidden: 'I do not tell how others voted, so I cannot vote as they did. Answer with a number.',
}

async function vote(
  services: PollServices,
  { scope, mail, at }: MailContext,
  { facts, voter }: { facts: PollFacts; voter: VoterRow },
  said: NonNullable<ReadBallot['vote']>,
): Promise<Outcome> {
  const { poll, options } = facts
  const answers = Object.fromEntries(
    options.flatMap(({ id, position }) => {
      const answer = said.answers[position]
      return answer === undefined ? [] : [[String(id), answer]]
    }),
  )
  const { remark, sentence } = said
  try {
    const cast = await castVote(
      services,
      { db: services.db, scope, at },
      { poll, voter, options },
      {
        answers,
        remark: remark?.slice(0, 1_000) ?? null,
        sentence: sentence.slice(0, 1_000),
        via: 'mail',
        mailId: mail.mailId,
      },
    )
    return voteOutcome({ ...facts, poll: cast.poll }, cast.answers, remark)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return askedBack(facts, `${error.message}.`)
    throw error
  }
}

/** The author takes part by voting: they are not among those who are awaited. */
async function ballotHolder(
  { db }: PollServices,
  { mail, scope }: MailContext,
  poll: PollRow,
  isAuthor: boolean,
): Promise<VoterRow | null> {
  if (mail.isStranger) return null
  const { email, name, userId } = mail.sender
  const voter = await voterOf(db, poll.id, { userId, email })
  if (voter || !isAuthor || poll.creatorId !== scope.userId) return voter
  const [added] = await addVoters(db, poll.id, [
    { userId, email: email.toLowerCase(), name, isRequired: false },
  ])
  return added ?? null
}

async function actsOutcome(
  services: PollServices,
  context: MailContext,
  facts: PollFacts,
  acts: readonly PollAct[],
): Promise<Outcome> {
  let outcome = emptyOutcome('Nothing to do')
  let { poll } = facts
  for (const act of acts) {
    try {
      const done = await carryOut(services, context, { ...facts, poll }, act)
      poll = done.poll
      outcome = { ...done.outcome, changed: [pollSubject(poll.id)] }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome = { ...outcome, notUnderstood: [...outcome.notUnderstood, error.message] }
    }
  }
  return outcome
}

async function carryOut(
  services: PollServices,
  { scope, at, mail }: MailContext,
  facts: PollFacts,
  act: PollAct,
): Promise<{ poll: PollRow; outcome: Outcome }> {
  const { db } = services
  const actor = { db, scope, at }
  const { poll, options, zone } = facts
  const until = (iso: string | null) => (iso === null ? null : new Date(iso))
  const said = (changed: PollRow, headline: string) => ({ poll: changed, outcome: emptyOutcome(headline) })
  switch (act.act) {
    case 'results':
      return { poll, outcome: await shownResult(services, facts) }
    case 'close': {
      if (poll.status !== 'open') throw new AppError('conflict', 'The poll is not open')
      const optionId = options.find(({ position }) => position === act.position)?.id
      const closed = await closePoll(services, actor, poll, { because: 'author', optionId })
      return {
        poll: closed,
        outcome: await shownResult(services, { ...facts, poll: closed }, 'The poll is closed'),
      }
    }
    case 'choose': {
      const option = options.find(({ position }) => position === act.position)
      if (!option) throw new AppError('invalid', 'This poll has no such option')
      const chosen = await choosePollOption(services, actor, poll, option.id)
      return { poll: chosen, outcome: await shownResult(services, { ...facts, poll: chosen }, 'Decided') }
    }
    case 'remind': {
      const awaited = await remindVoters(services, actor, poll)
      return said(
        poll,
        awaited === 0
          ? 'Nobody is left to remind'
          : `${awaited} ${awaited === 1 ? 'person is' : 'people are'} reminded`,
      )
    }
    case 'open':
    case 'reopen': {
      const opened = await openPoll(services, actor, poll, 'until' in act ? until(act.until) : null)
      return said(
        opened,
        poll.status === 'draft'
          ? 'The poll is sent out'
          : `The poll is open again until ${momentWords(opened.closesAt, zone)}`,
      )
    }
    case 'extend': {
      const end = until(act.until)
      if (!end) throw new AppError('invalid', 'I found no new end')
      const moved =
        poll.status === 'closed'
          ? await openPoll(services, actor, poll, end)
          : await movePollEnd(actor, poll, end)
      return said(moved, `The poll is open until ${momentWords(moved.closesAt, zone)}`)
    }
    case 'add': {
      if (poll.status === 'closed') throw new AppError('conflict', 'The poll is closed')
      const all = await addOptions(
        db,
        poll.id,
        optionsFor({ kind: poll.kind === 'yes_no' ? 'single' : poll.kind, options: act.options }),
      )
      if (poll.status === 'open') await services.tellVoters(poll.id, 'options', `${mail.mailId}`)
      await tellPoll(db, scope, poll)
      return { poll, outcome: madeOptions({ ...facts, options: all }, act.options.length) }
    }
  }
}

function madeOptions(facts: PollFacts, count: number): Outcome {
  return {
    ...emptyOutcome(`${count} ${count === 1 ? 'option is' : 'options are'} added`),
    sections: askedBack(facts, '').sections,
  }
}

/** Hidden results stay hidden until the close, from the author too. */
async function shownResult(
  services: PollServices,
  facts: PollFacts,
  headline = 'The result so far',
): Promise<Outcome> {
  const { poll } = facts
  if (poll.hidesResults && poll.status !== 'closed') {
    const counts = `${poll.votedCount} of ${poll.voterCount} have voted`
    return { ...emptyOutcome(counts), notes: ['The results are hidden until the poll is closed.'] }
  }
  const result = await resultOf(services.db, poll, facts.options)
  return resultOutcome(facts, result, headline)
}

async function closedOutcome(services: PollServices, facts: PollFacts): Promise<Outcome> {
  const shown = await shownResult(services, { ...facts, poll: { ...facts.poll, status: 'closed' } })
  return {
    ...shown,
    headline: 'The poll is closed, so your vote is not counted',
    isPrivate: facts.poll.isAnonymous,
  }
}

async function factsOf(
  { db, publicUrl }: PollServices,
  { scope, mail }: MailContext,
  poll: PollRow,
  voter: VoterRow | null,
): Promise<PollFacts> {
  const [options, author] = await Promise.all([
    optionsOf(db, [poll.id]),
    personOf(actingAs(db, scope), poll.creatorId),
  ])
  const url = voter
    ? `${publicUrl}/vote/${linkToken(poll.secret, voter.id)}`
    : `${publicUrl}/polls/${poll.id}`
  return { poll, options, authorName: author?.name ?? 'Somebody', zone: mail.zone, url }
}
