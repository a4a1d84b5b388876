// What a file says, without a model: chosen and found in its own words, each with the part where it stands.

import type { ReadableDocument } from '../readable-document.ts'
import { writtenIn } from '../written-in.ts'
import { actionsOf } from './actions.ts'
import type { Analysis, DocumentClass } from './analysis.ts'
import { readCalendarDocument } from './calendar.ts'
import { classOf } from './classify.ts'
import { readContract } from './contracts/read-contract.ts'
import { factsOf, tablesOf } from './facts.ts'
import { amountsOf } from './found-amounts.ts'
import { datesOf, documentDateOf, isDayFirst } from './found-dates.ts'
import { invoiceOf } from './invoice.ts'
import { namesOf } from './names.ts'
import { risksOf } from './risks.ts'
import { summaryOf } from './summary.ts'
import { unitsOf } from './units.ts'

export interface GivenFile {
  name: string
  /** 'YYYY-MM-DD': the day of the mail that brought it, by which days count in a file that bears none. */
  sentOn: string
  /** Of the mail; a file that tells its own has that. */
  language: string | null
}

/** Takes a time that grows with the length of the text, and reads no more of it than a book has. */
export function readDocument(document: ReadableDocument, given: GivenFile): Analysis {
  const units = unitsOf(document)
  const language = languageOf(units.map(({ text }) => text).join('\n')) ?? given.language
  const bears = documentDateOf(units, given.sentOn, language)
  const documentDate = bears ?? given.sentOn
  const dayFirst = isDayFirst(units, language)
  const { parties, people } = namesOf(units, language)
  const read: Analysis = {
    class: kindOf(document, given, classOf(document, units, given.name)),
    language,
    documentDate: bears,
    summary: summaryOf(units),
    facts: factsOf(units),
    dates: datesOf(units, { documentDate, language, dayFirst }),
    amounts: amountsOf(units, language),
    ...{ parties, people },
    risks: risksOf(units),
    actions: actionsOf(units, { documentDate, dayFirst, language, people }),
    tables: tablesOf(document),
  }
  if (MAY_BE_INVOICE.has(read.class)) read.invoice = invoiceOf(document, { documentDate, language, dayFirst })
  if (document.kind !== 'calendar') return read
  return { ...read, class: 'data', parties: [], ...readCalendarDocument(document, given.sentOn) }
}

/** A letter may be a contract, by the clauses that it has. */
function kindOf(document: ReadableDocument, given: GivenFile, kind: DocumentClass): DocumentClass {
  if (!MAY_BE_CONTRACT.has(kind)) return kind
  const begin = { ...document, parts: document.parts.slice(0, MOST_PARTS) }
  return readContract(begin, given).isContract ? 'contract' : kind
}

/** By which a contract can be told. */
const MOST_PARTS = 20

/** A photo of a receipt, too. */
const MAY_BE_INVOICE = new Set<DocumentClass>(['invoice', 'image'])

const MAY_BE_CONTRACT = new Set<DocumentClass>(['letter', 'form', 'report', 'other'])

const languageOf = (text: string): string | null => writtenIn(text)
