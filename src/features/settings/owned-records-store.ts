// What a person owns or wrote, as their archive lists it: records that are theirs, and what they wrote in others'.
import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { notificationPreferences, notifications } from '../../../db/schema/notifications.ts'
import {
  changeSets,
  comments,
  projectParticipants,
  projects,
  suggestions,
  tasks,
} from '../../../db/schema/tasks.ts'
import { blocks } from '../../../db/schema/trust.ts'
import { companies, memberships, userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readHours } from '../reminders/index.ts'

/** Rows read at a time. */
const PAGE = 500

/** One list of the archive; a page holds what comes after the last id of the page before. */
export interface RecordList {
  /** Names the file in the archive. */
  name: string
  page: (db: Database, scope: Scope, after: number) => Promise<{ id: number }[]>
}

/** A personal project is its owner's with everything below it (model.md, Ownership). */
const ownProject = (scope: Scope): SQL =>
  sql`(${projects.ownerId} = ${scope.userId} and ${projects.companyId} is null)`

const ofOwnProject = (scope: Scope, projectId: SQL | typeof tasks.projectId): SQL =>
  sql`exists (select 1 from ${projects} where ${projects.id} = ${projectId} and ${ownProject(scope)})`

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
const people = sql<{ name: string; email: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', trim(person.first_name || ' ' || person.last_name), 'email', person.email) order by person.id), '[]')
  from ${projectParticipants} as part
  inner join ${users} as person on person.id = part.user_id
  where part.project_id = ${projects}.id)`

export const recordLists: readonly RecordList[] = [
  {
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
        .limit(PAGE),
  },
  {
    name: 'tasks',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(tasks)
        .where(
          and(
            or(eq(tasks.creatorId, scope.userId), ofOwnProject(scope, tasks.projectId)),
            gt(tasks.id, after),
          ),
        )
        .orderBy(asc(tasks.id))
        .limit(PAGE),
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
        .limit(PAGE),
  },
  {
    name: 'suggestions',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(suggestions)
        .where(and(ofOwnProject(scope, sql`${suggestions.projectId}`), gt(suggestions.id, after)))
        .orderBy(asc(suggestions.id))
        .limit(PAGE),
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
        .limit(PAGE),
  },
  {
    name: 'notifications',
    page: (db, scope, after) =>
      db.orm
        .select({
          id: notifications.id,
          type: notifications.type,
          companyId: notifications.companyId,
          payload: notifications.payload,
          readAt: notifications.readAt,
          createdAt: notifications.createdAt,
        })
        .from(notifications)
        .where(and(eq(notifications.userId, scope.userId), gt(notifications.id, after)))
        .orderBy(asc(notifications.id))
        .limit(PAGE),
  },
  {
    name: 'agents',
    page: (db, scope, after) =>
      db.orm
        .select()
        .from(agentInstances)
        .where(and(eq(agentInstances.userId, scope.userId), gt(agentInstances.id, after)))
        .orderBy(asc(agentInstances.id))
        .limit(PAGE),
  },
]

/** The person, their addresses, memberships, blocks and switches; never a password's hash or a key. */
export async function accountRecord(db: Database, scope: Scope): Promise<Record<string, unknown>> {
  const { userId } = scope
  const [person] = await db.orm
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      signsInWith: users.authProvider,
      profileImageUrl: users.profileImageUrl,
      timeZone: users.timeZone,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  const addresses = await db.orm
    .select({ address: userAddresses.address, confirmedAt: userAddresses.confirmedAt })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
  const companiesOf = await db.orm
    .select({
      company: companies.name,
      companyId: companies.id,
      role: memberships.role,
      department: memberships.department,
      isActive: memberships.isActive,
      since: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
  const blocked = await db.orm
    .select({ address: blocks.address, since: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.userId, userId))
  const [switches] = await db.orm
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  const { quiet } = await readHours(db, scope)
  const { unsubscribeKey: _, userId: __, ...settings } = switches ?? { unsubscribeKey: '', userId }
  return {
    ...person,
    /** Minutes since midnight; null for none. */
    quietHours: quiet,
    addresses,
    memberships: companiesOf,
    blocked,
    notificationSettings: settings,
  }
}
