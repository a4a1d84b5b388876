// How long a contract runs, whether it goes on by itself, and the day by which notice must be given.
import type { FoundDate } from '../analysis.ts'
import type { DatedIn } from './contract-dates.ts'
import type { ContractReading, Length, Notice, RenewalKind, Said } from './contract-reading.ts'
import { firstAt, plainWords, saysAny } from './cues.ts'
import { type FoundLength, lastDayOf, lengthsIn, shifted } from './lengths.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'

export interface Dated {
  statement: Statement
  dates: readonly DatedIn[]
}

type Term = Pick<ContractReading, 'effective' | 'end' | 'term' | 'renewal' | 'notice'>

export const said = ({ text, part }: Statement): Said => ({ text, place: { part, quote: text } })

export function termOf(dated: readonly Dated[], words: ContractWords): Term {
  const prose = dated.filter(({ statement }) => !statement.isHeading && !statement.isRunIn)
  const length = prose
    .filter(({ statement }) => saysAny(statement.plain, words.clauses.term ?? []))
    .flatMap(({ statement }) => lengthsIn(statement.plain, words).filter(isLong))[0]
  const terms = prose.filter(({ statement, dates }) => isTerm(statement, dates, words))
  const termSaid = terms.find((one) => hasLength(one, words)) ?? terms[0] ?? prose.find(isSpan(words))
  const effective = effectiveOf(prose, termSaid, words)
  const end = endOf(prose, termSaid, words) ?? reckonedEnd(effective, termSaid, length)
  return {
    ...{ effective, end, term: termSaid ? said(termSaid.statement) : null },
    renewal: renewalOf(prose, words),
    notice: noticeOf(prose, end, words),
  }
}

/** That says how long, and not only from when. */
const hasLength = ({ statement, dates }: Dated, words: ContractWords): boolean =>
  dates.length > 1 ||
  lengthsIn(statement.plain, words).some(isLong) ||
  saysAny(statement.head, words.heads.term ?? [])

/** From a day to another one, whatever is done between them. */
const isSpan =
  (words: ContractWords) =>
  ({ statement, dates }: Dated): boolean =>
    dates.length > 1 && saysAny(statement.plain, words.begins) && saysAny(statement.plain, words.ends)

const isLong = ({ count, unit }: Length) => unit === 'year' || (unit === 'month' && count >= 2)

function isTerm({ plain, head }: Statement, dates: readonly DatedIn[], words: ContractWords): boolean {
  if (!saysAny(plain, words.clauses.term ?? [])) return false
  return dates.length > 0 || lengthsIn(plain, words).some(isLong) || saysAny(head, words.heads.term ?? [])
}

/** The date that stands next after a cue, else the first. */
function after(one: Dated | undefined, cues: readonly string[]): FoundDate | null {
  if (!one) return null
  let from = 0
  for (const date of one.dates) {
    const before = plainWords(one.statement.text.slice(Math.max(from, date.at - 32), date.at))
    from = date.at
    if (date.iso.length === 10 && saysAny(before, cues)) return bare(date)
  }
  return null
}

const bare = ({ at: _at, ...date }: DatedIn): FoundDate => date

function effectiveOf(
  prose: readonly Dated[],
  term: Dated | undefined,
  words: ContractWords,
): FoundDate | null {
  const first = after(term, words.begins)
  if (first) return first
  // A bare "from" tells nothing outside the sentence on the term.
  const telling = words.begins.filter((cue) => cue.length > 5)
  for (const one of prose) {
    const found = one.dates.length > 0 ? after(one, telling) : null
    if (found) return found
  }
  return null
}

function endOf(prose: readonly Dated[], term: Dated | undefined, words: ContractWords): FoundDate | null {
  const own = after(term, words.ends)
  if (own) return own
  const near = prose.filter(
    ({ statement }) =>
      saysAny(statement.head, words.heads.term ?? []) ||
      saysAny(statement.plain, words.clauses.term ?? []) ||
      saysAny(statement.plain, words.begins),
  )
  for (const one of near) {
    const found = one.dates.length > 0 ? after(one, words.ends) : null
    if (found && (one.dates.length > 1 || saysAny(one.statement.plain, words.clauses.term ?? [])))
      return found
  }
  return null
}

function reckonedEnd(
  effective: FoundDate | null,
  term: Dated | undefined,
  length: FoundLength | undefined,
): FoundDate | null {
  if (!effective || !term || !length || effective.iso.length < 10) return null
  const { text, part } = term.statement
  return { iso: lastDayOf(effective.iso, length), text, what: null, place: { part, quote: text } }
}

