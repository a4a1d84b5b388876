// How long a contract runs, whether it goes on by itself, and the day by which notice must be given.
import type { FoundDate } from '../analysis.ts'
import type { DatedIn } from './contract-dates.ts'
import type { ContractReading, Length, RenewalKind } from './contract-reading.ts'
import { plainWords, saysAny } from './cues.ts'
import { type FoundLength, lastDayOf, lengthsIn } from './lengths.ts'
import { type Dated, type NoticeWording, noticeOf, said } from './notice.ts'
import { runsOf } from './runs.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'

type Term = Pick<
  ContractReading,
  'runs' | 'effective' | 'end' | 'term' | 'renewal' | 'notice' | 'noticeRules'
>

export function termOf(dated: readonly Dated[], { words, rules }: NoticeWording): Term {
  const prose = dated.filter(({ statement }) => !statement.isHeading && !statement.isRunIn)
  const length = prose
    .filter(({ statement }) => saysAny(statement.plain, words.clauses.term ?? []))
    .flatMap(({ statement }) => lengthsIn(statement.plain, words).filter(isLong))[0]
  const terms = prose.filter(({ statement, dates }) => isTerm(statement, dates, words))
  const termSaid = terms.find((one) => hasLength(one, words)) ?? terms[0] ?? prose.find(isSpan(words))
  const effective = effectiveOf(prose, termSaid, words) ?? madeOn(dated)
  const end = endOf(prose, termSaid, words) ?? reckonedEnd(effective, termSaid, length)
  return {
    effective: effective ?? datedAbove(dated),
    end,
    term: termSaid ? said(termSaid.statement) : null,
    runs: runsOf(prose, termSaid, words),
    renewal: renewalOf(prose, words),
    ...noticeOf(prose, { end, effective }, { words, rules }),
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

/** Statements in which a contract says when it is made. */
const HEAD = 30
const FILLERS = new Set(['as', 'of', 'on', 'this', 'effective', 'date', 'the'])
const MADE = new Set('dated made into effective executed agreement vom den du del de van am le il'.split(' '))

function isMadeOn(before: string): boolean {
  const words = before.toLowerCase().split(/\s+/).filter(Boolean)
  let isAsOf = false
  while (FILLERS.has(words.at(-1) ?? '')) {
    const word = words.pop()
    isAsOf ||= word === 'as' || word === 'effective'
  }
  return isAsOf || MADE.has(words.at(-1) ?? '')
}

/** "Dated as of", "made and entered into as of", "Agreement of". */
function madeOn(dated: readonly Dated[]): FoundDate | null {
  for (const { statement, dates } of dated.slice(0, HEAD)) {
    const found = dates.find(
      ({ iso, at, text }) =>
        iso.length === 10 &&
        /\d{4}/.test(text) &&
        isMadeOn(beforeDay(statement.text, { at, text })) &&
        !/\b(?:expir\w*|ending|until|by)\b/i.test(beforeDay(statement.text, { at, text })),
    )
    if (found) return bare(found)
  }
  return null
}

/** The words before a date; its number may come after the name of its month. */
function beforeDay(text: string, { at, text: written }: { at: number; text: string }): string {
  const start = text.lastIndexOf(written, at)
  const from = start >= 0 ? start : at
  return `${text
    .slice(Math.max(0, from - 48), from)
    .replace(/[\s,"\u201c(]+/g, ' ')
    .trim()} ${written.slice(0, Math.max(0, written.search(/\d/))).trim()} `
    .replace(/\p{Lu}\p{Ll}{2,8} $/u, '')
    .replace(/ {2,}/g, ' ')
}

/** A date alone above a letter or a heading. */
function datedAbove(dated: readonly Dated[]): FoundDate | null {
  for (const { statement, dates } of dated.slice(0, 10)) {
    const [date, ...others] = dates
    if (
      date &&
      others.length === 0 &&
      date.iso.length === 10 &&
      statement.text.length < date.text.length + 30
    )
      return bare(date)
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

/** A term that runs from an event, whose day the contract does not tell. */
const FROM_EVENT =
  /\b(?:(?:from|after|following|upon|starting with)(?: the)?(?: date of)?(?: the)? (?:activation|delivery|handover|installation|commissioning|acceptance|provision|connection|first use)|(?:ab|nach|mit)(?: der| dem)?(?: tag der)? (?:freischaltung|bereitstellung|ubergabe|lieferung|inbetriebnahme|aktivierung|abnahme|anlieferung)|(?:a compter|a partir|des)(?: de)? (?:la |l )?(?:mise en service|livraison|activation|installation|reception)|(?:desde|a partir de) la (?:activacion|entrega|instalacion)|(?:dalla|dall|a partire dalla) ?(?:attivazione|consegna|installazione)|(?:vanaf|na) (?:de )?(?:activering|levering|oplevering|installatie)|(?:a partir )?da (?:ativacao|entrega|instalacao))/

function reckonedEnd(
  effective: FoundDate | null,
  term: Dated | undefined,
  length: FoundLength | undefined,
): FoundDate | null {
  if (!effective || !term || !length || effective.iso.length < 10) return null
  if (FROM_EVENT.test(term.statement.plain)) return null
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
