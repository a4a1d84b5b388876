// What polls say to questions: which are open, what was decided, who has not voted, and what changed.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { speaksOf } from '../../language/knowledge/speaks-of.ts'
import type { Answered, AskedQuestion, Asks, Source, Statement } from '../../records/asks.ts'
import type { Poll, PollBrief } from './contract.ts'
import { applyPollChanges } from './poll-changes.ts'
import { closingOf } from './poll-closing.ts'
import { answerWords, orderedOf } from './poll-orders.ts'
import type { PollServices } from './poll-services.ts'
import { listPollRows, type PollRow, pollsToVoteIn, requirePoll } from './poll-store.ts'
import { POLL } from './poll-subject.ts'
import { shownPoll, shownPolls } from './shown-poll.ts'

/** The latest; a question about older ones is for the search. */
const MOST = 60

export function pollAsks(services: PollServices): Asks {
  const { db } = services
  return {
    async answer(scope, question) {
      const ordered = await orderedOf(db, scope, question)
      if (ordered) return ordered
      const { wanted, topic } = question.about
      if (!['polls', 'decisions', 'waiting', 'changes', 'fact'].includes(wanted)) return null
      if (wanted === 'fact' && (topic.length === 0 || !question.found.has(POLL))) return null
      if (wanted === 'waiting') return waiting(await pollsToVoteIn(db, scope))
      const rows = (await listPollRows(db, scope, undefined)).slice(0, MOST)
      const polls = await shownPolls(db, scope, rows)
      if (wanted === 'changes') return changed(polls, question)
      const pointed = question.among?.flatMap(({ kind, id }) => (kind === POLL ? [id] : [])) ?? []
      if (OWN_VOTE.test(question.said)) return ownVotes(db, scope, polls, pointed)
      const meant = topic.length === 0 ? [] : polls.filter(({ id }) => question.found.get(POLL)?.includes(id))
      const closing = closingOf(polls, meant, question)
      if (closing)
        return {
          sureness: 0.9,
          statements: closing.map(({ poll, text }) => ({ text, sources: [sourceOf(poll)] })),
        }
      if (wanted === 'fact') return settled(meant, topic)
      if (wanted === 'decisions') return decided(topic.length === 0 ? polls : meant)
      return told(db, scope, question, { polls, meant })
    },
    async nameable(scope) {
      const rows = (await listPollRows(db, scope, undefined)).slice(0, MOST)
      const polls = await shownPolls(db, scope, rows)
      return polls.map((poll) => ({
        ...{
          kind: POLL,
          id: poll.id,
          name: poll.question,
          isOver: poll.status === 'closed',
          projectId: null,
        },
        about: poll.options.map(({ label }) => label).join(' '),
        line: () => resultWords(poll),
      }))
    },
    apply: (scope, changes) => applyPollChanges(services, scope, changes),
  }
}

const sourceOf = ({ id, question, createdAt }: Pick<PollBrief, 'id' | 'question' | 'createdAt'>): Source => ({
  ...{ kind: POLL, id, title: question, path: `/polls/${id}`, quote: null, at: createdAt },
})

function waiting(polls: readonly PollRow[]): Answered | null {
  if (polls.length === 0) return null
  const statements = polls.map(({ id, question, createdAt }) => ({
    text: `\u2022 Your vote: ${question}`,
    sources: [sourceOf({ id, question, createdAt: createdAt.toISOString() })],
  }))
  return { sureness: 0.9, statements }
}

const wholeOf = async (db: Database, scope: Scope, { id }: PollBrief) =>
  shownPoll(db, scope, await requirePoll(db, scope, id))

function changed(polls: readonly PollBrief[], { about }: AskedQuestion): Answered | null {
  const since = about.since ?? ''
  const statements = polls.flatMap((poll): Statement[] => {
    if ((poll.closedAt ?? '') >= since && poll.closedAt !== null)
      return [{ text: `\u2022 ${resultWords(poll)}`, sources: [sourceOf(poll)] }]
    if (poll.createdAt < since) return []
    return [{ text: `\u2022 A new poll: ${poll.question}`, sources: [sourceOf(poll)] }]
  })
  return statements.length === 0 ? null : { sureness: 0.9, statements }
}

function decided(polls: readonly PollBrief[]): Answered | null {
  const closed = polls.filter(({ status, result }) => status === 'closed' && result !== null).slice(0, 5)
  if (closed.length === 0) return null
  return {
    sureness: 0.85,
    statements: closed.map((poll) => ({ text: resultWords(poll), sources: [sourceOf(poll)] })),
  }
}

