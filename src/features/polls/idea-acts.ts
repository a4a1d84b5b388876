// Ideas that people send for a poll: first collected and then voted on, or added to a vote that takes more.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { AppError } from '../../kit/errors.ts'
import { ideasIn } from '../../language/polls/read-ideas.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { faultWords } from './fault-words.ts'
import { takesNewIdeas } from './poll.ts'
import { type Actor, joinOptions, OPEN_DAYS } from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollFacts } from './poll-layout.ts'
import type { PollServices } from './poll-services.ts'
import { type OptionRow, optionsOf, type PollRow, writePoll } from './poll-store.ts'
import { pollSubject } from './poll-subject.ts'

const DAY_MS = 24 * 60 * 60_000

/** The ideas of the mail that the poll does not have yet. */
export function newIdeas({ parsed }: MailContext['mail'], options: readonly OptionRow[]): string[] {
  const known = new Set(options.map(({ label }) => label.toLowerCase()))
  return ideasIn(parsed.newest.text, parsed.subject).filter((idea) => !known.has(idea.toLowerCase()))
}

/** Keeps what a reply names; nobody else is written to before the vote. */
export async function keepIdeas(
  { db }: PollServices,
  { scope, mail, at }: MailContext,
  facts: PollFacts,
): Promise<Outcome> {
  const { poll, options } = facts
  const { poll: words } = wordsIn(mail.language)
  const named = ideasIn(mail.parsed.newest.text, mail.parsed.subject)
  if (named.length === 0) return { ...emptyOutcome(words.noIdea), notes: [words.howIdeas], isQuiet: true }
  const added = newIdeas(mail, options).map(asOption)
  const actor = { db, scope, at }
  const namedSoFar = (all: readonly OptionRow[]) => words.namedSoFar(all.map(({ label }) => label))
  let all = options
  try {
    if (added.length > 0) all = await joinOptions(actor, poll, added)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...emptyOutcome(faultWords(error.message, mail.language)), notes: [namedSoFar(options)] }
  }
  await tellPoll(db, scope, await writePoll(db, poll.id, {}, at))
  return {
    ...emptyOutcome(words.ideasKept(named)),
    changed: [pollSubject(poll.id)],
    notes: [namedSoFar(all)],
  }
}

const asOption = (label: string) => ({ label, startsAt: null, endsAt: null, day: null })

/**
 * An idea that is a vote at the same time; null where the mail names none, or several. Throws AppError where the poll
 * has no room for it.
 */
export async function joinIdea(
  services: PollServices,
  { scope, mail, at, mayTellOthers }: MailContext,
  { poll, options }: PollFacts,
): Promise<{ options: OptionRow[]; added: OptionRow } | null> {
  const [idea, ...more] = newIdeas(mail, options)
  if (poll.ideas !== 'welcome' || !takesNewIdeas(poll.kind)) return null
  if (idea === undefined || more.length > 0) return null
  const all = await joinOptions({ db: services.db, scope, at }, poll, [asOption(idea)])
  const added = all.find(({ label }) => label === idea)
  if (!added) return null
  // A copy causes no mail to others (agents.md 1.5).
  if (mayTellOthers) await services.tellVoters(poll.id, 'options', `${mail.mailId}`)
  return { options: all, added }
}

/** The ideas become the options. Throws AppError `invalid` where there are fewer than two. */
export async function startVote(
  services: PollServices,
  { db, scope, at }: Actor,
  poll: PollRow,
): Promise<PollRow> {
  const options = await optionsOf(db, [poll.id])
  if (options.length < 2) throw new AppError('invalid', 'A poll needs at least two options')
  const closesAt = new Date(at.getTime() + OPEN_DAYS * DAY_MS)
  const begun = await writePoll(db, poll.id, { ideas: null, closesAt, openedAt: at, remindedAt: null }, at)
  await services.tellVoters(poll.id, 'ballot', 'vote')
  await tellPoll(db, scope, begun)
  return begun
}
