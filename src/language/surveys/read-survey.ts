// Reads a mail that wants others asked: its questions, or what they are to be about; and what its author says of a draft.
import { findDates } from '../dates/find.ts'
import type { PollMail } from '../polls/asked-poll.ts'
import { actsIn } from '../polls/ballot-acts.ts'
import type { BallotReply, PollOnBallot } from '../polls/ballot-reply.ts'
import { lexiconFor } from '../polls/lexicon.ts'
import { momentOf } from '../polls/moment.ts'
import { partsOf } from '../polls/poll-parts.ts'
import { termsIn } from '../polls/poll-terms.ts'
import { ownText } from '../polls/reply-lines.ts'
import { breaksInto } from '../sentence-ends.ts'
import { trimMarks } from '../trim.ts'
import type { AskedRepeat, AskedSurvey, SurveyAct } from './asked-survey.ts'
import { readQuestion } from './read-question.ts'
import {
  behindAgain,
  type EarlierSurvey,
  namesIn,
  repeatedSurvey,
  wantsNames,
  withoutNames,
} from './survey-orders.ts'
import { beginning, ending, isApproval, numberNamed, placeOf } from './survey-words.ts'

export const MOST_QUESTIONS = 12
const MOST_CHARACTERS = 20_000
const LONGEST_TITLE = 120
const NUMBERED = /^\s*(?:q|f|p|d|v)?\s?(\d{1,2})\s?[.):]\s+(\S.*)$/i
const LISTED = /^\s*(?:[-*\u2022\u2013]|[a-z][.)])\s+(\S.*)$/i
const MARKS = /[\s,;:.!?"'\u201c\u201d\u201e\u2013-]/
const END_OF_DAY = '23:59'
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
  const topic = order ? topicIn(order) : null
  const title = topic ?? (subject || (questions[0]?.text ?? ''))
  const shown = subject !== '' && !isNamed ? subject : title
  if (shown === '') return null
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

function deadlineIn(text: string, mail: PollMail): string | null {
  const lexicon = lexiconFor(text)
  return termsIn(partsOf(text, lexicon).sentences, null, mail, lexicon).deadline
}

export interface SurveyReply {
  text: string
  status: 'draft' | 'open' | 'closed'
  title: string
  mail: PollMail
}

/** What its author wants done, line by line. */
export function readActs({ text: given, status, title, mail }: SurveyReply): SurveyAct[] {
  const lines = ownText(given.slice(0, MOST_CHARACTERS))
    .split('\n')
    .filter((line) => line.trim() !== '')
  const acts: SurveyAct[] = []
  let now = status
  for (const line of lines.slice(0, 40)) {
    const behind = now === 'closed' ? behindAgain(line) : null
    if (behind !== null) {
      acts.push({ act: 'again' })
      // What follows is said of the draft that this makes.
      now = 'draft'
    }
    const left = (behind ?? line).trim()
    if (left !== '') acts.push(...actsOfLine(left, { status: now, title, mail }))
  }
  return acts
}

function actsOfLine(line: string, { status, title, mail }: Omit<SurveyReply, 'text'>): SurveyAct[] {
  const said = line.trim()
  if (status === 'draft') {
    if (isApproval(trimMarks(said, MARKS))) return [{ act: 'open' }]
    const changed = changeOfDraft(said, mail)
    if (changed.length > 0) return changed
  }
  const isNamed = namesIn(said)
  if (isNamed !== null) {
    const left = trimMarks(withoutNames(said), MARKS)
    const more = left === '' ? [] : actsOfLine(left, { status, title, mail })
    return [{ act: 'names', isNamed }, ...more]
  }
  const until = status === 'closed' ? null : untilIn(said, mail)
  if (until) return [{ act: 'until', moment: until }]
  const reply: BallotReply = {
    ...{ text: said, quoted: said, subject: '', isAuthor: true, voter: mail.author },
    ...{ sentAt: mail.sentAt, zone: mail.zone },
  }
  const poll: PollOnBallot = { question: title, kind: 'yes_no', options: [], others: [], status }
  return actsIn(said, reply, poll).flatMap((one): SurveyAct[] => {
    if (one.act === 'open' || one.act === 'close' || one.act === 'remind' || one.act === 'results')
      return [{ act: one.act }]
    return one.act === 'extend' ? [{ act: 'until', moment: one.until }] : []
  })
}

function changeOfDraft(said: string, mail: PollMail): SurveyAct[] {
  const numbered = NUMBERED.exec(said)
  if (numbered) {
    const question = readQuestion(numbered[2] ?? '', [], mail)
    return [{ act: 'replace', position: Number(numbered[1]), question }]
  }
  const dropped = beginning(said, 'drop')
  if (dropped) {
    const positions = [...said.slice(dropped.length).matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].map(([one]) =>
      Number(one),
    )
    return positions.map((position) => ({ act: 'drop', position }))
  }
  const added = beginning(said, 'add')
  const behind = added ? trimMarks(said.slice(added.length), /[\s,:-]/, /[\s,:-]/) : ''
  return behind.length > 3 ? [{ act: 'add', question: readQuestion(behind, [], mail) }] : []
}

/** A line that names a day behind a word such as "until". */
function untilIn(said: string, mail: PollMail): string | null {
  const named = deadlineIn(said, mail)
  if (named) return named
  const found = findDates(said, { at: new Date(mail.sentAt), zone: mail.zone }).find(({ past }) => !past)
  return found && found.text.length * 2 >= said.length
    ? momentOf(found.lastDay, found.time ?? END_OF_DAY, mail.zone)
    : null
}
