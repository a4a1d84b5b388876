// Reads what a rehearsal made, before it is rolled back.
import { asc, inArray, sql } from 'drizzle-orm'
import { deliveries, outbox, type TraceStep, type Trust } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { type Summary, storedSummary } from './summary.ts'

export interface RehearsedDelivery {
  recipient: string
  status: string
  reason: string | null
  trust: Trust | null
  agentType: string | null
  /** In a thread that was there before. */
  isReply: boolean
  companyId: number | null
  trace: TraceStep[]
  /** Null where no agent applied it. */
  summary: Summary | null
}

export interface RehearsedMail {
  kind: string
  recipient: string
  subject: string
}

/** Within its transaction alone: the mails that go out are known by who wrote their rows. */
export async function readRehearsed(
  db: SystemDatabase,
  ids: readonly number[],
): Promise<{ deliveries: RehearsedDelivery[]; mails: RehearsedMail[] }> {
  const rows = await db.orm
    .select({
      recipient: deliveries.recipient,
      status: deliveries.status,
      reason: deliveries.reason,
      trust: deliveries.trust,
      agentType: deliveries.agentType,
      isReply: deliveries.isReply,
      companyId: deliveries.companyId,
      trace: deliveries.trace,
      summary: deliveries.summary,
    })
    .from(deliveries)
    .where(inArray(deliveries.id, [...ids]))
    .orderBy(asc(deliveries.id))
  const mails = await db.orm
    .select({ kind: outbox.kind, recipient: outbox.recipient, subject: outbox.subject })
    .from(outbox)
    .where(sql`${outbox}.xmin = pg_current_xact_id()::xid`)
    .orderBy(asc(outbox.id))
  return {
    deliveries: rows.map((row) => ({ ...row, summary: storedSummary(row.summary) })),
    mails,
  }
}
