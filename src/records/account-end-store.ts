// Forgets a person whose account ends in what waits to be accepted or taken back.
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'

/** Where the person may be named: records of a kind of place, of those that `ids` selects by $1, the person's id. */
export interface Naming {
  place: string
  ids: string
  /** Of a list of people's ids, among the fields of a record. */
  field: string
}

export async function forgetInPlaces(
  db: Database,
  scope: Scope,
  { place, ids, field }: Naming,
): Promise<void> {
  const among = `subject_kind = $2 and subject_id in (${ids})`
  const without = (fields: string) => `case when ${fields} ? $3 then jsonb_set(${fields}, array[$3::text],
    coalesce((select jsonb_agg(id) from jsonb_array_elements(${fields} -> $3) as ids(id)
      where id <> to_jsonb($1::int)), '[]')) else ${fields} end`
  const names = (column: string, path: string) =>
    `jsonb_path_exists(${column}, '${path}.${field}[*] ? (@ == $id)', jsonb_build_object('id', $1::int))`
  const values = [scope.userId, place, field]
  await db.query(
    `update suggestions set payload = ${without('payload')} where ${among} and ${names('payload', '$')}`,
    values,
  )
  await db.query(
    `update suggestions set payload = jsonb_set(payload, '{fields}', ${without("(payload -> 'fields')")})
     where ${among} and ${names('payload', '$.fields')}`,
    values,
  )
  await db.query(
    `update change_sets set changes = (
       select jsonb_agg(one || jsonb_build_object(
         'before', ${without("(one -> 'before')")}, 'after', ${without("(one -> 'after')")}) order by place)
       from jsonb_array_elements(changes) with ordinality as list(one, place))
     where ${among} and ${names('changes', '$[*].*')}`,
    values,
  )
}
