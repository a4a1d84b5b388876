// What the author of a poll wants done with it: "close, we take 2", "two more days", "add: Greek place".
import { findDates } from '../dates/find.ts'
import type { PollClass } from '../lexicon/poll-words.ts'
import { breaksInto } from '../sentence-ends.ts'
import { trimMarks } from '../trim.ts'
import type { BallotReply, PollAct, PollOnBallot } from './ballot-reply.ts'
import { type BallotToken, ballotTokens } from './ballot-tokens.ts'
import { ordersClose } from './close-order.ts'
import { decide } from './decide.ts'
import { itemsOf } from './items.ts'
import { type Lexicon, lexiconFor, type Said } from './lexicon.ts'
import { momentOf } from './moment.ts'
import { namedKind } from './named-kind.ts'
import { optionOf } from './poll-options.ts'
import { spokenOptions } from './spoken-options.ts'
import { stancesIn } from './stances.ts'

/** What more words than these say is no order. */
const MOST_WORDS = 25
/** Words before the order: "Hi Polly, could you please". */
const FIRST_WORDS = 8
const MOST_OPTIONS_ADDED = 20
/** Characters of a sentence that is nothing but choices. */
const LONGEST_CHOICES = 200
const END_OF_DAY = '23:59'
const MARKS = /[\s,;:.!?"'\u201c\u201d\u2013\u2014-]/

export function actsIn(text: string, reply: BallotReply, poll: PollOnBallot): PollAct[] {
  const sentence = firstSentence(text)
  if (reply.isAuthor && poll.status === 'draft') {
    const acts = draftActs(text, reply, poll)
    if (acts.length > 0) return acts
  }
  const mayClose = reply.isAuthor && poll.status === 'open' && ordersClose(text)
  if (mayClose && positionIn(text, reply, poll) === null) return [{ act: 'close', position: null }]
  const tokens = ballotTokens(sentence)
  const words = tokens.filter(({ kind }) => kind !== 'mark').length
  if (words === 0 || words > MOST_WORDS) return []
  const lexicon = lexiconFor(poll.question, text)
  const asksPolitely = (lexicon.says(tokens, 'request')[0]?.at ?? FIRST_WORDS) <= 4
  const says = (name: PollClass) =>
    sentence.endsWith('?') && name !== 'results' && name !== 'add' && !asksPolitely
      ? undefined
      : lexicon
          .says(tokens, name)
          .find((said) => isOrder(said, tokens, lexicon) || (name === 'extend' && opensPart(said, tokens)))
  if (reply.isAuthor) {
    if (poll.status === 'draft' && says('open')) return [{ act: 'open' }]
    const add = says('add')
    if (add && (add.at <= 3 || sentence.includes(':'))) {
      const options = added(text, sentence.slice(tokens[add.to - 1]?.end ?? 0), reply)
      if (options.length > 0) return [{ act: 'add', options }]
    }
    if (says('reopen')) return [{ act: 'reopen', until: until(sentence, reply, lexicon) }]
    if (poll.status === 'open' && says('extend')) {
      const moment = until(sentence, reply, lexicon)
      if (moment !== null && (says('deadline') || says('more') || says('extend')))
        return [{ act: 'extend', until: moment }]
    }
    // "Close on Tuesday at 5pm" names the end, "close, we take Tuesday" an option.
    const close = poll.status === 'open' ? says('close') : undefined
    const end = close ? endNamed(sentence, tokens[close.to - 1]?.end ?? 0, reply, poll) : null
    if (end !== null) return [{ act: 'extend', until: end }]
    if (poll.status === 'open' && says('close'))
      return [{ act: 'close', position: positionIn(text, reply, poll) }]
    if (says('remind')) return [{ act: 'remind' }]
    if (poll.status === 'closed') {
      const position = positionIn(text, reply, poll)
      return position === null ? resultsAct(says('results') !== undefined) : [{ act: 'choose', position }]
    }
  }
  return resultsAct(says('results') !== undefined && words <= (sentence.endsWith('?') ? 10 : 5))
}

const BEFORE_END =
  /\b(?:close|end|stop|closes|ends)\b.{0,20}\b(?:on|at|by|tomorrow|tonight)\b|\b(?:schlie(?:\u00df|ss)|beende)\w{0,3}\s.{0,20}\b(?:am|um|bis|morgen)\b|\b(?:cl\u00f4|clo|termine|fermer|ferme|cierra|cerrar|chiudi|sluit|fecha|encerra)\w{0,3}\b.{0,25}\b(?:\u00e0|le|el|a|il|alle|op|om|na|no|demain|ma\u00f1ana|domani|morgen|amanh\u00e3|lundi|mardi|mercredi|jeudi|vendredi|luned\u00ec|marted\u00ec|mercoled\u00ec|gioved\u00ec|venerd\u00ec)\b/iu

/** Dates are read from `from` on: "close on Tuesday" is no close of business. */
function endNamed(sentence: string, from: number, reply: BallotReply, poll: PollOnBallot): string | null {
  const isEnd = BEFORE_END.test(sentence.split(',', 1)[0] ?? '') && positionIn(sentence, reply, poll) === null
  return isEnd ? until(sentence.slice(from), reply, lexiconFor(poll.question, sentence)) : null
}

/** What its author orders after voting: "Yes from me. Please close on Tuesday at 5pm." */
export function ordersBehind(text: string, reply: BallotReply, poll: PollOnBallot) {
  const orders: PollAct[] = []
  let vote = text
  if (!reply.isAuthor || poll.status !== 'open') return { orders, vote }
  for (const [from, to] of breaksInto(text).slice(1)) {
    const [act] = actsIn(text.slice(from, to), reply, poll)
    const isClose = act?.act === 'close' && act.position === null
    if (!act || !(isClose || act.act === 'extend' || act.act === 'remind')) continue
    orders.push(act)
    vote = vote.slice(0, from) + ' '.repeat(to - from) + vote.slice(to)
  }
  return { orders: orders.slice(0, 1), vote }
}

/** At the head of the sentence but for manners: "the Thai place is close" is none. */
function isOrder({ at, to }: Said, tokens: readonly BallotToken[], lexicon: Lexicon): boolean {
  if (at <= 1 || (at <= FIRST_WORDS && to - at > 2)) return true
  if (at > FIRST_WORDS) return false
  const manners = (['please', 'request', 'ask', 'poll', 'also'] as const).flatMap((name) =>
    lexicon.says(tokens, name),
  )
  return tokens
    .slice(0, at)
    .every(
      ({ kind, text }, place) =>
        kind === 'mark' ||
        MANNERS.has(text) ||
        MANNERS.has(tokens[place - 1]?.text ?? '') ||
        (place === 0 && tokens[1]?.text === ',') ||
        manners.some((one) => one.at <= place && place < one.to),
    )
}

/** "Not all are back yet, leave it open for another week" */
const opensPart = ({ at }: Said, tokens: readonly BallotToken[]): boolean => tokens[at - 1]?.text === ','

const MANNERS = new Set(
  'hi hello hey hallo hola bonjour ciao ola hoi dear ok okay and then so now'.split(' '),
)

const resultsAct = (isAsked: boolean): PollAct[] => (isAsked ? [{ act: 'results' }] : [])

/** A kind in one word, or the choices that the draft lacks: either is all that it waits for. */
function draftActs(text: string, reply: BallotReply, poll: PollOnBallot): PollAct[] {
  const kind = namedKind(text.trim().split('\n', 1)[0] ?? '')
  if (kind) return [{ act: 'kind', kind }]
  const isFixed = poll.kind === 'yes_no' || poll.kind === 'approval'
  if (poll.options.length > 1 || isFixed) return []
  const options = namedOptions(text, reply)
  return options.length > 1 ? [{ act: 'add', options }, { act: 'open' }] : []
}

/** A list of them, or "Thai, pizza or the salad bar". */
function namedOptions(text: string, { sentAt, zone, voter, subject }: BallotReply) {
  const lines = text
    .split('\n')
    .flatMap((line) => /^\s*(?:[-*\u2022]|\d{1,2}[.)])\s+(\S.*)$/.exec(line)?.[1] ?? [])
  const sentence = firstSentence(text)
  const spoken =
    lines.length > 1 || sentence.length > LONGEST_CHOICES
      ? null
      : spokenOptions(sentence, ballotTokens(sentence), lexiconFor(text), true)
  const mail = { text, subject, author: voter, people: [], sentAt, zone }
  return (lines.length > 1 ? lines : (spoken?.labels ?? []))
    .slice(0, MOST_OPTIONS_ADDED)
    .map((label) => optionOf(trimMarks(label, MARKS), mail))
}

