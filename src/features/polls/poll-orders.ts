// Understands what a person wants done with a poll: a vote, its end, its reopening, a later end; proposed, never done.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { fold } from '../../language/fold.ts'
import { speaksOf } from '../../language/knowledge/speaks-of.ts'
import type { PollAct } from '../../language/polls/ballot-reply.ts'
import { readBallot } from '../../language/polls/read-ballot.ts'
import { trimMarks } from '../../language/trim.ts'
import type { Answered, AskedQuestion, ProposedChange, Source } from '../../records/asks.ts'
import type { Poll, PollBrief } from './contract.ts'
import type { Answers } from './poll.ts'
import type { PollField } from './poll-changes.ts'
import { pollNaming } from './poll-naming.ts'
import { listPollRows, requirePoll } from './poll-store.ts'
import { POLL } from './poll-subject.ts'
import { shownPoll } from './shown-poll.ts'

/** Open ones among the latest. */
const MOST = 60

const COURTESY =
  /^(?:(?:please|kindly|ok|okay|so|and|then|now|can you|could you|would you|will you|i(?:'d| would) like to|i want to|let me)\b[ ,]*)+/i
const VOTES =
  /^(?:(?:i )?votes?\b|cast my (?:vote|ballot)\b|put me (?:down )?(?:for|in)\b|sign me up for\b|count me in for\b|my (?:vote|choice) (?:is|goes to|for)\b|i(?:'m| am) for\b|i (?:choose|pick|take|prefer|approve|decline)\b|(?:approve|decline)\b)/i
const ENDS = /^(?:close|end|stop|finish)\b/i
const OPENS = /^(?:re-?open|open)\b/i
const LATER = /^(?:extend|prolong|lengthen|postpone|give|keep|leave|move|let|set|push|put)\b/i
const POLL_WORD = /\b(?:polls?|ballots?|voting|(?:the|my|our|this) vote)\b/i
/** "Vote for soup": which poll that is, its options tell. */
const VOTE_WORD = /^(?:i )?vote\b|^(?:cast )?my vote\b/i

type Wish = 'vote' | 'close' | 'reopen' | 'extend'

/** Null where nothing is wanted of a poll. */
export async function orderedOf(
  db: Database,
  scope: Scope,
  question: AskedQuestion,
): Promise<Answered | null> {
  const said = question.said.replace(COURTESY, '').replace(/[.! ]{1,10}$/, '')
  const polls = question.said.includes('?') ? [] : await listPollRows(db, scope, undefined)
  // Its whole question may stand before or behind what is wanted.
  const pointed = polls.find((one) => fold(said).includes(fold(one.question).replace(/[?.! ]{1,10}$/, '')))
  const order = verbFirst(pointed ? without(said, pointed.question) : said)
  const wish = wishOf(order)
  if (!wish || polls.length === 0) return null
  const isOnScreen = question.shown?.kind === POLL && !POLL_WORD.test(said)
  const isNamed = pointed !== undefined || isOnScreen || POLL_WORD.test(said) || VOTE_WORD.test(said)
  if (!isNamed) return null
  const ids = pointed ? [pointed.id] : isOnScreen && question.shown ? [question.shown.id] : meantIn(question)
  const wanted = polls
    .filter(({ id, status }) => (ids ? ids.includes(id) : fits(wish, status)))
    .slice(0, MOST)
  const shown: Poll[] = []
  const naming = ids && !pointed ? pollNaming(order).words : []
  for (const { id } of wanted) shown.push(await shownPoll(db, scope, await requirePoll(db, scope, id)))
  const meant = shown.filter((poll) => naming.every((word) => speaksOf(wordsOf(poll), word)))
  if (shown.length > 0 && meant.length === 0) return told('Which one do you mean?', shown)
  return proposed({ wish, order, question, polls: meant, db, scope, isNamed: ids !== null })
}

const wordsOf = ({ question, description, options }: Poll) =>
  [question, description ?? '', ...options.map(({ label }) => label)].join(' ')

const verbFirst = (said: string) => said.replace(COURTESY, '').replace(VOTES, 'vote')

const fits = (wish: Wish, status: PollBrief['status']) =>
  wish === 'reopen' ? status === 'closed' : status === 'open'

function wishOf(order: string): Wish | null {
  if (/^vote\b/.test(order)) return 'vote'
  if (ENDS.test(order)) return 'close'
  if (OPENS.test(order)) return 'reopen'
  return LATER.test(order) ? 'extend' : null
}

/** What is said beside the whole question of the poll. */
function without(said: string, asked: string): string {
  const bare = fold(asked).replace(/[?.! ]{1,10}$/, '')
  const plain = fold(said)
  // Folding keeps no places where it changes the length.
  if (plain.length !== said.length) return said
  const at = plain.indexOf(bare)
  const rest = `${said.slice(0, at)} ${said.slice(at + bare.length)}`
  return trimMarks(rest, /[\s,:;.?!"\u201c\u201d-]/)
}

/** Those that the words name; null where they name none. */
function meantIn({ among, found, about }: AskedQuestion): readonly number[] | null {
  const told = among?.flatMap(({ kind, id }) => (kind === POLL ? [id] : [])) ?? []
  if (told.length > 0) return told
  const ids = found.get(POLL) ?? []
  return about.topic.length > 0 && ids.length > 0 ? ids : null
}

interface Order {
  wish: Wish
  order: string
  question: AskedQuestion
  polls: readonly Poll[]
  db: Database
  scope: Scope
  isNamed: boolean
}

const SURE = 0.97
const sourceOf = ({ id, question, createdAt }: Poll): Source => ({
  ...{ kind: POLL, id, title: question, path: `/polls/${id}`, quote: null, at: createdAt },
})
const told = (text: string, polls: readonly Poll[]): Answered => ({
  sureness: SURE,
  statements: [{ text, sources: polls.map(sourceOf) }],
})

async function proposed(order: Order): Promise<Answered | null> {
  const { polls, wish, db, scope } = order
  const open = polls.filter(({ status }) => fits(wish, status))
  const read = open.flatMap((poll) => {
    const change = changeIn(poll, order)
    return change ? [{ poll, change }] : []
  })
  const [only, more] = read
  if (more)
    return told(
      'Which one do you mean?',
      read.map(({ poll }) => poll),
    )
  if (only) {
    const why = whyNot(only.poll, wish)
    if (why) return told(why, [only.poll])
    const { updatedAt } = await requirePoll(db, scope, only.poll.id)
    const change = { ...only.change, version: updatedAt.getTime() }
    if (change.before === change.after) return told('That is so already.', [only.poll])
    return { ...told('Press Apply to make the change.', [only.poll]), changes: [change] }
  }
  const [single, another] = polls
  if (!order.isNamed || !single || another) return null
  if (!fits(wish, single.status))
    return told(single.status === 'open' ? 'This poll is open.' : 'This poll is closed.', polls)
  return wish === 'vote' ? told('Which of its options do you mean?', polls) : null
}

/** In words for the person; null where they may. */
function whyNot(poll: Poll, wish: Wish): string | null {
  if (wish !== 'vote') return poll.mayManage ? null : 'Only who asked can do that.'
  if (!poll.mayVote) return 'You are not among those who were asked.'
  return poll.isAnonymous
    ? 'This poll is anonymous: vote on its page, so that nothing of it is kept here.'
    : null
}

type Change = Omit<ProposedChange, 'version'>

function changeIn(poll: Poll, { wish, order, question }: Order): Change | null {
  const field = (
    name: PollField,
    label: string,
    { before, after, value }: Pick<ProposedChange, 'before' | 'after' | 'value'>,
  ): Change => ({
    ...{ kind: POLL, id: poll.id, title: poll.question, path: `/polls/${poll.id}` },
    ...{ field: name, label, before, after, value },
  })
  if (wish === 'vote') {
    const answers = votedIn(poll, order, question)
    if (!answers) return null
    const before = poll.ownAnswers ? answerWords(poll, poll.ownAnswers) : ''
    return field('vote', 'Your vote', { before, after: answerWords(poll, answers), value: answers })
  }
  if (wish === 'close') return field('status', 'Poll', { before: 'open', after: 'closed', value: 'closed' })
  const until = endIn(poll, order, wish, question)
  if (wish === 'reopen') return field('status', 'Poll', { before: 'closed', after: 'open', value: { until } })
  if (until === null) return null
  const day = (moment: string) => momentIn(moment, question.zone)
  return field('closesAt', 'Ends', { before: day(poll.closesAt), after: day(until), value: until })
}

/** "2026-11-27 18:00" on the person's own clock. */
function momentIn(moment: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
  return parts.format(new Date(moment))
}

function readingOf(poll: Poll, text: string, { me, now, zone }: AskedQuestion, isAuthor: boolean) {
  const voter = { email: me.email, name: me.name }
  const reply = { text, quoted: text, subject: '', isAuthor, voter, sentAt: now.toISOString(), zone }
  return readBallot(reply, { ...poll, others: [] })
}

function votedIn(poll: Poll, order: string, question: AskedQuestion): Answers | null {
  const { rest } = pollNaming(order)
  const bare = rest
    .replace(/^vote\b/, '')
    .replace(/^ ?(?:for|to)\b/i, '')
    .replace(/^[\s,:;-]{1,20}/, '')
  for (const text of new Set([`vote for ${bare}`, bare])) {
    const { vote } = readingOf(poll, text, question, false)
    if (!vote) continue
    return Object.fromEntries(
      poll.options.flatMap(({ id, position }) => {
        const answer = vote.answers[position]
        return answer === undefined ? [] : [[String(id), answer]]
      }),
    )
  }
  return null
}

function endIn(poll: Poll, order: string, wish: Wish, question: AskedQuestion): string | null {
  const verb = wish === 'reopen' ? 'reopen' : 'extend'
  const bare = pollNaming(order).rest.replace(wish === 'reopen' ? OPENS : LATER, '')
  const when = bare
    .replace(/\b(?:open|it|again|for|longer|the end)\b/gi, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
  const text = `${verb} ${/^\d|^(?:a|an|one|two|three|another|\w+ more)\b/i.test(when) ? when : when.replace(/^(?:to|by|on)\b/i, 'until')}`
  const act = readingOf(poll, text, question, true).acts.find(isUntil)
  return act?.until ?? null
}

const isUntil = (act: PollAct): act is Extract<PollAct, { until: string | null }> => 'until' in act

/** "Soup", "Tuesday; if need be Thursday", "1. Soup, 2. Stew". */
export function answerWords({ options }: Pick<PollBrief, 'options'>, answers: Answers): string {
  const of = (wanted: unknown) =>
    options.filter(({ id }) => answers[String(id)] === wanted).map(({ label }) => label)
  const ranked = options
    .flatMap(({ id, label }) => {
      const place = answers[String(id)]
      return typeof place === 'number' ? [{ place, label }] : []
    })
    .sort((one, other) => one.place - other.place)
    .map(({ place, label }) => `${place}. ${label}`)
  const maybe = of('maybe')
  const parts = [...ranked, ...of('yes'), ...(maybe.length > 0 ? [`if need be ${maybe.join(', ')}`] : [])]
  return parts.length > 0 ? parts.join(', ') : 'none of them'
}
