// Which answers are a vote in a poll of which kind.
import { AppError } from '../../kit/errors.ts'
import type { PollKind } from '../../language/lexicon/poll-words.ts'
import type { Answers } from './poll.ts'

/**
 * As they are kept: a ranking without gaps, and of a choice no more than what was chosen. Throws AppError `invalid`
 * with a sentence for the voter where they are no vote, or name an option that is not there.
 */
export function validAnswers(kind: PollKind, optionIds: readonly number[], given: Answers): Answers {
  const entries = Object.entries(given)
  if (entries.some(([id]) => !optionIds.includes(Number(id))))
    throw new AppError('invalid', 'This poll has no such option')
  if (kind === 'ranked') return ranking(entries)
  if (entries.some(([, answer]) => typeof answer === 'number'))
    throw new AppError('invalid', 'This poll asks for no ranking')
  if (kind === 'schedule') {
    if (entries.length === 0) throw new AppError('invalid', 'Say of at least one time whether it suits you')
    return given
  }
  const chosen = entries.filter(([, answer]) => answer === 'yes')
  if (kind !== 'multiple' && chosen.length !== 1) throw new AppError('invalid', 'Choose one option')
  if (kind === 'multiple' && entries.length === 0) throw new AppError('invalid', 'Choose at least one option')
  return Object.fromEntries(chosen)
}

function ranking(entries: readonly [string, Answers[string]][]): Answers {
  const places = entries.filter((one): one is [string, number] => typeof one[1] === 'number')
  if (places.length === 0) throw new AppError('invalid', 'Say which option comes first')
  if (new Set(places.map(([, place]) => place)).size < places.length)
    throw new AppError('invalid', 'Two options have the same place')
  return Object.fromEntries(places.sort((a, b) => a[1] - b[1]).map(([id], index) => [id, index + 1]))
}
