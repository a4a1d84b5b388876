// What a poll's author wants done by mail: closed, opened again, extended, reminded, added to, decided.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import { AppError } from '../../kit/errors.ts'
import type { PollAct } from '../../language/polls/ballot-reply.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { changeAsked } from './change-poll.ts'
import { faultWords } from './fault-words.ts'
import { areFiguresLater } from './figures-shown.ts'
import { startVote } from './idea-acts.ts'
import { storedOption } from './make-poll.ts'
import { optionWords } from './option-words.ts'
import {
  addPollOptions,
  choosePollOption,
  closePoll,
  hasToConfirm,
  movePollEnd,
  openPoll,
  remindVoters,
} from './poll-acts.ts'
import type { PollFacts } from './poll-layout.ts'
import { askedBack, resultOutcome } from './poll-receipt.ts'
import type { PollServices } from './poll-services.ts'
import { type OptionRow, optionsOf, type PollRow } from './poll-store.ts'
import { pollSubject } from './poll-subject.ts'
import { tallyOf } from './poll-tally.ts'

/** One after the other; what cannot be done is said, and the others are done. */
export async function actsOutcome(
  services: PollServices,
  context: MailContext,
  facts: PollFacts,
  acts: readonly PollAct[],
): Promise<Outcome> {
  // A copy causes no mail to others (agents.md 1.5).
  const tells = context.mayTellOthers ? services : { ...services, tellVoters: async () => {} }
  const { language } = context.mail
  let outcome = emptyOutcome(wordsIn(language).poll.nothingToDo)
  let { poll } = facts
  for (const act of acts) {
    try {
      const done = await carryOut(tells, context, { ...facts, poll }, act)
      poll = done.poll
      outcome = {
        ...done.outcome,
        changed: [pollSubject(poll.id)],
        notUnderstood: [...outcome.notUnderstood, ...done.outcome.notUnderstood],
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome = { ...outcome, notUnderstood: [...outcome.notUnderstood, faultWords(error.message, language)] }
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
  const { poll, options, zone, language } = facts
  const { poll: words } = wordsIn(language)
  const until = (iso: string | null) => (iso === null ? null : new Date(iso))
  const said = (changed: PollRow, headline: string) => ({ poll: changed, outcome: emptyOutcome(headline) })
  switch (act.act) {
    case 'results':
      return { poll, outcome: await shownResult(services, facts) }
    case 'close': {
      if (poll.status !== 'open') throw new AppError('conflict', 'The poll is not open')
      const option = options.find(({ position }) => position === act.position)
      const optionId = option?.id
      if (option && (await hasToConfirm(actor, poll, options, option.id)))
        return { poll, outcome: confirmOutcome(facts, option, words.notClosedYet) }
      const closed = await closePoll(services, actor, poll, { because: 'author', optionId })
      return {
        poll: closed,
        outcome: await shownResult(services, { ...facts, poll: closed }, words.closedNow),
      }
    }
    case 'choose': {
      const option = options.find(({ position }) => position === act.position)
      if (!option) throw new AppError('invalid', 'This poll has no such option')
      if (await hasToConfirm(actor, poll, options, option.id))
        return { poll, outcome: confirmOutcome(facts, option, words.notDecidedYet) }
      const chosen = await choosePollOption(services, actor, poll, option.id)
      return {
        poll: chosen,
        outcome: await shownResult(services, { ...facts, poll: chosen }, words.decidedNow),
      }
    }
    case 'remind': {
      const awaited = await remindVoters(services, actor, poll)
      return said(poll, awaited === 0 ? words.nobodyToRemind : words.reminded(awaited))
    }
    case 'open':
    case 'reopen': {
      if (poll.status === 'open' && poll.ideas === 'collecting')
        return said(await startVote(services, actor, poll), words.sentOut)
      const opened = await openPoll(services, actor, poll, 'until' in act ? until(act.until) : null)
      return said(
        opened,
        poll.status === 'draft'
          ? words.sentOut
          : words.openAgainUntil(momentWords(opened.closesAt, zone, language)),
      )
    }
    case 'extend': {
      const end = until(act.until)
      if (!end) throw new AppError('invalid', 'I found no new end')
      const moved =
        poll.status === 'closed'
          ? await openPoll(services, actor, poll, end)
          : await movePollEnd(actor, poll, end)
      return said(moved, words.openUntil(momentWords(moved.closesAt, zone, language)))
    }
    case 'kind':
      return settledKind(services, { db, scope, at }, facts, act.kind)
    case 'add': {
      const added = { options: act.options.map(storedOption), key: `${mail.mailId}` }
      const all = await addPollOptions(services, actor, poll, added)
      return { poll, outcome: madeOptions({ ...facts, options: all }, act.options.length) }
    }
  }
}

function confirmOutcome(facts: PollFacts, option: OptionRow, headline: string): Outcome {
  const { poll: words } = wordsIn(facts.language)
  return { ...emptyOutcome(headline), notes: [words.nobodySaidYes(optionWords(option, facts))] }
}

/** Goes out where nothing else is missing and nothing else was asked. */
async function settledKind(
  services: PollServices,
  acting: Acting,
  facts: PollFacts,
  kind: PollRow['kind'],
): Promise<{ poll: PollRow; outcome: Outcome }> {
  const { poll: words } = wordsIn(facts.language)
  const isAll =
    facts.poll.draftReason === wordsIn('en').poll.unsureKind || kind === 'yes_no' || kind === 'approval'
  const poll = await changeAsked(services, acting, facts.poll, { kind })
  const options = await optionsOf(services.db, [poll.id])
  if (isAll && options.length > 1 && poll.voterCount > 0) {
    const opened = await openPoll(services, acting, poll, null)
    return { poll: opened, outcome: emptyOutcome(words.kindSent(kind)) }
  }
  const outcome = madeOptions({ ...facts, poll, options }, options.length)
  const next =
    options.length < 2 ? words.sendChoices : poll.voterCount === 0 ? words.addVoters : words.saySend
  return { poll, outcome: { ...outcome, headline: words.kindNow(kind), notes: [next] } }
}

function madeOptions(facts: PollFacts, count: number): Outcome {
  return {
    ...emptyOutcome(wordsIn(facts.language).poll.optionsAdded(count)),
    sections: askedBack(facts, null).sections,
  }
}

/** Hidden results stay hidden until the close, from the author too. */
export async function shownResult(
  services: PollServices,
  facts: PollFacts,
  headline?: string,
): Promise<Outcome> {
  const { poll, language } = facts
  const { poll: words } = wordsIn(language)
  if (areFiguresLater(poll)) {
    const counts = words.haveVoted(poll.votedCount, poll.voterCount)
    return { ...emptyOutcome(counts), notes: [words.hiddenUntilClosed] }
  }
  return resultOutcome(facts, await tallyOf(services.db, poll, facts.options), headline ?? null)
}
