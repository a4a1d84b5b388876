// The one rule of who reads what is kept of records: whoever may read the record or place to which it belongs.
import { and, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { StoredSubject } from '../../db/schema/records.ts'
import type { Condition } from '../kit/db/condition.ts'
import type { Scope } from '../kit/scope.ts'
import type { RecordKind, Records } from './record-kind.ts'

/** The columns that name what a row belongs to. */
interface Subjected {
  subjectKind: AnyPgColumn
  subjectId: AnyPgColumn
}

/** Rows of one record, where the scope may read it. */
export function ofReadable(
  records: Records,
  scope: Scope,
  { kind, id }: StoredSubject,
  columns: Subjected,
): Condition {
  const readable = records.kinds()[kind]?.readable(scope)
  if (!readable) throw new Error(`no feature has records of the kind ${kind}`)
  return sql`(${ofSubject({ kind, id }, columns)} and ${columns.subjectId} in (${readable}))`
}

/** Rows of one record. */
export function ofSubject({ kind, id }: StoredSubject, { subjectKind, subjectId }: Subjected): Condition {
  return sql`(${subjectKind} = ${kind} and ${subjectId} = ${id})`
}

/** Rows of all places that the scope may read. */
export function inReadablePlaces(
  records: Records,
  scope: Scope,
  { subjectKind, subjectId }: Subjected,
): Condition {
  const places = placesOf(records).map(
    ([kind, { readable }]) => sql`select ${kind}::text, place.id from (${readable(scope)}) as place (id)`,
  )
  // One list of places, so that rows are reached by the place: of several lists joined by "or" all rows are read.
  return places.length === 0
    ? sql`false`
    : sql`(${subjectKind}, ${subjectId}) in (${sql.join(places, sql` union all `)})`
}

/** Rows of change sets that the scope may take back: of readable places, and of deleted ones what was done to them. */
export function inPlacesToUndo(
  records: Records,
  scope: Scope,
  sets: Subjected & { changes: AnyPgColumn },
): Condition {
  const { subjectKind, subjectId, changes } = sets
  const ofItself = sql`${changes} @> jsonb_build_array(jsonb_build_object('subject',
    jsonb_build_object('kind', ${subjectKind}, 'id', ${subjectId})))`
  const each = placesOf(records).map(([kind, { place }]) =>
    and(eq(subjectKind, kind), sql`${subjectId} in (${place.keeps(scope)})`, ofItself),
  )
  return or(inReadablePlaces(records, scope, sets), ...each) ?? sql`false`
}

/** The name of the place of a row. */
export function placeName(records: Records, { subjectKind, subjectId }: Subjected): Condition {
  const each = placesOf(records).map(
    ([kind, { place }]) => sql`when ${subjectKind} = ${kind} then ${place.nameOf(sql`${subjectId}`)}`,
  )
  return sql`case ${sql.join(each, sql` `)} end`
}

const placesOf = (records: Records) =>
  Object.entries(records.kinds()).filter(
    (one): one is [string, Required<Pick<RecordKind, 'place'>> & RecordKind] => Boolean(one[1].place),
  )
