// Choices that a mail offers outside its question: "I suggest A or B", "If not, Wednesday".
import { findDates } from '../dates/find.ts'
import { trimMarks } from '../trim.ts'
import type { PollMail } from './asked-poll.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { FoundPoll } from './found-poll.ts'
import type { Lexicon } from './lexicon.ts'
import { optionOf } from './poll-options.ts'
import { type PollSentence, sentenceOf } from './poll-parts.ts'
import { isTime, optionsOf } from './sentence-options.ts'

const BLANKS = /\s/
/** Sentences after a question in which its choices may stand. */
export const SOON = 2
/** "What suits you?" does not say what is asked. */
const FEW_WORDS = 5

/** Another question with choices; one mail asks one. */
export function furtherQuestion(
  sentences: readonly PollSentence[],
  { sentence, options }: FoundPoll,
  mail: PollMail,
  lexicon: Lexicon,
): string | null {
  const known = new Set(options.map(({ label }) => label))
  const further = sentences.find((one) => {
    if (one === sentence || !one.isQuestion || one.says('smallTalk') || one.says('request')) return false
    const bare = sentenceOf(one.text.replace(/^(?:and|und|et|y|e|en) /i, ''), one.line, lexicon)
    const own = optionsOf(bare, mail, lexicon, false)
    return own !== null && own.options.length > 1 && !own.options.some(({ label }) => known.has(label))
  })
  return further?.text ?? null
}

/** A question or a call to vote next to it. */
export const isAskedAround = (sentences: readonly PollSentence[], at: number): boolean =>
  sentences
    .slice(Math.max(0, at - SOON), at + 1 + SOON)
    .some((one) => one.says('ask') !== undefined || (one.isQuestion && one.says('which') !== undefined))

/** "I suggest the Anchor or the Plough, tell me what works" */
export function offered(
  sentences: readonly PollSentence[],
  at: number,
  mail: PollMail,
  lexicon: Lexicon,
): FoundPoll | null {
  const sentence = sentences[at]
  const phrase = sentence?.says('offer')
  if (!sentence || !phrase) return null
  const from = sentence.tokens[phrase.to - 1]?.end ?? 0
  const parts = sentence.text.slice(from).split(', ')
  // What calls to vote is no choice.
  const call = parts.findIndex((part) => lexicon.says(ballotTokens(part), 'ask').length > 0)
  const named = sentenceOf(
    trimMarks(parts.slice(0, call < 0 ? undefined : call).join(', '), BLANKS),
    sentence.line,
    lexicon,
  )
  const found = optionsOf(named, mail, lexicon, false)
  if (!found) return null
  const near = sentences.slice(Math.max(0, at - SOON), at + 1 + SOON)
  const asked = near.find((one) => one.isQuestion && one.says('which') !== undefined)
  const isBare = asked !== undefined && asked.tokens.length > FEW_WORDS
  const question = isBare ? asked.text : bareSubject(mail.subject) || sentence.text
  return { sentence, question, options: found.options, kind: null, unclear: null, confidence: 0.75 }
}

/** Without "Re:" and the like. */
export const bareSubject = (subject: string): string =>
  subject.replace(/^(?:\s{0,3}\p{L}{1,4}:){1,4}/u, '').trim()

/** "Can everyone do Tuesday? If not, Wednesday." */
export function otherwise(sentences: readonly PollSentence[], at: number, mail: PollMail): FoundPoll | null {
  const [sentence, next] = sentences.slice(at, at + 2)
  const isSecond = next?.says('otherwise')?.at === 0 || next?.says('rest')?.at === 0
  if (!sentence || !next || !isSecond) return null
  const moment = { at: new Date(mail.sentAt), zone: mail.zone }
  const [first, second] = [sentence, next].map(({ text }) => findDates(text, moment))
  if (first?.length !== 1 || second?.length !== 1) return null
  const options = [...first, ...second].map(({ text }) => optionOf(text, mail))
  return options.every(isTime)
    ? { sentence, question: sentence.text, options, kind: 'schedule', unclear: null, confidence: 0.75 }
    : null
}
