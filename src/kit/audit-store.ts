// Adds to the audit log what no trigger of the database can see by itself.
import type { AuditFacts } from '../../db/schema/audit.ts'
import type { AuditAction } from './audit-actions.ts'
import type { ActingDatabase } from './db/acting-database.ts'

export interface AuditAct {
  action: AuditAction
  /** Who did it; without it whoever makes the call. */
  actorId?: number
  /** Whose admins see it; without it those of the companies that the person is a member of. */
  companyId?: number
  subject?: { kind: 'person' | 'company' | 'server' | 'archive'; id: number }
  /** Ids, names of fields and words of ours: never what names a person, since it cannot be taken back. */
  facts?: AuditFacts
  /** When; without it when the call was made. */
  at?: Date
}

/** In the transaction of the act, so that neither is there without the other. */
export async function recordAct(db: ActingDatabase, act: AuditAct): Promise<void> {
  const { action, actorId, companyId, subject, facts = {}, at } = act
  await db.query(
    `insert into audit_entries (action, actor_id, company_id, subject_kind, subject_id, facts, at)
     values ($1, $2::integer, $3::integer, $4, $5::integer, $6::jsonb, $7::timestamptz)`,
    [
      action,
      actorId ?? null,
      companyId ?? null,
      subject?.kind ?? null,
      subject?.id ?? null,
      JSON.stringify(facts),
      at?.toISOString() ?? null,
    ],
  )
}
