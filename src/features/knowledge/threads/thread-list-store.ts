// The only SQL of threads whose mails reached an address of the agent (FAQ-05, ALEX-08).
import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { deliveries, mails, threadParticipants, threads } from '../../../../db/schema/mails.ts'
import { projects } from '../../../../db/schema/tasks.ts'
import type { Database } from '../../../kit/db/database.ts'
import { oversees, type Scope } from '../../../kit/scope.ts'
import { isHomeOf, readableBy as projectReadableBy } from '../../projects/index.ts'

const MOST_LISTED = 300

export interface ListedThread {
  id: number
  instanceId: number | null
  subject: string
  from: string[]
  mailCount: number
  latestAt: Date
  projectId: number | null
}

/** Whoever takes part in a thread reads it, in the personal context its owner too, and in a company its managers. */
function readableBy(scope: Scope): SQL {
  const takesPart = sql`exists (select 1 from ${threadParticipants}
    where ${threadParticipants.threadId} = ${threads.id} and ${threadParticipants.userId} = ${scope.userId})`
  if (scope.companyId === 0)
    return sql`(${threads.companyId} is null and (${threads.ownerId} = ${scope.userId} or ${takesPart}))`
  if (scope.role === null) return sql`false`
  const ofCompany = eq(threads.companyId, scope.companyId)
  return sql`(${oversees(scope) ? ofCompany : and(ofCompany, takesPart)})`
}

/** The latest first. */
export async function threadsOfAgent(
  db: Database,
  scope: Scope,
  { agentType, instanceId }: { agentType: string; instanceId: number | undefined },
): Promise<ListedThread[]> {
  const reached = db.orm
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.threadId, threads.id), eq(deliveries.status, 'processed')))
  const rows = await db.orm
    .select({ id: threads.id, instanceId: threads.instanceId, latestAt: threads.lastMailAt })
    .from(threads)
    .where(
      and(
        eq(threads.agentType, agentType),
        instanceId === undefined ? undefined : eq(threads.instanceId, instanceId),
        readableBy(scope),
        exists(reached),
      ),
    )
    .orderBy(desc(threads.lastMailAt), desc(threads.id))
    .limit(MOST_LISTED)
  const ids = rows.map(({ id }) => id)
  const told = await mailsOf(db, scope, ids)
  const homes = await projectsOf(db, scope, ids)
  return rows.map((row) => {
    const all = told.get(row.id) ?? []
    return {
      ...row,
      subject: all[0]?.subject ?? '',
      from: [...new Set(all.map(({ from }) => from))].filter(Boolean),
      mailCount: all.length,
      projectId: homes.get(row.id) ?? null,
    }
  })
}

/** The first of each first. */
async function mailsOf(
  db: Database,
  scope: Scope,
  threadIds: readonly number[],
): Promise<ReadonlyMap<number, { subject: string; from: string }[]>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db.orm
    .selectDistinct({
      ...{ threadId: deliveries.threadId, id: mails.id, subject: mails.subject },
      ...{ name: mails.fromName, address: mails.fromAddress },
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .innerJoin(threads, and(eq(threads.id, deliveries.threadId), readableBy(scope)))
    .where(inArray(deliveries.threadId, [...threadIds]))
    .orderBy(mails.id)
  const found = new Map<number, { subject: string; from: string }[]>()
  for (const { threadId, subject, name, address } of rows) {
    const before = found.get(threadId ?? 0) ?? []
    found.set(threadId ?? 0, [...before, { subject, from: name || address || '' }])
  }
  return found
}

/** Of threads that were handed over to another agent for a mail: the project that came of it. */
async function projectsOf(
  db: Database,
  scope: Scope,
  threadIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  for (const threadId of threadIds) {
    const [project] = await db.orm
      .select({ id: projects.id })
      .from(projects)
      .where(and(isHomeOf(threadId), or(projectReadableBy(scope))))
    if (project) found.set(threadId, project.id)
  }
  return found
}
