// Questions without named choices: those that yes and no answer, and requests for approval.

import { trimEnd } from '../trim.ts'
import { answerIn } from './answer-words.ts'
import type { PollMail } from './asked-poll.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { FoundPoll } from './found-poll.ts'
import type { Lexicon } from './lexicon.ts'
import { otherwise } from './offered-options.ts'
import type { PollSentence } from './poll-parts.ts'
import { asksWhoComes } from './who-comes.ts'

const LATE = 9
const POSSESSIVE = /^(?:our|unser\w{0,2}|notre|nos|nuestr\w{1,2}|nostr\w|onze|ons|noss\w{1,2})$/
/** Its author is asked first. */
export const UNSURE = 0.5

/** A request for approval, or a question that yes and no answer. */
export function plainAnswer(
  sentences: readonly PollSentence[],
  at: number,
  mail: PollMail,
  lexicon: Lexicon,
): FoundPoll | null {
  const sentence = sentences[at]
  if (!sentence) return null
  const isRefused = sentence.says('not') !== undefined && !sentence.isQuestion
  if (sentence.says('approve') && !sentence.says('majority') && !isRefused) {
    const question = sentence.text.replace(/^[\p{L} -]{4,20}:\s/u, '')
    const isOver = sentence.says('which') !== undefined && !sentence.isQuestion
    if (!isOver) return { sentence, question, options: [], kind: 'approval', unclear: null, confidence: 0.85 }
  }
  const own = sentence.isQuestion ? answersBehind(sentence, sentences[at + 1], lexicon) : null
  if (own) return own
  // Under a question in the subject it may be said anywhere.
  const near = sentence.line < 0 ? sentences : [sentence, sentences[at + 1]]
  const hasYesNo = near.some((one) => one?.says('yesOrNo'))
  if (!sentence.isQuestion || mail.people.length < 2)
    return hasYesNo && sentence.isQuestion ? yesNo(sentence, mail) : null
  if (hasYesNo) return yesNo(sentence, mail)
  if (asksWhoComes(sentence.text)) return yesNo(sentence, mail)
  if (sentence.says('request')) return null
  const second = otherwise(sentences, at, mail)
  if (second) return second
  const isOpen = (sentence.says('which')?.at ?? 9) <= 1
  if (!isOpen && isYesNoQuestion(sentence)) {
    const asked = yesNo(sentence, mail)
    return isPlain(sentence) ? asked : { ...asked, confidence: UNSURE }
  }
  const isVote = isOpen && sentences.some((one) => one.says('poll') ?? one.says('ideas'))
  return isVote
    ? { sentence, question: sentence.text, options: [], kind: 'single', unclear: 'options', confidence: 0.6 }
    : null
}

/** Its verb or its group stands near the beginning, also behind "and so:". */
function isYesNoQuestion(sentence: PollSentence): boolean {
  const colon = sentence.tokens.findLastIndex(({ text }) => text === ':')
  const shall = sentence.says('shall')
  const begins = shall !== undefined && shall.at - Math.max(0, colon) <= 4
  return begins || sentence.says('every') !== undefined || colon > 0
}

/** "Our boss wants to know?" only looks like one: its author is asked first. */
function isPlain(sentence: PollSentence): boolean {
  const { tokens } = sentence
  const everybody = tokens.some(({ text }) => POSSESSIVE.test(text))
    ? LATE
    : (sentence.says('every')?.at ?? LATE)
  const shall = sentence.says('shall')?.at ?? LATE
  return shall < LATE || everybody <= 1 || tokens.some(({ text }) => text === ':')
}

function yesNo(sentence: PollSentence, { people }: PollMail): FoundPoll {
  return {
    sentence,
    question: behindColon(sentence.text),
    options: [],
    kind: 'yes_no',
    unclear: null,
    confidence: people.length > 1 ? 0.8 : 0.7,
  }
}

/** Of "Anonymous please: shall we move?" the question. */
function behindColon(text: string): string {
  const colon = text.lastIndexOf(': ')
  return colon > 0 && text.length - colon > 10 ? text.slice(colon + 2) : text
}

const BETWEEN_ANSWERS = /[/,;|]|\s(?:or|oder|ou|o|u|of|oppure)\s/iu
const ENDS = /[\s.?!]/
const LONGEST_ANSWER = 40
const MOST_ANSWERS = 5

/** "Are you coming? Yes / no / only on Friday": more than the two that every yes/no question has. */
function answersBehind(
  question: PollSentence,
  next: PollSentence | undefined,
  lexicon: Lexicon,
): FoundPoll | null {
  const labels = trimEnd(next?.text ?? '', ENDS)
    .split(BETWEEN_ANSWERS)
    .filter((label) => lexicon.at(ballotTokens(label.trim()), 0, 'please') === null)
  const means = labels.map((label) => answerIn(label, lexicon))
  const isOne = (answer: 'yes' | 'no' | 'maybe') => means.filter((one) => one === answer).length
  const isSet = isOne('yes') === 1 && isOne('no') === 1 && isOne('maybe') <= 1
  const isShort = labels.every((label) => label.trim() !== '' && label.trim().length <= LONGEST_ANSWER)
  if (labels.length < 3 || labels.length > MOST_ANSWERS || !isSet || !isShort) return null
  const options = labels.map((label) => ({
    label: label.trim().slice(0, 1).toUpperCase() + label.trim().slice(1),
    startsAt: null,
    endsAt: null,
    day: null,
  }))
  return {
    sentence: question,
    question: behindColon(question.text),
    options,
    kind: 'single',
    unclear: null,
    confidence: 0.85,
  }
}
