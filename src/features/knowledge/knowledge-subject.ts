// What articles and questions are called where records of all kinds stand side by side.
import type { Noun } from '../../agent/counted.ts'
import type { Subject } from '../../agent/outcome.ts'

export const ARTICLE = 'article'
export const QUESTION = 'question'

export const articleNoun: Noun = ['article', 'articles']
export const questionNoun: Noun = ['open question', 'open questions']

export const articleSubject = (id: number): Subject => ({ kind: ARTICLE, id })
export const questionSubject = (id: number): Subject => ({ kind: QUESTION, id })
