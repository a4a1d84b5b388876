// What the accounts are built with.
import type { Config } from '../../config.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { SystemScope } from '../../kit/scope.ts'

/** Who gets a mail about an account. */
export interface AccountAddress {
  userId: number
  address: string
}

/** What happened to an account, told to its address so that its owner hears of what somebody else did. */
export type AccountNews =
  /** `endedKeys`: API tokens or a calendar link ended with it. */
  | { what: 'password-changed'; endedKeys: boolean }
  | { what: 'password-added' }
  | { what: 'google-linked' }
  | { what: 'factor-added' }
  /** `isLast`: the password alone opens the account now. */
  | { what: 'factor-removed'; isLast: boolean }
  | { what: 'codes-made' }
  | { what: 'way-removed'; provider: 'google' | 'email' }
  | { what: 'address-changed'; newAddress: string }

/** Mails about accounts, queued in the transaction that causes them; those with a token are secret (AUTH-29). */
export interface AccountMails {
  /** The link that confirms the address of a sign-up. */
  confirmation: (to: AccountAddress, token: string) => Promise<void>
  /** The link that makes another address that of an account. */
  addressChange: (to: AccountAddress, token: string) => Promise<void>
  /** The link to choose a new password. */
  reset: (to: AccountAddress, token: string) => Promise<void>
  /** The link with which a guest takes over the account that a mail has made. */
  claim: (to: AccountAddress, token: string) => Promise<void>
  news: (to: AccountAddress, news: AccountNews) => Promise<void>
}

export interface AccountServices {
  db: Database
  clock: Clock
  config: Pick<Config, 'mailDomain' | 'publicUrl' | 'smtpUrl' | 'owner' | 'signUp'>
  scope: SystemScope
  /** Sign-up confirms at once (AUTH-29). */
  isLocal: boolean
  mails: AccountMails
  /** Ends what opens the account without its password, API tokens and the calendar link; false where there was none. */
  endKeys: (userId: number) => Promise<boolean>
  /** Somebody has invited this address: a company, or the owner of the server. */
  isInvited: (address: string) => Promise<boolean>
  /** Seals the secrets of authenticator apps. */
  secrets: SecretKeeper
  /** Has the mail for a forgotten password made by a job, so that the answer takes as long for any address. */
  queueReset: (address: string) => Promise<void>
}
