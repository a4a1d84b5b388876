// How a contract is ended: the day by which notice must be given, and further rules such as break dates.
import type { FoundDate } from '../analysis.ts'
import type { DatedIn } from './contract-dates.ts'
import type { Length, Notice, NoticeRule, Said } from './contract-reading.ts'
import { firstAt, plainWords, saysAny } from './cues.ts'
import { type FoundLength, lengthsIn, shifted } from './lengths.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'
import type { NoticeRuleWords } from './words/notice-rules.ts'

export interface Dated {
  statement: Statement
  dates: readonly DatedIn[]
}

export interface NoticeWording {
  words: ContractWords
  rules: NoticeRuleWords
}

interface Span {
  effective: FoundDate | null
  end: FoundDate | null
}

export const said = ({ text, part }: Statement): Said => ({ text, place: { part, quote: text } })

/** A last day is named only where one rule alone is about ending the contract. */
export function noticeOf(
  prose: readonly Dated[],
  span: Span,
  wording: NoticeWording,
): { notice: Notice | null; noticeRules: NoticeRule[] } {
  const apart: NoticeRule[] = []
  const ending: Ending[] = []
  /** With a length of time, and no day or period that it counts to. */
  const unread: Ending[] = []
  for (const [place, one] of prose.entries()) {
    if (!isCandidate(one, wording)) continue
    if (isProbation(one, prose[place - 1], wording)) apart.push(ruleOf(one, 'probation', wording))
    else if (isBreak(one, span, wording))
      apart.push(breakOf(one, prose.slice(place, place + 3), span, wording))
    else if (isEnding(one, wording)) {
      const notice = readNotice(one, span.end, wording)
      const isUnsure = isStaged(one, wording) && notice?.how.kind !== 'named'
      if (notice || isUnsure) ending.push({ notice: isUnsure ? null : notice, one })
      else if (noticeLengths(one.statement.plain, wording.words).some(isNearNotice(one, wording)))
        unread.push({ notice: null, one })
    }
  }
  const listed = (some: readonly Ending[]) => some.map(({ one }) => ruleOf(one, 'ending', wording))
  const notice = onlyRule(ending)
  if (notice) return { notice, noticeRules: apart }
  // A right to leave at any time changes nothing about the last day before the term ends.
  const [atAnyTime, others] = [ending.filter(isAtAnyTime), ending.filter((one) => !isAtAnyTime(one))]
  const last = onlyRule(others)
  if (last?.lastDay) return { notice: last, noticeRules: [...listed(atAnyTime), ...apart] }
  return { notice: null, noticeRules: [...listed(ending.length > 0 ? ending : unread), ...apart] }
}

interface Ending {
  /** Null where the sentence has more than one rule. */
  notice: Notice | null
  one: Dated
}

const isAtAnyTime = ({ notice }: Ending) => notice?.how.kind === 'any-time' && notice.how.isSaid

function onlyRule(ending: readonly Ending[]): Notice | null {
  const first = ending[0]?.notice ?? null
  const isOne = first !== null && ending.every(({ notice }) => isSameRule(notice, first))
  return isOne ? surest(ending) : null
}

function isCandidate({ statement: { plain }, dates }: Dated, { words }: NoticeWording): boolean {
  if (saysAny(plain, words.breach)) return false
  const isNotice =
    saysAny(plain, words.notice) || (saysAny(plain, words.renewal.automatic) && saysAny(plain, words.before))
  return isNotice && (lengthsIn(plain, words).length > 0 || dates.length > 0)
}

function isEnding({ statement: { plain, head } }: Dated, { words, rules }: NoticeWording): boolean {
  if (saysAny(plain, rules.apart)) return false
  const heads = [
    ...(words.heads.termination ?? []),
    ...(words.heads.renewal ?? []),
    ...(words.heads.term ?? []),
  ]
  return saysAny(plain, rules.ending) || saysAny(head, heads)
}

