// The only SQL of what an alert mail says: its reader and whether they may still read, the tasks, the mails, the people.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { deliveries, mails, type StoredTally, threadParticipants } from '../../../db/schema/mails.ts'
import { projectParticipants, projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export interface AlertReader {
  userId: number
  email: string
  projectId: number
  projectName: string
  /** Null for a project that was made in the app: no mail can be written into it. */
  threadId: number | null
}

/**
 * Null where the person has no account of their own any more, no longer takes part in the project or is no
 * active member of its company (model.md, Ownership), or has stopped following its thread (`#stop`).
 */
export async function alertReader(
  db: SystemDatabase,
  userId: number,
  projectId: number,
): Promise<AlertReader | null> {
  const [row] = await db.orm
    .select({
      userId: users.id,
      email: users.email,
      projectId: projects.id,
      projectName: projects.name,
      threadId: projects.threadId,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        isNow(projectId),
        sql`${users.claimedAt} is not null`,
        mayRead(userId),
        sql`not exists (select 1 from ${threadParticipants}
          where ${threadParticipants.threadId} in (select hung.thread_id from ${projects} as hung
              where hung.id = ${projects.id} or hung.merged_into_id = ${projects.id})
            and ${threadParticipants.userId} = ${userId} and ${threadParticipants.stopped})`,
      ),
    )
  return row ?? null
}

/** The project, or the one into which it was merged meanwhile. A deleted one has no readers. */
const isNow = (projectId: number): SQL =>
  sql`(${projects.deletedAt} is null and ${projects.id} = (
    select coalesce(hung.merged_into_id, hung.id) from ${projects} as hung where hung.id = ${projectId}))`

function mayRead(userId: number): SQL {
  const takesPart = sql`exists (select 1 from ${projectParticipants}
    where ${projectParticipants.projectId} = ${projects.id} and ${projectParticipants.userId} = ${userId})`
  const member = (more: SQL) => sql`exists (select 1 from ${memberships}
    where ${memberships.userId} = ${userId} and ${memberships.companyId} = ${projects.companyId}
      and ${memberships.isActive} and ${more})`
  return sql`(case when ${projects.companyId} is null then ${projects.ownerId} = ${userId} or ${takesPart}
    else ${member(sql`(${memberships.role} <> 'member' or ${takesPart})`)} end)`
}

export interface AlertTask {
  id: number
  number: number
  title: string
  status: string
  priority: 'low' | 'medium' | 'high'
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  /** The reader has it. */
  isMine: boolean
}

/** Those that are not deleted, by their numbers. */
export async function alertTasks(
  db: SystemDatabase,
  ids: readonly number[],
  userId: number,
): Promise<AlertTask[]> {
  if (ids.length === 0) return []
  const isMine = sql<boolean>`exists (select 1 from ${taskAssignees}
    where ${taskAssignees.taskId} = ${tasks.id} and ${taskAssignees.userId} = ${userId})`
  const { id, number, title, status, priority, dueDate } = tasks
  return db.orm
    .select({ id, number, title, status, priority, dueDate, isMine })
    .from(tasks)
    .where(and(inArray(tasks.id, [...ids]), isNull(tasks.deletedAt)))
    .orderBy(tasks.number)
}

export interface AlertMail {
  deliveryId: number
  subject: string
  made: StoredTally[]
  changed: StoredTally[]
}

export async function alertMails(db: SystemDatabase, deliveryIds: readonly number[]): Promise<AlertMail[]> {
  if (deliveryIds.length === 0) return []
  return db.orm
    .select({
      deliveryId: deliveries.id,
      subject: mails.subject,
      made: deliveries.made,
      changed: deliveries.changed,
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(inArray(deliveries.id, [...deliveryIds]))
    .orderBy(deliveries.id)
}
