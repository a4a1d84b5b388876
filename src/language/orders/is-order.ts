// Whether words ask for a deed rather than for an answer, by the verb that they begin with.

import { fold } from '../fold.ts'
import { actionVerbs } from '../lexicon/en/verbs.ts'

/** Of words that are English as far as they ask. */
export function isOrder(said: string): boolean {
  const plain = fold(said).replace(COURTESY, '')
  const first = /^[\p{L}-]+/u.exec(plain)?.[0] ?? ''
  return !ASKS_TO_KNOW.test(plain) && !said.includes('?') && (actionVerbs.has(first) || DEEDS.test(first))
}

const COURTESY = /^(?:please|kindly|can you|could you|would you|will you)\b[ ,]*/
const ASKS_TO_KNOW =
  /^(?:show|find|list|tell me|tell us|give me|explain|describe|compare|summari[sz]e|search|look|pull up|check|quote|name|say)\b/
const DEEDS =
  /^(?:do|move|forward|e?mail|send|ignore|delete|tell|put|mark|push|print|set|pay|close|make|call)$/
