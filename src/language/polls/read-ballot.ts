// Reads a reply to a poll: the vote in it, and what its author wants done.

import type { PollClass } from '../lexicon/poll-words.ts'
import { isAway, wantsNoAnswer } from '../small-talk.ts'
import { trimMarks } from '../trim.ts'
import { answerOptions } from './answer-words.ts'
import { actsIn, ordersBehind } from './ballot-acts.ts'
import { readForm } from './ballot-form.ts'
import type { BallotAnswer, BallotReply, PollOnBallot, ReadBallot } from './ballot-reply.ts'
import { ballotTokens } from './ballot-tokens.ts'
import { type Decision, decide, understoodIn } from './decide.ts'
import { type Item, itemsOf, type Reading } from './items.ts'
import type { Judged } from './judged.ts'
import { everyLexicon } from './lexicon.ts'
import { namesSoon } from './neighbours.ts'
import { ownChoice } from './other-parts.ts'
import { followed, speaksForOthers } from './other-voters.ts'
import { withoutRemarks } from './remarks.ts'
import { ownText } from './reply-lines.ts'
import {
  asidesIn,
  exceptionsIn,
  explanationBehind,
  isSilence,
  narrowsBehind,
  sentenceAround,
  sentencesOf,
} from './reply-sentences.ts'
import { saidBeside } from './said-beside.ts'
import { firstChoice } from './second-choice.ts'
import type { Stance } from './stance.ts'
import { stancesIn } from './stances.ts'
import { ordersSeveral, speaksForHousehold, votingWords } from './vote-words.ts'
import { type YesNo, yesOrNo } from './yes-no.ts'

const MOST_CHARACTERS = 4_000
/** Below it a vote is asked for again. */
export const SURE = 0.6
const NOTHING: ReadBallot = { vote: null, acts: [], asks: null, understood: {} }
const BLANKS = /\s/
const asks = (
  why: NonNullable<ReadBallot['asks']>,
  understood: ReadBallot['understood'] = {},
): ReadBallot => ({ ...NOTHING, asks: why, understood })

export function readBallot(reply: BallotReply, poll: PollOnBallot): ReadBallot {
  const own = ownText(reply.text.slice(0, MOST_CHARACTERS))
  const isEmpty = own.trim() === ''
  const text = isEmpty ? subjectWords(reply.subject, poll.question) : own
  const acts = actsIn(text, reply, poll)
  if (acts.length > 0) return { ...NOTHING, acts }
  if (poll.status !== 'open') return NOTHING
  const form = readForm(isEmpty ? reply.text : own, reply, poll)
  if (form) return form
  if (text.trim() === '') return NOTHING
  const { vote, orders } = ordersBehind(text, reply, poll)
  const read = readChoices(vote, reply, poll)
  if (read.vote) return { ...read, acts: orders }
  const isQuiet = read.vote === null && (read.asks === 'unclear' || read.asks === 'unknown option')
  return isQuiet && isEmpty ? NOTHING : read
}

/** A subject is a vote where it says more than the ballot's own. */
function subjectWords(subject: string, question: string): string {
  const bare = subject.replace(/^(?:\s{0,4}[\p{L}]{1,10}\s{0,2}:){1,6}/u, '').trim()
  const at = bare.toLowerCase().indexOf(question.toLowerCase())
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at + question.length)
}

/** The writer's own choice; what they order for others the author reads as a remark. */
function readChoices(text: string, reply: BallotReply, poll: PollOnBallot): ReadBallot {
  const isChoice = poll.kind === 'single' || poll.kind === 'multiple' || poll.kind === 'schedule'
  const own = isChoice ? ownChoice(text, reply, poll) : null
  const read = readWords(own ?? text, reply, poll)
  if (!read.vote) return own === null ? read : readWords(text, reply, poll)
  const saysMore = own !== null || (isChoice && (ordersSeveral(text) || speaksForHousehold(text)))
  if (!saysMore) return read
  const whole = text.trim()
  return { ...read, vote: { ...read.vote, remark: whole, sentence: whole, isForOthers: own !== null } }
}

