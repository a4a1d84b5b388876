// A reply decides what a receipt asked: "yes", "A yes, B no".
import type { StoredSubject } from '../../db/schema/records.ts'
import type { Acting } from '../kit/acting.ts'
import { letterOf, type SuggestionAnswer } from '../language/suggestion-answers.ts'
import type { Suggestion } from './contract.ts'
import type { Records } from './record-kind.ts'
import { listOpenSuggestions, suggestionsOfLastAsking } from './suggestion-store.ts'
import { accept, decline } from './suggestions.ts'

export interface DecidedByMail {
  /** With the record that came of it or was changed. */
  kept: { suggestion: Suggestion; kind: string; id: number }[]
  left: Suggestion[]
  /** Letters that name nothing that still waits. */
  unknown: string[]
}

/** Whether suggestions that the person may decide wait in a place. */
export async function isAskedIn(
  { db, scope }: Pick<Acting, 'db' | 'scope'>,
  records: Records,
  place: StoredSubject,
): Promise<boolean> {
  return (await listOpenSuggestions(db, scope, records, place)).length > 0
}

/**
 * In the transaction of the mail. A letter means a suggestion of the last mail that has one waiting, in the order of
 * its receipt; without a letter all of them are meant. What the sender may not decide goes on waiting.
 */
export async function decideByMail(
  records: Records,
  acting: Acting,
  place: StoredSubject,
  answers: readonly SuggestionAnswer[],
): Promise<DecidedByMail> {
  const { db, scope } = acting
  const [asked, open] = await Promise.all([
    suggestionsOfLastAsking(db, scope, records, place),
    listOpenSuggestions(db, scope, records, place),
  ])
  const decided: DecidedByMail = { kept: [], left: [], unknown: [] }
  const waiting = asked.flatMap((id, index) => {
    const suggestion = open.find((one) => one.id === id)
    return suggestion ? [{ suggestion, letter: letterOf(index) }] : []
  })
  const isKept = new Map<Suggestion, boolean>()
  for (const answer of answers) {
    const meant = waiting.filter(({ letter }) => answer.letter === null || answer.letter === letter)
    if (meant.length === 0 && answer.letter !== null) decided.unknown.push(answer.letter)
    for (const { suggestion } of meant) isKept.set(suggestion, answer.isKept)
  }
  for (const [suggestion, keep] of isKept)
    if (keep) {
      const { kind, id } = await accept(records, acting, suggestion.id, {})
      decided.kept.push({ suggestion, kind, id })
    } else {
      await decline(records, acting, suggestion.id)
      decided.left.push(suggestion)
    }
  return decided
}
