// An answer out of a table in a line: what a row says, a sum, a count, or the columns that there are.
import type { TableFact, ToldCell } from '../../language/documents/tables/table-facts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { moneyWords } from './invoice-lines.ts'

/** "Harbour Café: Amount 1,180.50, Due Tue 10 Nov 2026" */
export function tableFactLine(fact: TableFact, language: LanguageCode): string {
  const { table: words } = wordsIn(language).document
  if (fact.kind === 'columns') return words.columns(fact.names.join(', '))
  if (fact.kind === 'count') return fact.rows === 0 ? words.none(fact.all) : words.count(fact.rows, fact.all)
  if (fact.kind === 'row') {
    const cells = fact.cells.map((cell) => [cell.column, cellWords(cell, language)].filter(Boolean).join(' '))
    return [fact.name, cells.join(', ')].filter(Boolean).join(': ')
  }
  const value = cellWords(fact.of, language)
  if (fact.kind === 'group') return `${fact.name}: ${fact.of.column} ${value}`
  return fact.kind === 'sum'
    ? words.sum(fact.of.column, value, fact.rows)
    : words.average(fact.of.column, value, fact.rows)
}

function cellWords({ text, day, value, isMoney, currency }: ToldCell, language: LanguageCode): string {
  if (day !== null) return dayWords(day, language)
  if (value === null) return text
  // A cell that has more than a figure, such as its unit, says it better.
  if (/\p{L}|[$\u20ac\u00a3%]/u.test(text)) return text
  if (isMoney) return moneyWords(String(value), currency, language)
  return value.toLocaleString(language === 'en' ? 'en-GB' : language, {
    maximumFractionDigits: 2,
    useGrouping: value >= 10_000,
  })
}
