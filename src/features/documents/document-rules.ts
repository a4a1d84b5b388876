// What is worked out of files without a model: pure functions of plain data, which run in threads of their own.
import type { Document } from '../../files/document.ts'
import type { Analysis } from '../../language/documents/analysis.ts'
import { asksForSummary, partAsked } from '../../language/documents/asked.ts'
import { type Comparison, compareLines, likeness } from '../../language/documents/compare.ts'
import { asksOfContract, contractFacts, type Fact } from '../../language/documents/contract-facts.ts'
import { readContract } from '../../language/documents/contracts/read-contract.ts'
import { findAnswers } from '../../language/documents/find-answer.ts'
import { asksOfInvoice, invoiceFacts } from '../../language/documents/invoice-facts.ts'
import { type GivenFile, readDocument } from '../../language/documents/read-document.ts'
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
  const facts = asksOfContract(question) ? contractFacts(readContract(document, given), question) : []
  if (facts.length === 0 && asksOfInvoice(question)) {
    const { invoice } = readDocument(asked, given)
    if (invoice) facts.push(...invoiceFacts(invoice, question))
  }
  if (facts.length > 0)
    return facts.map(({ fact, place }) => ({ ...sentence(place.quote, place.part), fact }))
  return findAnswers(question, passagesOf(asked)).map(({ text, part: place, isNear }) => ({
    ...sentence(text, place),
    isNear,
  }))
}

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