function isProbation(
  { statement }: Dated,
  before: Dated | undefined,
  { rules: { probation, afterProbation, thisTime, staged } }: NoticeWording,
): boolean {
  const { plain, head, block } = statement
  if (saysAny(plain, afterProbation)) return false
  if (saysAny(plain, probation) || saysAny(head, probation)) return !saysAny(plain, staged)
  const isNext = before !== undefined && block - before.statement.block <= 1
  return isNext && saysAny(plain, thisTime) && saysAny(before.statement.plain, probation)
}

/** A day within the term on which a party may leave. */
function isBreak(one: Dated, span: Span, wording: NoticeWording): boolean {
  const { plain, head } = one.statement
  const { words, rules } = wording
  if (saysAny(plain, rules.breaks) || saysAny(head, rules.breaks)) return true
  if (!saysAny(plain, rules.ending) || saysAny(plain, rules.apart)) return false
  if (saysAny(plain, words.renewal.automatic) || lengthsIn(plain, words).length === 0) return false
  return breakDaysOf(one, span).length > 0
}

const breakDaysOf = ({ statement, dates }: Dated, { effective, end }: Span): DatedIn[] =>
  dates.filter(
    ({ iso, at }) =>
      iso.length === 10 &&
      iso !== end?.iso &&
      iso !== effective?.iso &&
      (end === null || iso < end.iso) &&
      !isNamed(statement.text, at) &&
      !/ (?:dated|made on|signed on) $/.test(plainWords(statement.text.slice(Math.max(0, at - 24), at))),
  )

function ruleOf(one: Dated, kind: NoticeRule['kind'], { words }: NoticeWording): NoticeRule {
  const [first, ...others] = noticeLengths(one.statement.plain, words)
  const length = first && others.length === 0 ? periodIn(first) : null
  return { kind, ...said(one.statement), length, breakDay: null, lastDay: null }
}

/** `following` begins with the sentence itself: the next ones may name the day for the notice. */
function breakOf(one: Dated, following: readonly Dated[], span: Span, wording: NoticeWording): NoticeRule {
  const rule = ruleOf(one, 'break', wording)
  const [day, ...others] = breakDaysOf(one, span)
  if (!day || others.length > 0) return rule
  const named = following
    .filter(({ statement }) => statement.head === one.statement.head)
    .flatMap(({ statement, dates }) => dates.filter(({ at }) => isNamed(statement.text, at)))
    .find(({ iso }) => iso.length === 10 && iso < day.iso)
  const lastDay = named?.iso ?? (rule.length ? shifted(day.iso, rule.length, -1) : null)
  return { ...rule, breakDay: day.iso, lastDay }
}

const periodIn = ({ count, unit }: FoundLength): Length => ({ count, unit })

/** Characters after a length in which a word makes it the length of a notice. */
const NEAR = 48

/** Lengths that a notice has, each once: not for how long a contract is renewed. */
function noticeLengths(plain: string, words: ContractWords): FoundLength[] {
  const all = lengthsIn(plain, words)
  const near = all.filter(({ at }, place) => {
    const after = plain.slice(at, Math.min(at + NEAR, all[place + 1]?.at ?? Number.POSITIVE_INFINITY))
    return saysAny(` ${after} `, [...words.notice, ...words.before])
  })
  const isRenewal = saysAny(plain, words.renewal.automatic)
  const found = near.length > 0 || isRenewal ? near : all
  return found.filter(
    ({ count, unit }, place) =>
      found.findIndex((other) => other.count === count && other.unit === unit) === place,
  )
}

function isStaged(one: Dated, wording: NoticeWording): boolean {
  const { words, rules } = wording
  const { plain } = one.statement
  const lengths = noticeLengths(plain, words)
  if (lengths.length === 0) return false
  const isLater = saysAny(plain, rules.staged) && !saysAny(plain, words.renewal.automatic)
  return isLater || lengths.filter(isNearNotice(one, wording)).length > 1
}

const isNearNotice =
  ({ statement: { plain } }: Dated, { words }: NoticeWording) =>
  ({ at }: FoundLength): boolean =>
    saysAny(` ${plain.slice(at, at + NEAR)} `, words.notice)

