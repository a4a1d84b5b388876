// What the owner of the server does to accounts and companies is written down here, in the act's own transaction.
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Log } from '../../kit/log.ts'

export type OwnerAct =
  | 'account.disabled'
  | 'account.enabled'
  | 'account.signed_out'
  | 'company.disabled'
  | 'company.enabled'
  | 'company.signed_out'

export interface OwnerActServices {
  log: Log
}

/** Ids alone: the names are with the records. */
export async function recordOwnerAct(
  { log }: OwnerActServices,
  _db: ActingDatabase,
  act: { action: OwnerAct; ownerId: number; subject: { kind: 'person' | 'company'; id: number } },
): Promise<void> {
  log.info(act, 'the owner of the server acted')
}
