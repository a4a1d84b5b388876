// Reads the audit log: a company's for its admins, all of it for the owner of the server.
import { type AnyColumn, and, desc, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditEntries, auditViews } from '../../../db/schema/audit.ts'
import { companies, users } from '../../../db/schema/users.ts'
import { type AuditGroup, auditActions } from '../../kit/audit-actions.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { AuditFilter } from './contract.ts'

export interface AuditPage extends AuditFilter {
  before?: number | undefined
  limit: number
}

const actor = alias(users, 'actor')
const subject = alias(users, 'subject')

const shown = {
  id: auditEntries.id,
  at: auditEntries.at,
  action: auditEntries.action,
  via: auditEntries.via,
  actorId: auditEntries.actorId,
  subjectKind: auditEntries.subjectKind,
  subjectId: auditEntries.subjectId,
  companyId: auditEntries.companyId,
  facts: auditEntries.facts,
  actorFirst: actor.firstName,
  actorLast: actor.lastName,
  actorEmail: actor.email,
  subjectFirst: subject.firstName,
  subjectLast: subject.lastName,
  subjectEmail: subject.email,
  companyName: companies.name,
}

/** What a member does in Personal, such as making an address for an agent, is private to that member. */
const isForCompany = or(isNotNull(auditEntries.companyId), eq(auditEntries.subjectKind, 'person'))

/** Of the company of the scope. */
export function listCompanyEntries(db: Database, scope: Scope, page: AuditPage) {
  return named(db)
    .innerJoin(
      auditViews,
      and(
        eq(auditViews.entryId, auditEntries.id),
        // So that one partition is looked into for each.
        eq(auditViews.madeAt, auditEntries.madeAt),
        eq(auditViews.companyId, scope.companyId),
      ),
    )
    .where(and(isForCompany, ...matching(page, auditViews.entryId)))
    .orderBy(desc(auditViews.entryId))
    .limit(page.limit)
}

export function listAllEntries(db: SystemDatabase, page: AuditPage) {
  return named(db)
    .where(and(...matching(page, auditEntries.id)))
    .orderBy(desc(auditEntries.id))
    .limit(page.limit)
}

export type AuditRow = Awaited<ReturnType<typeof listAllEntries>>[number]

/** Names are those of today: whoever is gone has none. */
const named = (db: Database) =>
  db.orm
    .select(shown)
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(subject, and(eq(auditEntries.subjectKind, 'person'), eq(subject.id, auditEntries.subjectId)))
    .leftJoin(companies, eq(companies.id, auditEntries.companyId))

function matching({ group, person, before }: AuditPage, id: AnyColumn): (SQL | undefined)[] {
  return [
    before === undefined ? undefined : lt(id, before),
    group === undefined ? undefined : inArray(auditEntries.action, actionsOf(group)),
    person === undefined
      ? undefined
      : or(
          eq(auditEntries.actorId, person),
          and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, person)),
        ),
  ]
}

const actionsOf = (group: AuditGroup) =>
  Object.entries(auditActions)
    .filter(([, [of]]) => of === group)
    .map(([action]) => action)
