// Applies what Polly read in a mail: a poll, a vote, or what its author wants done, in the delivery's transaction.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { AskedPoll } from '../../language/polls/asked-poll.ts'
import type { BallotAnswer, ReadBallot } from '../../language/polls/ballot-reply.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { awayPeople, mayHearOfAbsence } from '../absence/index.ts'
import { personOf } from '../accounts/index.ts'
import { actsOutcome, shownResult } from './author-acts.ts'
import { keepReply } from './comments/poll-comments.ts'
import { faultWords } from './fault-words.ts'
import { areResultsShown } from './figures-shown.ts'
import { joinIdea, keepIdeas } from './idea-acts.ts'
import { leaveListOut, partedVoters } from './list-ballot.ts'
import { makePoll, optionsFor, votersOfMail } from './make-poll.ts'
import { voteWords } from './option-words.ts'
import { ballotKey, linkToken } from './personal-link.ts'
import { type Answers, takesNewIdeas } from './poll.ts'
import { castVote, mayManage, voterWho } from './poll-acts.ts'
import { type PollFacts, shownOptions } from './poll-layout.ts'
import { listOutcome } from './poll-list.ts'
import type { PollProposal } from './poll-proposal.ts'
import { askedBack, madeOutcome, voteOutcome } from './poll-receipt.ts'
import type { PollServices } from './poll-services.ts'
import { lockPollOf, type OptionRow, optionsOf, type PollRow } from './poll-store.ts'
import { peopleAsked } from './thread-people-store.ts'
import { ballotOf, type NewVoter, type VoterRow, voterOf } from './voter-store.ts'

export async function applyPollMail(
  services: PollServices,
  context: MailContext,
  { asked, reply, wantsList }: PollProposal,
): Promise<Outcome> {
  const { poll: words } = wordsIn(context.mail.language)
  if (wantsList && !context.mail.isStranger) return listOutcome(services, context)
  if (asked && !context.mail.isStranger) return newPoll(services, context, asked)
  // Who answers a mail that made no poll may have meant to vote.
  if (!reply && context.mail.parsed.inReplyTo !== null)
    return { ...emptyOutcome(words.noVoteHere), notes: [words.howToAsk, words.how], isQuiet: true }
  if (!reply) return { ...emptyOutcome(words.noQuestion), notes: [words.how], isQuiet: true }
  return answer(services, context, reply)
}

/** Why a poll waits for its author, in the words of a language. */
function draftReasonIn(language: LanguageCode, why: DraftReason): string {
  const { poll: words } = wordsIn(language)
  return typeof why === 'string' ? words[why] : words.listsHaveNoVote(why.lists)
}
type DraftReason =
  | 'nobodyToAsk'
  | 'sendChoices'
  | 'unsureOptions'
  | 'unsureKind'
  | { lists: readonly string[] }

