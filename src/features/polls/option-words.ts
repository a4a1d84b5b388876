// Options and results in words, the same in mails and receipts.
import type { PollKind } from '../../language/lexicon/poll-words.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords, momentWords, timeWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { Answers, PollResult } from './poll.ts'

/** Whose zone and language they are said in. */
export interface Reader {
  zone: string
  language: LanguageCode
}

export interface WordedOption {
  id: number
  position: number
  label: string
  startsAt: Date | null
  endsAt: Date | null
  day: string | null
}

/** "Tue 17 Mar, 10:00 to 12:00" in the zone of the reader; the author's own words of what is no time. */
export function optionWords(option: WordedOption, { zone, language }: Reader): string {
  const { poll: words } = wordsIn(language)
  if (option.day !== null) return dayWords(option.day, language)
  if (option.startsAt === null) return option.label
  const start = momentWords(option.startsAt, zone, language)
  return option.endsAt === null ? start : words.range(start, timeWords(option.endsAt, zone, language))
}

/** "yes to Tue 17 Mar, 10:00; no to Wed 18 Mar, 14:00" */
export function voteWords(
  kind: PollKind,
  options: readonly WordedOption[],
  answers: Answers,
  reader: Reader,
): string {
  const { poll: told } = wordsIn(reader.language)
  const said = options.flatMap((option) => {
    const answer = answers[String(option.id)]
    return answer === undefined ? [] : [{ words: optionWords(option, reader), answer }]
  })
  if (kind === 'ranked')
    return said
      .sort((a, b) => Number(a.answer) - Number(b.answer))
      .map(({ words, answer }) => `${answer}. ${words}`)
      .join(', ')
  if (kind !== 'schedule') return said.map(({ words }) => words).join(', ') || told.noneOfThem
  const of = (answer: string) => said.filter((one) => one.answer === answer).map(({ words }) => words)
  const parts = [
    [told.yesTo, of('yes')],
    [told.maybeTo, of('maybe')],
    [told.noTo, of('no')],
  ] as const
  return parts
    .filter(([, words]) => words.length > 0)
    .map(([what, words]) => what(words.join(', ')))
    .join('; ')
}

/** "Tue 17 Mar, 10:00 is decided" and the like, a sentence without its full stop. */
export function verdictWords(
  { verdict, votes }: PollResult,
  options: readonly WordedOption[],
  reader: Reader,
): string {
  const { poll: words } = wordsIn(reader.language)
  const nameOf = (id: number) => {
    const option = options.find((one) => one.id === id)
    return option ? optionWords(option, reader) : words.anOption
  }
  switch (verdict.is) {
    case 'decided':
      return words.decided(nameOf(verdict.optionId))
    case 'tie':
      return words.tie(verdict.optionIds.map(nameOf))
    case 'short':
      return words.leads(nameOf(verdict.optionId), verdict.because)
    case 'quorum':
      return words.shortOf(votes, verdict.missing)
    case 'none':
      return votes === 0 ? words.nobodyVoted : words.nobodyWants
  }
}
