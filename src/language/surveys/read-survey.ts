// Reads a mail that wants others asked: its questions, or what they are to be about.
import type { PollMail } from '../polls/asked-poll.ts'
import { lexiconFor } from '../polls/lexicon.ts'
import { partsOf } from '../polls/poll-parts.ts'
import { termsIn } from '../polls/poll-terms.ts'
import { ownText } from '../polls/reply-lines.ts'
import { breaksInto } from '../sentence-ends.ts'
import { trimMarks } from '../trim.ts'
import { writtenIn } from '../written-in.ts'
import type { AskedRepeat, AskedSurvey } from './asked-survey.ts'
import { isTopic } from './question-words.ts'
import { readQuestion } from './read-question.ts'
import { type EarlierSurvey, repeatedSurvey, wantsNames } from './survey-orders.ts'
import { beginning, ending, numberNamed, placeOf } from './survey-words.ts'

export const MOST_QUESTIONS = 12
const MOST_CHARACTERS = 20_000
const LONGEST_TITLE = 120
const NUMBERED = /^\s*(?:q|f|p|d|v)?\s?(\d{1,2})\s?[.):]\s+(\S.*)$/i
const LISTED = /^\s*(?:[-*\u2022\u2013]|[a-z][.)])\s+(\S.*)$/i
const MARKS = /[\s,;:.!?"'\u201c\u201d\u201e\u2013-]/
const PREFIX = /^(?:\s{0,4}\p{L}{1,4}\s?:){1,6}/u

interface Found {
  text: string
  below: string[]
}

/** Null for a mail that wants nobody asked. */
export function readSurvey(mail: PollMail): AskedSurvey | null {
  const text = ownText(mail.text.slice(0, MOST_CHARACTERS))
  const subject = mail.subject.replace(PREFIX, '').trim()
  const lines = text.split('\n')
  const found = questionsIn(lines)
  const order = orderIn(lines)
  const isNamed = placeOf(subject, 'ask') !== null
  if (!order && !isNamed && found.length < 2) return null
  const questions = found
    .slice(0, MOST_QUESTIONS)
    .map(({ text: said, below }) => readQuestion(said, below, mail))
  const named = order ? topicIn(order) : null
  const topic = named !== null && isTopic(named, writtenIn(text)) ? named : null
  // A broken half of a sentence names nothing: the subject does, or nobody.
  const title = topic ?? (subject || (questions[0]?.text ?? ''))
  const shown = subject !== '' && !isNamed ? subject : title
  if (shown === '' && order === null) return null
  return {
    title: capital(questions.length > 0 ? shown : title).slice(0, LONGEST_TITLE),
    questions,
    wanted: wantedIn(text),
    deadline: deadlineIn(text, mail),
    isNamed: wantsNames(lines),
    sentence: (order ?? found[0]?.text ?? subject).slice(0, 2_000),
  }
}

/** The earlier survey that a mail wants held once more, and what it says of that; null for a mail that wants none. */
export function readRepeat(mail: PollMail, earlier: readonly EarlierSurvey[]): AskedRepeat | null {
  const text = ownText(mail.text.slice(0, MOST_CHARACTERS))
  const lines = text.split('\n')
  const found = repeatedSurvey(lines, mail.subject, earlier)
  if (!found) return null
  const { id: surveyId, sentence } = found
  return {
    ...{ surveyId, deadline: deadlineIn(text, mail), sentence: sentence.slice(0, 2_000) },
    isNamed: wantsNames(lines) ? true : null,
  }
}

/** Numbered lines, and sentences that ask; with the list below each. */
function questionsIn(lines: readonly string[]): Found[] {
  const found: Found[] = []
  let open: Found | null = null
  for (const line of lines) {
    const numbered = NUMBERED.exec(line)?.[2]
    const listed = LISTED.exec(line)?.[1]
    if (numbered !== undefined) found.push((open = { text: numbered.trim(), below: [] }))
    else if (listed !== undefined && !listed.trim().endsWith('?')) open?.below.push(line)
    else if (line.trim() !== '') {
      open = null
      const said = listed ?? line
      for (const [from, to] of breaksInto(said)) {
        const sentence = said.slice(from, to).trim()
        const own = sentence.slice(questionStart(sentence)).trim()
        if (isQuestion(own) && !isOrder(own)) found.push((open = { text: own, below: [] }))
      }
    }
  }
  return found
}

/** The first sentence of a mail that asks something; null for none. */
export function questionIn(text: string): string | null {
  return questionsIn(ownText(text.slice(0, MOST_CHARACTERS)).split('\n'))[0]?.text ?? null
}

/** Behind "three questions:" and the like. */
function questionStart(sentence: string): number {
  const colon = sentence.indexOf(': ')
  return colon > 0 && isOrder(sentence.slice(0, colon)) ? colon + 1 : 0
}

const isQuestion = (text: string): boolean =>
  /[?\uff1f]["')\]\u201d]{0,2}$/.test(text) || /[?\uff1f] ?[([][^()[\]]{1,300}[)\]]$/.test(text)

const isOrder = (text: string): boolean =>
  placeOf(text, 'ask') !== null || placeOf(text, 'questions') !== null

/** "Please ask the team how the move went: three questions" */
function orderIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    if (NUMBERED.test(line)) continue
    for (const [from, to] of breaksInto(line)) {
      const sentence = line.slice(from, to).trim()
      if (placeOf(sentence, 'ask') !== null) return sentence
    }
  }
  return null
}

/** "the move" of "ask the team how the move went: three questions until Friday" */
function topicIn(sentence: string): string | null {
  const colon = sentence.indexOf(': ')
  // What stands behind it is the first question itself.
  const order = colon > 0 && isQuestion(sentence) ? sentence.slice(0, colon) : sentence
  const asked = placeOf(order, 'ask')
  if (!asked) return null
  let rest = trimMarks(order.slice(asked.to), MARKS)
  const who = beginning(rest, 'who')
  if (who) rest = trimMarks(rest.slice(who.length), MARKS)
  const about = beginning(rest, 'about') ?? null
  if (about) rest = trimMarks(rest.slice(about.length), MARKS)
  else {
    const place = placeOf(rest, 'about')
    if (!place) return null
    rest = trimMarks(rest.slice(place.to), MARKS)
  }
  rest = trimMarks(rest.split(/[:;?]|, /, 1)[0] ?? '', MARKS)
  for (let last = ending(rest, 'behind'); last; last = ending(rest, 'behind'))
    rest = trimMarks(rest.slice(0, rest.length - last.length), MARKS)
  return rest.length > 2 && rest.length <= LONGEST_TITLE ? rest : null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function wantedIn(text: string): number | null {
  for (const [, word = '', noun = ''] of text.matchAll(/([\p{L}\d]{1,8})\s([\p{L}]{5,9})/gu)) {
    const number = beginning(noun, 'questions') === noun.toLowerCase() ? numberNamed(word) : null
    if (number !== null) return number
  }
  return null
}

/** The end that a text names. */
export function deadlineIn(text: string, mail: PollMail): string | null {
  const lexicon = lexiconFor(text)
  return termsIn(partsOf(text, lexicon, []).sentences, null, mail, lexicon).deadline
}
