// Reads a contract without a model: by the wording of seven languages, in time linear in its length.

import type { ReadableDocument } from '../../readable-document.ts'
import { writtenIn } from '../../written-in.ts'
import type { FoundDate } from '../analysis.ts'
import { clausesOf } from './clauses.ts'
import { datesIn } from './contract-dates.ts'
import {
  type ClauseName,
  type ContractReading,
  clauseNames,
  type GivenContract,
  type RiskKind,
  riskKinds,
} from './contract-reading.ts'
import { saysAny } from './cues.ts'
import { lawOf } from './law.ts'
import { amountsIn } from './money.ts'
import { type Dated, said } from './notice.ts'
import { obligationsOf } from './obligations.ts'
import { partiesOf } from './parties.ts'
import { type Statement, statementsOf } from './statements.ts'
import { termOf } from './term.ts'
import { contractWords } from './words/all.ts'
import type { ContractWords } from './words/contract-words.ts'
import { noticeRuleWords } from './words/notice-rules.ts'
import { workOf } from './work.ts'

export function readContract(document: ReadableDocument, given: GivenContract): ContractReading {
  const statements = statementsOf(document)
  const sample = statements
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 8_000)
  const language = writtenIn(sample) ?? given.language ?? 'en'
  const words = contractWords(language)
  const dated: Dated[] = statements.map((statement) => ({
    statement,
    dates: datesIn(statement, given, language),
  }))
  const parties = partiesOf(statements, words)
  const term = termOf(dated, { words, rules: noticeRuleWords(language) })
  const { clauses, maybe } = clausesOf(statements, words)
  const [first] = parties
  if (first) clauses.parties ??= first.place
  if (term.term) clauses.term = term.term.place
  if (term.renewal) clauses.renewal = term.renewal.place
  for (const name of clauseNames) if (name in clauses) delete maybe[name]
  return {
    isContract: isContract(statements, { clauses, words, parties: parties.length }),
    ...{ language, parties, ...term, clauses, maybe },
    law: lawOf(statements, words),
    work: workOf(statements),
    amounts: distinct(
      statements.flatMap(amountsIn),
      ({ value, currency, text }) => `${value} ${currency} ${text}`,
    ),
    obligations: obligationsOf(dated, parties, words),
    risks: risksOf(statements, words),
    dates: distinct(
      dated.flatMap(({ dates }) => dates.map(({ at: _at, ...date }): FoundDate => date)),
      ({ iso }) => iso,
    ),
  }
}

function distinct<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const key = keyOf(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function risksOf(statements: readonly Statement[], words: ContractWords): ContractReading['risks'] {
  return statements.flatMap((statement) => {
    if (statement.isHeading) return []
    const kind = riskKinds.find((one: RiskKind) => saysAny(statement.plain, words.risks[one]))
    return kind ? [{ kind, ...said(statement) }] : []
  })
}

/** A title or two parties, and the clauses that contracts have. */
function isContract(
  statements: readonly Statement[],
  { clauses, words, parties }: { clauses: ContractReading['clauses']; words: ContractWords; parties: number },
): boolean {
  const titled = statements.slice(0, 6).some(({ plain }) => saysAny(plain, words.titles))
  const telling = clauseNames.filter((name) => name in clauses && !COMMON.has(name)).length
  return titled ? telling >= 3 : parties >= 2 && telling >= 5
}

/** What other papers have as well. */
const COMMON = new Set<ClauseName>(['parties', 'payment', 'signatures', 'notices'])
