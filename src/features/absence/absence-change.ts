// An absence as a change that waits for a yes: what it was and what it becomes, set and taken back as any other change.
import { z } from 'zod'
import type { StoredChange } from '../../../db/schema/records.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Applied, ProposedChange } from '../../records/asks.ts'
import { insertChangeSet } from '../../records/change-set-store.ts'
import type { SaidAbsence } from './absence-in-words.ts'
import { closeAbsence, hasDelegated, openAbsence, reopen } from './absence-store.ts'
import { type AbsenceToSet, beAway, comeBack, setNow } from './set-absence.ts'

export const ABSENCE = 'absence'
const AWAY = 'away'
const BACK = 'back'
const PATH = '/settings?tab=notifications'

const absenceToSet = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  delegateId: z.number().int().positive().nullable(),
})

/** "2026-12-20 – 2027-01-12, Ben Okri": days and a name, which are the same in each language. */
const inShort = (from: string, until: string, delegate: string | null) =>
  `${from === until ? from : `${from} \u2013 ${until}`}${delegate === null ? '' : `, ${delegate}`}`

/** `before`: what is set already, with the name of who stands in. */
export function absenceChange(
  { from, until, delegateId, delegate, isEnd }: SaidAbsence,
  before: (AbsenceToSet & { delegate: string | null }) | null,
): ProposedChange {
  return {
    ...{ kind: ABSENCE, id: null, title: 'Your absence', path: PATH, version: null },
    ...(isEnd ? { field: BACK, label: 'Back' } : { field: AWAY, label: 'Away' }),
    before: before ? inShort(before.from, before.until, before.delegate) : '',
    after: isEnd ? from : inShort(from, until, delegate),
    value: isEnd ? null : ({ from, until, delegateId } satisfies AbsenceToSet),
  }
}

/** In the open transaction. */
export async function applyAbsences(acting: Acting, changes: readonly ProposedChange[]): Promise<Applied> {
  const applied: Applied = { changeSetIds: [], refused: [] }
  for (const { kind, field, title, value } of changes) {
    if (kind !== ABSENCE || (field !== AWAY && field !== BACK)) continue
    try {
      const id = await changeAbsence(acting, field === AWAY ? absenceToSet.parse(value) : null)
      if (id !== null) applied.changeSetIds.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      applied.refused.push({ title, because: error.message })
    }
  }
  return applied
}

/**
 * In the open transaction; null ends the one that is set. Answers the change set by which it is taken back; null where
 * nothing was to end. Throws invalid where none is set, and as `beAway`.
 */
export async function changeAbsence(acting: Acting, to: AbsenceToSet | null): Promise<number | null> {
  const { db, scope } = acting
  const before = await setNow(servicesOf(acting), scope)
  if (to === null && before === null) throw new AppError('invalid', 'No absence is set')
  const idBefore = (await openAbsence(db, scope))?.id
  await become(acting, to)
  const id = (await openAbsence(db, scope))?.id ?? idBefore
  if (id === undefined) return null
  const subject = { kind: ABSENCE, id }
  return insertChangeSet(acting, {
    ...{ place: subject, threadId: null, by: 'app', mailId: null },
    changes: [
      {
        subject,
        kind: 'update',
        before: { set: before },
        after: { set: await setNow(servicesOf(acting), scope) },
      },
    ],
  })
}

const servicesOf = ({ db, at }: Acting) => ({ db, clock: () => at })

async function become(acting: Acting, to: AbsenceToSet | null): Promise<void> {
  if (to === null) await comeBack(servicesOf(acting), acting.scope)
  else await beAway(servicesOf(acting), acting.scope, to)
}

const stored = z.object({ set: absenceToSet.nullable() })

/** False where it was changed since, or its days are over. */
export async function takeAbsenceBack(
  acting: Acting,
  { subject, before, after }: StoredChange,
): Promise<boolean> {
  const was = stored.parse(before).set
  const became = stored.parse(after).set
  if (!isSame(await setNow(servicesOf(acting), acting.scope), became)) return false
  if (was && became === null) return reopen(acting.db, acting.scope, subject.id)
  try {
    if (was === null) await neverAway(acting)
    else await become(acting, was)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
  return true
}

/** Where nothing went to others there is nothing to tell on a return. */
async function neverAway(acting: Acting): Promise<void> {
  const { db, scope, at } = acting
  const open = await openAbsence(db, scope)
  if (open && !(await hasDelegated(actingAs(db, scope), open.id)))
    await closeAbsence(actingAs(db, scope), open.id, at)
  else await become(acting, null)
}

const isSame = (one: AbsenceToSet | null, other: AbsenceToSet | null) =>
  one === null || other === null
    ? one === other
    : one.from === other.from && one.until === other.until && one.delegateId === other.delegateId
