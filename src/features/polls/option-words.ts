// Options and results in words, the same in mails and receipts.
import { dayWords, momentWords } from '../../mail/moment-words.ts'
import type { Answers, PollKind, PollResult } from './poll.ts'

export interface WordedOption {
  id: number
  position: number
  label: string
  startsAt: Date | null
  endsAt: Date | null
  day: string | null
}

/** "Tue 17 Mar, 10:00 to 12:00" in the zone of the reader; the author's own words of what is no time. */
export function optionWords(option: WordedOption, zone: string): string {
  if (option.day !== null) return dayWords(option.day)
  if (option.startsAt === null) return option.label
  const start = momentWords(option.startsAt, zone)
  return option.endsAt === null ? start : `${start} to ${momentWords(option.endsAt, zone).split(', ').at(-1)}`
}

/** "yes to Tue 17 Mar, 10:00; no to Wed 18 Mar, 14:00" */
export function voteWords(
  kind: PollKind,
  options: readonly WordedOption[],
  answers: Answers,
  zone: string,
): string {
  const said = options.flatMap((option) => {
    const answer = answers[String(option.id)]
    return answer === undefined ? [] : [{ words: optionWords(option, zone), answer }]
  })
  if (kind === 'ranked')
    return said
      .sort((a, b) => Number(a.answer) - Number(b.answer))
      .map(({ words, answer }) => `${answer}. ${words}`)
      .join(', ')
  if (kind !== 'schedule') return said.map(({ words }) => words).join(', ') || 'none of them'
  const of = (answer: string) => said.filter((one) => one.answer === answer).map(({ words }) => words)
  const parts = [
    ['yes to', of('yes')],
    ['if need be', of('maybe')],
    ['no to', of('no')],
  ] as const
  return parts
    .filter(([, words]) => words.length > 0)
    .map(([what, words]) => `${what} ${words.join(', ')}`)
    .join('; ')
}

/** "Tue 17 Mar, 10:00 is decided" and the like, a sentence without its full stop. */
export function verdictWords(
  { verdict, votes }: PollResult,
  options: readonly WordedOption[],
  zone: string,
): string {
  const nameOf = (id: number) => {
    const option = options.find((one) => one.id === id)
    return option ? optionWords(option, zone) : 'an option'
  }
  switch (verdict.is) {
    case 'decided':
      return `Decided: ${nameOf(verdict.optionId)}`
    case 'tie':
      return `A tie between ${listed(verdict.optionIds.map(nameOf))}`
    case 'short':
      return `${nameOf(verdict.optionId)} leads, but ${shortOf[verdict.because]}`
    case 'quorum':
      return `${votes === 0 ? 'Nobody has' : `Only ${votes} ${votes === 1 ? 'has' : 'have'}`} voted; ${verdict.missing} more ${verdict.missing === 1 ? 'vote is' : 'votes are'} needed`
    case 'none':
      return votes === 0 ? 'Nobody has voted' : 'Nobody wants any of them'
  }
}

const shortOf = {
  majority: 'has no majority',
  all: 'not everyone agrees',
  required: 'not everyone who has to approve has answered',
}

export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
