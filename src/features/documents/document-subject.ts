// What documents are called where records of all kinds stand side by side.
import type { Noun } from '../../agent/counted.ts'
import type { Subject } from '../../agent/outcome.ts'

export const DOCUMENT = 'document'

export const documentNoun: Noun = ['document', 'documents']

export const documentSubject = (id: number): Subject => ({ kind: DOCUMENT, id })
