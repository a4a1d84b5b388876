// Reads a question with choices from the newest text of a mail; null where it asks for no vote.
import { findDates } from '../dates/find.ts'
import type { AskedOption, AskedPoll, PollMail } from './asked-poll.ts'
import { momentOf } from './moment.ts'

const MOST_OPTIONS = 60
const ITEM = /^\s*(?:[-*\u2022]|\(?\d{1,2}[.):]|\(?[a-hA-H][.):])\s+(\S.*)$/

export function readPoll(mail: PollMail): AskedPoll | null {
  const question = questionOf(mail.text) ?? (mail.subject.endsWith('?') ? mail.subject : null)
  if (question === null) return null
  const listed = mail.text.split('\n').flatMap((line) => ITEM.exec(line)?.[1] ?? [])
  const options = (listed.length > 1 ? listed : eitherOr(question))
    .slice(0, MOST_OPTIONS)
    .map((label) => optionOf(label, mail))
  const areTimes =
    options.length > 1 && options.every(({ startsAt, day }) => startsAt !== null || day !== null)
  return {
    question: question.slice(0, 300),
    kind: options.length === 0 ? 'yes_no' : areTimes ? 'schedule' : 'single',
    options,
    ...{ deadline: null, isAnonymous: false, hidesResults: false, quorum: null, rule: 'most', voters: null },
    ...{ required: [], unclear: null, sentence: question, confidence: 0.8 },
  }
}

function questionOf(text: string): string | null {
  return (
    text
      .split(/(?<=[.!?])\s+|\n/)
      .find((one) => one.trim().endsWith('?'))
      ?.trim() ?? null
  )
}

/** "Tuesday 10:00, Wednesday or Friday?" */
function eitherOr(question: string): string[] {
  const parts = question.replace(/\?$/, '').split(/,\s*(?:or\s+)?|\s+or\s+/)
  return / or /.test(question) ? parts.map((part) => part.trim()).filter(Boolean) : []
}

function optionOf(label: string, { sentAt, zone }: PollMail): AskedOption {
  const [found, ...more] = findDates(label, { at: new Date(sentAt), zone })
  if (!found || more.length > 0 || found.past) return { label, startsAt: null, endsAt: null, day: null }
  if (found.time === null) return { label, startsAt: null, endsAt: null, day: found.day }
  return { label, startsAt: momentOf(found.day, found.time, zone), endsAt: null, day: null }
}
