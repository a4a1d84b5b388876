// Whether labels cut out of a sentence look like choices; those that do not are shown to their author first.
import { isClosing, isGreeting } from '../courtesy.ts'
import { matchPerson } from '../people.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { Lexicon } from './lexicon.ts'
import { isTime } from './sentence-options.ts'

/** Words by which one choice may be longer than another. */
const MOST_APART = 6
const NAME = /^\p{Lu}[\p{L}\u2019'-]{1,29}$/u
const LINKS = ['but', 'because', 'condition', 'correction'] as const

export function areSound(options: readonly AskedOption[], mail: PollMail, lexicon: Lexicon): boolean {
  if (options.every(isTime)) return true
  const labels = options.map(({ label }) => label)
  const words = labels.map((label) => ballotTokens(label).filter(({ kind }) => kind !== 'mark').length)
  const isEven = Math.max(...words) - Math.min(...words) <= MOST_APART
  return isEven && labels.every((label) => isChoice(label, lexicon)) && areNamesAlike(labels, mail)
}

function isChoice(label: string, lexicon: Lexicon): boolean {
  if (isGreeting(label) || isClosing(label)) return false
  const tokens = ballotTokens(label)
  const said = lexicon.at(tokens, 0)
  const isLink = said !== null && LINKS.some((name) => said.classes.has(name)) && said.to < tokens.length
  const isCall = lexicon.at(tokens, 0, 'every')?.to === tokens.length && tokens.length > 0
  return /[\p{L}\p{N}]/u.test(label) && !isLink && !isCall && hasPairs(label)
}

const hasPairs = (label: string): boolean => label.split('(').length === label.split(')').length

/** Somebody's name is a choice only where all of them are names. */
function areNamesAlike(labels: readonly string[], { people, author }: PollMail): boolean {
  const names = labels.filter((label) => NAME.test(label) && matchPerson(label, [...people, author]) !== null)
  return names.length === 0 || names.length === labels.length || names.length > 1
}
