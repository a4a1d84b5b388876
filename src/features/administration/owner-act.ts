// What the owner of the server does to accounts and companies goes into the audit log, in the act's own transaction.
import type { AuditAction } from '../../kit/audit-actions.ts'
import { recordAct } from '../../kit/audit-store.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export type OwnerAct = Extract<
  AuditAction,
  `account.${'disabled' | 'enabled' | 'signed_out' | 'factor_reset'}` | `company.${string}`
>

/** Ids alone: the names are with the records. */
export function recordOwnerAct(
  db: SystemDatabase,
  act: { action: OwnerAct; ownerId: number; subject: { kind: 'person' | 'company'; id: number } },
): Promise<void> {
  const { ownerId, ...what } = act
  return recordAct(db, { ...what, actorId: ownerId })
}
