// What people own of tasks, comments and suggestions: for their archive, and for the end of their account.
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { changeSets, comments, suggestions, tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'
import { ofOwnProject } from '../projects/index.ts'

export const ownTaskRecords: readonly RecordList[] = [
  {
    name: 'tasks',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(tasks)
        .where(
          and(
            or(eq(tasks.creatorId, scope.userId), ofOwnProject(scope, sql`${tasks.projectId}`)),
            gt(tasks.id, after),
          ),
        )
        .orderBy(asc(tasks.id))
        .limit(RECORDS_PAGE),
  },
  {
    name: 'comments',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(comments)
        .where(
          and(
            or(eq(comments.authorId, scope.userId), ofOwnProject(scope, sql`${comments.projectId}`)),
            gt(comments.id, after),
          ),
        )
        .orderBy(asc(comments.id))
        .limit(RECORDS_PAGE),
  },
  {
    name: 'suggestions',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(suggestions)
        .where(and(ofOwnProject(scope, sql`${suggestions.projectId}`), gt(suggestions.id, after)))
        .orderBy(asc(suggestions.id))
        .limit(RECORDS_PAGE),
  },
  {
    name: 'changes',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(changeSets)
        .where(
          and(
            or(eq(changeSets.actorId, scope.userId), ofOwnProject(scope, sql`${changeSets.projectId}`)),
            gt(changeSets.id, after),
          ),
        )
        .orderBy(asc(changeSets.id))
        .limit(RECORDS_PAGE),
  },
]

/** The copies of the person's addresses and ids beside tasks that are others'. */
export async function forgetInTasks(db: Database, scope: Scope, addresses: readonly string[]): Promise<void> {
  await forgetAssignee(db, scope)
  await db.query('update tasks set source_email = null where source_email = any($1)', [addresses])
}

/** A list of assignees inside a record, without the person. */
const withoutPerson = (
  fields: string,
) => `case when ${fields} ? 'assigneeIds' then jsonb_set(${fields}, '{assigneeIds}',
  coalesce((select jsonb_agg(id) from jsonb_array_elements(${fields} -> 'assigneeIds') as ids(id)
    where id <> to_jsonb($1::int)), '[]')) else ${fields} end`

/** What waits in others' projects to be accepted or taken back would name somebody who is not there any more. */
async function forgetAssignee(db: Database, scope: Scope): Promise<void> {
  const among = 'project_id in (select project_id from project_participants where user_id = $1)'
  const names = (column: string, path: string) =>
    `jsonb_path_exists(${column}, '${path}.assigneeIds[*] ? (@ == $id)', jsonb_build_object('id', $1::int))`
  await db.query(
    `update suggestions set payload = ${withoutPerson('payload')} where ${among} and ${names('payload', '$')}`,
    [scope.userId],
  )
  await db.query(
    `update suggestions set payload = jsonb_set(payload, '{fields}', ${withoutPerson("(payload -> 'fields')")})
     where ${among} and ${names('payload', '$.fields')}`,
    [scope.userId],
  )
  await db.query(
    `update change_sets set changes = (
       select jsonb_agg(one || jsonb_build_object(
         'before', ${withoutPerson("(one -> 'before')")}, 'after', ${withoutPerson("(one -> 'after')")}) order by place)
       from jsonb_array_elements(changes) with ordinality as list(one, place))
     where ${among} and ${names('changes', '$[*].*')}`,
    [scope.userId],
  )
}
