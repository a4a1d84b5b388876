// Polls in the words of the screen.
import { formatMoment, formatTime } from '../../../ui/dates.ts'
import type { Poll, PollBrief, PollOption } from '../contract.ts'

export const kindWords: Record<Poll['kind'], string> = {
  single: 'One choice',
  multiple: 'Several choices',
  ranked: 'Ranking',
  yes_no: 'Yes or no',
  approval: 'Approval',
  schedule: 'Several, with \u201cif need be\u201d',
}

export const kindChoices: readonly { value: Poll['kind']; label: string }[] = [
  { value: 'single', label: 'One choice' },
  { value: 'multiple', label: 'Several choices' },
  { value: 'schedule', label: 'A time that suits' },
  { value: 'ranked', label: 'A ranking' },
  { value: 'yes_no', label: 'Yes or no' },
  { value: 'approval', label: 'An approval' },
]

export const kindNames: Record<Poll['kind'], string> = {
  single: 'poll',
  multiple: 'poll with several choices',
  ranked: 'ranking',
  yes_no: 'yes/no poll',
  approval: 'approval',
  schedule: 'schedule poll',
}

const dayFormat: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }

/** Of a time the day, in the reader's zone; else the author's words. */
export function optionTitle({ label, startsAt, day }: PollOption): string {
  if (startsAt !== null)
    return new Intl.DateTimeFormat('en-GB', dayFormat).format(new Date(startsAt)).replace(',', '')
  if (day !== null)
    return new Intl.DateTimeFormat('en-GB', { ...dayFormat, timeZone: 'UTC' })
      .format(new Date(`${day}T00:00:00Z`))
      .replace(',', '')
  return label
}

/** "10:00 to 12:00"; null for what is no time. */
export function optionTime({ startsAt, endsAt }: PollOption): string | null {
  if (startsAt === null) return null
  return endsAt === null ? formatTime(startsAt) : `${formatTime(startsAt)} to ${formatTime(endsAt)}`
}

export function optionName(option: PollOption): string {
  return [optionTitle(option), optionTime(option)].filter(Boolean).join(', ')
}

/** "Leading", "Decided", "Tie", and which options that is. */
export function leadOf(poll: Pick<PollBrief, 'result' | 'decidedOptionId' | 'options'>): {
  word: 'Decided' | 'Leading' | 'Tie' | null
  ids: readonly number[]
  names: string
} {
  const { result, decidedOptionId, options } = poll
  const namesOf = (ids: readonly number[]) =>
    options
      .filter(({ id }) => ids.includes(id))
      .map(optionName)
      .join(', ')
  const of = (word: 'Decided' | 'Leading' | 'Tie', ids: readonly number[]) => ({
    word,
    ids,
    names: namesOf(ids),
  })
  if (decidedOptionId !== null) return of('Decided', [decidedOptionId])
  const verdict = result?.verdict
  if (verdict?.is === 'decided' || verdict?.is === 'short') return of('Leading', [verdict.optionId])
  if (verdict?.is === 'tie') return of('Tie', verdict.optionIds)
  return { word: null, ids: [], names: '' }
}

/** Nobody votes yet: options still come by reply. */
export const isCollecting = ({ status, ideas }: PollBrief): boolean =>
  status === 'open' && ideas === 'collecting'

export function endWords(poll: PollBrief): string {
  const { status, closesAt, closedAt } = poll
  if (isCollecting(poll)) return `ideas until ${formatMoment(closesAt)}`
  if (status === 'draft') return 'draft'
  if (status === 'closed') return `closed ${closedAt ? formatMoment(closedAt) : ''}`.trim()
  return `closes ${formatMoment(closesAt)}`
}

export function votedWords(poll: PollBrief): string {
  const { votedCount, voterCount, options } = poll
  if (voterCount === 0) return 'Nobody is asked yet'
  if (isCollecting(poll)) return options.length === 1 ? '1 idea so far' : `${options.length} ideas so far`
  return `${votedCount} of ${voterCount} have voted`
}
