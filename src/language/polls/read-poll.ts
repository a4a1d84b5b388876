// Reads a question with choices from the newest text of a mail; null where it asks for no vote.
import type { PollKind } from '../lexicon/poll-words.ts'
import { isAway } from '../small-talk.ts'
import { trimMarks } from '../trim.ts'
import { alsoOffered } from './also-options.ts'
import type { AskedOption, AskedPoll, PollMail } from './asked-poll.ts'
import type { FoundPoll } from './found-poll.ts'
import { ideaPoll, takesIdeas } from './idea-call.ts'
import { isOver, latestEnd } from './latest-end.ts'
import { everyLexicon, type Lexicon, pollLexicon } from './lexicon.ts'
import { listedChoices } from './listed-choices.ts'
import { bareSubject, furtherQuestion, isAskedAround, offered, SOON } from './offered-options.ts'
import { plainAnswer, UNSURE } from './plain-answer.ts'
import { textAround } from './poll-around.ts'
import { optionOf, plain } from './poll-options.ts'
import { type PollParts, type PollSentence, partsOf, sentenceOf } from './poll-parts.ts'
import { termsIn } from './poll-terms.ts'
import { isTime, optionsOf } from './sentence-options.ts'
import { areSound } from './sound-options.ts'
import { spokenOptions } from './spoken-options.ts'
import { inWeekOrder } from './week-order.ts'

const MOST_CHARACTERS = 8_000
const MOST_OPTIONS = 60
const MOST_QUESTION = 300
const LATE = 9
/** In so few characters the language is a guess. */
const FEW_CHARACTERS = 60
const BLANKS = /\s/
export function readPoll(mail: PollMail): AskedPoll | null {
  const text = mail.text.slice(0, MOST_CHARACTERS)
  if (isAway(mail.subject, text)) return null
  const found = readIn(pollLexicon(`${mail.subject} ${text}`), text, mail)
  if (found || text.length > FEW_CHARACTERS) return found
  const inAny = readIn(everyLexicon(), text, mail)
  return inAny && inAny.options.length > 1 && inAny.confidence > UNSURE ? inAny : null
}

function readIn(lexicon: Lexicon, text: string, mail: PollMail): AskedPoll | null {
  const parts = partsOf(text, lexicon, mail.people)
  const found = withList(parts, mail) ?? withoutList(parts, mail, lexicon) ?? inSubject(parts, mail, lexicon)
  if (!found) return null
  const { sentence, unclear, confidence } = found
  const also = found.options.length > 1 ? alsoOffered(parts.sentences, sentence, mail) : []
  const named = found.options.concat(also.map(({ option }) => option))
  const options = apart(inWeekOrder(named.slice(0, MOST_OPTIONS), mail))
  const terms = termsIn(parts.sentences, sentence, mail, lexicon)
  const event = { question: sentence.text, options }
  return {
    question: cleaned(found.question),
    kind: found.kind ?? kindOf(parts.sentences, options),
    options,
    latestEnd: latestEnd(event, mail),
    ...terms,
    deadline: terms.deadline && isOver(event, terms.deadline, mail) ? null : terms.deadline,
    unclear: unclear ?? (found.kind === null && isTwofold(parts.sentences) ? 'kind' : null),
    ...{ sentence: sentence.text, confidence },
    around: textAround(
      parts.sentences.filter((one) => !also.some((added) => added.sentence === one)),
      found,
      mail,
    ),
    takesIdeas: takesIdeas(parts.sentences),
    leftOut: furtherQuestion(parts.sentences, found, mail, lexicon),
  }
}

/** "Friday morning" and "Friday afternoon" are one day: their words alone tell them apart. */
function apart(options: AskedOption[]): AskedOption[] {
  const days = options.flatMap(({ day }) => day ?? [])
  return new Set(days).size === days.length ? options : options.map(({ label }) => plain(label))
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
    sentences.find((one) => one.isQuestion && one.says('ask')) ??
    null
  const call = sentence ? null : sentences.find((one) => calls(one) && one.line >= listLine)
  if (call) return calledBehind(call, listed, mail)
  if (!sentence) return null
  const options = listed.map((label) => optionOf(label, mail))
  const hasVote = sentences.some(
    (one) => one.says('ask') || one.says('rank') || one.says('deadline') || one.says('which'),
  )
  const confidence = hasVote ? 0.9 : 0.7
  // "Tick what suits you" does not say of what either.
  const isBare = sentence.says('smallTalk') !== undefined || !sentence.isQuestion
  const question = isBare ? underSubject(sentence, mail) : sentence.text
  return { sentence, question, options, kind: null, unclear: null, confidence }
}

/** A list with "Your favourite, please" behind it: its author sees the poll first. */
function calledBehind(sentence: PollSentence, listed: readonly string[], mail: PollMail): FoundPoll {
  const options = listed.map((label) => optionOf(label, mail))
  const question = bareSubject(mail.subject) || sentence.text
  return { sentence, question, options, kind: null, unclear: null, confidence: UNSURE }
}

/** "What do you think?" does not say of what. */
function underSubject({ text }: PollSentence, { subject }: PollMail): string {
  const about = bareSubject(subject)
  return about === '' ? text : `${about}: ${text}`
}

/** "Are you coming on Saturday?", asked in the subject, with a text that asks nothing itself. */
function inSubject(parts: PollParts, mail: PollMail, lexicon: Lexicon): FoundPoll | null {
  const { subject } = mail
  if (!subject.trim().endsWith('?') || parts.sentences.some(({ isQuestion }) => isQuestion)) return null
  const asked = sentenceOf(bareSubject(subject), -1, lexicon)
  const sentences = [asked].concat(parts.sentences)
  return withList({ ...parts, sentences }, mail) ?? withoutList({ ...parts, sentences }, mail, lexicon)
}

function withoutList(parts: PollParts, mail: PollMail, lexicon: Lexicon): FoundPoll | null {
  const { sentences } = parts
  const ideas = ideaPoll(sentences, mail, lexicon)
  if (ideas && ideas.options.length > 1) return ideas
  for (const [at, sentence] of sentences.entries()) {
    const found =
      labelled(sentences, at, mail, lexicon) ??
      (sentence.says('ideas') ? null : choice(sentences, at, mail, lexicon)) ??
      (ideas ? null : plainAnswer(sentences, at, mail, lexicon))
    if (found && !sentence.says('smallTalk')) return found
  }
  if (ideas) return ideas
  const listed = listedChoices(sentences, mail, lexicon)
  if (listed) return listed
  const draft = sentences.find((one) => one.says('poll'))
  return draft ? drafted(draft) : openQuestion(sentences, mail)
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
  if (own) {
    const confidence = areSound(own.options, mail, lexicon) ? 0.85 : UNSURE
    return { sentence, question: own.question, options: own.options, kind: null, unclear: null, confidence }
  }
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

/** "Where shall we go in June?": the choices are still to come. */
function openQuestion(sentences: readonly PollSentence[], { people }: PollMail): FoundPoll | null {
  const asked = sentences.filter((one) => one.isQuestion)
  const [sentence] = asked
  const isOpen = sentence && (sentence.says('which')?.at ?? LATE) <= 1 && sentence.says('every') !== undefined
  const isOther = asked.some((one) => one.says('request') ?? one.says('smallTalk'))
  if (!isOpen || isOther || asked.length > 1 || people.length === 0) return null
  const { text: question } = sentence
  return { sentence, question, options: [], kind: 'single', unclear: 'options', confidence: UNSURE }
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
