// The only SQL that finds processed deliveries to be read again.
import { and, eq, sql } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { deliveryColumns, mailColumns } from './delivery-store.ts'

/** Whose mails: of a company, of a person's own context, or all. */
export interface ReplayOf {
  companyId: number | null
  ownerId: number | null
  /** Null for all. */
  since: Date | null
  /** Agents that can read again. */
  agentTypes: readonly string[]
}

const isWanted = `deliveries.status = 'processed' and deliveries.agent_type = any($1::text[])
  and deliveries.sender_id is not null and deliveries.thread_id is not null
  and ($2::int is null or deliveries.company_id = $2::int)
  and ($3::int is null or (deliveries.company_id is null and deliveries.owner_id = $3::int))
  and ($4::timestamptz is null or mails.received_at >= $4::timestamptz)
  and not mails.commands_only and mails.source <> 'generator'`

const values = ({ agentTypes, companyId, ownerId, since }: ReplayOf) => [
  ...[agentTypes, companyId, ownerId, since],
]

export async function countToReplay(db: SystemDatabase, of: ReplayOf): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from deliveries join mails on mails.id = deliveries.mail_id where ${isWanted}`,
    values(of),
  )
  return rows[0]?.count ?? 0
}

/** In the order in which they came, those after `after`. */
export async function nextToReplay(
  db: SystemDatabase,
  of: ReplayOf,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select deliveries.id from deliveries join mails on mails.id = deliveries.mail_id
     where ${isWanted} and deliveries.id > $5 order by deliveries.id limit $6`,
    [...values(of), after, most],
  )
  return rows.map(({ id }) => id)
}

/** Mail that has come and is not processed yet. */
export async function hasOpenDeliveries(db: SystemDatabase): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>(
    `select exists (select 1 from deliveries where status in ('received', 'processing')) as open`,
  )
  return rows[0]?.open ?? false
}

/** As it was processed; null for one that is not, or is gone. */
export async function processedDelivery(db: SystemDatabase, id: number) {
  const [row] = await db.orm
    .select({
      delivery: deliveryColumns,
      mail: mailColumns,
      agentType: deliveries.agentType,
      instanceId: deliveries.instanceId,
      ownerId: deliveries.ownerId,
      threadId: deliveries.threadId,
      isReply: deliveries.isReply,
      finishedAt: deliveries.finishedAt,
      takesPart: sql<boolean>`exists (select 1 from thread_participants as taking
        where taking.thread_id = ${deliveries.threadId} and taking.user_id = ${deliveries.senderId})`,
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.id, id), eq(deliveries.status, 'processed')))
  return row ?? null
}
