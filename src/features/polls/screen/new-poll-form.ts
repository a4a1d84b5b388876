// What is filled in for a new poll, and what is wrong with it.
import type { ApiInput } from '../../../ui/api.ts'
import type { createPoll, Poll } from '../contract.ts'

export interface NewPollForm {
  question: string
  kind: Poll['kind']
  /** One a line; of a schedule poll moments as the browser's field gives them. */
  lines: string
  times: readonly string[]
  /** Addresses, parted by commas or lines. */
  voters: string
  days: string
  isAnonymous: boolean
  hidesResults: boolean
}

export const emptyPoll: NewPollForm = {
  ...{ question: '', kind: 'single', lines: '', times: ['', ''], voters: '', days: '7' },
  ...{ isAnonymous: false, hidesResults: false },
}

export type PollFault = Partial<Record<'question' | 'lines' | 'voters', string>>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The server says more exactly what an address is. */
function isAddress(text: string): boolean {
  const [local, domain, ...more] = text.split('@')
  return Boolean(local && domain && more.length === 0 && domain.includes('.'))
}

export function faultsOf({ question, kind, lines, times, voters }: NewPollForm): PollFault {
  const fixed = kind === 'yes_no' || kind === 'approval'
  const count = kind === 'schedule' ? times.filter(Boolean).length : linesOf(lines).length
  const wrong = addressesOf(voters).find((address) => !isAddress(address))
  return {
    ...(question.trim() === '' ? { question: 'Ask a question' } : {}),
    ...(!fixed && count < 2 ? { lines: 'Give at least two options' } : {}),
    ...(voters.trim() === '' ? { voters: 'Name at least one person to ask' } : {}),
    ...(wrong ? { voters: `\u201c${wrong}\u201d is no address` } : {}),
  }
}

const DAY_MS = 24 * 60 * 60_000

export function bodyOf(form: NewPollForm, now: number): ApiInput<typeof createPoll>['body'] {
  const { question, kind, isAnonymous, hidesResults } = form
  const times = form.times
    .filter(Boolean)
    .map((time) => ({ label: time, startsAt: new Date(time).toISOString() }))
  const options = kind === 'schedule' ? times : linesOf(form.lines).map((label) => ({ label }))
  return {
    ...{ question: question.trim(), kind, isAnonymous, hidesResults },
    options: kind === 'yes_no' || kind === 'approval' ? [] : options,
    voters: addressesOf(form.voters),
    closesAt: new Date(now + Number(form.days) * DAY_MS).toISOString(),
  }
}
