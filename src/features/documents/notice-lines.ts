// The lines of a receipt for notices of a contract: its last day, break dates and further rules.
import type { Fact } from '../../language/documents/contract-facts.ts'
import type { Length, Notice, NoticeRule } from '../../language/documents/contracts/contract-reading.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { invoiceFactLine } from './invoice-lines.ts'
import { tableFactLine } from './table-lines.ts'

interface LineReader {
  language: LanguageCode
  /** 'YYYY-MM-DD', when the mail was sent. */
  today: string
}

/** "Last day to give notice: Tue 1 Jun 2027 (3 months before Wed 1 Sep 2027)" */
export function noticeLine({ lastDay, how }: Notice, { language, today }: LineReader): string {
  const { contract: words } = wordsIn(language)
  const length = (one: Length) => words.length(one.count, one.unit)
  if (how.kind === 'any-time') return words.anyTime(length(how.length), how)
  if (lastDay === null || how.kind === 'unknown-end')
    return words.noDay(how.kind === 'unknown-end' ? length(how.length) : '')
  const reckoned =
    how.kind === 'named' ? words.namedDay : words.before(length(how.length), dayWords(how.end, language))
  const line = `${words.lastDay(dayWords(lastDay, language))} (${reckoned})`
  return lastDay < today ? `${line}. ${words.passed}` : line
}

/** "Break date: Wed 24 Mar 2027, notice by Thu 24 Sep 2026. That day has passed." */
export function ruleLine(
  { kind, length, breakDay, lastDay }: NoticeRule,
  { language, today }: LineReader,
): string {
  const { contract: words } = wordsIn(language)
  const said = length && words.length(length.count, length.unit)
  if (kind === 'ending') return words.rule(said)
  if (kind === 'probation') return words.inProbation(said)
  const day = words.breakDay(breakDay && dayWords(breakDay, language))
  if (lastDay === null) return day
  const by = `${day}, ${words.breakBy(dayWords(lastDay, language))}`
  return lastDay < today ? `${by}. ${words.passed}` : by
}

export function factLine(fact: Fact, reader: LineReader): string {
  const { contract: words } = wordsIn(reader.language)
  if (fact.kind === 'notice') return noticeLine(fact.notice, reader)
  if (fact.kind === 'rule') return ruleLine(fact.rule, reader)
  if (fact.kind === 'change') return changeLine(fact, reader.language)
  if (fact.kind === 'renewal') return words.renewal[fact.how]
  if (fact.kind === 'table') return tableFactLine(fact.said, reader.language)
  if (fact.kind === 'invoice') return invoiceFactLine(fact, reader.language)
  const day = fact.iso.length === 10 ? dayWords(fact.iso, reader.language) : fact.iso
  return fact.kind === 'begins' ? words.begins(day) : words.ends(day)
}

/** "Inserted: two weeks (Ada Muster, Wed 3 Mar 2027)" */
function changeLine(
  { how, text, author, date }: Extract<Fact, { kind: 'change' }>,
  language: LanguageCode,
): string {
  const { tracked } = wordsIn(language).document
  const by = [author, date && dayWords(date, language)].filter(Boolean).join(', ')
  return `${tracked[how]}: ${text}${by === '' ? '' : ` (${by})`}`
}
