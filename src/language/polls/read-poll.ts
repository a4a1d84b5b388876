// Reads a question with choices from the newest text of a mail; null where it asks for no vote.
import type { PollKind } from '../lexicon/poll-words.ts'
import { isAway } from '../small-talk.ts'
import { trimMarks } from '../trim.ts'
import type { AskedOption, AskedPoll, PollMail } from './asked-poll.ts'
import type { FoundPoll } from './found-poll.ts'
import { type Lexicon, lexiconFor } from './lexicon.ts'
import { furtherQuestion, isAskedAround, offered, otherwise, SOON } from './offered-options.ts'
import { textAround } from './poll-around.ts'
import { optionOf } from './poll-options.ts'
import { type PollParts, type PollSentence, partsOf, sentenceOf } from './poll-parts.ts'
import { termsIn } from './poll-terms.ts'
import { isTime, optionsOf } from './sentence-options.ts'
import { spokenOptions } from './spoken-options.ts'
import { inWeekOrder } from './week-order.ts'

const MOST_CHARACTERS = 8_000
const MOST_OPTIONS = 60
const MOST_QUESTION = 300
const BLANKS = /\s/
export function readPoll(mail: PollMail): AskedPoll | null {
  const text = mail.text.slice(0, MOST_CHARACTERS)
  if (isAway(mail.subject, text)) return null
  const lexicon = lexiconFor(`${mail.subject} ${text}`)
  const parts = partsOf(text, lexicon)
  if (parts.sentences.length === 0 && parts.listed.length === 0 && mail.subject.endsWith('?'))
    parts.sentences.push(sentenceOf(mail.subject.replace(/^(?:\w{1,3}:\s?){1,4}/, ''), 0, lexicon))
  const found = withList(parts, mail) ?? withoutList(parts, mail, lexicon)
  if (!found) return null
  const { sentence, options, unclear, confidence } = found
  return {
    question: cleaned(found.question),
    kind: found.kind ?? kindOf(parts.sentences, options),
    options: inWeekOrder(options.slice(0, MOST_OPTIONS), mail),
    ...termsIn(parts.sentences, sentence, mail, lexicon),
    unclear: unclear ?? (found.kind === null && isTwofold(parts.sentences) ? 'kind' : null),
    ...{ sentence: sentence.text, confidence },
    around: textAround(parts.sentences, found, mail),
    leftOut: furtherQuestion(parts.sentences, found, mail, lexicon),
  }
}

function cleaned(question: string): string {
  const plain = trimMarks(question, /[\s:,;]/, BLANKS).slice(0, MOST_QUESTION)
  const at = plain.search(/\p{L}/u)
  return at < 0 ? plain : plain.slice(0, at) + (plain[at] ?? '').toUpperCase() + plain.slice(at + 1)
}

/** "Pick one, or several": its author means one of the two. */
const isTwofold = (sentences: readonly PollSentence[]): boolean =>
  !sentences.some((one) => one.says('rank')) &&
  sentences.some((one) => one.says('pickMany')) &&
  sentences.some((one) => one.says('pickOne'))

function kindOf(sentences: readonly PollSentence[], options: readonly AskedOption[]): PollKind {
  if (sentences.some((one) => one.says('rank'))) return 'ranked'
  const areTimes =
    options.length > 1 && options.every(({ startsAt, day }) => startsAt !== null || day !== null)
  if (areTimes) return 'schedule'
  return sentences.some((one) => one.says('pickMany')) && !sentences.some((one) => one.says('pickOne'))
    ? 'multiple'
    : 'single'
}

/** A question or a call to vote above a list or a table. */
function withList({ sentences, listed, listLine }: PollParts, mail: PollMail): FoundPoll | null {
  if (listed.length < 2) return null
  const before = sentences.filter(({ line }) => line < listLine)
  const asks = (one: PollSentence) => one.isQuestion && !one.says('smallTalk')
  const calls = (one: PollSentence) => one.says('rank') || one.says('ask')
  const sentence =
    before.findLast((one) => asks(one) && (one.says('which') || one.says('ask'))) ??
    before.findLast(asks) ??
    before.find((one) => calls(one)) ??
    sentences.find((one) => asks(one) && one.says('which') && one.line >= listLine) ??
    null
  if (!sentence) return null
  const options = listed.map((label) => optionOf(label, mail))
  const hasVote = sentences.some(
    (one) => one.says('ask') || one.says('rank') || one.says('deadline') || one.says('which'),
  )
  const confidence = hasVote ? 0.9 : 0.7
  return { sentence, question: sentence.text, options, kind: null, unclear: null, confidence }
}

function withoutList(parts: PollParts, mail: PollMail, lexicon: Lexicon): FoundPoll | null {
  for (const [at, sentence] of parts.sentences.entries()) {
    const found =
      labelled(parts.sentences, at, mail, lexicon) ??
      choice(parts.sentences, at, mail, lexicon) ??
      plainAnswer(parts.sentences, at, mail)
    if (found && !sentence.says('smallTalk')) return found
  }
  const draft = parts.sentences.find((one) => one.says('poll'))
  return draft ? drafted(draft) : null
}

