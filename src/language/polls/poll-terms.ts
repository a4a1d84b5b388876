// Reads on what terms a vote is asked for: until when, how secretly, by whom, and what decides.
import { findDates } from '../dates/find.ts'
import { matchesOf } from '../matches.ts'
import { matchPerson } from '../people.ts'
import type { AskedPoll, DecisionRule, PollMail, PollPerson } from './asked-poll.ts'
import type { Lexicon } from './lexicon.ts'
import { momentOf } from './moment.ts'
import type { PollSentence } from './poll-parts.ts'

type Terms = Pick<
  AskedPoll,
  'deadline' | 'isAnonymous' | 'hidesResults' | 'quorum' | 'rule' | 'voters' | 'required'
>

/** Characters between "by" and the day. */
const NEAR = 30
const END_OF_DAY = '23:59'
const MOST_NEEDED = 10_000
const NAME = /\p{Lu}[\p{L}\u2019'-]{1,30}/gu

export function termsIn(
  sentences: readonly PollSentence[],
  question: PollSentence | null,
  mail: PollMail,
  lexicon: Lexicon,
): Terms {
  const said = sentences.filter((one) => !one.isQuestion)
  return {
    deadline: deadlineIn(sentences, question, mail, lexicon),
    isAnonymous: sentences.some((one) => one.says('anonymous')),
    hidesResults: sentences.some((one) => one.says('hidden')),
    quorum: said.map((one) => quorumIn(one, lexicon)).find((one) => one !== null) ?? null,
    rule: ruleIn(sentences),
    voters: votersIn(sentences, mail),
    required: requiredIn(sentences, mail),
  }
}

const CLOCK = /^\s{0,2}(\d{1,2})(?:[:.](\d{2}))?\s{0,2}(am|pm|h|uhr|uur)?\s{0,2}$/i

/** "By 11 on Monday": the hour before the day. */
function clockBefore(text: string): string | null {
  const [, hour, minute = '00', half = ''] = CLOCK.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23) return null
  const isLater = half.toLowerCase() === 'pm' && Number(hour) < 12
  return `${String(Number(hour) + (isLater ? 12 : 0)).padStart(2, '0')}:${minute}`
}

const NOON_AT = '12:00'
const EVENING_AT = '18:00'
const PARTS: readonly [RegExp, string][] = [
  [/\b(?:evening|abend|soir|noche|sera|avond|noite|night)/i, EVENING_AT],
  [/\b(?:morning|vormittag|morgen|matin|ma\u00f1ana|mattina|ochtend|manh\u00e3)$/i, NOON_AT],
]

const partOfDay = (text: string): string | null => PARTS.find(([part]) => part.test(text))?.[1] ?? null

function deadlineIn(
  sentences: readonly PollSentence[],
  question: PollSentence | null,
  mail: PollMail,
  lexicon: Lexicon,
): string | null {
  for (const sentence of sentences) {
    if (sentence.isQuestion) continue
    // "Close on Tuesday" is no close of business.
    const text = sentence.text.replace(/\bclose(?= (?:on|at|by) )/gi, 'ended')
    const found = findDates(text, { at: new Date(mail.sentAt), zone: mail.zone }).filter(({ past }) => !past)
    if (found.length === 0 || (sentence === question && found.length > 1)) continue
    for (const phrase of lexicon.says(sentence.tokens, 'deadline')) {
      const { start = 0, end = 0 } = sentence.tokens[phrase.to - 1] ?? {}
      const from = sentence.tokens[phrase.at]?.start ?? start
      const day = found.find((date) => date.end > end && date.start >= from && date.start - end <= NEAR)
      if (day)
        return momentOf(
          day.kind === 'interval' ? day.lastDay : day.day,
          day.time ?? clockBefore(sentence.text.slice(end, day.start)) ?? partOfDay(day.text) ?? END_OF_DAY,
          mail.zone,
        )
    }
  }
  return null
}

/** "We need at least 5 votes." */
function quorumIn(sentence: PollSentence, lexicon: Lexicon): number | null {
  if (!sentence.says('quorum')) return null
  const isOfVotes = sentence.says('answers') !== undefined || /quorum/i.test(sentence.text)
  if (!isOfVotes) return null
  const phrase = sentence.says('quorum')?.at ?? 0
  const numbers = sentence.tokens.flatMap((token, at) => {
    const value =
      token.kind === 'number' ? Number(token.text) : (lexicon.at(sentence.tokens, at)?.number ?? null)
    return value !== null && value > 0 && value < MOST_NEEDED ? [{ value, apart: Math.abs(at - phrase) }] : []
  })
  numbers.sort((one, other) => one.apart - other.apart)
  return numbers[0]?.value ?? null
}

function ruleIn(sentences: readonly PollSentence[]): DecisionRule {
  if (sentences.some((one) => one.says('unanimous'))) return 'all'
  return sentences.some((one) => one.says('majority')) ? 'majority' : 'most'
}

/** "Only Ben and Carla vote." */
function votersIn(sentences: readonly PollSentence[], mail: PollMail): string[] | null {
  for (const sentence of sentences) {
    const only = sentence.says('only')
    const isOfVotes =
      (sentence.says('onlyThey') && sentence.says('ask')) ||
      sentence.says('answers') ||
      /\b(?:ask|voters?)\b/i.test(sentence.text)
    if (!only || !isOfVotes) continue
    const named = peopleIn(sentence.text, mail.people)
    if (named.length > 0 && named.length <= mail.people.length) return named
  }
  return null
}

/** "Carla must sign off." */
function requiredIn(sentences: readonly PollSentence[], mail: PollMail): string[] {
  return sentences.flatMap((sentence) => {
    const must = sentence.says('mustApprove')
    if (!must) return []
    const end = sentence.tokens[must.at]?.start ?? 0
    const before = sentence.text.slice(0, end)
    const from = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'))
    const near = peopleIn(before.slice(from + 1), mail.people)
    return near.length > 0 ? near : peopleIn(before, mail.people)
  })
}

/** In the order of the mail's people. */
function peopleIn(text: string, people: readonly PollPerson[]): string[] {
  const names = matchesOf(NAME, text).map(([name]) => matchPerson(name, people)?.email)
  return people.map(({ email }) => email).filter((email) => names.includes(email))
}
