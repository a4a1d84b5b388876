// The only SQL of who a task's comments concern: the people of its project, and those of its mail thread.
import { and, asc, eq, sql } from 'drizzle-orm'
import { threadParticipants } from '../../../../db/schema/mails.ts'
import { notificationPreferences } from '../../../../db/schema/notifications.ts'
import { projectParticipants } from '../../../../db/schema/tasks.ts'
import { blocks } from '../../../../db/schema/trust.ts'
import { memberships, userAddresses, users } from '../../../../db/schema/users.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { Mentionable } from '../../../records/mention.ts'
import { displayName } from '../../accounts/index.ts'
import { type ProjectRow, threadsOf } from '../../projects/index.ts'

const who = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }

type Row = { id: number; firstName: string; lastName: string; email: string }

const personOf = (row: Row): Mentionable => ({ id: row.id, name: displayName(row), email: row.email })

/** Who was removed from the company of the project reads nothing of it any more. */
const isRemoved = ({ companyId }: ProjectRow) =>
  sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${users.id}
    and ${memberships.companyId} = ${companyId} and not ${memberships.isActive})`

const takingPart = ({ id, ownerId }: ProjectRow) =>
  sql`select user_id from ${projectParticipants} where ${projectParticipants.projectId} = ${id}
    union select ${ownerId}::int`

/** Its participants and its owner, who can be named in a comment; the person too. */
export async function peopleOfProject(db: Database, project: ProjectRow): Promise<Mentionable[]> {
  const rows = await db.orm
    .select(who)
    .from(users)
    .where(sql`${users.id} = any(array(${takingPart(project)})) and not ${isRemoved(project)}`)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
  return rows.map(personOf)
}

/**
 * Who may get mail about the project from the person: without who left the thread (`#stop`), switched such
 * mails off (SET-21) or is blocked by the person, and without the mail domain's own addresses.
 * Who has blocked the person is known by blockersOf alone.
 */
export async function mailablePeople(
  db: Database,
  scope: Scope,
  project: ProjectRow,
  mailDomain: string,
): Promise<(Mentionable & { isOnThread: boolean })[]> {
  const isBlocked = sql`exists (select 1 from ${blocks} where ${blocks.userId} = ${scope.userId}
    and (${blocks.address} = lower(${users.email}) or ${blocks.address} in (
      select ${userAddresses.address} from ${userAddresses}
      where ${userAddresses.userId} = ${users.id} and ${userAddresses.confirmedAt} is not null)))`
  const threads = threadsOf(project.id)
  const onThread = sql`select 1 from ${threadParticipants}
    where ${threadParticipants.threadId} in ${threads} and ${threadParticipants.userId} = ${users.id}`
  const rows = await db.orm
    .select({ ...who, isOnThread: sql<boolean>`exists (${onThread})` })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(
      and(
        sql`${users.id} = any(array(${takingPart(project)} union select user_id from ${threadParticipants}
          where ${threadParticipants.threadId} in ${threads}))`,
        sql`${users.id} <> ${scope.userId} and not exists (${onThread} and ${threadParticipants.stopped})`,
        sql`coalesce(${notificationPreferences.emailNotifications} and ${notificationPreferences.projectUpdates}, true)`,
        sql`lower(split_part(${users.email}, '@', 2)) <> ${mailDomain.toLowerCase()}`,
        sql`not ${isRemoved(project)} and not ${isBlocked}`,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
  return rows.map((row) => ({ ...personOf(row), isOnThread: row.isOnThread }))
}