/** "Poll: Which lamp?", "Options: Brass, Glass, Oak" */
function labelled(
  sentences: readonly PollSentence[],
  at: number,
  mail: PollMail,
  lexicon: Lexicon,
): FoundPoll | null {
  const sentence = sentences[at]
  if (!sentence?.isQuestion) return null
  const line = sentences
    .slice(at + 1, at + 1 + SOON)
    .find(({ text }) => /^[\p{L} ]{3,20}:\s\S/u.test(text) && !text.endsWith('?'))
  if (!line || line.says('deadline')) return null
  const spoken = spokenOptions(line.text, line.tokens, lexicon, true)
  if (!spoken || spoken.start === 0) return null
  const options = spoken.labels.map((label) => optionOf(label, mail))
  return {
    sentence,
    question: sentence.text.replace(/^\p{L}{3,12}:\s/u, ''),
    options,
    kind: null,
    unclear: null,
    confidence: 0.9,
  }
}

/** Choices in the sentence itself, right behind it, or before it. */
function choice(
  sentences: readonly PollSentence[],
  at: number,
  mail: PollMail,
  lexicon: Lexicon,
): FoundPoll | null {
  const sentence = sentences[at]
  if (!sentence) return null
  const ranks = sentence.says('rank') !== undefined
  const asks = sentence.says('ask') ?? sentence.says('pickMany')
  const offers = sentence.says('offer') !== undefined && isAskedAround(sentences, at)
  const calls = offers || sentence.isQuestion || ranks || (asks !== undefined && sentence.text.includes(':'))
  const isList = ranks || (sentence.text.includes(':') && (asks ?? sentence.says('which')) !== undefined)
  if (!calls || sentence.says('smallTalk') || sentence.says('yesOrNo')) return null
  if (offers && !sentence.isQuestion) return offered(sentences, at, mail, lexicon)
  const own = optionsOf(sentence, mail, lexicon, isList)
  const isRequest = (sentence.says('request')?.at ?? 9) <= 1
  const areTimes = own?.options.every(({ startsAt, day }) => startsAt !== null || day !== null)
  if (own && isRequest && !areTimes && !sentence.says('ask')) return null
  if (own) return { sentence, ...own, kind: null, unclear: null, confidence: 0.85 }
  if (!sentence.says('which') && !ranks) return null
  for (const next of sentences.slice(at + 1, at + 1 + SOON)) {
    const behind = next.isQuestion ? null : optionsOf(next, mail, lexicon, false)
    // "I could do Tuesday or Wednesday" offers times, "I could ask Lena or Omar" nothing.
    if (behind && (!next.says('shall') || behind.options.every(isTime)))
      return { sentence, ...behind, question: sentence.text, kind: null, unclear: null, confidence: 0.75 }
  }
  const prior = sentences[at - 1]
  const ahead = prior?.text.includes(':') && !prior.isQuestion ? optionsOf(prior, mail, lexicon, true) : null
  if (!ahead) return null
  const options = ahead.options.map((one) => ({ ...one, label: one.label.replace(/\s\([^()]{1,80}\)$/, '') }))
  return { sentence, question: sentence.text, options, kind: null, unclear: null, confidence: 0.7 }
}

/** A request for approval, or a question that yes and no answer. */
function plainAnswer(sentences: readonly PollSentence[], at: number, mail: PollMail): FoundPoll | null {
  const sentence = sentences[at]
  if (!sentence) return null
  const isRefused = sentence.says('not') !== undefined && !sentence.isQuestion
  if (sentence.says('approve') && !sentence.says('majority') && !isRefused) {
    const question = sentence.text.replace(/^[\p{L} -]{4,20}:\s/u, '')
    const isOver = sentence.says('which') !== undefined && !sentence.isQuestion
    if (!isOver) return { sentence, question, options: [], kind: 'approval', unclear: null, confidence: 0.85 }
  }
  const hasYesNo = [sentence, sentences[at + 1]].some((one) => one?.says('yesOrNo'))
  if (!sentence.isQuestion || mail.people.length < 2)
    return hasYesNo && sentence.isQuestion ? yesNo(sentence, mail) : null
  if (hasYesNo) return yesNo(sentence, mail)
  if (sentence.says('request')) return null
  const second = otherwise(sentences, at, mail)
  if (second) return second
  const isOpen = (sentence.says('which')?.at ?? 9) <= 1
  if (!isOpen && isYesNoQuestion(sentence)) return yesNo(sentence, mail)
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

function yesNo(sentence: PollSentence, { people }: PollMail): FoundPoll {
  const { text } = sentence
  const colon = text.lastIndexOf(': ')
  const question = colon > 0 && text.length - colon > 10 ? text.slice(colon + 2) : text
  return {
    sentence,
    question,
    options: [],
    kind: 'yes_no',
    unclear: null,
    confidence: people.length > 1 ? 0.8 : 0.7,
  }
}

/** "Set up a poll about the summer outing." */
function drafted(sentence: PollSentence): FoundPoll {
  const phrase = sentence.says('poll')
  const end = phrase ? (sentence.tokens[phrase.to - 1]?.end ?? 0) : 0
  const about = sentence.text
    .slice(end)
    .replace(/^\s(?:about|on|over|zum|zur|zu|uber|über|sur|sobre|su|sul|sulla|over)\s/iu, ' ')
  const question = trimMarks(about, /[\s.,!:]/) || sentence.text
  return { sentence, question, options: [], kind: 'single', unclear: 'options', confidence: 0.6 }
}