const RENEWALS: readonly (readonly [RenewalKind, keyof ContractWords['renewal']])[] = [
  ['none', 'none'],
  ['becomes-indefinite', 'indefinite'],
  ['automatic', 'automatic'],
  ['option', 'option'],
  ['by-agreement', 'agreed'],
]

function renewalOf(prose: readonly Dated[], words: ContractWords): ContractReading['renewal'] {
  for (const [kind, cues] of RENEWALS) {
    const found = prose.find(({ statement }) => saysAny(statement.plain, words.renewal[cues]))
    if (found) return { kind, ...said(found.statement) }
  }
  return null
}

function noticeOf(prose: readonly Dated[], end: FoundDate | null, words: ContractWords): Notice | null {
  const candidates = prose.filter(
    ({ statement, dates }) =>
      (saysAny(statement.plain, words.notice) ||
        (saysAny(statement.plain, words.renewal.automatic) && saysAny(statement.plain, words.before))) &&
      !saysAny(statement.plain, words.breach) &&
      (lengthsIn(statement.plain, words).length > 0 || dates.length > 0),
  )
  const fixed = candidates
    .map((one) => fixedNotice(one, end, words))
    .filter((one) => one !== null)
    .sort((one, other) => rank(one) - rank(other))
  if (fixed[0] && fixed[0].how.kind !== 'unknown-end') return fixed[0]
  const open = candidates.map((one) => openNotice(one, words)).find((one) => one !== null)
  return open ?? fixed[0] ?? null
}

const rank = ({ how }: Notice) => (how.kind === 'named' ? 0 : how.kind === 'before' ? 1 : 2)

/** A day that is named, or counted back from the end of the term. */
function fixedNotice(one: Dated, end: FoundDate | null, words: ContractWords): Notice | null {
  const { plain } = one.statement
  const isBefore = saysAny(plain, words.before)
  if (!isBefore && !saysAny(plain, words.ends)) return null
  const lengths = lengthsIn(plain, words)
  const named = one.dates.findLast(
    ({ iso, at }) =>
      iso.length === 10 &&
      (end === null || iso < end.iso) &&
      saysAny(plainWords(one.statement.text.slice(Math.max(0, at - 44), at)), NAMED),
  )
  if (named) return { ...said(one.statement), lastDay: named.iso, how: { kind: 'named' } }
  if (!isBefore) return null
  const place = firstAt(plain, words.before)
  const length = lengths.findLast(({ at }) => at < place) ?? lengths[0]
  if (!length) return null
  const { count, unit } = length
  const period = { count, unit }
  if (periodOf(plain, words)) return null
  if (!end || end.iso.length < 10)
    return { ...said(one.statement), lastDay: null, how: { kind: 'unknown-end', length: period } }
  const lastDay = shifted(end.iso, period, -1)
  return { ...said(one.statement), lastDay, how: { kind: 'before', length: period, end: end.iso } }
}

/** "No later than", "at the latest by", "reaches after". */
const NAMED = [
  ...[
    'not later than',
    'no later than',
    'at the latest',
    'latest by',
    'reaches + after',
    'received by',
    'given by',
  ],
  ...[
    'spatestens',
    'bis zum',
    'au plus tard',
    'avant le',
    'a mas tardar',
    'antes del',
    'entro il',
    'non oltre',
  ],
  ...['uiterlijk', 'ate_', 'o mais tardar', 'landlord after'],
]

function periodOf(plain: string, words: ContractWords): 'month' | 'quarter' | 'half-year' | 'year' | null {
  for (const unit of ['quarter', 'half-year', 'year', 'month'] as const)
    if (words.periodEnds[unit].some((cue) => plain.includes(` ${cue}`) || plain.includes(`${cue} `)))
      return unit
  return null
}

function openNotice({ statement }: Dated, words: ContractWords): Notice | null {
  const { plain } = statement
  const to = periodOf(plain, words)
  const place = to ? firstAt(plain, words.periodEnds[to]) : firstAt(plain, ['notice', ...words.notice])
  const lengths = lengthsIn(plain, words)
  const found = lengths.findLast(({ at }) => at < place) ?? lengths[0]
  if (!found || (!to && !saysAny(plain, words.anyTime))) return null
  const { count, unit } = found
  return { ...said(statement), lastDay: null, how: { kind: 'any-time', length: { count, unit }, to } }
}
