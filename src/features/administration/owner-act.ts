// What the owner of the server does to accounts and companies goes into the audit log, in the act's own transaction.
import type { AuditFacts } from '../../../db/schema/audit.ts'
import type { AuditAction } from '../../kit/audit-actions.ts'
import { recordAct } from '../../kit/audit-store.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export type OwnerAct = Extract<
  AuditAction,
  | `account.${'disabled' | 'enabled' | 'signed_out' | 'factor_reset'}`
  | `account.${'added' | 'reset_made' | 'owner_made'}`
  | `account.${'exported' | 'archive_taken' | 'handed_over' | 'removed'}`
  | `company.${string}`
>

/** Ids alone: the names are with the records. */
export function recordOwnerAct(
  db: SystemDatabase,
  act: {
    action: OwnerAct
    ownerId: number | null
    subject: { kind: 'person' | 'company'; id: number }
    facts?: AuditFacts
  },
): Promise<void> {
  const { ownerId, ...what } = act
  return recordAct(db, ownerId === null ? what : { ...what, actorId: ownerId })
}
