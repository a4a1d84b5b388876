// The one rule of who reads what is kept beside records: whoever may read the place in which it stands.
import { and, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Condition } from '../kit/db/condition.ts'
import type { Scope } from '../kit/scope.ts'
import type { Records } from './record-kind.ts'

/** The columns that name the place of a row. */
interface Placed {
  subjectKind: AnyPgColumn
  subjectId: AnyPgColumn
}

const placesOf = (records: Records) =>
  Object.entries(records.kinds()).flatMap(([kind, { place }]) => (place ? [{ kind, place }] : []))

export function readableIn(records: Records, scope: Scope, { subjectKind, subjectId }: Placed): Condition {
  const each = placesOf(records).map(({ kind, place }) =>
    and(eq(subjectKind, kind), sql`${subjectId} in (${place.readable(scope)})`),
  )
  return or(...each) ?? sql`false`
}

/** The name of the place of a row. */
export function placeName(records: Records, { subjectKind, subjectId }: Placed): Condition {
  const each = placesOf(records).map(
    ({ kind, place }) => sql`when ${subjectKind} = ${kind} then ${place.nameOf(sql`${subjectId}`)}`,
  )
  return sql`case ${sql.join(each, sql` `)} end`
}
