// The votes of a poll as a table for other programs.
import { csvOf } from '../../kit/csv.ts'
import { momentWords } from '../../mail/words/days.ts'
import type { Poll } from './contract.ts'
import { optionWords } from './option-words.ts'

/** One row a voter and one column an option; of an anonymous poll nobody is named, and no row tells when it came. */
export function votesCsv(poll: Poll): string {
  const options = poll.options.map((option) => ({
    ...option,
    startsAt: option.startsAt === null ? null : new Date(option.startsAt),
    endsAt: option.endsAt === null ? null : new Date(option.endsAt),
  }))
  const named = !poll.isAnonymous
  const head = [
    ...(named ? ['Voter', 'Address'] : []),
    ...options.map((option) => {
      const words = optionWords(option, { zone: poll.zone, language: 'en' })
      return option.startsAt === null ? words : `${words} (${poll.zone})`
    }),
    'Remark',
    ...(named ? [`Voted (${poll.zone})`] : []),
  ]
  const rows = poll.votes.map(({ voter, answers, remark, castAt }) => [
    ...(named ? [voter?.name ?? '', voter?.email ?? ''] : []),
    ...options.map(({ id }) => String(answers[String(id)] ?? '')),
    remark ?? '',
    ...(named ? [castAt === null ? '' : momentWords(new Date(castAt), poll.zone, 'en')] : []),
  ])
  return csvOf([head, ...rows])
}
