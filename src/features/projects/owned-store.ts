// What people own of projects: for their archive, and for the end of their account.
import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database, Statement } from '../../kit/db/database.ts'
import type { EndedMemberships } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { handOverThreads } from '../../routing/account-end-store.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

/** A personal project is its owner's with everything below it (model.md, Ownership). */
const ownProject = (scope: Scope): SQL =>
  sql`(${projects.ownerId} = ${scope.userId} and ${projects.companyId} is null)`

/** For a record below a project: whether the project is the person's own. */
export const ofOwnProject = (scope: Scope, projectId: SQL | typeof projects.id): SQL =>
  sql`exists (select 1 from ${projects} where ${projects.id} = ${projectId} and ${ownProject(scope)})`

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
const people = sql<{ name: string; email: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', trim(person.first_name || ' ' || person.last_name), 'email', person.email) order by person.id), '[]')
  from ${projectParticipants} as part
  inner join ${users} as person on person.id = part.user_id
  where part.project_id = ${projects}.id)`

export const ownProjects: RecordList = {
  name: 'projects',
  page: (db, scope, after) =>
    db.orm
      .select({
        id: projects.id,
        name: projects.name,
        type: projects.type,
        topic: projects.topic,
        sourceEmail: projects.sourceEmail,
        sourceEmailSubject: projects.sourceEmailSubject,
        participants: people,
        createdAt: projects.createdAt,
        updatedAt: projects.updatedAt,
      })
      .from(projects)
      .where(and(ownProject(scope), gt(projects.id, after)))
      .orderBy(asc(projects.id))
      .limit(RECORDS_PAGE),
}

/**
 * Personal projects in which others take part go on: with the first participant who has an account, or else
 * the first who wrote in it, as their owner. Thread, deliveries and mails follow the project.
 */
export async function handOverProjects(db: Database, scope: Scope): Promise<void> {
  const { rows } = await db.query(
    `with heirs as (
       select distinct on (p.id) p.id, p.thread_id, u.id as heir_id
       from projects p
       join project_participants pp on pp.project_id = p.id and pp.user_id <> $1
       join users u on u.id = pp.user_id
       where p.owner_id = $1 and (
         u.claimed_at is not null
         or exists (select 1 from deliveries d where d.thread_id = p.thread_id and d.sender_id = u.id)
         or exists (select 1 from comments c where c.author_id = u.id and (c.subject_kind, c.subject_id) in (
           select 'project', p.id union all select 'task', t.id from tasks t where t.project_id = p.id)))
       order by p.id, (u.claimed_at is null), u.id),
     moved as (
       update projects p set owner_id = h.heir_id from heirs h where p.id = h.id)
     select thread_id, heir_id from heirs where thread_id is not null`,
    [scope.userId],
  )
  const heirs = rows.map((row) => ({ threadId: Number(row.thread_id), heirId: Number(row.heir_id) }))
  await handOverThreads(db, scope, heirs)
}

/** Whose membership has ended takes part in none of the company's projects. */
export const leaveProjects = ({ companyIds, userIds }: EndedMemberships): Statement => ({
  text: `delete from project_participants using projects,
      unnest($1::int[], $2::int[]) as gone (company_id, user_id)
    where projects.id = project_participants.project_id and projects.company_id = gone.company_id
      and project_participants.user_id = gone.user_id`,
  values: [companyIds, userIds],
})
