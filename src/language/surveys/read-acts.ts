// Reads what the author of a survey wants done with it, line by line.
import { findDates } from '../dates/find.ts'
import type { PollMail } from '../polls/asked-poll.ts'
import { actsIn } from '../polls/ballot-acts.ts'
import type { BallotReply, PollOnBallot } from '../polls/ballot-reply.ts'
import { momentOf } from '../polls/moment.ts'
import { ownText } from '../polls/reply-lines.ts'
import { trimMarks } from '../trim.ts'
import type { SurveyAct } from './asked-survey.ts'
import { kindNamed, positionsIn } from './question-words.ts'
import { readQuestion } from './read-question.ts'
import { deadlineIn } from './read-survey.ts'
import { behindAgain, namesIn, withoutNames } from './survey-orders.ts'
import { beginning, isApproval, placeOf } from './survey-words.ts'

const MOST_CHARACTERS = 20_000
const NUMBERED = /^\s*(?:q|f|p|d|v)?\s?(\d{1,2})\s?[.):]\s+(\S.*)$/i
const MARKS = /[\s,;:.!?"'\u201c\u201d\u201e\u2013-]/
const END_OF_DAY = '23:59'

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
  // "Close it now" names a moment that is over when it is read.
  if (until && Date.parse(until) > Date.parse(mail.sentAt)) return [{ act: 'until', moment: until }]
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
  const added = addedIn(said, mail)
  const before = added ? said.slice(0, added.at) : said
  const kind = kindNamed(before)
  // "2: how satisfied, 1 to 5?" was read as a question above.
  const kinds: SurveyAct[] = kind
    ? positionsIn(before.replaceAll(/\d\s?(?:-|to|bis|\u00e0|a|tot)\s?\d/g, ' ')).map((position) => ({
        act: 'kind',
        position,
        kind,
      }))
    : []
  if (added && (added.at === 0 || kinds.length > 0)) kinds.push(added.act)
  return kinds
}

/** "add: one more question", also behind another order: "…, and add one: how was the food?" */
function addedIn(said: string, mail: PollMail): { at: number; act: SurveyAct } | null {
  const place = beginning(said, 'add')
    ? { at: 0, to: beginning(said, 'add')?.length ?? 0 }
    : placeOf(said, 'add')
  if (!place) return null
  const rest = trimMarks(said.slice(place.to), /[\s,:-]/, /[\s,:-]/)
  const colon = rest.indexOf(': ')
  // "one: …", "another question: …"
  const behind =
    colon > 0 && colon <= 30 && !rest.slice(0, colon).includes('?') ? rest.slice(colon + 2) : rest
  if (behind.length <= 3) return null
  return { at: place.at, act: { act: 'add', question: readQuestion(behind, [], mail) } }
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