function isSameRule(one: Notice | null, other: Notice): boolean {
  if (one === null) return false
  if (one.lastDay !== null && other.lastDay !== null) return one.lastDay === other.lastDay
  const [first, second] = [one.how, other.how]
  if (first.kind === 'named' || second.kind === 'named') return first.kind === second.kind
  const isLong = first.length.count === second.length.count && first.length.unit === second.length.unit
  const isOpen = (first.kind === 'any-time') === (second.kind === 'any-time')
  return isLong && isOpen
}

const surest = (ending: readonly { notice: Notice | null }[]): Notice | null =>
  ending
    .flatMap(({ notice }) => (notice ? [notice] : []))
    .toSorted((one, other) => rank(one) - rank(other))[0] ?? null

const rank = ({ how }: Notice) => (how.kind === 'named' ? 0 : how.kind === 'before' ? 1 : 2)

const readNotice = (one: Dated, end: FoundDate | null, wording: NoticeWording): Notice | null =>
  fixedNotice(one, end, wording) ?? openNotice(one, wording)

/** A day that is named, or counted back from the end of the term. */
function fixedNotice(one: Dated, end: FoundDate | null, { words, rules }: NoticeWording): Notice | null {
  const { plain } = one.statement
  const isToMinimum = TO_MINIMUM.test(plain) && !saysAny(plain, words.renewal.automatic)
  const isBefore = saysAny(plain, words.before) || isToMinimum
  if (!isBefore && !saysAny(plain, words.ends)) return null
  const named = one.dates.findLast(
    ({ iso, at }) => iso.length === 10 && (end === null || iso < end.iso) && isNamed(one.statement.text, at),
  )
  if (named) return { ...said(one.statement), lastDay: named.iso, how: { kind: 'named' } }
  if (!isBefore || (!isToMinimum && periodOf(plain, words))) return null
  if (!isToMinimum && !saysAny(plain, rules.theEnd) && !saysAny(plain, words.renewal.automatic)) return null
  const lengths = lengthsIn(plain, words)
  const place = firstAt(plain, words.before)
  const length = lengths.findLast(({ at }) => at < place) ?? lengths[0]
  if (!length) return null
  const period = periodIn(length)
  if (!end || end.iso.length < 10)
    return { ...said(one.statement), lastDay: null, how: { kind: 'unknown-end', length: period } }
  const lastDay = shifted(end.iso, period, -1)
  return { ...said(one.statement), lastDay, how: { kind: 'before', length: period, end: end.iso } }
}

/** "At any time to the end of the minimum term": the contract binds until then. */
const TO_MINIMUM =
  /\b(?:(?:end|expiry|expiration|close) of (?:the |its )?(?:minimum|initial|fixed)(?: \w+)? (?:term|period)|(?:ende|ablauf)(?: der| ihrer| seiner)?(?: \w+)? (?:mindest\w*|erstlaufzeit|grundlaufzeit|festlaufzeit)|(?:fin|terme|echeance) de la (?:duree|periode) (?:minimale?|initiale)|(?:fin|final|termino) (?:del|de la|do) (?:plazo|periodo|duracion|prazo) (?:minim[oa]|inicial)|(?:fine|scadenza|termine) (?:del|della) (?:periodo|durata) (?:minim[oa]|iniziale)|einde van de (?:minimale?|minimum|initiele|eerste)(?: \w+)?)/

const isNamed = (text: string, at: number): boolean =>
  saysAny(plainWords(text.slice(Math.max(0, at - 44), at)), NAMED)

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

function openNotice({ statement }: Dated, { words, rules }: NoticeWording): Notice | null {
  const { plain } = statement
  const to = periodOf(plain, words)
  const place = to ? firstAt(plain, words.periodEnds[to]) : firstAt(plain, ['notice', ...words.notice])
  const lengths = lengthsIn(plain, words)
  const found = lengths.findLast(({ at }) => at < place) ?? lengths[0]
  if (!found || (!to && !saysAny(plain, words.anyTime))) return null
  const isSaid = saysAny(plain, rules.atAnyTime)
  return { ...said(statement), lastDay: null, how: { kind: 'any-time', length: periodIn(found), to, isSaid } }
}
