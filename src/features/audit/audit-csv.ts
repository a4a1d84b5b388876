// The audit log as a table for other programs.
import { csvOf } from '../../kit/csv.ts'
import type { AuditEntryOnWire } from './contract.ts'

const head = [
  ...['Number', 'Time', 'Action', 'Detail', 'Actor', 'Actor number', 'By', 'About', 'About number'],
  ...['Company', 'Company number'],
]

export function auditCsv(entries: readonly AuditEntryOnWire[]): string {
  return csvOf([
    head,
    ...entries.map(({ id, at, title, detail, actor, via, subject, company }) => [
      ...[String(id), at, title, detail, actor?.name ?? '', numberOf(actor), via],
      ...[subject?.name ?? subject?.kind ?? '', numberOf(subject), company?.name ?? '', numberOf(company)],
    ]),
  ])
}

const numberOf = (party: AuditEntryOnWire['actor']) => String(party?.id ?? '')
