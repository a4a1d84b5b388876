// Mails by their deliveries, for whoever reads their texts: what the person may open, with the rest of each thread.
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { agentInstances } from '../../../db/schema/instances.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { listedFor } from './delivery-log-store.ts'

export interface ReadMail {
  /** Of the delivery, by which the log shows it. */
  id: number
  subject: string
  /** Name of the object in the mail store. */
  object: string
  at: Date
  threadId: number | null
}

const MOST = 40

/**
 * The log lists a person's unproved mails to a company, and what they wrote in confidence to one of its agents, among
 * their own. What such a mail says stays in the company.
 */
const ofContext = (scope: Scope) =>
  scope.companyId === 0
    ? and(
        isNull(deliveries.companyId),
        sql`not exists (select 1 from ${agentInstances}
          where ${agentInstances.id} = ${deliveries.instanceId} and ${agentInstances.companyId} is not null)`,
        listedFor(scope),
      )
    : listedFor(scope)

/** Oldest first, each mail once: those asked for, and others of their threads that the log shows the person, too. */
export async function readableMails(
  db: Database,
  scope: Scope,
  deliveryIds: readonly number[],
): Promise<ReadMail[]> {
  if (deliveryIds.length === 0) return []
  const asked = await db.orm
    .select({ threadId: deliveries.threadId })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(inArray(deliveries.id, [...deliveryIds]), ofContext(scope)))
  const threads = asked.flatMap(({ threadId }) => threadId ?? [])
  const rows = await db.orm
    .select({
      ...{ id: deliveries.id, mailId: mails.id, subject: mails.subject, object: mails.object },
      threadId: deliveries.threadId,
      at: sql<Date>`coalesce(${mails.sentAt}, ${mails.receivedAt})`.mapWith(mails.receivedAt),
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(
      and(
        or(
          inArray(deliveries.id, [...deliveryIds]),
          threads.length > 0 ? inArray(deliveries.threadId, threads) : undefined,
        ),
        eq(deliveries.status, 'processed'),
        ofContext(scope),
      ),
    )
    .orderBy(asc(mails.receivedAt), asc(deliveries.id))
    .limit(MOST)
  const seen = new Set<number>()
  return rows.flatMap(({ mailId, ...mail }) => {
    if (seen.has(mailId)) return []
    seen.add(mailId)
    return [mail]
  })
}

const MOST_LATEST = 60

/** The deliveries since then that the log shows the person, the latest first. */
export async function latestMails(db: Database, scope: Scope, since: Date): Promise<number[]> {
  const rows = await db.orm
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(gte(mails.receivedAt, since), eq(deliveries.status, 'processed'), ofContext(scope)))
    .orderBy(desc(mails.receivedAt), desc(deliveries.id))
    .limit(MOST_LATEST)
  return rows.map(({ id }) => id)
}