function readWords(text: string, reply: BallotReply, poll: PollOnBallot): ReadBallot {
  const answers = answerOptions(poll, everyLexicon())
  const isYesNo = answers !== null
  const words = poll.kind === 'ranked' ? text : votingWords(text, everyLexicon())
  const named = isYesNo ? { ...poll, options: [], question: questionOf(poll) } : poll
  const reading = { ...itemsOf(words, reply, named), text }
  const isGone = isAway(reply.subject, text) || reading.items.some(({ classes }) => classes.has('away'))
  if (isGone && (isYesNo || !reading.items.some(({ mention }) => mention))) return NOTHING
  const same = followed(reading)
  if (same === 'hidden') return asks('hidden')
  if (same === 'mixed') return asks('unclear')
  if (same) {
    const isChoice = !isYesNo || text.trim().includes(' ')
    return counted({ answers: same, confidence: 0.85 }, 0, reading, isChoice ? [text] : [])
  }
  if (speaksForOthers(reading)) return asks('somebody else')
  const own = withoutExcuse(told(reading.items, text))
  if (own.some(({ classes }, at) => classes.has('sorry') && namesSoon(own, at + 1))) return asks('unclear')
  const first = poll.kind === 'single' && !isYesNo ? firstChoice(own) : null
  const best = first && decide(stancesIn(known(first), reading), poll)
  if (best && typeof best !== 'string') {
    const { start } = own.find(({ mention }) => mention !== null) ?? { start: 0 }
    return counted(best, start, reading, [sentenceAround(text, start)])
  }
  const { items, conditions, reasons } = withoutRemarks(own, text)
  if (answers) return readYesNo(items, [...conditions, ...reasons], reading, answers)
  const judged = corrected(items, reading)
  const decision = decide(judged, poll)
  if (decision === null) return asksForAnother(reading) ? asks('unknown option') : silence(reading, items)
  if (isGone && (typeof decision === 'string' || isRefusal(decision.answers))) return NOTHING
  const understood = understoodIn(judged, poll)
  if (typeof decision === 'string') return asks(decision, understood)
  // "B if it is open, otherwise A": the other one is wanted, too.
  const isSplit =
    poll.kind === 'single' &&
    conditions.some((one) => itemsOf(one, reply, poll).items.some(({ mention }) => mention))
  if (isSplit) return asks('unclear', understood)
  if (poll.kind === 'schedule' && narrowsBehind(items)) return asks('unclear', understood)
  // "Soup, or stew at a push": the author reads the rest as a remark.
  const secondBest = judged.find(({ stance }) => stance === 'maybe' && poll.kind === 'single')
  const whole = secondBest ? [sentenceAround(text, secondBest.start)] : []
  const hours = items
    .filter(({ isAside, mention }) => isAside || mention?.isTimed)
    .map(({ start }) => sentenceAround(text, start))
  const remarks = [...conditions, ...reasons, ...whole, ...hours, ...asidesIn(items, text)]
  if (remarks.length === 0) remarks.push(...saidBeside(reading, decision.answers))
  return counted(decision, judged[0]?.start ?? 0, reading, remarks)
}

/** With what tells its language. */
const questionOf = ({ kind, question, options }: PollOnBallot): string =>
  kind === 'single' ? `${question} ${options.map(({ label }) => label).join(' ')}` : question

/** A note of absence names days on which nobody is there. */
const isRefusal = (answers: Record<number, BallotAnswer>): boolean =>
  Object.values(answers).every((answer) => answer === 'no')

/** Without the sentences that ask; "Why not?" asks nothing. */
function told(items: readonly Item[], text: string): Item[] {
  const isPhrase = ({ start, end, classes }: Item) => classes.has('yes') && /\s/.test(text.slice(start, end))
  return sentencesOf(items).flatMap((sentence) => {
    const [first, ...behind] = sentence
    const asks = sentence.at(-1)?.text === '?'
    return asks && !(first && behind.length === 1 && isPhrase(first)) ? [] : sentence
  })
}

/** "Sorry, Friday works after all": an excuse refuses only where nothing else is said with it. */
function withoutExcuse(items: readonly Item[]): Item[] {
  const judges = ({ classes }: Item) =>
    !classes.has('sorry') &&
    (['yes', 'no', 'not', 'maybe', 'only', 'except'] as const).some((name) => classes.has(name))
  return sentencesOf(items).flatMap((sentence) =>
    sentence.some(judges) ? sentence.filter(({ classes }) => !classes.has('sorry')) : sentence,
  )
}

/** "Is there no other evening?" */
const asksForAnother = ({ items, poll }: Reading): boolean =>
  poll.kind === 'schedule' &&
  items.some(({ mention }) => mention?.how === 'time' && mention.positions.length === 0)

/** What is said behind "no wait" takes the place of what was said before, or of a part of it. */
function corrected(items: readonly Item[], reading: Reading): Judged[] {
  const whole = stancesIn(known(items), reading)
  const cut = items.findLastIndex(({ kind, classes }) => kind === 'words' && classes.has('correction'))
  if (cut < 0) return whole
  const later = stancesIn(known(items.slice(cut + 1)), reading)
  const names = later.filter(({ positions, whole: all }) => positions.length > 0 || all !== null)
  if (names.length === 0) return whole
  const { kind } = reading.poll
  if (kind === 'schedule') return whole
  const isPart =
    kind === 'multiple' &&
    (names.some(({ stance }) => stance === 'no') ||
      items.slice(cut + 1).some(({ classes }) => classes.has('also')))
  if (isPart) return whole
  const isRanked = kind === 'ranked' && names.length < 2 && whole.length > 2
  const isRefusal = kind === 'single' && names.every(({ stance }) => stance === 'no')
  return isRanked ? [] : isRefusal ? whole : later
}

