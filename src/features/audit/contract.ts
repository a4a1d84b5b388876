// The audit log on the wire: who did what, for the admins of a company and for the owner of the server.
import { z } from 'zod'
import { type AuditGroup, auditGroups } from '../../kit/audit-actions.ts'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

const auditGroup = z.enum(Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]])

const party = z.object({
  kind: z.string(),
  id: z.number(),
  /** Null where it is gone: the act stays, the name goes. */
  name: z.string().nullable(),
})

export const auditEntry = z.object({
  id: z.number(),
  at: isoMoment,
  action: z.string(),
  group: auditGroup,
  title: z.string(),
  /** What exactly, in a few words; may be empty. */
  detail: z.string(),
  /** Null for the product itself, and for whoever was not signed in. */
  actor: party.nullable(),
  /** "browser", "token" or "product". */
  via: z.string(),
  /** Whom or what it was about, where that is not the actor. */
  subject: party.nullable(),
  company: party.nullable(),
})
export type AuditEntryOnWire = z.infer<typeof auditEntry>

const filter = z.object({
  group: auditGroup.optional(),
  /** Acts of this person, or about them. */
  person: idParam.optional(),
})
export type AuditFilter = z.infer<typeof filter>

const page = filter.extend({
  /** Older than this entry. */
  before: z.coerce.number().int().positive().optional(),
})
const found = z.object({
  entries: z.array(auditEntry),
  /** For `before`; null at the end. */
  next: z.number().nullable(),
})

export const listCompanyAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'For admins: who did what in the company, newest first, with the sign-ins of its members',
  access: 'admin',
  query: page,
  response: found,
})

export const exportCompanyAudit = endpoint({
  method: 'GET',
  path: '/api/audit.csv',
  summary: 'For admins: the audit log of the company as CSV, at most the newest 50,000 entries',
  access: 'admin',
  query: filter.extend({ companyId: idParam.optional() }),
  response: z.unknown(),
})

export const listServerAudit = endpoint({
  method: 'GET',
  path: '/api/server/audit',
  summary: 'For the owner of the server: who did what, newest first',
  access: 'session',
  query: page,
  response: found,
})

export const exportServerAudit = endpoint({
  method: 'GET',
  path: '/api/server/audit.csv',
  summary: 'For the owner of the server: the audit log as CSV, at most the newest 50,000 entries',
  access: 'session',
  query: filter,
  response: z.unknown(),
})
