// What the author of a poll wrote around the question, which those who vote should read too.
import { findDates } from '../dates/find.ts'
import type { PollClass } from '../lexicon/poll-words.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { timesIn } from './poll-options.ts'
import type { PollSentence } from './poll-parts.ts'

/** Longer mails are about more than the question. */
const MOST_CHARACTERS = 600
/** Sentences on either side of the question that are kept of a longer mail. */
const NEAR = 2
/** The ballot says these in its own words. */
const TERMS: readonly PollClass[] = [
  'poll',
  'anonymous',
  'hidden',
  'quorum',
  'mustApprove',
  'pickMany',
  'pickOne',
  'offer',
  'smallTalk',
]
/** Tokens. */
const SHORT = 8
const LATE = 3
const AGENT = /\bpolly\b/iu

interface Asked {
  sentence: PollSentence
  question: string
  options: readonly AskedOption[]
}

export function textAround(sentences: readonly PollSentence[], asked: Asked, mail: PollMail): string | null {
  const at = sentences.indexOf(asked.sentence)
  const kept = sentences.filter((one) => isAround(one, asked, mail))
  const length = kept.reduce((sum, { text }) => sum + text.length + 1, 0)
  const near =
    length <= MOST_CHARACTERS
      ? kept
      : kept.filter(
          (one) => Math.abs(sentences.indexOf(one) - at) <= NEAR && one.text.length < MOST_CHARACTERS / 4,
        )
  return near.length === 0 ? null : near.map(({ text }) => text).join(' ')
}

function isAround(one: PollSentence, { sentence, question, options }: Asked, mail: PollMail): boolean {
  if (one === sentence || question.includes(one.text) || one.isQuestion || AGENT.test(one.text)) return false
  if (TERMS.some((name) => one.says(name))) return false
  // "Please vote by Monday."
  if (one.says('ask') && (one.says('deadline') || one.tokens.length <= SHORT)) return false
  // "Options:", "Closes on Sunday at eight."
  const isLead = one.text.endsWith(':')
  const end = one.says('deadline')
  const isEnd =
    end !== undefined &&
    end.at < LATE &&
    end.to === end.at + 1 &&
    one.tokens.length <= SHORT &&
    namesDay(one.text, mail)
  if (isLead || isEnd) return false
  const text = one.text.toLowerCase()
  const named = options.filter(({ label }) => label !== '' && text.includes(label.toLowerCase()))
  const isChoices = named.length > 1 || (options.length > 1 && timesIn(one.text, mail).length > 1)
  return (
    !isChoices && one.tokens.filter(({ kind, text: word }) => kind === 'word' && word.length > 1).length > 1
  )
}

const namesDay = (text: string, { sentAt, zone }: PollMail): boolean =>
  findDates(text, { at: new Date(sentAt), zone }).length > 0
