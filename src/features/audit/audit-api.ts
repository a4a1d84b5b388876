// Answers who did what: to the admins of a company for their company, to the owner of the server for all.
import { Readable } from 'node:stream'
import { type AuditAction, auditActions } from '../../kit/audit-actions.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { FileAnswer, type Served, serve, serveFile } from '../../kit/serve.ts'
import { displayName, requireServerOwner } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import { auditCsv } from './audit-csv.ts'
import { type AuditPage, type AuditRow, listAllEntries, listCompanyEntries } from './audit-store.ts'
import { detailOf } from './audit-words.ts'
import {
  type AuditEntryOnWire,
  exportCompanyAudit,
  exportServerAudit,
  listCompanyAudit,
  listServerAudit,
} from './contract.ts'

const PAGE = 50
const MOST_EXPORTED = 50_000

type Rows = (page: AuditPage) => Promise<AuditRow[]>

export function auditRoutes(services: AppServices): Served[] {
  const { db, system } = services
  const all: Rows = (page) => listAllEntries(asSystem(db, system), page)
  return [
    serve(listCompanyAudit, ({ scope, query }) =>
      pageOf((page) => listCompanyEntries(db, scope, page), query),
    ),
    serve(listServerAudit, async ({ scope, query }) => {
      await requireServerOwner(services, scope)
      return pageOf(all, query)
    }),
    serveFile(exportCompanyAudit, async ({ scope, query }) =>
      fileOf(await listCompanyEntries(db, scope, { ...query, limit: MOST_EXPORTED })),
    ),
    serveFile(exportServerAudit, async ({ scope, query }) => {
      await requireServerOwner(services, scope)
      return fileOf(await all({ ...query, limit: MOST_EXPORTED }))
    }),
  ]
}

async function pageOf(rows: Rows, query: Omit<AuditPage, 'limit'>) {
  const found = await rows({ ...query, limit: PAGE + 1 })
  const entries = found.slice(0, PAGE).map(onWire)
  return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null }
}

function fileOf(rows: AuditRow[]): FileAnswer {
  const bytes = Buffer.from(auditCsv(rows.map(onWire)))
  return new FileAnswer({
    name: 'audit-log.csv',
    type: 'text/csv; charset=utf-8',
    size: bytes.length,
    content: Readable.from([bytes]),
  })
}

function onWire(row: AuditRow): AuditEntryOnWire {
  const { actorId, subjectKind, subjectId, companyId } = row
  const [group, title] = auditActions[row.action as AuditAction] ?? (['server', row.action] as const)
  const isOwn = subjectKind === 'person' && subjectId === actorId
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    group,
    title,
    detail: detailOf(row.facts),
    via: row.via,
    actor:
      actorId === null
        ? null
        : { kind: 'person', id: actorId, name: nameOf(row.actorFirst, row.actorLast, row.actorEmail) },
    subject:
      subjectKind === null || subjectId === null || isOwn
        ? null
        : {
            kind: subjectKind,
            id: subjectId,
            name:
              subjectKind === 'company'
                ? row.companyName
                : nameOf(row.subjectFirst, row.subjectLast, row.subjectEmail),
          },
    company: companyId === null ? null : { kind: 'company', id: companyId, name: row.companyName },
  }
}

function nameOf(firstName: string | null, lastName: string | null, email: string | null): string | null {
  return email === null ? null : displayName({ firstName: firstName ?? '', lastName: lastName ?? '', email })
}