const OWN_VOTE = /\b(?:did|have) i (?:already |ever )?voted?\b/i

/** How the person voted: in those that were told before, else in the open ones. */
async function ownVotes(
  db: Database,
  scope: Scope,
  polls: readonly PollBrief[],
  pointed: readonly number[],
): Promise<Answered | null> {
  const asked = polls.filter(({ id, status }) =>
    pointed.length > 0 ? pointed.includes(id) : status === 'open',
  )
  const whole = await Promise.all(asked.map((poll) => wholeOf(db, scope, poll)))
  const statements = whole.map((poll) => ({
    text: poll.ownAnswers
      ? `\u2022 You voted: ${answerWords(poll, poll.ownAnswers)} (${poll.question})`
      : `\u2022 You have not voted: ${poll.question}`,
    sources: [sourceOf(poll)],
  }))
  return statements.length === 0 ? null : { sureness: 0.95, statements }
}

/** Less sure than what a record says in as many words. */
const SETTLED = 0.6

/** What a poll has decided that speaks of all that is asked. */
function settled(polls: readonly PollBrief[], topic: readonly string[]): Answered | null {
  const speaking = polls.filter(({ status, question, options }) => {
    const text = [question, ...options.map(({ label }) => label)].join(' ')
    const whole = `${text} ${text.replace(/-/g, '')}`
    return status === 'closed' && topic.every((word) => speaksOf(whole, word))
  })
  const answered = speaking.length === 1 ? decided(speaking) : null
  return answered && { ...answered, sureness: SETTLED }
}

async function told(
  db: Database,
  scope: Scope,
  { said }: AskedQuestion,
  { polls, meant }: { polls: readonly PollBrief[]; meant: readonly PollBrief[] },
): Promise<Answered | null> {
  const [one] = meant
  if (one && /\b(?:who|whose|missing|not voted|n't voted|left to vote)\b/i.test(said))
    return voters(await wholeOf(db, scope, one))
  if (one) return { sureness: 0.9, statements: [{ text: resultWords(one), sources: [sourceOf(one)] }] }
  if (!/\b(?:which|what|open|running|any|how many|list|show)\b/i.test(said)) return null
  const wanted = /\b(?:closed|ended|over|finished|past)\b/i.test(said) ? 'closed' : 'open'
  const listed = polls.filter(({ status }) => status === wanted)
  const head = `${listed.length} ${listed.length === 1 ? 'poll is' : 'polls are'} ${wanted}.`
  const rows = listed.map((poll) => ({ text: `\u2022 ${resultWords(poll)}`, sources: [sourceOf(poll)] }))
  return { sureness: 0.85, statements: [{ text: head, sources: [] }, ...rows] }
}

/** Names stand only where the poll tells them anyway. */
function voters(poll: Poll): Answered {
  const sources = [sourceOf(poll)]
  if (poll.isAnonymous) {
    const text = `The poll is anonymous: ${poll.votedCount} of ${poll.voterCount} have voted.`
    return { sureness: 0.9, statements: [{ text, sources }] }
  }
  const missing = poll.voters.filter(({ hasVoted }) => !hasVoted).map(({ name }) => name)
  const text = missing.length === 0 ? 'Everybody has voted.' : `Not voted yet: ${missing.join(', ')}.`
  return { sureness: 0.9, statements: [{ text, sources }] }
}

function resultWords(poll: PollBrief): string {
  const { question, status, result, options, votedCount, voterCount, decidedOptionId } = poll
  const voted = `${votedCount} of ${voterCount} voted`
  const labelOf = (id: number) => options.find((option) => option.id === id)?.label ?? ''
  if (result === null && status !== 'closed') return `${question} Hidden until it ends; ${voted}.`
  if (result === null) {
    const decided = decidedOptionId === null ? '' : ` Decided: ${labelOf(decidedOptionId)}.`
    return `${question}${decided} Too few voted for figures; ${voted}.`
  }
  const counts = result.counts.map(({ optionId, yes }) => `${labelOf(optionId)} ${yes}`).join(', ')
  const { verdict } = result
  const end = status === 'closed' ? 'Decided' : 'Ahead'
  const winner = verdict.is === 'decided' ? ` ${end}: ${labelOf(verdict.optionId)}.` : ''
  return `${question}${winner} ${counts}; ${voted}.`
}
