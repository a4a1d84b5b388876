// What is filled in for a poll, a new one or one that is there, and what is wrong with it.
import type { ApiInput } from '../../../../ui/api.ts'
import type { createPoll, Poll } from '../../contract.ts'

/** Of a schedule poll; without `from` it is the whole day. */
export interface PickedTime {
  day: string
  /** 'HH:MM', or empty. */
  from: string
  to: string
}

export interface PollForm {
  question: string
  description: string
  kind: Poll['kind']
  /** New options, one per line. */
  lines: string
  /** New times. */
  times: readonly PickedTime[]
  /** Addresses, parted by commas or lines. */
  voters: string
  /** Until a new poll ends. */
  days: string
  /** When one that is there ends, as the browser's field gives it. */
  closesAt: string
  rule: Poll['rule']
  /** A number, or empty. */
  quorum: string
  isAnonymous: boolean
  hidesResults: boolean
  /** Ids of what is there and shall go. */
  goneOptions: readonly number[]
  goneVoters: readonly number[]
}

export const emptyPoll: PollForm = {
  ...{ question: '', description: '', kind: 'single', lines: '', times: [], voters: '', days: '7' },
  ...{ closesAt: '', rule: 'most', quorum: '', isAnonymous: false, hidesResults: false },
  ...{ goneOptions: [], goneVoters: [] },
}

export type PollFault = Partial<
  Record<'question' | 'description' | 'options' | 'voters' | 'closesAt' | 'quorum' | 'terms', string>
>

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Yes/no and approval have the same two answers always. */
export const isFixedKind = (kind: Poll['kind']): boolean => kind === 'yes_no' || kind === 'approval'

/** The server says more exactly what an address is. */
function isAddress(text: string): boolean {
  const [local, domain, ...more] = text.split('@')
  return Boolean(local && domain && more.length === 0 && domain.includes('.'))
}

/** `there` counts the options and voters that the poll has and keeps; `needs` says whether it must have enough. */
export function faultsOf(
  form: PollForm,
  there: { options: number; voters: number; needs: boolean } = { options: 0, voters: 0, needs: true },
): PollFault {
  const { question, kind, lines, times, voters, quorum } = form
  const count = there.options + (kind === 'schedule' ? times.length : linesOf(lines).length)
  const wrong = addressesOf(voters).find((address) => !isAddress(address))
  const backwards = times.find(({ from, to }) => to !== '' && (from === '' || to <= from))
  return {
    ...(question.trim() === '' ? { question: 'Ask a question' } : {}),
    ...(there.needs && !isFixedKind(kind) && count < 2 ? { options: 'Give at least two options' } : {}),
    ...(kind === 'schedule' && backwards ? { options: 'A time ends before it begins' } : {}),
    ...(there.needs && there.voters === 0 && voters.trim() === ''
      ? { voters: 'Name at least one person to ask' }
      : {}),
    ...(wrong ? { voters: `\u201c${wrong}\u201d is no address` } : {}),
    ...(quorum !== '' && !(Number.isInteger(Number(quorum)) && Number(quorum) >= 1)
      ? { quorum: 'Give a whole number, or leave it empty' }
      : {}),
  }
}

const DAY_MS = 24 * 60 * 60_000

type NewOptions = ApiInput<typeof createPoll>['body']['options']

/** In the zone of the browser. */
export function optionsIn({ kind, lines, times }: PollForm): NewOptions {
  if (isFixedKind(kind)) return []
  if (kind !== 'schedule') return linesOf(lines).map((label) => ({ label }))
  return [...times].sort(inOrder).map(({ day, from, to }) => {
    const at = (time: string) => new Date(`${day}T${time}`).toISOString()
    if (from === '') return { label: day, day }
    return { label: `${day} ${from}`, startsAt: at(from), ...(to === '' ? {} : { endsAt: at(to) }) }
  })
}

export const inOrder = (one: PickedTime, other: PickedTime): number =>
  `${one.day} ${one.from}`.localeCompare(`${other.day} ${other.from}`)

export const quorumOf = ({ quorum }: PollForm): number | null => (quorum === '' ? null : Number(quorum))

export function bodyOf(form: PollForm, now: number): ApiInput<typeof createPoll>['body'] {
  const { question, description, kind, rule, isAnonymous, hidesResults } = form
  return {
    ...{ question: question.trim(), description: description.trim(), kind, rule, isAnonymous, hidesResults },
    options: optionsIn(form),
    voters: addressesOf(form.voters),
    quorum: quorumOf(form),
    closesAt: new Date(now + Number(form.days) * DAY_MS).toISOString(),
  }
}

const two = (part: number) => String(part).padStart(2, '0')
const localTime = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`
const localDate = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** As a datetime-local field holds it. */
export const fieldMoment = (moment: string): string => {
  const at = new Date(moment)
  return `${localDate(at)}T${localTime(at)}`
}

function timeOf({ startsAt, endsAt, day }: Poll['options'][number]): PickedTime[] {
  if (day !== null) return [{ day, from: '', to: '' }]
  if (startsAt === null) return []
  const start = new Date(startsAt)
  return [
    { day: localDate(start), from: localTime(start), to: endsAt === null ? '' : localTime(new Date(endsAt)) },
  ]
}

/** On which it is, in the zone of the browser; none of what is no time. */
export const dayOf = (option: Poll['options'][number]): string[] => timeOf(option).map(({ day }) => day)

/** A new poll with all of this one but its votes and its end. */
export function copyOf(poll: Poll): PollForm {
  const { question, kind, rule, isAnonymous, hidesResults } = poll
  const isTimes = kind === 'schedule'
  return {
    ...emptyPoll,
    ...{ question, kind, rule, isAnonymous, hidesResults },
    description: poll.description ?? '',
    quorum: poll.quorum === null ? '' : String(poll.quorum),
    lines: isTimes || isFixedKind(kind) ? '' : poll.options.map(({ label }) => label).join('\n'),
    times: isTimes ? poll.options.flatMap(timeOf) : [],
    voters: poll.voters.map(({ email }) => email).join(', '),
  }
}
