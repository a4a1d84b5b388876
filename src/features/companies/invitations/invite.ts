// Inviting: who may be invited, the link that is made for them, and sending it again (COMP-22, COMP-23).
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { countTry, displayName, findUser, hashToken, newToken } from '../../accounts/index.ts'
import type { CompanyServices } from '../company-services.ts'
import { type CompanyRow, lockCompany } from '../company-store.ts'
import type { Role } from '../contract.ts'
import { MOST_INVITED } from './contract.ts'
import { INVITATION_MS } from './invitation.ts'
import {
  findInvitation,
  type InvitationRow,
  insertInvitation,
  isInvited,
  isMemberAddress,
  renewInvitation,
} from './invitation-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** To one address, of all companies together: anybody may make a company (threat 19). */
const ENOUGH_FOR_ONE = 5

export interface Invitee {
  email: string
  role: Role
  department: string | null
  message: string
}

/**
 * Throws AppError: invalid for an address of another domain while the company is restricted, conflict for
 * who is a member or invited, too_many after 100 a day, or after 5 a day to the address from anybody.
 */
export function invite(services: CompanyServices, scope: Scope, invitee: Invitee): Promise<InvitationRow> {
  const { db, clock } = services
  const now = clock()
  return db.transaction(async () => {
    const company = await lockCompany(db, scope)
    requireAllowedDomain(company, invitee.email)
    if (await isMemberAddress(db, scope, invitee.email))
      throw new AppError('conflict', `${invitee.email} is a member already`)
    if (await isInvited(db, scope, invitee.email, now))
      throw new AppError('conflict', `${invitee.email} is invited already`)
    const token = newToken()
    const { email, ...rest } = invitee
    const invitation = {
      ...rest,
      inviteeEmail: email,
      tokenHash: hashToken(token),
      expiresAt: weekAfter(now),
    }
    const row = await insertInvitation(db, scope, invitation, now)
    await mail(services, scope, { company, row, token })
    return row
  })
}

export interface Invited {
  rows: InvitationRow[]
  /** In the words of `invite`. */
  refused: { email: string; reason: string }[]
}

/** Who cannot be invited does not keep the others out. */
export async function inviteMany(
  services: CompanyServices,
  scope: Scope,
  emails: readonly string[],
  terms: Omit<Invitee, 'email'>,
): Promise<Invited> {
  const invited: Invited = { rows: [], refused: [] }
  for (const email of new Set(emails)) {
    try {
      invited.rows.push(await invite(services, scope, { ...terms, email }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      invited.refused.push({ email, reason: error.message })
    }
  }
  return invited
}

/** The old link is dead from then on. Throws AppError: not_found, conflict once it has ended otherwise than by time. */
export function inviteAgain(services: CompanyServices, scope: Scope, id: number): Promise<InvitationRow> {
  const { db, clock } = services
  return db.transaction(async () => {
    const company = await lockCompany(db, scope)
    const known = await findInvitation(db, scope, id)
    if (!known) throw new AppError('not_found', 'There is no such invitation')
    requireAllowedDomain(company, known.inviteeEmail)
    const token = newToken()
    const link = { tokenHash: hashToken(token), expiresAt: weekAfter(clock()) }
    const row = await renewInvitation(db, scope, id, link)
    if (!row) throw new AppError('conflict', 'Only a pending or expired invitation can be sent again')
    await mail(services, scope, { company, row, token })
    return row
  })
}

/** COMP-23: while the company is restricted, only addresses of its domains. */
export function requireAllowedDomain(
  company: Pick<CompanyRow, 'domainsRestricted' | 'domains'>,
  email: string,
): void {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!company.domainsRestricted || company.domains.includes(domain)) return
  throw new AppError('invalid', `Only addresses of ${company.domains.join(', ')} can be invited`)
}

const weekAfter = (now: Date) => new Date(now.getTime() + INVITATION_MS)

async function mail(
  { db, clock, system, mailInvitation }: CompanyServices,
  scope: Scope,
  { company, row, token }: { company: CompanyRow; row: InvitationRow; token: string },
): Promise<void> {
  const limits = [
    { key: `invited:${row.inviteeEmail}`, max: ENOUGH_FOR_ONE, windowMs: DAY_MS },
    { key: `invite:${scope.companyId}`, max: MOST_INVITED, windowMs: DAY_MS },
  ]
  await countTry(asSystem(db, system), limits, clock())
  const inviter = await findUser(actingAs(db, scope), scope.userId)
  await mailInvitation({
    invitationId: row.id,
    to: row.inviteeEmail,
    companyName: company.name,
    inviterName: inviter ? displayName(inviter) : 'An administrator',
    role: row.role,
    message: row.message,
    token,
    expiresAt: row.expiresAt,
    invitedById: scope.userId,
  })
}
