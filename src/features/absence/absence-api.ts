// Answers the calls about a person's absence: shows it, sets it, ends it.
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { displayName } from '../accounts/index.ts'
import { membersOf } from '../companies/index.ts'
import { changeAbsence } from './absence-change.ts'
import { openAbsence } from './absence-store.ts'
import { endAbsence, getAbsence, type ShownAbsence, setAbsence } from './contract.ts'
import { type AbsenceServices, type AbsenceToSet, isHistory, setNow, todayOf } from './set-absence.ts'

export function absenceRoutes(services: AbsenceServices): Served[] {
  const changed = async (scope: Scope, to: AbsenceToSet | null) => {
    const changeSetId = await services.db.transaction(() =>
      changeAbsence({ db: services.db, scope, at: services.clock() }, to),
    )
    return { ...(await shown(services, scope)), changeSetId }
  }
  return [
    serve(getAbsence, ({ scope }) => shown(services, scope)),
    serve(setAbsence, ({ scope, body }) => changed(scope, body)),
    serve(endAbsence, async ({ scope }) =>
      (await setNow(services, scope))
        ? changed(scope, null)
        : { ...(await shown(services, scope)), changeSetId: null },
    ),
  ]
}

async function shown(services: AbsenceServices, scope: Scope): Promise<ShownAbsence> {
  const { db } = services
  const today = await todayOf(services, scope)
  const open = await openAbsence(db, scope)
  const colleagues = scope.companyId === 0 ? [] : await membersOf(db, scope)
  const others = colleagues.filter(({ userId }) => userId !== scope.userId)
  const isStanding = others.some(({ userId }) => userId === open?.delegateId)
  return {
    absence:
      open && !isHistory(open, today)
        ? {
            ...{ from: open.fromDay, until: open.untilDay, isNow: open.fromDay <= today },
            delegateId: isStanding ? open.delegateId : null,
          }
        : null,
    today,
    colleagues: others.map((one) => ({ id: one.userId, name: displayName(one) })),
  }
}
