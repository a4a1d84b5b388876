// The knowledge base in words: where an article comes from, when it was verified, how often a question was asked.
import { formatDate, formatDay, formatTime, type Moment } from '../../../ui/dates.ts'
import type { Question } from '../asking/contract.ts'
import type { ArticleBrief, ArticleFile } from '../contract.ts'

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** Such as "PDF, 18 pages", or how its reading goes. */
export function fileWords({ kind, state, unit, partsRead, partsTotal }: ArticleFile): string {
  const noun = unit ?? 'part'
  if (state === 'waiting') return 'Waiting to be read'
  if (state === 'failed') return 'Could not be read'
  if (state === 'reading') return partsTotal > 0 ? `Reading, ${partsRead} of ${partsTotal}` : 'Reading'
  return `${kind?.toUpperCase() ?? 'File'}, ${counted(partsTotal, noun)}`
}

/** Where it comes from: "Written here", "Mail of Feb 11, 2026", "PDF, 18 pages". */
export function sourceWords({ origin, file, mail }: Pick<ArticleBrief, 'origin' | 'file' | 'mail'>): string {
  if (file !== null) return fileWords(file)
  if (mail !== null) return `Mail of ${formatDate(mail.sentAt)}`
  if (origin === 'answer') return 'Answer to a question'
  return origin === 'file' ? 'Imported' : 'Written here'
}

const day = 86_400_000

/** "10 days ago", "8 months ago": how long ago it was last verified. */
export function agoWords(moment: Moment, now: Moment): string {
  const days = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / day)
  if (days < 1) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 60) return `${days} days ago`
  const months = Math.floor(days / 30.4)
  return months < 24 ? `${months} months ago` : `${Math.floor(days / 365)} years ago`
}

/** Days since it was verified, before which that says nothing of why it is due. */
const FRESH_DAYS = 14

/** Why it is to be verified: "8 months ago", or "Due Jan 10" of what was verified lately. */
export function dueSinceWords(verifiedAt: Moment, verifyBy: string | null, now: Moment): string {
  const isFresh = new Date(now).getTime() - new Date(verifiedAt).getTime() < FRESH_DAYS * day
  if (!isFresh || verifyBy === null) return agoWords(verifiedAt, now)
  return `Due ${dayWords(verifyBy).replace(/, \d{4}$/, '')}`
}

/** "asked 4 times by 3 people, last by Mei Tanaka, today" */
export function askedWords(question: Question, now: number): string {
  const { askCount, askerCount, lastAsker, lastAskedAt } = question
  const times = askCount === 1 ? 'asked once' : askCount === 2 ? 'asked twice' : `asked ${askCount} times`
  const people = askCount > 1 && askerCount > 1 ? ` by ${counted(askerCount, 'person', 'people')}` : ''
  const who = lastAsker === null ? 'from outside' : `by ${lastAsker}`
  return `${times}${people}, ${askCount > 1 ? 'last ' : ''}${who}, ${agoWords(lastAskedAt, now)}`
}

/** "Asked again on Sep 2, 2026", of a day on the wire. */
export const dayWords = (isoDay: string): string => formatDay(`${isoDay}T00:00:00Z`)

/** Today as the wire has days. */
export function dayOnWire(at: number): string {
  const local = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
}

/** "Bob" of "Bob Lindqvist"; an address stays whole. */
export const firstName = (name: string): string => (name.includes('@') ? name : (name.split(' ')[0] ?? name))

/** Of what is written and not saved yet; empty while nothing was changed. */
export const keptWords = (at: string | null): string =>
  at === null ? '' : `Kept in this browser at ${formatTime(at)}, seen by nobody yet`
