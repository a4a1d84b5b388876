// What companies are built with.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { LookUpTxt } from './domains/prove-domain.ts'
import type { InvitationMail } from './invitations/invitation.ts'

export interface CompanyServices {
  db: Database
  clock: Clock
  system: SystemScope
  /** That of the agents. */
  mailDomain: string
  /** Called in the transaction that makes the invitation. */
  mailInvitation: (mail: InvitationMail) => Promise<void>
  /** Asks the DNS; system's own without another one. */
  lookUpTxt: LookUpTxt
}
