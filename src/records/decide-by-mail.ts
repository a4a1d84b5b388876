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
  kept: { suggestion: Suggestion; kind: string; id: number; but: string | null }[]
  left: Suggestion[]
  /** Those that the reply calls new, where a change was asked about: their sentences become new tasks. */
  fresh: Suggestion[]
  /** Letters that name nothing that still waits. */
  unknown: string[]
}

/** The suggestions that the person may decide in a place, those of the last mail alone if it asked any. */
export async function askedIn(
  { db, scope }: Pick<Acting, 'db' | 'scope'>,
  records: Records,
  place: StoredSubject,
): Promise<Suggestion[]> {
  const [asked, open] = await Promise.all([
    suggestionsOfLastAsking(db, scope, records, place),
    listOpenSuggestions(db, scope, records, place),
  ])
  const last = open.filter(({ id }) => asked.includes(id))
  return last.length > 0 ? last : open
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
  const decided: DecidedByMail = { kept: [], left: [], fresh: [], unknown: [] }
  const waiting = asked.flatMap((id, index) => {
    const suggestion = open.find((one) => one.id === id)
    return suggestion ? [{ suggestion, letter: letterOf(index) }] : []
  })
  const said = new Map<Suggestion, SuggestionAnswer>()
  for (const answer of answers) {
    const meant = waiting.filter(({ letter }) => answer.letter === null || answer.letter === letter)
    if (meant.length === 0 && answer.letter !== null) decided.unknown.push(answer.letter)
    for (const { suggestion } of meant) said.set(suggestion, answer)
  }
  for (const [suggestion, answer] of said)
    if (isKept(suggestion, answer)) {
      const { kind, id } = await accept(records, acting, suggestion.id, {})
      decided.kept.push({ suggestion, kind, id, but: answer.but ?? null })
    } else {
      await decline(records, acting, suggestion.id)
      const others = answer.as === 'new' ? decided.fresh : decided.left
      others.push(suggestion)
    }
  return decided
}

/** "Done" accepts a change and leaves out a task that is done already; "new" accepts a task. */
function isKept({ kind }: Suggestion, { isKept: isYes, as }: SuggestionAnswer): boolean {
  if (as === 'done') return kind === 'change'
  if (as === 'new') return kind === 'task'
  return isYes
}
