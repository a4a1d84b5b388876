// What the author of a poll wrote around the question, which those who vote should read too.
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
  'offer',
  'smallTalk',
]
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
  if (one.says('ask') && (one.says('deadline') || one.tokens.length <= 8)) return false
  const named = options.filter(({ label }) => label !== '' && one.text.includes(label))
  const isChoices = named.length > 1 || (options.length > 1 && timesIn(one.text, mail).length > 1)
  return !isChoices && /\p{L}{2}.*\p{L}{2}/u.test(one.text)
}
