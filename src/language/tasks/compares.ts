// Tells a question that compares by more and less, by the words of its own language: "plus" does so in French alone.
import { holds, type Phrases, phrasesOf, tokensIn } from '../orders/order-phrases.ts'
import { ASKED_TASK_WORDS } from './asked-task-lists.ts'

const known = new Map<string, Phrases>(ASKED_TASK_WORDS.map(({ code, more }) => [code, phrasesOf(more)]))

/** Code of the language that it is written in. */
export function compares(text: string, language: string): boolean {
  const more = known.get(language)
  return more !== undefined && holds(tokensIn(text), more)
}
