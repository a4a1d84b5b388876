// Projects of somebody who leaves: in a company another person joins them, in Personal another person owns them.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { handOverThreads } from '../../routing/account-end-store.ts'
import type { HandedOver, Heir } from '../feature.ts'

const noun = ['project', 'projects'] as const

/** Of the scope's context; in the caller's transaction. In Personal the threads and their mails go with the project. */
export async function giveProjects(db: Database, scope: Scope, heir: Heir): Promise<HandedOver[]> {
  if (scope.companyId !== 0) {
    const { rows } = await db.query(
      `insert into project_participants (project_id, user_id)
       select p.id, $3::int from projects p where p.company_id = $1 and p.deleted_at is null and (
         exists (select 1 from project_participants own where own.project_id = p.id and own.user_id = $2)
         or exists (select 1 from tasks t join task_assignees a on a.task_id = t.id
           where t.project_id = p.id and t.deleted_at is null and a.user_id = $2))
       on conflict do nothing returning project_id`,
      [scope.companyId, scope.userId, heir.userId],
    )
    return [{ noun, count: rows.length }]
  }
  const { rows } = await db.query(
    `with moved as (
       update projects set owner_id = $2 where owner_id = $1 and company_id is null
       returning id, thread_id, deleted_at),
     joined as (
       insert into project_participants (project_id, user_id)
       select moved.id, person from moved, unnest(array[$1::int, $2::int]) as person on conflict do nothing)
     select thread_id, deleted_at from moved`,
    [scope.userId, heir.userId],
  )
  const threads = rows.flatMap((row) => (row.thread_id === null ? [] : [Number(row.thread_id)]))
  await handOverThreads(
    db,
    scope,
    threads.map((threadId) => ({ threadId, heirId: heir.userId })),
  )
  return [{ noun, count: rows.filter((row) => row.deleted_at === null).length }]
}
