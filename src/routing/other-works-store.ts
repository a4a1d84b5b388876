// The works of one mail beside the one in hand: for the receipt that tells of all of them.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type WorkStatus, works } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { prepared } from '../kit/db/prepared.ts'

export interface OtherWork {
  id: number
  recipient: string
  status: WorkStatus
  reason: string | null
  agentType: string | null
  summary: Record<string, unknown> | null
}

const others = prepared<OtherWork[], { workId: number; mailId: number }>((orm) =>
  orm
    .select({
      id: works.id,
      recipient: works.recipient,
      status: works.status,
      reason: works.reason,
      agentType: works.agentType,
      summary: works.summary,
    })
    .from(works)
    .where(and(eq(works.mailId, sql.placeholder('mailId')), ne(works.id, sql.placeholder('workId'))))
    .orderBy(asc(works.id)),
)

/** The works of the same mail for other recipients of ours; they stay as they are while the mail is locked. */
export function otherWorks(db: SystemDatabase, work: { id: number; mailId: number }): Promise<OtherWork[]> {
  return others(db, { workId: work.id, mailId: work.mailId })
}
