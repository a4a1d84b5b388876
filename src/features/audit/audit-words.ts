// What an entry of the audit log says beyond its title: the facts in words.
import type { AuditFacts } from '../../../db/schema/audit.ts'

/** "member → admin", "name, domains", "read and write". */
export function detailOf(facts: AuditFacts): string {
  const { from, to, role, fields, scopes, token, ...others } = facts
  return [
    from !== undefined && to !== undefined ? `${listed(from)} → ${listed(to)}` : null,
    role === undefined ? null : `as ${listed(role)}`,
    fields === undefined ? null : listed(fields).replaceAll('_', ' '),
    scopes === undefined ? null : `may ${listed(scopes)}`,
    token === undefined ? null : `number ${listed(token)}`,
    ...Object.entries(others).map(([name, value]) => `${name} ${listed(value)}`),
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ')
}

const listed = (value: AuditFacts[string]) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? 'none')
