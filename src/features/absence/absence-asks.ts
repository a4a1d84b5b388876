// An absence that the Copilot proposes: read from the person's own words, set once they pressed.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { saidAsAbsence } from '../../language/rules/said-as-rule.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { Answered, Asks, ProposedChange } from '../../records/asks.ts'
import { displayName } from '../accounts/index.ts'
import { membersOf } from '../companies/index.ts'
import { absenceChange, applyAbsences } from './absence-change.ts'
import { absenceSaid, type MissingOfAbsence, type SaidAbsence } from './absence-in-words.ts'
import { whoIsAway } from './away-asks.ts'
import { setNow } from './set-absence.ts'

interface Services {
  db: Database
  clock: Clock
}

const SURE = 0.99

export function absenceAsks(services: Services): Asks {
  const { db, clock } = services
  return {
    async answer(scope, question): Promise<Answered | null> {
      const { asWritten, language, today } = question
      const words = saidAsAbsence(asWritten.text, { today, language: asWritten.language })
      const proposed = words === null ? null : await proposedAbsence(services, scope, { words, today })
      if (!proposed) return whoIsAway(db, scope, question)
      const { asks, press } = wordsIn(language).absence
      if (proposed.kind === 'ask') return told(proposed.asks(asks))
      const { isEnd, delegate } = proposed.absence
      return {
        ...told(isEnd ? press.back : press.away(delegate)),
        changes: [proposed.change],
        isJudged: true,
      }
    },
    apply: (scope, changes) => applyAbsences({ db, scope, at: clock() }, changes),
  }
}

const told = (text: string): Answered => ({ sureness: SURE, statements: [{ text, sources: [] }] })

export type ProposedAbsence =
  | { kind: 'change'; change: ProposedChange; absence: SaidAbsence }
  | { kind: 'ask'; asks: MissingOfAbsence }

/** In the company of the scope; null for words that say no absence. */
export async function proposedAbsence(
  services: Services,
  scope: Scope,
  said: { words: string; today: string },
): Promise<ProposedAbsence | null> {
  const found = await absenceSaid(services.db, scope, said)
  if (found?.kind !== 'absence') return found
  const before = await setNow(services, scope)
  const delegate = before && (await nameOf(services.db, scope, before.delegateId))
  const change = absenceChange(found.absence, before && { ...before, delegate })
  return { kind: 'change', change, absence: found.absence }
}

async function nameOf(db: Database, scope: Scope, userId: number | null): Promise<string | null> {
  if (userId === null || scope.companyId === 0) return null
  const found = (await membersOf(db, scope)).find((one) => one.userId === userId)
  return found ? displayName(found) : null
}
