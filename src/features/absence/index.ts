// Absence: people are away for some days, somebody of their company stands in, and what reminds them waits.
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { whenMembersLeave } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { dropKeptBefore } from '../../records/change-set-store.ts'
import { undoableSince } from '../../records/undo.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { AwayPeople } from './absence.ts'
import { absenceRoutes } from './absence-api.ts'
import { absenceAsks } from './absence-asks.ts'
import { ABSENCE } from './absence-change.ts'
import { absenceKind } from './absence-kind.ts'
import { awayIn, dropClosed, forgetDelegates, ownAbsences } from './absence-store.ts'

export { AwayPeople, type AwayPerson, type StandIn } from './absence.ts'
export { proposedAbsence } from './absence-asks.ts'
export { ABSENCE } from './absence-change.ts'
export { type SaidAbsence, understandAbsence } from './absence-in-words.ts'
export { closeAbsence, doneFor, isAway, keepDelegated } from './absence-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** So long an absence that was told of is kept. */
const KEPT_MS = 60 * DAY_MS

export function absence({ db, system, clock }: AppServices): Feature {
  whenMembersLeave(db, (left) => [forgetDelegates(left)])
  return feature({
    name: 'absence',
    routes: absenceRoutes({ db, clock }),
    records: { [ABSENCE]: absenceKind },
    asks: absenceAsks({ db, clock }),
    owned: { account: ownAbsences },
    sweeps: [
      {
        name: 'old-absences',
        everyMs: DAY_MS,
        async run() {
          await dropClosed(asSystem(db, system), new Date(clock().getTime() - KEPT_MS))
          await dropKeptBefore(asSystem(db, system), ABSENCE, undoableSince(clock()))
        },
      },
    ],
  })
}

/**
 * Members who are away of the company of the scope; nobody in the personal context. Whoever is not told of it, as a
 * stranger whose mail is read, has the same tasks go to the same people.
 */
export async function awayPeople(db: Database, scope: Scope, at: Date): Promise<AwayPeople> {
  if (scope.companyId === 0) return new AwayPeople([])
  return new AwayPeople(await awayIn(actingAs(db, scope), scope.companyId, at))
}

/** Absence is the company's business: nobody from outside learns of it. */
export const mayHearOfAbsence = ({ companyId, role }: Scope): boolean => companyId !== 0 && role !== null