async function newPoll(services: PollServices, context: MailContext, asked: AskedPoll): Promise<Outcome> {
  const { scope, mail, at, by, mayTellOthers } = context
  const onMail = await peopleAsked(actingAs(services.db, scope), mail, services.mailDomain)
  const { people: voters, lists } = partedVoters(mail, votersOfMail(onMail, asked))
  const options = optionsFor(asked)
  const isUnsure = !context.passes(asked.confidence)
  // "Where shall we go? Ideas please"
  const unsureChoices = options.length === 0 ? 'sendChoices' : 'unsureOptions'
  const unsure = asked.unclear === 'kind' ? 'unsureKind' : unsureChoices
  const isUnclear = asked.unclear !== null || isUnsure || options.length < 2
  const nobody: DraftReason = lists.length > 0 ? { lists } : 'nobodyToAsk'
  const isIdeaCall =
    asked.takesIdeas && options.length < 2 && asked.kind === 'single' && !isUnsure && mayTellOthers
  const isWaiting = isUnclear && !isIdeaCall
  const reason: DraftReason | null = voters.length === 0 ? nobody : isWaiting ? unsure : null
  const isCollecting = isIdeaCall && reason === null
  const isWelcome = asked.takesIdeas && options.length > 1 && takesNewIdeas(asked.kind) && !asked.isAnonymous
  const ideas = isCollecting ? 'collecting' : isWelcome ? 'welcome' : null
  // The app speaks English.
  const draftReason = reason && draftReasonIn('en', reason)
  const poll = await makePoll(
    services,
    { db: services.db, scope, at },
    {
      ...{ asked, voters, draftReason, tells: mayTellOthers, zone: mail.zone },
      ideas,
      language: mail.writtenIn,
      description: asked.around,
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
  const why = reason && draftReasonIn(mail.language, reason)
  const outcome = madeOutcome(facts, {
    tells: mayTellOthers,
    voters: voters.length,
    why,
    isCopied: isCopied(mail),
  })
  const ofLists = lists.length > 0 && voters.length > 0 ? [draftReasonIn(mail.language, { lists })] : []
  const further = asked.leftOut === null ? [] : [wordsIn(mail.language).poll.leftOut(asked.leftOut)]
  return {
    ...outcome,
    notes: [...outcome.notes, ...further, ...ofLists, ...(await awayNotes(services, context, voters))],
  }
}

const isCopied = ({ parsed, recipient }: MailContext['mail']): boolean =>
  !parsed.to.some(({ address }) => address === recipient.toLowerCase())

/** Colleagues who are asked and will not answer before that day; nothing to somebody from outside. */
async function awayNotes(
  { db }: PollServices,
  { scope, mail: { language }, at }: MailContext,
  voters: readonly NewVoter[],
): Promise<string[]> {
  if (!mayHearOfAbsence(scope)) return []
  const away = await awayPeople(db, scope, at)
  const words = wordsIn(language)
  return voters.flatMap(({ userId, name, email }) => {
    const until = userId === null ? undefined : away.of(userId)?.untilDay
    return until === undefined ? [] : [words.absence.isAway(name ?? email, dayWords(until, language))]
  })
}

/** A reply in the thread of a poll: the author's wish, or a vote. Votes that nobody may know are their writer's alone. */
async function answer(
  services: PollServices,
  context: MailContext,
  reply: ReadBallot & { pollId: number },
): Promise<Outcome> {
  const { scope, mail } = context
  const poll = await lockPollOf(asSystem(services.db, services.system), reply.pollId)
  const { poll: words } = wordsIn(mail.language)
  if (!poll) return { ...emptyOutcome(words.gone), isQuiet: true }
  if (await leaveListOut(services, context, poll))
    return { ...emptyOutcome(words.aListHasNoVote), isQuiet: true }
  const isAct = !mail.isStranger && mayManage(scope, poll) && reply.acts.length > 0
  const counted = isAct && reply.vote ? await ballotOutcome(services, context, poll, reply) : null
  const outcome = isAct
    ? await actsOutcome(services, context, await factsOf(services, context, poll, null), reply.acts)
    : await ballotOutcome(services, context, poll, reply)
  // While results are hidden, a reply in the author's log would tell what they do not.
  const isSecret = poll.isAnonymous || !areResultsShown(poll)
  if (counted) return { ...counted, notes: [...counted.notes, `${outcome.headline}.`, ...outcome.notes] }
  return { ...outcome, isPrivate: isSecret && !isAct }
}

async function ballotOutcome(
  services: PollServices,
  context: MailContext,
  poll: PollRow,
  reply: ReadBallot,
): Promise<Outcome> {
  const { mail, scope, at } = context
  const { poll: words } = wordsIn(mail.language)
  const nothing: Outcome = { ...emptyOutcome(words.nothingToCount), isQuiet: true }
  const isAsking = reply.acts.some(({ act }) => act === 'results')
  // A stranger is told nothing but of their own mail.
  if (mail.isStranger)
    return reply.vote || reply.asks ? notAsked(await factsOf(services, context, poll, null)) : nothing
  // Who asks takes part by a vote, and not by any reply.
  const actor = { db: services.db, scope, at }
  const voter = reply.vote
    ? await voterWho(actor, poll, mail.sender)
    : await voterOf(services.db, poll.id, mail.sender)
  const facts = await factsOf(services, context, poll, voter)
  if (isAsking) return shownResult(services, facts)
  const isOpen = poll.status === 'open' && poll.closesAt > at
  if (poll.ideas === 'collecting' && isOpen)
    return voter || mayManage(scope, poll) ? keepIdeas(services, context, facts) : notAsked(facts)
  if (!reply.vote && !reply.asks) {
    const isKept = await keepReply(services, context, poll, voter)
    if (!isKept) return nothing
    const earlier = voter && poll.status === 'open' ? await earlierOf(services, poll, voter) : null
    const stays = earlier ? [words.voteStays(voteWords(poll.kind, facts.options, earlier, facts))] : []
    return { ...emptyOutcome(words.wordsKept), notes: stays, isQuiet: true }
  }
  if (!isOpen) return reply.vote ? closedOutcome(services, facts) : nothing
  if (!voter) return notAsked(facts)
  const ideaVote =
    reply.asks === 'unknown option' ? await voteForIdea(services, context, { facts, voter }) : null
  if (ideaVote) return ideaVote
  if (!reply.vote || !context.passes(reply.vote.confidence))
    return askedBack(facts, {
      why: words.asksBack[reply.asks ?? 'unclear'],
      words: mail.parsed.newest.text,
      understood: answersOf(facts.options, reply.understood),
      earlier: await earlierOf(services, poll, voter),
    })
  return vote(services, context, { facts, voter }, reply.vote)
}

/** Null where the mail names no idea that the poll takes. */
async function voteForIdea(
  services: PollServices,
  context: MailContext,
  { facts, voter }: { facts: PollFacts; voter: VoterRow },
): Promise<Outcome | null> {
  const { mail } = context
  const sentence = mail.parsed.newest.text.trim()
  try {
    const joined = await joinIdea(services, context, facts)
    if (!joined) return null
    const own = { answers: { [joined.added.position]: 'yes' as const }, remark: null, sentence }
    const said = { ...own, confidence: 1, isForOthers: false }
    return await vote(services, context, { facts: { ...facts, options: joined.options }, voter }, said)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return askedBack(facts, {
      why: `${faultWords(error.message, mail.language)}.`,
      words: sentence,
      understood: {},
      earlier: await earlierOf(services, facts.poll, voter),
    })
  }
}

function notAsked({ poll, language }: PollFacts): Outcome {
  const { poll: words } = wordsIn(language)
  return {
    ...emptyOutcome(words.notCounted),
    notes: [words.notAsked],
    sections: [{ kind: 'paragraph', lead: poll.question, text: '' }],
  }
}

async function vote(
  services: PollServices,
  { scope, mail, at }: MailContext,
  { facts, voter }: { facts: PollFacts; voter: VoterRow },
  said: NonNullable<ReadBallot['vote']>,
): Promise<Outcome> {
  const { poll, options } = facts
  const { remark, sentence } = said
  const read = answersOf(options, said.answers)
  const earlier = await earlierOf(services, poll, voter)
  // "Monday no longer works" takes nothing back of what was said of other times.
  const isChange =
    poll.kind === 'schedule' && Object.values(read).every((answer) => answer === 'no' || answer === 'maybe')
  const answers = isChange && earlier ? { ...earlier, ...read } : read
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
    const outcome = voteOutcome({ ...facts, poll: cast.poll }, cast.answers, remark)
    const { asksBack } = wordsIn(mail.language).poll
    return said.isForOthers ? { ...outcome, notes: [asksBack['somebody else']] } : outcome
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid')
      return askedBack(facts, {
        why: `${faultWords(error.message, mail.language)}.`,
        words: sentence,
        understood: {},
        earlier,
      })
    throw error
  }
}

const answersOf = (options: readonly OptionRow[], said: Readonly<Record<number, BallotAnswer>>): Answers =>
  Object.fromEntries(
    options.flatMap(({ id, position }) => {
      const answer = said[position]
      return answer === undefined ? [] : [[String(id), answer]]
    }),
  )

async function earlierOf({ db }: PollServices, poll: PollRow, voter: VoterRow): Promise<Answers | null> {
  const ballot = await ballotOf(db, poll.id, ballotKey(poll.secret, voter.id))
  return ballot?.answers ?? null
}

async function closedOutcome(services: PollServices, facts: PollFacts): Promise<Outcome> {
  const closed = { ...facts, poll: { ...facts.poll, status: 'closed' as const } }
  return shownResult(services, closed, wordsIn(facts.language).poll.tooLate)
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
  const { language, zone } = mail
  const authorName = author?.name ?? wordsIn(language).somebody
  return { poll, options: shownOptions(poll.kind, options, language), authorName, zone, language, url }
}
