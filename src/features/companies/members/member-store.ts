// The only SQL of membership: joining, roles, and leaving, with an admin always left (COMP-20).
import { and, asc, eq, sql } from 'drizzle-orm'
import { companyPlaces, companyUnits } from '../../../../db/schema/companies.ts'
import { memberships, users } from '../../../../db/schema/users.ts'
import { type ActingDatabase, actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { lockCompany } from '../company-store.ts'
import type { Role } from '../contract.ts'
import { lastAdmin } from './contract.ts'

const active = (scope: Scope) =>
  and(eq(memberships.companyId, scope.companyId), eq(memberships.isActive, true))
const ofUser = (scope: Scope, userId: number) => and(active(scope), eq(memberships.userId, userId))

export interface MemberRow {
  userId: number
  firstName: string
  lastName: string
  email: string
  role: Role
  department: string | null
  createdAt: Date
}

/** The active members of the scope's company, by name. */
export function membersOf(db: Database, scope: Scope): Promise<MemberRow[]> {
  return db.orm
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: memberships.role,
      department: memberships.department,
      createdAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(active(scope))
    .orderBy(asc(sql`lower(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`))
}

export async function activeMemberIds(db: ActingDatabase, companyId: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.isActive, true)))
  return rows.map((row) => row.id)
}

export interface NewMember {
  userId: number
  role: Role
  department?: string | null
}

/**
 * Adds a person to the scope's company, or takes back one who left; nobody's role is changed by it.
 * Throws AppError: forbidden without an admin's scope, conflict for somebody who is a member.
 */
export async function addMember(db: Database, scope: Scope, member: NewMember, at: Date): Promise<void> {
  if (scope.companyId === 0 || scope.role !== 'admin')
    throw new AppError('forbidden', 'This takes an admin of the company')
  if (!(await joinCompany(actingAs(db, scope), { companyId: scope.companyId, member, at })))
    throw new AppError('conflict', 'This person is a member already')
}

/** False for somebody who is a member. The caller has made sure that the person may join (COMP-22). */
export async function joinCompany(
  db: ActingDatabase,
  {
    companyId,
    member: { userId, role, department = null },
    at,
  }: { companyId: number; member: NewMember; at: Date },
): Promise<boolean> {
  const rows = await db.orm
    .insert(memberships)
    .values({ userId, role, department, companyId, createdAt: at })
    .onConflictDoUpdate({
      target: [memberships.companyId, memberships.userId],
      set: { role, department, isActive: true, createdAt: at },
      setWhere: eq(memberships.isActive, false),
    })
    .returning({ id: memberships.id })
  return rows.length > 0
}

/** In the caller's transaction. Throws AppError: not_found for who is no member, conflict for the last admin. */
export async function setRole(db: Database, scope: Scope, userId: number, role: Role): Promise<void> {
  await lockCompany(db, scope)
  if (role !== 'admin') await requireOtherAdmin(db, scope, userId)
  const rows = await db.orm
    .update(memberships)
    .set({ role })
    .where(ofUser(scope, userId))
    .returning({ id: memberships.id })
  if (rows.length === 0) throw notAMember()
}

/** In the caller's transaction: the membership ends, and with it the place in the tree. Throws as setRole does. */
export async function endMembership(db: Database, scope: Scope, userId: number): Promise<void> {
  await lockCompany(db, scope)
  await requireOtherAdmin(db, scope, userId)
  const rows = await db.orm
    .update(memberships)
    .set({ isActive: false, department: null })
    .where(ofUser(scope, userId))
    .returning({ id: memberships.id })
  if (rows.length === 0) throw notAMember()
  await db.orm
    .update(companyUnits)
    .set({ leadId: null })
    .where(and(eq(companyUnits.companyId, scope.companyId), eq(companyUnits.leadId, userId)))
  await db.orm
    .delete(companyPlaces)
    .where(and(eq(companyPlaces.companyId, scope.companyId), eq(companyPlaces.userId, userId)))
}

/** Somebody else than this person is an admin, or this person is none (COMP-20). */
async function requireOtherAdmin(db: Database, scope: Scope, userId: number): Promise<void> {
  const rows = await db.orm
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(active(scope), eq(memberships.role, 'admin')))
  if (rows.length === 1 && rows[0]?.userId === userId) throw new AppError('conflict', lastAdmin)
}

const notAMember = () => new AppError('not_found', 'This person is no member of the company')
