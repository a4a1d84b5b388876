// Sets and ends a person's absence, and says what is set.
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf, plusDays } from '../../language/dates/iso-day.ts'
import { findUser } from '../accounts/index.ts'
import { membersOf } from '../companies/index.ts'
import {
  closeAbsence,
  endNow,
  type OpenAbsence,
  openAbsence,
  writeAbsence,
  writeDelegate,
} from './absence-store.ts'
import { endsBeforeItBegins, isOver, MOST_DAYS, notAColleague, tooLong } from './contract.ts'

export interface AbsenceServices {
  db: Database
  clock: Clock
}

export interface AbsenceToSet {
  from: string
  until: string
  delegateId: number | null
}

/**
 * From a day until a day, both counted in, in place of what was set before; `delegateId` is for the company of the
 * scope. Throws invalid for days that do not fit and for somebody who is no colleague.
 */
export async function beAway(services: AbsenceServices, scope: Scope, to: AbsenceToSet): Promise<void> {
  const { db, clock } = services
  const today = await todayOf(services, scope)
  if (to.until < to.from) throw fault('until', endsBeforeItBegins)
  if (to.until < today) throw fault('until', isOver)
  if (to.until >= plusDays(to.from, MOST_DAYS)) throw fault('until', tooLong)
  await db.transaction(async () => {
    if (to.delegateId !== null && !(await isColleague(db, scope, to.delegateId)))
      throw fault('delegateId', notAColleague)
    const before = await openAbsence(db, scope)
    const fromDay = before && isHistory(before, today) ? await goOn(services, scope, before, to) : to.from
    const id = await writeAbsence(db, scope, { fromDay, untilDay: to.until, at: clock() })
    if (scope.companyId !== 0) await writeDelegate(db, scope, id, to.delegateId)
  })
}

/** What is set and not over; `delegateId` in the company of the scope. */
export async function setNow(services: AbsenceServices, scope: Scope): Promise<AbsenceToSet | null> {
  const open = await openAbsence(services.db, scope)
  if (!open || isHistory(open, await todayOf(services, scope))) return null
  return { from: open.fromDay, until: open.untilDay, delegateId: open.delegateId }
}

/** One that is over and not told of yet goes on where the new one follows at once; else it is over without a word. */
async function goOn(
  { db, clock }: AbsenceServices,
  scope: Scope,
  before: OpenAbsence,
  { from }: AbsenceToSet,
): Promise<string> {
  if (before.endedAt === null && from <= plusDays(before.untilDay, 1)) return before.fromDay
  await closeAbsence(actingAs(db, scope), before.id, clock())
  return from
}

export const isHistory = ({ endedAt, untilDay }: OpenAbsence, today: string) =>
  endedAt !== null || untilDay < today

/** Before its first day nothing has happened that could be told. */
export async function comeBack(services: AbsenceServices, scope: Scope): Promise<void> {
  const { db, clock } = services
  const open = await openAbsence(db, scope)
  if (!open) return
  if (open.fromDay > (await todayOf(services, scope)))
    await closeAbsence(actingAs(db, scope), open.id, clock())
  else await endNow(db, scope, clock())
}

async function isColleague(db: Database, scope: Scope, userId: number): Promise<boolean> {
  if (scope.companyId === 0 || userId === scope.userId) return false
  return (await membersOf(db, scope)).some((one) => one.userId === userId)
}

export async function todayOf({ db, clock }: AbsenceServices, scope: Scope): Promise<string> {
  const person = await findUser(actingAs(db, scope), scope.userId)
  return dayOf({ at: clock(), zone: person?.timeZone ?? 'UTC' })
}

const fault = (path: string, message: string) => new AppError('invalid', message, [{ path, message }])
