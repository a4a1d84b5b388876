// What the accounts need of the app.
import type { Config } from '../../config.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { Account } from './account-store.ts'

/** Called in the transaction that makes the account; the mail is secret (AUTH-29). */
export type QueueConfirmation = (account: Account, token: string) => Promise<void>

export interface AccountParts {
  db: Database
  clock: Clock
  config: Pick<Config, 'mailDomain'>
  scope: SystemScope
  /** Sign-up confirms at once (AUTH-29). */
  isLocal: boolean
  queueConfirmation: QueueConfirmation
}
