// The only SQL of invitations: made, found by the hash of their token, ended once.
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { companyInvitations } from '../../../../db/schema/companies.ts'
import { companies, memberships, users } from '../../../../db/schema/users.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { Role } from '../contract.ts'

export type InvitationRow = typeof companyInvitations.$inferSelect

const ofScope = (scope: Scope) => eq(companyInvitations.companyId, scope.companyId)
const isOpen = and(isNull(companyInvitations.acceptedAt), isNull(companyInvitations.cancelledAt))

/** All of the scope's company, newest first. */
export function invitationsOf(db: Database, scope: Scope): Promise<InvitationRow[]> {
  return db.orm.select().from(companyInvitations).where(ofScope(scope)).orderBy(desc(companyInvitations.id))
}

export async function findInvitation(db: Database, scope: Scope, id: number): Promise<InvitationRow | null> {
  const [row] = await db.orm
    .select()
    .from(companyInvitations)
    .where(and(ofScope(scope), eq(companyInvitations.id, id)))
  return row ?? null
}

/** Whether this address has an invitation of the scope's company that is neither ended nor expired. */
export async function isInvited(db: Database, scope: Scope, email: string, now: Date): Promise<boolean> {
  const rows = await db.orm
    .select({ id: companyInvitations.id })
    .from(companyInvitations)
    .where(
      and(
        ofScope(scope),
        eq(companyInvitations.inviteeEmail, email),
        isOpen,
        gt(companyInvitations.expiresAt, now),
      ),
    )
  return rows.length > 0
}

/** Whether an active member of the scope's company is shown with this address. */
export async function isMemberAddress(db: Database, scope: Scope, email: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.companyId, scope.companyId), eq(memberships.isActive, true), eq(users.email, email)),
    )
  return rows.length > 0
}

export interface NewInvitation {
  inviteeEmail: string
  role: Role
  department: string | null
  message: string
  tokenHash: string
  expiresAt: Date
}

export async function insertInvitation(
  db: Database,
  scope: Scope,
  invitation: NewInvitation,
  at: Date,
): Promise<InvitationRow> {
  const [row] = await db.orm
    .insert(companyInvitations)
    .values({ ...invitation, companyId: scope.companyId, invitedById: scope.userId, createdAt: at })
    .returning()
  if (!row) throw new Error('the insert of an invitation gave no row')
  return row
}

/** False unless it was pending. */
export async function markCancelled(db: Database, scope: Scope, id: number, now: Date): Promise<boolean> {
  const rows = await db.orm
    .update(companyInvitations)
    .set({ cancelledAt: now })
    .where(and(ofScope(scope), eq(companyInvitations.id, id), isOpen, gt(companyInvitations.expiresAt, now)))
    .returning({ id: companyInvitations.id })
  return rows.length > 0
}

/** A new link in the place of the old one; null once it was accepted or cancelled. */
export async function renewInvitation(
  db: Database,
  scope: Scope,
  id: number,
  link: { tokenHash: string; expiresAt: Date },
): Promise<InvitationRow | null> {
  const [row] = await db.orm
    .update(companyInvitations)
    .set({ ...link, invitedById: scope.userId })
    .where(and(ofScope(scope), eq(companyInvitations.id, id), isOpen))
    .returning()
  return row ?? null
}

export interface OpenedRow {
  invitation: InvitationRow
  companyName: string
  domainsRestricted: boolean
  domains: string[]
  /** Of the company. */
  disabledAt: Date | null
  inviter: { firstName: string; lastName: string; email: string } | null
}

/** By the hash of the link's token. */
export async function findByToken(db: SystemDatabase, tokenHash: string): Promise<OpenedRow | null> {
  const [row] = await db.orm
    .select({
      invitation: companyInvitations,
      companyName: companies.name,
      domainsRestricted: companies.domainsRestricted,
      domains: companies.domains,
      disabledAt: companies.disabledAt,
      inviter: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .leftJoin(users, eq(users.id, companyInvitations.invitedById))
    .where(eq(companyInvitations.tokenHash, tokenHash))
  return row ?? null
}

/** Whether any company that is not disabled has invited this address, and nothing has ended it. */
export async function isInvitedAnywhere(db: SystemDatabase, email: string, now: Date): Promise<boolean> {
  const rows = await db.orm
    .select({ id: companyInvitations.id })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(
      and(
        eq(companyInvitations.inviteeEmail, email),
        isOpen,
        gt(companyInvitations.expiresAt, now),
        isNull(companies.disabledAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Of two at once one is true. */
export async function markAccepted(db: SystemDatabase, id: number, now: Date): Promise<boolean> {
  const rows = await db.orm
    .update(companyInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(companyInvitations.id, id), isOpen, gt(companyInvitations.expiresAt, now)))
    .returning({ id: companyInvitations.id })
  return rows.length > 0
}