/** Where an option is named, a number beside it that none bears is a number. */
function known(items: readonly Item[]): Item[] {
  const named = items.some(({ mention }) => mention && mention.positions.length > 0)
  const isStray = ({ mention }: Item) =>
    named && mention?.positions.length === 0 && mention.how !== 'time' && mention.how !== 'label'
  return items.map((item) => (isStray(item) ? { ...item, kind: 'other' as const, mention: null } : item))
}

function readYesNo(
  items: readonly Item[],
  remarks: readonly string[],
  reading: Reading,
  options: ReadonlyMap<Stance, number>,
): ReadBallot {
  const { text } = reading
  const position = /^\s*\(?([123])[.)]?\s*$/.exec(text)?.[1]
  if (position && Number(position) <= options.size)
    return counted({ answers: { [Number(position)]: 'yes' }, confidence: 0.9 }, 0, reading, [])
  const cut = items.findLastIndex(({ kind, classes }) => kind === 'words' && classes.has('correction'))
  const later = cut < 0 ? null : yesOrNo(sentencesOf(items.slice(cut + 1)), reading)
  const read = later ?? lastWord(items, reading) ?? yesOrNo(sentencesOf(items), reading)
  if (!read && remarks.length > 0) return asks('unclear')
  if (!read) return silence(reading, items)
  const chosen = options.get(read.stance)
  if (chosen === undefined || items.some(({ classes }) => classes.has('indifferent'))) return asks('unclear')
  if (read.stance !== 'maybe' && isReserved(items, read)) return asks('unclear')
  const isNo = read.stance === 'no'
  if (isNo && isNoOnlyUntil(items, reading)) return asks('unclear')
  const why = remarks.length === 0 && isNo ? explanationBehind(items, read.start, text) : null
  const decision: Decision = { answers: { [chosen]: 'yes' }, confidence: read.confidence }
  const asides =
    remarks.length > 0 || isNo ? remarks : [...exceptionsIn(items, text), ...asidesIn(items, text, true)]
  return counted(decision, read.start, reading, why ? [why] : asides)
}

/** "Not before March": whether that is a no is not said. */
function isNoOnlyUntil(items: readonly Item[], { lexicon }: Reading): boolean {
  const refuses = items.filter(
    ({ kind, classes }) => kind === 'words' && (classes.has('no') || classes.has('not')),
  )
  const isBound = items.some(
    ({ kind, classes, text: first }) =>
      kind === 'words' &&
      classes.has('after') &&
      lexicon.at(ballotTokens(first), 0)?.classes.has('not') === true,
  )
  return isBound && refuses.length === 0
}

/** "Yes, but only if need be", "Rather not, but ok if needed": a part of the answer that takes the rest back. */
function isReserved(items: readonly Item[], { start, end, stance }: YesNo): boolean {
  const parts: Item[][] = [[]]
  for (const item of items.filter((one) => one.start >= start && one.end <= end)) {
    const isEnd = item.kind === 'hard' || item.kind === 'soft'
    if (isEnd) parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts.some(
    (part) =>
      part.some(({ classes }) => classes.has('maybe')) &&
      (stance !== 'no' || part.some(({ classes }) => classes.has('but') || classes.has('yes'))) &&
      part.every(
        ({ kind, classes }) =>
          kind === 'words' && !(classes.has('no') || classes.has('not') || classes.has('rather')),
      ),
  )
}

/** "I do not like it much, but yes" */
function lastWord(items: readonly Item[], reading: Reading): YesNo | null {
  const cut = items.findLastIndex(({ kind, classes }) => kind === 'words' && classes.has('but'))
  const behind = cut < 0 ? [] : items.slice(cut + 1)
  const isBare = behind.every(
    ({ kind, classes }) =>
      kind === 'hard' ||
      kind === 'soft' ||
      ['yes', 'no', 'please', 'is'].some((name) => classes.has(name as PollClass)),
  )
  return isBare && behind.length > 0 ? yesOrNo([behind], reading) : null
}

function counted(
  { answers, confidence }: Exclude<Decision, string | null>,
  at: number,
  { text }: Reading,
  remarks: readonly string[],
): ReadBallot {
  if (confidence < SURE) return asks('unclear')
  const sentence = sentenceAround(text, Math.min(at, text.length - 1))
  const remark = trimMarks(remarks[0] ?? '', BLANKS)
  return {
    ...NOTHING,
    vote: { answers, remark: remark === '' ? null : remark, sentence, confidence, isForOthers: false },
  }
}

/** It names no option: whether it means to vote all the same. */
function silence(reading: Reading, items: readonly Item[]): ReadBallot {
  if (wantsNoAnswer(reading.reply.subject, reading.text) || isSilence(reading, items)) return NOTHING
  // "Fine by me": of which options is not said.
  const isLeaning = items.some(({ classes }) =>
    (['indifferent', 'maybe', 'yes', 'no'] as const).some((name) => classes.has(name)),
  )
  return asks(
    isLeaning || reading.poll.kind === 'yes_no' || reading.poll.kind === 'approval'
      ? 'unclear'
      : 'unknown option',
  )
}