function firstSentence(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.find((line) => line !== '') ?? ''
}

/** The one option that it names. */
function positionIn(text: string, reply: BallotReply, poll: PollOnBallot): number | null {
  const reading = itemsOf(text, reply, { ...poll, kind: 'single' })
  const decision = decide(stancesIn(reading.items, reading), { ...poll, kind: 'single' })
  if (decision === null || typeof decision === 'string') return null
  return Number(Object.keys(decision.answers)[0])
}

function until(sentence: string, { sentAt, zone }: BallotReply, lexicon: Lexicon): string | null {
  const tokens = ballotTokens(sentence)
  const found = findDates(sentence, { at: new Date(sentAt), zone }).find(({ past }) => !past)
  if (found) return momentOf(found.lastDay, found.time ?? END_OF_DAY, zone)
  const [more] = lexicon.says(tokens, 'more')
  if (!more) return null
  const counted = findDates(
    `in ${sentence.slice(tokens[0]?.start ?? 0).replace(/\b(?:more|another)\b/i, '')}`,
    {
      at: new Date(sentAt),
      zone,
    },
  )[0]
  return counted ? momentOf(counted.lastDay, counted.time ?? END_OF_DAY, zone) : null
}

function added(text: string, behind: string, { sentAt, zone, voter, subject }: BallotReply) {
  const rest = trimMarks(behind, MARKS)
  const lines = text
    .split('\n')
    .slice(1)
    .flatMap((line) => /^\s*(?:[-*\u2022]|\d{1,2}[.)])\s+(\S.*)$/.exec(line)?.[1] ?? [])
  const labels = rest === '' ? lines : [rest]
  const mail = { text, subject, author: voter, people: [], sentAt, zone }
  return labels.slice(0, MOST_OPTIONS_ADDED).map((label) => optionOf(trimMarks(label, MARKS), mail))
}
