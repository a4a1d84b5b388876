// What is worked out of files without a model: pure functions of plain data, which run in threads of their own.
import type { Document } from '../../files/document.ts'
import type { Analysis } from '../../language/documents/analysis.ts'
import { type Comparison, compareLines, likeness } from '../../language/documents/compare.ts'
import { findAnswers } from '../../language/documents/find-answer.ts'
import { type GivenFile, readDocument } from '../../language/documents/read-document.ts'
import { linesOf, passagesOf } from './document-lines.ts'

export function understandFile({ document, given }: { document: Document; given: GivenFile }): Analysis {
  return readDocument(document, given)
}

export interface Answer {
  text: string
  part: number
  quote: string
}

export function answerFromFile({ document, question }: { document: Document; question: string }): Answer[] {
  return findAnswers(question, passagesOf(document)).map(({ text, part }) => ({ text, part, quote: text }))
}

export interface ComparedFiles extends Comparison {
  /** How alike the two are as a whole, from 0 to 1. */
  likeness: number
}

export function compareFiles({ before, after }: { before: Document; after: Document }): ComparedFiles {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  return { ...compareLines(old, fresh), likeness: likeness(old, fresh) }
}
