// What is worked out of files without a model: pure functions of plain data, which run in threads of their own.
import type { Document, TrackedChange } from '../../files/document.ts'
import type { Analysis } from '../../language/documents/analysis.ts'
import { asksForChanges, asksForSummary, partAsked } from '../../language/documents/asked.ts'
import { type Comparison, compareLines, likeness } from '../../language/documents/compare.ts'
import {
  asksOfContract,
  asksOfDates,
  contractDays,
  contractFacts,
  type Fact,
} from '../../language/documents/contract-facts.ts'
import { readContract } from '../../language/documents/contracts/read-contract.ts'
import { findAnswers } from '../../language/documents/find-answer.ts'
import { isDayFirst } from '../../language/documents/found-dates.ts'
import { asksOfInvoice, invoiceFacts } from '../../language/documents/invoice-facts.ts'
import { type GivenFile, readDocument } from '../../language/documents/read-document.ts'
import { answerFromTables, columnsOfTables } from '../../language/documents/tables/answer-table.ts'
import type { TableAnswer } from '../../language/documents/tables/table-facts.ts'
import { unitsOf } from '../../language/documents/units.ts'
import { linesOf, passagesOf } from './document-lines.ts'

export function understandFile({ document, given }: { document: Document; given: GivenFile }): Analysis {
  return readDocument(document, given)
}

export interface Answer {
  text: string
  part: number
  quote: string
  /** Where the answer is more than a sentence of the file. */
  fact: Fact | null
  /** The nearest passage, which does not answer. */
  isNear: boolean
  /** Near, and so much of what is asked that it may well be the answer. */
  isClose?: boolean
}

export interface AskedFile {
  document: Document
  question: string
  given: GivenFile
}

export function answerFromFile({ document, question, given }: AskedFile): Answer[] {
  const part = partAsked(question)
  const asked = part === null ? document : onlyPart(document, part)
  if (part !== null && asksForSummary(question))
    return readDocument(asked, given).summary.map(({ text, place }) => sentence(text, place.part))
  if (asksForChanges(question) && asked.changes) return changesIn(asked.changes)
  if (asksOfDates(question)) return datesIn(asked, given)
  const facts = asksOfContract(question) ? contractFacts(readContract(document, given), question) : []
  if (facts.length === 0 && asksOfInvoice(question)) {
    const { invoice } = readDocument(asked, given)
    if (invoice) facts.push(...invoiceFacts(invoice, question))
  }
  if (facts.length > 0)
    return facts.map(({ fact, place }) => ({ ...sentence(place.quote, place.part), fact }))
  const dayFirst = isDayFirst(unitsOf(asked).slice(0, MOST_UNITS), given.language)
  const tableGiven = { sentOn: given.sentOn, dayFirst, language: given.language }
  const ofTables = answerFromTables(asked, { question, fileName: given.name, given: tableGiven })
  if (ofTables.length > 0) return ofTables.map(tableAnswer)
  const said = findAnswers(question, passagesOf(asked)).map(({ text, part: place, fit, isNear }) => ({
    ...sentence(text, place),
    isNear,
    isClose: isNear && fit >= CLOSE,
  }))
  return said.some(({ isNear }) => !isNear)
    ? said
    : [...said, ...columnsOfTables(asked, tableGiven).map(tableAnswer)]
}

/** Of the weight of the question's words. */
const CLOSE = 0.3

const MOST_LISTED = 20

const changesIn = (changes: readonly TrackedChange[]): Answer[] =>
  changes.slice(0, MOST_LISTED).map(({ kind: how, text, author, date, part }) => ({
    ...sentence(text, part),
    fact: { kind: 'change', how, text, author, date },
  }))

const MOST_DATES = 10

/** The days that a contract runs from and to first, then the sentences of all others. */
function datesIn(document: Document, given: GivenFile): Answer[] {
  const days = contractDays(readContract(document, given))
  const dates = readDocument(document, given).dates.filter(({ iso }) => iso.length === 10)
  const quotes = [...new Map(dates.map(({ place }) => [place.quote, place])).values()]
  const others = quotes.filter(({ quote }) => !days.some(({ place }) => place.quote === quote))
  return [
    ...days.map(({ fact, place }) => ({ ...sentence(place.quote, place.part), fact })),
    ...others.slice(0, MOST_DATES).map(({ quote, part }) => sentence(quote, part)),
  ]
}

/** By which one sees whether 5/12 is in May. */
const MOST_UNITS = 400

const tableAnswer = ({ fact, part, quote, isNear }: TableAnswer): Answer => ({
  ...sentence(quote, part),
  fact: { kind: 'table', said: fact },
  isNear,
})

const sentence = (text: string, part: number): Answer => ({
  text,
  part,
  quote: text,
  fact: null,
  isNear: false,
})

const onlyPart = (document: Document, part: number): Document => ({
  ...document,
  parts: document.parts.filter(({ number }) => number === part),
  files: [],
})

export interface ComparedFiles extends Comparison {
  /** How alike the two are as a whole, from 0 to 1. */
  likeness: number
}

export function compareFiles({ before, after }: { before: Document; after: Document }): ComparedFiles {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  return { ...compareLines(old, fresh), likeness: likeness(old, fresh) }
}
