// What companies are built with.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import type { Role } from './contract.ts'

/** The TXT records of a name, each joined to one text; none where there is no such name. Rejects when the DNS is away. */
export type LookUpTxt = (name: string) => Promise<string[]>

/** The mail to the invited person. */
export interface InvitationMail {
  invitationId: number
  to: string
  companyName: string
  inviterName: string
  role: Role
  message: string
  /** The secret part of the link. */
  token: string
  expiresAt: Date
  /** Of the admin who invites. */
  invitedById: number
}

/**
 * Gives the open work of a member to another one, in the company of the scope, which is the leaver's own or an admin's,
 * and in the open transaction. Throws AppError invalid where they are not two members.
 */
export type HandOverMember = (scope: Scope, members: { fromId: number; toId: number }) => Promise<void>

export interface CompanyServices {
  db: Database
  clock: Clock
  system: SystemScope
  /** That of the agents. */
  mailDomain: string
  /** Called in the transaction that makes the invitation. */
  mailInvitation: (mail: InvitationMail) => Promise<void>
  handOver: HandOverMember
  /** Asks the DNS; system's own without another one. */
  lookUpTxt: LookUpTxt
}
