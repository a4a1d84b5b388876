// Makes work out of list items and questions, which need not say "please".
import { actionVerbs } from './action-verbs.ts'
import type { Clause } from './clause.ts'
import { withoutLinking } from './task-clause.ts'
import { startsWithVerb } from './task-words.ts'

/** "Water the plants": a word with an article behind it is a verb. */
const TAKES_OBJECT = /^\p{L}+ (?:the|an?|our|your|my|their) /iu

/** An item of a list of work need not say "please", or even have a verb. */
export function itemClause(body: string, verb: string | null): Clause | null {
  if (/[?？]$/.test(body)) return { ...question(body), confidence: 0.7 }
  const first = /^[\p{L}-]+/u.exec(body)?.[0].toLowerCase() ?? ''
  if (first === '' || body.split(/\s+/).length > 40) return null
  const begins = actionVerbs.has(first) || (TAKES_OBJECT.test(body) && startsWithVerb(body))
  if (!begins && FINITE.test(body)) return null
  const phrase = begins ? body : `${verb ?? 'Take care of'} ${lowerArticle(body)}`
  return { act: 'request', actor: 'reader', phrase, confidence: begins || verb !== null ? 0.9 : 0.72 }
}

export function question(body: string): Clause {
  return {
    act: 'question',
    actor: 'reader',
    phrase: `Answer: ${capitalised(withoutLinking(body))}`,
    confidence: 0.5,
  }
}

/** "book the booth" of "Trade fair: book the booth"; null where no topic stands in front. */
export const afterTopic = (body: string): string | null =>
  /^[^:,]{3,40}[:,]\s+(\S.*)$/su.exec(body)?.[1] ?? null

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** "Slides for the offsite" inside a sentence; "Acme Ltd" and "PDF export" keep their capitals. */
function lowerArticle(body: string): string {
  return body.replace(/^\p{Lu}\p{Ll}*(?=\s+[\p{Ll}\d]|$)/u, (word) => word.toLowerCase())
}

/** A whole statement under "Next steps" reports; it names no work. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|did|does|do not|went|we|i|they|he|she|you)\b/i
