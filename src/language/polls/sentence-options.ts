// The choices that one sentence names: times, or labels parted by "or".
import { findDates } from '../dates/find.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { ballotTokens } from './ballot-tokens.ts'
import { hourOptions } from './hour-options.ts'
import type { Lexicon } from './lexicon.ts'
import { optionOf, plain, timesIn } from './poll-options.ts'
import type { PollSentence } from './poll-parts.ts'
import { daysOfOneMonth } from './shared-month.ts'
import { isBehindAll, spokenOptions } from './spoken-options.ts'

export const isTime = ({ startsAt, day }: AskedOption): boolean => startsAt !== null || day !== null

/** The choices of one sentence, and the part of it that asks; `isList` where "and" parts them, too. */
export function optionsOf(
  sentence: PollSentence,
  mail: PollMail,
  lexicon: Lexicon,
  isList: boolean,
): { question: string; options: AskedOption[] } | null {
  // "Montag, der 7. Dezember" is one choice.
  const text = sentence.text.replace(DAY_AND_DATE, '$1 ')
  const tokens = text === sentence.text ? sentence.tokens : ballotTokens(text)
  const spoken = spokenOptions(text, tokens, lexicon, isList)
  if (!spoken) return null
  const options = optionsNamed(spoken.labels, spoken.start > 0 ? text.slice(spoken.start) : text, mail)
  if (spoken.start === 0) return { question: sentence.text, options }
  const asksAhead = (['which', 'ask', 'rank', 'shall', 'pickMany'] as const).some((name) => {
    const phrase = sentence.says(name)
    const start = phrase ? (tokens[phrase.at]?.start ?? 0) : spoken.start
    const isWordAlone = /^\s*\p{L}+\s*:$/u.test(text.slice(0, spoken.start).trim())
    return start < spoken.start && !isWordAlone && (name !== 'shall' || phrase?.at === 0)
  })
  return {
    question: text.slice(asksAhead ? 0 : spoken.start, asksAhead ? spoken.start : undefined),
    options,
  }
}

const DAY_AND_DATE = /(\p{L}{5,12}), (?:der|den|dem) (?=\d)/gu

function optionsNamed(labels: readonly string[], text: string, mail: PollMail): AskedOption[] {
  const days = daysOfOneMonth(labels, mail)
  if (days) return days
  const hours = hourOptions(labels, text, mail)
  if (hours) return hours
  const times = timesIn(text, mail)
  // "Monday, Tuesday or Wednesday, for the stocktake": the words after the times are no choice.
  const dated = labels.filter((label) => namesTime(label, mail))
  // "Friday before the holidays": which day that is only its author knows.
  if (labels.some((label) => isFeastUnknown(label, mail))) return labels.map(plain)
  const feast = feastIn(labels.at(-1) ?? '')
  // "The Tuesday or the Wednesday before Christmas": both are before it.
  if (feast && dated.length === labels.length)
    return labels.map((label) => optionOf(withFeast(label, feast), mail))
  const isTail = dated.length > 1 && dated.length === labels.length - 1 && isBehindAll(labels.at(-1) ?? '')
  const named = isTail ? dated : labels
  const each = named.map((label) => optionOf(label, mail))
  if (dated.length < named.length || times.length < 2) return each
  // "Tuesday 10:00 or 14:00" names the day once; "8 December, 9 December" is no stretch of days.
  return times.length === named.length ? times : each
}

/** What fixes a day by another one. */
const FEAST = new Set('before after vor nach avant après antes después depois prima dopo voor na'.split(' '))
const MOST_FEAST_WORDS = 4
const LATER_WORDS = /^.{0,40}\s(?=(?:on )?(?:the|der|dem|den|am|le|el|il|de|het)\s\p{L}+$)/iu

/** "before Christmas", at the end of a label; null where it has no such end. */
function feastIn(label: string): string | null {
  const words = label.split(' ')
  const at = words.findIndex((word, place) => place > 0 && FEAST.has(word.toLowerCase()))
  const told = words.slice(at)
  return at > 0 && told.length > 1 && told.length <= MOST_FEAST_WORDS ? told.join(' ') : null
}

function isFeastUnknown(label: string, { sentAt, zone }: PollMail): boolean {
  const last = feastIn(label)?.split(' ').at(-1)
  if (last === undefined) return false
  const found = findDates(label, { at: new Date(sentAt), zone })
  return found.length > 0 && !found.some(({ text }) => text.endsWith(last))
}

const withFeast = (label: string, feast: string): string => {
  const day = label.replace(LATER_WORDS, '')
  return feastIn(label) === null ? `${day} ${feast}` : day
}

const namesTime = (label: string, { sentAt, zone }: PollMail): boolean =>
  findDates(label, { at: new Date(sentAt), zone }).some(({ grain }) => grain !== 'year')
